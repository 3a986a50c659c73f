import { messageText } from '@portal/contract/messages';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { toast } from '#lib/toast.ts';
import { useIdle } from '#lib/use-idle.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import type { Outcome, Question } from './batch-dialogs.tsx';
import { type BatchAction, type Naming, runBatch, sortMarked } from './run-batch.ts';

const loadDialogs = () => import('./batch-dialogs.tsx');
const BatchQuestion = lazy(async () => ({ default: (await loadDialogs()).BatchQuestion }));
const BatchSummary = lazy(async () => ({ default: (await loadDialogs()).BatchSummary }));

type Options<Row> = Naming<Row> & {
  actions: readonly BatchAction<Row>[];
  /** The marked rows, in the list's order. */
  marked: readonly Row[];
  /** After an action, before anything is told. */
  onActed: () => Promise<unknown>;
};

/** Why an action cannot begin with these rows; null when it can. */
function obstacleTo<Row>(action: BatchAction<Row>, marked: readonly Row[]) {
  if (marked.length === 0) return action.noneMarked;
  const { able, held } = sortMarked(marked, action);
  return action.blocked?.(marked) ?? (able.length === 0 ? (held[0]?.reason ?? null) : null);
}

function questionOf<Row>(action: BatchAction<Row>, marked: readonly Row[], { keyOf, nameOf }: Naming<Row>): Question {
  const { able, held, ...facts } = sortMarked(marked, action);
  const { label, question, removes = false } = action;
  const rows = able.map((row) => ({ key: keyOf(row), name: nameOf(row) }));
  return { label, question, removes, ...facts, rows, held: held.length };
}

/** Fetches the dialogs while nothing else is to be done, so that the first one opens at once. */
function useReadyDialogs(wanted: boolean): void {
  const idle = useIdle();
  useEffect(() => {
    if (idle && wanted) void loadDialogs();
  }, [idle, wanted]);
}

/** Buttons for actions on marked rows: asked first, the list reloads, refusals are summed up. */
export function useBatch<Row>({ actions, marked, onActed, ...naming }: Options<Row>): {
  buttons: ReactNode;
  dialogs: ReactNode;
} {
  const [asked, setAsked] = useState<BatchAction<Row> | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useReadyDialogs(actions.length > 0);
  const ask = (action: BatchAction<Row>) => {
    const obstacle = obstacleTo(action, marked);
    if (obstacle !== null) toast.error(obstacle);
    else setAsked(action);
  };
  const run = async (action: BatchAction<Row>) => {
    const refused = await runBatch(marked, naming, action);
    setAsked(null);
    await onActed();
    if (refused.length === 0) {
      toast.success(action.done);
      return;
    }
    const counts = { done: marked.length - refused.length, refused: refused.length };
    setOutcome({ title: action.summary.title, text: messageText(action.summary.text, counts), refused });
  };
  return {
    buttons: actions.map((action) => {
      const able = sortMarked(marked, action).able.length;
      return (
        <BusyButton
          key={action.label}
          {...(action.removes ? { variant: able > 0 ? 'filled' : 'subtle', color: 'red' } : {})}
          {...(action.removes || able > 0 ? {} : { variant: 'default' })}
          onClick={() => ask(action)}
        >
          {able > 0 ? `${able}건 ${action.label}` : action.label}
        </BusyButton>
      );
    }),
    dialogs: (
      <Suspense>
        {asked && (
          <BatchQuestion
            {...questionOf(asked, marked, naming)}
            onRun={() => run(asked)}
            onClose={() => setAsked(null)}
          />
        )}
        {outcome && <BatchSummary {...outcome} onClose={() => setOutcome(null)} />}
      </Suspense>
    ),
  };
}
