import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { PHOTO_LABELS, type PhotoLabel, photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import { messageText } from '@portal/contract/messages';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { dayTitle } from '#lib/days.ts';
import { paths } from '#lib/paths.ts';
import { isForbidden } from '#lib/refusal.ts';
import { StateFilter } from '#ui/choices/state-filter.tsx';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Empty } from '#ui/surface/empty.tsx';
import { Notice } from '#ui/surface/notice.tsx';
import { Tiles } from '#ui/surface/tiles.tsx';
import { Section } from '#ui/text/headings.tsx';
import { forgetsAfterWeek } from '../parts/camera/device-room.ts';
import { labelOf } from '../parts/photos/label-of.ts';
import { lastCaptions } from '../parts/photos/last-captions.ts';
import { PhotoSheet } from '../parts/photos/photo-sheet.tsx';
import { SentPhoto } from '../parts/photos/sent-photo.tsx';
import { usePhotos } from '../parts/photos/use-photos.ts';
import { WaitingPhoto } from '../parts/photos/waiting-photo.tsx';

type Filter = PhotoLabel | '';
const NONE: readonly never[] = [];

const dayOf = ({ takenDtm, receivedDtm }: SitePhoto): string => (takenDtm || receivedDtm).slice(0, 10);

/** Photos by the day on which they were taken, the newest day first. */
function byDay(photos: readonly SitePhoto[]): [string, SitePhoto[]][] {
  const days = new Map<string, SitePhoto[]>();
  for (const photo of photos) days.set(dayOf(photo), [photo, ...(days.get(dayOf(photo)) ?? [])]);
  return [...days].sort(([one], [other]) => other.localeCompare(one));
}

/** The other photo of a pair of before and after. */
const partnerOf = ({ label, entryId, pairEntryId }: SitePhoto, photos: readonly SitePhoto[]): SitePhoto | undefined =>
  label === 'A'
    ? photos.find((other) => other.label === 'B' && other.entryId === pairEntryId)
    : photos.find((other) => label === 'B' && other.label === 'A' && other.pairEntryId === entryId);

const IphoneNote = () => (
  <Stack padY={8} padX={16}>
    <Notice icon="alert" size={14} tone="soft">
      홈 화면에 추가하지 않은 iPhone은 7일 동안 열지 않으면 보내지 않은 사진을 지울 수 있습니다.
    </Notice>
  </Stack>
);

/** The photos of an award on the page of its company: labels, what is still on this device, and days. */
export function AwardPhotos({ projectId }: { projectId: number }) {
  const { sent, waiting, page, isError, error, refetch } = usePhotos(projectId);
  const [filter, setFilter] = useState<Filter>('');
  const [openId, setOpenId] = useState(0);
  const navigate = useNavigate();
  const forbidden = isForbidden(error);
  if (forbidden || (isError && page === undefined && waiting.length === 0))
    return <LoadError forbidden={forbidden} onRetry={() => refetch()} />;
  if (page === undefined && !isError) return <Loading />;
  if (page?.access === 'closed') return <Empty>{messageText('site.closed')}</Empty>;
  const labels = [...sent.map(({ label }) => label), ...waiting.map(labelOf)];
  const isShown = (label: PhotoLabel) => filter === '' || filter === label;
  const options = [
    { value: '', label: '전체', count: labels.length },
    ...PHOTO_LABELS.map((value) => ({
      value,
      label: photoLabelWord(value),
      count: labels.filter((label) => label === value).length,
    })),
  ];
  const unsent = waiting.filter((entry) => isShown(labelOf(entry)));
  const opened = sent.find(({ photoId }) => photoId === openId);
  return (
    <>
      <Stack padY={8} padX={16}>
        <StateFilter
          label="구분"
          value={filter}
          options={options}
          folded={NONE}
          onChange={(value) => setFilter(PHOTO_LABELS.find((label) => label === value) ?? '')}
        />
      </Stack>
      {forgetsAfterWeek() && <IphoneNote />}
      {unsent.length > 0 && (
        <Section title="미전송" note={`${unsent.length}장`}>
          <Tiles as="div" large gap={4}>
            {unsent.map((entry) => (
              <WaitingPhoto key={entry.seq} entry={entry} onOpen={() => void navigate({ to: paths.siteQueue })} />
            ))}
          </Tiles>
        </Section>
      )}
      {byDay(sent.filter(({ label }) => isShown(label))).map(([day, photos]) => (
        <Section key={day} title={dayTitle(day)} note={`${photos.length}장`}>
          <Tiles as="div" large gap={4}>
            {photos.map((photo) => (
              <SentPhoto key={photo.photoId} photo={photo} onOpen={() => setOpenId(photo.photoId)} />
            ))}
          </Tiles>
        </Section>
      ))}
      {labels.length === 0 && <Empty>아직 찍은 사진이 없습니다.</Empty>}
      {opened && (
        <PhotoSheet
          key={openId}
          photo={opened}
          partner={partnerOf(opened, sent)}
          captions={lastCaptions(sent)}
          mayEdit={page?.access === 'write'}
          reload={refetch}
          onClose={() => setOpenId(0)}
        />
      )}
    </>
  );
}
