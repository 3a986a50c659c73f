import { useEffect, useState } from 'react';
import { logFailure } from '#lib/failures.ts';
import { useBusy } from '#lib/use-busy.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { LoadError } from '#ui/feedback/states.tsx';
import { Row } from '#ui/layout/row.tsx';

type Props = {
  /** The cursor of the next older page. */
  before: number;
  /** Loads page after page until the comment of an alarm is there (ALARM-17). */
  autoLoad: boolean;
  onLoad: () => Promise<unknown>;
};

/** The button above the oldest loaded comment that loads the page before it (D-201). */
export function OlderComments({ before, autoLoad, onLoad }: Props) {
  const [failed, setFailed] = useState(false);
  const [busy, run] = useBusy();
  const load = () =>
    run(async () => {
      setFailed(false);
      try {
        await onLoad();
      } catch (error) {
        logFailure('comments', error);
        setFailed(true);
      }
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page loads the next one once the former one is there
  useEffect(() => {
    if (autoLoad && !busy && !failed) void load();
  }, [autoLoad, before, busy]);
  return (
    <Row justify="center" padY={4} data-print="off">
      {failed ? (
        <LoadError onRetry={load} />
      ) : (
        <BusyButton variant="subtle" size="compact-sm" busy={busy} onClick={load}>
          이전 댓글 더 보기
        </BusyButton>
      )}
    </Row>
  );
}

/** The button above the newest blocks of a phone. It shows the loaded ones before them. */
export const FoldedComments = ({ label, onShow }: { label: string; onShow: () => void }) => (
  <Row justify="center" padY={4} data-print="off">
    <BusyButton variant="subtle" onClick={onShow}>
      {label}건
    </BusyButton>
  </Row>
);
