import { messageText } from '@portal/contract/messages';
import { type Key, type ReactNode, Suspense, useEffect, useState } from 'react';
import { sessionTrouble } from '#lib/session-end.ts';
import { toast } from '#lib/toast.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { focusTitle } from '#ui/layers/use-focus-return.ts';
import type { BatchPrompt } from './batch-dialogs.tsx';
import type { BatchOutcome } from './batch-result.tsx';
import {
  type BatchAction,
  type Naming,
  type RowResult,
  repeatBatch,
  runBatch,
  splitMarked,
  type Unit,
} from './run-batch.ts';

const loadDialogs = () => import('./batch-dialogs.tsx');
const BatchQuestion = lazyPart(async () => (await loadDialogs()).BatchQuestion);
const BatchResult = lazyPart(async () => (await import('./batch-result.tsx')).BatchResult);

type Options<Row> = Naming<Row> & {
  actions: readonly BatchAction<Row>[];
  /** The selected rows, in the list's order. */
  marked: readonly Row[];
  unit?: Unit | undefined;
  /** Called after an action, before its result is shown, with the keys of the rows that were refused. */
  onDone: (refused: readonly Key[]) => Promise<unknown>;
};

/** Why an action cannot start with these rows, or null. */
function obstacleTo<Row>(action: BatchAction<Row>, marked: readonly Row[]) {
  if (marked.length === 0) return action.noneMarked;
  const { allowed, skipped } = splitMarked(marked, action);
  return allowed.length === 0 ? (skipped[0]?.reason ?? null) : null;
}

function questionOf<Row>(
  action: BatchAction<Row>,
  marked: readonly Row[],
  { keyOf, nameOf }: Naming<Row>,
): Omit<BatchPrompt, 'unit'> {
  const { allowed, skipped, ...facts } = splitMarked(marked, action);
  const { label, question, removes = false, consequence, memo } = action;
  const rows = allowed.map((row) => ({ key: keyOf(row), name: nameOf(row) }));
  const extras = { ...(consequence ? { consequence } : {}), ...(memo ? { memo } : {}) };
  return { label, question, removes, ...extras, ...facts, rows, skipped: skipped.length };
}

/** The result as its dialog shows it: the counts, then the lines. */
function outcomeOf<Row>({ label, summary }: BatchAction<Row>, lines: readonly RowResult[], unit: Unit): BatchOutcome {
  const done = lines.filter(({ result }) => result === 'done').length;
  const text = messageText(summary.text, { done, refused: lines.length - done });
  return { title: summary.title, label, text, unit, lines };
}

/** Loads the code of the dialogs with the first selected row, so that they open at once. */
function usePreloadedDialogs(hasMarked: boolean): void {
  useEffect(() => {
    if (hasMarked) loadDialogs().catch(() => undefined);
  }, [hasMarked]);
}

type ButtonProps = { label: string; removes?: boolean; allowed: number; unit: Unit; onPress: () => void };

/** The button of an action, with the number of selected rows that it can be done with. Deleting has no shortcut. */
const BatchButton = ({ label, removes = false, allowed, unit, onPress }: ButtonProps) => (
  <BusyButton
    needsServer
    {...(removes ? { variant: allowed > 0 ? 'filled' : 'subtle', color: 'red' } : {})}
    {...(removes || allowed > 0 ? {} : { variant: 'default' })}
    {...(removes || allowed === 0 ? {} : { 'data-save': true })}
    onClick={onPress}
  >
    {allowed > 0 ? `${allowed}${unit} ${label}` : label}
  </BusyButton>
);

/**
 * Buttons and dialogs for actions on selected rows. Each action asks first, reloads the list and lists what became
 * of each row, unless all is done.
 */
export function useBatch<Row>({ actions, marked, unit = '건', onDone, ...naming }: Options<Row>): {
  buttons: ReactNode;
  dialogs: ReactNode;
} {
  const [openAction, setOpenAction] = useState<BatchAction<Row> | null>(null);
  const [result, setResult] = useState<{ action: BatchAction<Row>; lines: readonly RowResult[] } | null>(null);
  usePreloadedDialogs(marked.length > 0);
  const ask = (action: BatchAction<Row>) => {
    const obstacle = obstacleTo(action, marked);
    if (obstacle === null) return setOpenAction(action);
    toast.hint(obstacle);
    import('#kit/english-phrase.ts').then(
      ({ logPhrase }) => logPhrase(obstacle),
      () => undefined,
    );
  };
  const show = async (action: BatchAction<Row>, lines: readonly RowResult[]) => {
    setOpenAction(null);
    // The dialog about the session says why, and a second one would hide it (D-128).
    if (sessionTrouble.get() !== null) return setResult(null);
    // Nothing could be read anew. The result keeps rows and memo for another try (D-13).
    if (lines.some(({ signedOut }) => signedOut)) return setResult({ action, lines });
    await onDone(lines.flatMap(({ key, result: became }) => (became === 'refused' ? [key] : [])));
    focusTitle();
    const isAllDone = lines.every(({ result: became }) => became === 'done');
    if (isAllDone) toast.success(action.done);
    setResult(isAllDone ? null : { action, lines });
  };
  const run = async (action: BatchAction<Row>, memo: string) =>
    show(action, await runBatch(marked, naming, action, memo));
  const buttonOf = (action: BatchAction<Row>) => (
    <BatchButton
      key={action.label}
      {...action}
      allowed={splitMarked(marked, action).allowed.length}
      unit={unit}
      onPress={() => ask(action)}
    />
  );
  return {
    buttons: actions.map(buttonOf),
    dialogs: (
      <Suspense>
        {openAction && (
          <BatchQuestion
            {...questionOf(openAction, marked, naming)}
            unit={unit}
            onRun={(memo) => run(openAction, memo)}
            onClose={() => setOpenAction(null)}
          />
        )}
        {result && (
          <BatchResult
            {...outcomeOf(result.action, result.lines, unit)}
            onRepeat={async () => show(result.action, await repeatBatch(result.lines))}
            onClose={() => setResult(null)}
          />
        )}
      </Suspense>
    ),
  };
}
