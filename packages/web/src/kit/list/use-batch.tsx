import { messageText } from '@portal/contract/messages';
import { type ReactNode, useState } from 'react';
import { toast } from '../../lib/toast.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { BatchQuestion, BatchSummary, type Outcome } from './batch-dialogs.tsx';
import { type BatchAction, type Naming, runBatch, sortMarked } from './run-batch.ts';

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

/** Buttons for actions on marked rows: asked first, the list reloads, refusals are summed up. */
export function useBatch<Row>({ actions, marked, onActed, ...naming }: Options<Row>): {
  buttons: ReactNode;
  dialogs: ReactNode;
} {
  const [asked, setAsked] = useState<BatchAction<Row> | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
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
      <>
        {asked && (
          <BatchQuestion
            action={asked}
            rows={marked}
            naming={naming}
            onRun={() => run(asked)}
            onClose={() => setAsked(null)}
          />
        )}
        {outcome && <BatchSummary {...outcome} onClose={() => setOutcome(null)} />}
      </>
    ),
  };
}
