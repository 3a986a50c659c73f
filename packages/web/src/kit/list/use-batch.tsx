import { type MessageKey, messageText } from '@portal/contract/messages';
import { type Key, type ReactNode, useState } from 'react';
import { confirm } from '../../lib/confirm.ts';
import { logFailure } from '../../lib/failures.ts';
import { Refusal } from '../../lib/refusal.ts';
import { toast } from '../../lib/toast.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import css from './batch.module.css';

/** An action on marked rows and what it says (LISTS-16). */
export type BatchAction<Row> = {
  label: string;
  /** Takes something away: quiet, but red. */
  removes?: boolean;
  noneMarked: MessageKey;
  /** Says why nothing may be sent; null lets it pass. */
  blocked?: (rows: readonly Row[]) => MessageKey | null;
  question: MessageKey;
  done: MessageKey;
  /** Title and sentence when some were refused; the sentence has {done} and {refused}. */
  summary: { title: string; text: MessageKey };
  act: (row: Row) => Promise<unknown>;
};

type Refused = { key: Key; name: string; reason: string };
type Outcome = { title: string; text: string; refused: readonly Refused[] };

/** Names a row in the summary, by a key and in words. */
type Naming<Row> = { keyOf: (row: Row) => Key; nameOf: (row: Row) => string };

/** Calls under way at the same time: parallel as stated, without a thousand at once. */
const AT_ONCE = 6;

/** One call per row, some in parallel; answers the refused ones in the list's order (OUT-27). */
export async function runBatch<Row>(
  rows: readonly Row[],
  { keyOf, nameOf }: Naming<Row>,
  act: (row: Row) => Promise<unknown>,
): Promise<Refused[]> {
  const actOn = async (row: Row): Promise<Refused | null> => {
    try {
      await act(row);
      return null;
    } catch (error) {
      logFailure(`row ${keyOf(row)}`, error);
      const reason = error instanceof Refusal ? error.message : messageText('common.requestFailed');
      return { key: keyOf(row), name: nameOf(row), reason };
    }
  };
  const results: (Refused | null)[] = [];
  const waiting = rows.map((row, index) => ({ row, index }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next.index] = await actOn(next.row);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results.filter((result) => result !== null);
}

/** What came of an action on several rows: which were refused, and for what reason. */
function BatchSummary({ title, text, refused, onClose }: Outcome & { onClose: () => void }) {
  return (
    <Dialog title={title} opened onClose={onClose}>
      <p className={css['text']}>{text}</p>
      <ul className={css['refused']}>
        {refused.map(({ key, name, reason }) => (
          <li key={key}>
            <strong>{name}</strong>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      <ButtonRow>
        <BusyButton onClick={onClose}>확인</BusyButton>
      </ButtonRow>
    </Dialog>
  );
}

type Options<Row> = Naming<Row> & {
  actions: readonly BatchAction<Row>[];
  /** The marked rows, in the list's order. */
  marked: readonly Row[];
  /** After an action, before anything is told. */
  onActed: () => Promise<unknown>;
};

/** Buttons for actions on marked rows: asked first, the list reloads, refusals are summed up. */
export function useBatch<Row>({ actions, marked, onActed, ...naming }: Options<Row>): {
  buttons: ReactNode;
  summary: ReactNode;
} {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const run = async ({ noneMarked, blocked, question, done, summary, act }: BatchAction<Row>) => {
    const obstacle = marked.length === 0 ? noneMarked : (blocked?.(marked) ?? null);
    if (obstacle !== null) {
      toast.error(obstacle);
      return;
    }
    if (!(await confirm(question))) return;
    const refused = await runBatch(marked, naming, act);
    await onActed();
    if (refused.length === 0) {
      toast.success(done);
      return;
    }
    const counts = { done: marked.length - refused.length, refused: refused.length };
    setOutcome({ title: summary.title, text: messageText(summary.text, counts), refused });
  };
  return {
    buttons: actions.map((action) => (
      <BusyButton
        key={action.label}
        {...(action.removes ? { variant: 'subtle', color: 'red' } : {})}
        onClick={() => run(action)}
      >
        {action.label}
      </BusyButton>
    )),
    summary: outcome && <BatchSummary {...outcome} onClose={() => setOutcome(null)} />,
  };
}
