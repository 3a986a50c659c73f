import { GreyLines } from '#ui/feedback/grey-lines.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { type HeadProps, RecordHead, type RecordStep } from './record-head.tsx';
import { RecordLayout } from './record-layout.tsx';

/** What a row of a list knows of its record. */
export type ListedRecord = Pick<
  HeadProps,
  'name' | 'number' | 'title' | 'avatar' | 'position' | 'figure' | 'state' | 'facts'
> & {
  /** Number of steps in the record's head, which are drawn in grey. */
  steps?: number;
  /** The record has a column at the side. */
  sided?: boolean;
};

type Props = { listed: ListedRecord; listPath: string };

const greySteps = (count: number): RecordStep[] =>
  Array.from({ length: count }, (_, step) => ({ code: `${step}`, label: '', day: '', progress: 'todo' }));

const SECTIONS = [4, 6, 4];

/** A record that is loading: its head as the list knew it, and grey lines for the rest (D-264). */
export const WaitingRecord = ({ listed: { steps = 0, sided = false, ...head }, listPath }: Props) => (
  <RecordLayout
    head={<RecordHead {...head} steps={greySteps(steps)} listPath={listPath} />}
    side={
      sided ? (
        <Stack padX={16}>
          <GreyLines rows={8} />
        </Stack>
      ) : undefined
    }
  >
    <Lines as="div">
      {SECTIONS.map((rows, section) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections never change
        <div key={section}>
          <GreyLines rows={rows} />
        </div>
      ))}
    </Lines>
  </RecordLayout>
);
