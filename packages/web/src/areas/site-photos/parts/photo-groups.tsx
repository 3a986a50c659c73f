import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { type PhotoLabel, photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import { type ReactNode, useState } from 'react';
import { Segments } from '#ui/choices/segments.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { FrameViewer } from './frame-viewer.tsx';
import { countLabels, framesOfPairs, type PhotoFrame, pairsOf, usedLabels } from './group-photos.ts';
import { PairGrid } from './pair-grid.tsx';
import { PhotoGrid } from './photo-grid.tsx';

type Choice = 'all' | PhotoLabel;
type Shown = { frames: readonly PhotoFrame[]; start: number };
type Open = (shown: Shown) => void;

const isPaired = ({ label }: SitePhoto): boolean => label === 'A' || label === 'B';

type GroupProps = { title: string; count: string; children: ReactNode };

const Group = ({ title, count, children }: GroupProps) => (
  <Stack gap={8}>
    <Text as="h3" size={14} weight="semibold">
      {title}{' '}
      <Text as="small" size={12} weight="regular" tone="soft">
        {count}
      </Text>
    </Text>
    {children}
  </Stack>
);

function Pairs({ photos, onOpen }: { photos: readonly SitePhoto[]; onOpen: Open }) {
  const pairs = pairsOf(photos);
  if (pairs.length === 0) return null;
  const alone = pairs.filter(({ after }) => after === undefined).length;
  const whole = pairs.filter(({ before, after }) => before && after).length;
  return (
    <Group title="전후 짝" count={`짝 ${whole}${alone > 0 ? ` · 짝 사진 없음 ${alone}` : ''}`}>
      <PairGrid pairs={pairs} onOpen={(start) => onOpen({ frames: framesOfPairs(pairs), start })} />
    </Group>
  );
}

function OneLabel({ label, photos, onOpen }: { label: PhotoLabel; photos: readonly SitePhoto[]; onOpen: Open }) {
  const own = photos.filter((photo) => photo.label === label);
  const frames = own.map((photo) => [photo]);
  return (
    <Group title={photoLabelWord(label)} count={`${own.length}장`}>
      <PhotoGrid photos={own} onOpen={(start) => onOpen({ frames, start })} />
    </Group>
  );
}

/** Photos of an award: pairs first, then each label, or the chosen label alone. */
export function PhotoGroups({ photos }: { photos: readonly SitePhoto[] }) {
  const [choice, setChoice] = useState<Choice>('all');
  const [shown, setShown] = useState<Shown | null>(null);
  const labels = usedLabels(photos);
  const counts = countLabels(photos);
  const chosen = choice !== 'all' && labels.includes(choice) ? choice : 'all';
  const others = labels.filter((label) => label !== 'A' && label !== 'B');
  const options = labels.map((label) => ({ value: label, label: `${photoLabelWord(label)} ${counts[label]}` }));
  return (
    <Stack gap={16}>
      {labels.length > 1 && (
        <Row scrolls>
          <Segments<Choice>
            label="사진 구분"
            value={chosen}
            options={[{ value: 'all', label: '모두' }, ...options]}
            onChange={setChoice}
          />
        </Row>
      )}
      {chosen === 'all' && <Pairs photos={photos.filter(isPaired)} onOpen={setShown} />}
      {(chosen === 'all' ? others : [chosen]).map((label) => (
        <OneLabel key={label} {...{ label, photos }} onOpen={setShown} />
      ))}
      {photos.some(({ lateYN }) => lateYN === 'Y') && (
        <Text size={12} tone="soft">
          찍은 시각과 받은 시각이 10분 넘게 다르면 사진에 표시합니다. 위치 정보는 없습니다.
        </Text>
      )}
      {shown && <FrameViewer {...shown} onClose={() => setShown(null)} />}
    </Stack>
  );
}
