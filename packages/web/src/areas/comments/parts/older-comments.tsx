import { useEffect, useState } from 'react';
import { logFailure } from '#lib/failures.ts';
import { useBusy } from '#lib/use-busy.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { LoadError } from '#ui/feedback/states.tsx';
import css from './older-comments.module.css';

type Props = {
  /** Before which comment the next page begins. */
  before: number;
  /** An alarm leads to a comment that is still older: pages are loaded until it is there (ALARM-17). */
  leadsOlder: boolean;
  onLoad: () => Promise<unknown>;
};

/** Stands above the oldest loaded comment and loads the page before it (D-201). */
export function OlderComments({ before, leadsOlder, onLoad }: Props) {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks for the next one once
  useEffect(() => {
    if (leadsOlder) void load();
  }, [leadsOlder, before]);
  return (
    <div className={css['older']} data-print="off">
      {failed ? (
        <LoadError onRetry={load} />
      ) : (
        <BusyButton variant="subtle" size="compact-sm" busy={busy} onClick={load}>
          이전 댓글 더 보기
        </BusyButton>
      )}
    </div>
  );
}
