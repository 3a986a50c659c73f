import { CAPTION_LIMIT, PHOTO_LABELS, photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { paths } from '#lib/paths.ts';
import { useBusy } from '#lib/use-busy.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { unsentText } from '../../public/unsent-text.ts';
import { useUnsent } from '../../public/use-unsent.ts';
import { CaptionOffers } from '../photos/caption-offers.tsx';
import { lastCaptions } from '../photos/last-captions.ts';
import type { CameraPlace } from '../store/note-store.ts';
import css from './camera.module.css';
import { CameraFoot } from './camera-foot.tsx';
import { Finder } from './finder.tsx';
import { pictureOfVideo } from './make-picture.ts';
import { useShortRoom } from './short-room.ts';
import { TorchButton } from './torch-button.tsx';
import { useFinder } from './use-finder.ts';
import { usePair } from './use-pair.ts';
import { useShots } from './use-shots.ts';

type Change = (part: Partial<Pick<CameraPlace, 'label' | 'caption' | 'pairEntryId' | 'away'>>) => void;
type Props = { place: CameraPlace; change: Change; wasAway: boolean };

const Labels = ({ place, change }: Pick<Props, 'place' | 'change'>) => (
  <div className={css['labels']} role="radiogroup" aria-label="사진 구분">
    {PHOTO_LABELS.map((label) => (
      // biome-ignore lint/a11y/useSemanticElements: a chip without a visible radio button
      <button
        key={label}
        type="button"
        role="radio"
        aria-checked={label === place.label}
        onClick={() => change({ label, pairEntryId: '' })}
      >
        {photoLabelWord(label)}
      </button>
    ))}
  </div>
);

/** The camera of a site: labels, shutter and choice of files in the lower third, for one thumb. */
export function Camera({ place, change, wasAway }: Props) {
  const { video, state, torch } = useFinder();
  const pair = usePair(place, change);
  const caption = place.caption || (pair.chosen?.caption ?? '');
  const shots = useShots({ ...place, caption, pairEntryId: pair.chosen?.entryId ?? '' }, pair.next);
  const captions = lastCaptions(pair.photos);
  const [busy, run] = useBusy();
  const unsent = unsentText(useUnsent()?.own ?? []);
  const room = useShortRoom(shots.count);
  const flash = useRef<HTMLDivElement>(null);
  const shoot = () =>
    run(async () => {
      if (video.current === null) return;
      flash.current?.animate([{ opacity: 0.8 }, { opacity: 0 }], 160);
      await shots.take(await pictureOfVideo(video.current));
    });
  const takeFiles = (files: readonly File[]) => {
    change({ away: false });
    return run(() => shots.takeFiles(files));
  };
  const stopped = shots.failed.shots.length > 0 || room !== null;
  return (
    <main className={css['camera']}>
      <Row as="header" padY={4} padX={4}>
        <Link
          to={paths.projectCompanyView(place.projectId)}
          search={{ tab: 'photo' }}
          aria-label="닫기"
          className={css['tool']}
        >
          <Icon name="close" />
        </Link>
        <Stack as="h1" fill centred size={15}>
          <Text as="span" cut>
            {place.projectName}
          </Text>
          <Text as="small" size={13} weight="regular" cut role="status">
            {unsent === '' ? '사진 찍기' : `${unsent} · 기기에 저장됨`}
          </Text>
        </Stack>
        <TorchButton torch={torch} />
      </Row>
      <Finder {...{ video, state, wasAway, unsent, room, shots, flash, pair }} />
      <input
        className={css['caption']}
        aria-label="설명"
        placeholder={pair.chosen?.caption || '설명 (위치, 층)'}
        maxLength={CAPTION_LIMIT}
        value={place.caption}
        onChange={(event) => change({ caption: event.currentTarget.value })}
      />
      {captions.length > 0 && (
        <Stack padY={8} padX={12}>
          <CaptionOffers {...{ captions }} value={place.caption} onChoose={(chosen) => change({ caption: chosen })} />
        </Stack>
      )}
      <Labels {...{ place, change }} />
      <CameraFoot
        {...{ place, state, shots, busy, stopped, takeFiles }}
        onShoot={shoot}
        onAway={() => change({ away: true })}
      />
    </main>
  );
}
