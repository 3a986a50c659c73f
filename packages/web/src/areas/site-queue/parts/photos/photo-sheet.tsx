import { sitePhotoPath } from '@portal/contract/areas/files/kinds';
import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import {
  CAPTION_LIMIT,
  lateText,
  PHOTO_LABELS,
  type PhotoLabel,
  photoLabelWord,
} from '@portal/contract/areas/site-photos/photos';
import { withWeekday } from '@portal/contract/core/dates';
import { useState } from 'react';
import { performAction } from '#kit/record/perform-action.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Segments } from '#ui/choices/segments.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import { Sheet, SheetFoot } from '#ui/layers/sheet.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Chip } from '#ui/marks/chip.tsx';
import { Facts } from '#ui/text/facts.tsx';
import { Note } from '#ui/text/note.tsx';
import { editPhoto, removePhoto } from '../../api.ts';
import { CaptionOffers } from './caption-offers.tsx';
import css from './photos.module.css';

type Props = {
  photo: SitePhoto;
  /** The photo of before or after that it is a pair with. */
  partner: SitePhoto | undefined;
  /** The captions of the last photos of the site. */
  captions: readonly string[];
  mayEdit: boolean;
  reload: () => Promise<unknown>;
  onClose: () => void;
};

const momentOf = (dtm: string): string => `${withWeekday(dtm.slice(0, 10))} ${dtm.slice(11, 16)}`;
const LABELS = PHOTO_LABELS.map((value) => ({ value, label: photoLabelWord(value) }));

const partnerText = ({ label, takenDtm, receivedDtm, caption }: SitePhoto): string =>
  `${photoLabelWord(label)} · ${(takenDtm || receivedDtm).slice(11, 16)} ${caption}`.trim();

const Received = ({ photo: { takenDtm, receivedDtm, lateYN } }: Pick<Props, 'photo'>) => (
  <>
    {momentOf(receivedDtm)}{' '}
    {lateYN === 'Y' && (
      <Chip kind="warn" size={13}>
        {lateText(takenDtm, receivedDtm)}
      </Chip>
    )}
  </>
);

/** Who took it, when, and when the server got it, if that was more than ten minutes apart. */
const PhotoFacts = ({ photo, partner }: Pick<Props, 'photo' | 'partner'>) => (
  <Facts
    facts={[
      { label: '찍은 사람', value: photo.userName },
      { label: '찍은 시각', value: photo.takenDtm && momentOf(photo.takenDtm) },
      { label: '받은 시각', value: <Received photo={photo} /> },
      { label: '짝', value: partner ? partnerText(partner) : '' },
    ]}
  />
);

/** One photo: large, with label, caption and both times. */
export function PhotoSheet({ photo, partner, captions, mayEdit, reload, onClose }: Props) {
  const [label, setLabel] = useState<PhotoLabel>(photo.label);
  const [caption, setCaption] = useState(photo.caption);
  const [seen] = useState(photo);
  const save = async () => {
    const { photoId, version, pairEntryId } = seen;
    const done = await performAction({
      done: 'sitePhoto.edited',
      failed: 'common.requestFailed',
      send: () => editPhoto({ photoId, version, label, caption, pairEntryId }),
      reload,
    });
    if (done) onClose();
  };
  const remove = async () => {
    const done = await performAction({
      confirmation: { title: '사진 삭제', question: 'queue.photo.remove', destructive: true },
      done: 'sitePhoto.removed',
      failed: 'common.requestFailed',
      send: () => removePhoto(seen),
      reload,
    });
    if (done) onClose();
  };
  return (
    <Sheet title="사진" opened onClose={onClose}>
      <Stack gap={16}>
        <img
          className={css['large']}
          src={sitePhotoPath(photo.name)}
          alt={`${photoLabelWord(photo.label)} ${photo.caption}`}
        />
        {mayEdit && (
          <>
            <Segments<PhotoLabel> label="구분" value={label} options={LABELS} onChange={setLabel} />
            <TextField name="Caption" label="설명" value={caption} maxLength={CAPTION_LIMIT} onChange={setCaption} />
            <CaptionOffers {...{ captions }} value={caption} onChoose={setCaption} />
          </>
        )}
        <PhotoFacts {...{ photo, partner }} />
        <Note>사진의 위치 정보는 기기와 서버에서 지웁니다.</Note>
        {mayEdit && (
          <BusyButton variant="subtle" color="red" onClick={remove}>
            사진 삭제
          </BusyButton>
        )}
      </Stack>
      <SheetFoot summary={null}>
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        {mayEdit && <BusyButton onClick={save}>저장</BusyButton>}
      </SheetFoot>
    </Sheet>
  );
}
