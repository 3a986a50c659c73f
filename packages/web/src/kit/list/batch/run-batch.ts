import { type MessageKey, messageText } from '@portal/contract/messages';
import type { Key } from 'react';
import type { Memo } from '#kit/record/use-memo-field.tsx';
import { logFailure } from '#lib/failures.ts';
import { makeKey } from '#lib/make-key.ts';
import { Refusal } from '#lib/refusal.ts';

/** An action on selected rows with its texts (LISTS-16). */
export type BatchAction<Row> = {
  label: string;
  /** A destructive action: its button is red, and the dialog focuses 닫기. */
  removes?: boolean;
  /** What to select, for a press without a selection. */
  noneMarked: MessageKey;
  /** Why the page knows that this row will be refused, or null. Such rows are passed over and listed (D-99). */
  refusalOf?: (row: Row) => MessageKey | null;
  /** Amount in whole won and company of a row, shown before the action. */
  amountOf?: (row: Row) => number;
  companyOf?: (row: Row) => string;
  question: MessageKey;
  /** What the action leads to, in the dialog. */
  consequence?: MessageKey;
  done: MessageKey;
  /** Title and text of the result when rows were refused. The text has {done} and {refused}. */
  summary: { title: string; text: MessageKey };
  /** Asked once for all rows, such as a reason. */
  memo?: Memo;
  /** Sends the call. A repeat sends the same key, so that nothing is done twice. The memo is '' unless it is asked for. */
  act: (row: Row, idempotencyKey: string, memo: string) => Promise<unknown>;
};

/**
 * What became of a row: done, passed over (the page knew the refusal, or the server says that it is done or gone), or
 * refused.
 */
export const RESULTS = ['refused', 'skipped', 'done'] as const;

/** One line of the result. `repeat` does the row again, where that can succeed. */
export type RowResult = {
  key: Key;
  name: string;
  result: (typeof RESULTS)[number];
  /** Why it was not done, '' when it was. */
  reason: string;
  repeat?: () => Promise<RowResult>;
  /** The session had ended, and the user did not sign in again. */
  signedOut?: true;
};

/** The word with which rows are counted. */
export type Unit = '건' | '명';

/** Key and name of a row, for the summary. */
export type Naming<Row> = { keyOf: (row: Row) => Key; nameOf: (row: Row) => string };

/** Parallel calls at a time. */
const AT_ONCE = 6;

const isSignedOut = (error: unknown): boolean => error instanceof Refusal && error.status === 401;

/** Whether the same call can succeed later: the server did not answer, was busy or failed, or nobody was signed in. */
const mayRepeat = (error: unknown): boolean =>
  !(error instanceof Refusal) || [0, 401, 429].includes(error.status) || error.status >= 500;

/** Whether another user has done it already, or the row is gone: nothing is left to do (D-680). */
const isDoneAlready = (error: unknown): boolean =>
  error instanceof Refusal && (error.status === 404 || error.code.startsWith('ALREADY_'));

/** Why a row was not done. One that is gone was in the list, so its reason says what became of it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Refusal)) return messageText('common.requestFailed');
  return error.status === 404 ? messageText('list.row.gone') : error.message;
}

async function actOn<Row>(
  row: Row,
  { keyOf, nameOf }: Naming<Row>,
  act: (row: Row, idempotencyKey: string) => Promise<unknown>,
  idempotencyKey: string,
): Promise<RowResult> {
  const line = { key: keyOf(row), name: nameOf(row) };
  try {
    await act(row, idempotencyKey);
    return { ...line, result: 'done', reason: '' };
  } catch (error) {
    logFailure(`row ${line.key}`, error);
    const reason = reasonOf(error);
    const repeat = () => actOn(row, { keyOf, nameOf }, act, idempotencyKey);
    const signedOut = isSignedOut(error) ? ({ signedOut: true } as const) : {};
    const result = isDoneAlready(error) ? 'skipped' : 'refused';
    return { ...line, result, reason, ...signedOut, ...(mayRepeat(error) ? { repeat } : {}) };
  }
}

/** Runs tasks, some in parallel. Returns their results in the order of the tasks. */
async function runSome<Result>(tasks: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = tasks.map((task, index) => ({ task, index }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next.index] = await next.task();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

const refusedFirst = (lines: readonly RowResult[]): RowResult[] =>
  RESULTS.flatMap((result) => lines.filter((line) => line.result === result));

/**
 * Sends one call per row, without rows known to be refused. Returns a line per row: refused ones first, then those
 * passed over, then what was done (OUT-27).
 */
export async function runBatch<Row>(
  rows: readonly Row[],
  naming: Naming<Row>,
  { act, refusalOf }: Pick<BatchAction<Row>, 'act' | 'refusalOf'>,
  memo = '',
): Promise<RowResult[]> {
  const actWithMemo = (row: Row, idempotencyKey: string) => act(row, idempotencyKey, memo);
  const lines = await runSome(
    rows.map((row) => async (): Promise<RowResult> => {
      const known = refusalOf?.(row) ?? null;
      if (known === null) return actOn(row, naming, actWithMemo, makeKey());
      return { key: naming.keyOf(row), name: naming.nameOf(row), result: 'skipped', reason: messageText(known) };
    }),
  );
  return refusedFirst(lines);
}

/** Does the rows again that can succeed, and keeps the other lines. */
export async function repeatBatch(lines: readonly RowResult[]): Promise<RowResult[]> {
  return refusedFirst(await runSome(lines.map((line) => async () => (line.repeat ? line.repeat() : line))));
}

/** The rows of one company that an action applies to, and their sum. */
export type CompanySum = { name: string; count: number; sum: number };

/** The sums per company, in the order in which the companies appear. Rows without a company are left out. */
function sumsOf<Row>(rows: readonly Row[], { companyOf, amountOf }: Partial<BatchAction<Row>>): CompanySum[] {
  const sums = new Map<string, CompanySum>();
  for (const row of rows) {
    const name = companyOf?.(row) ?? '';
    const known = sums.get(name) ?? { name, count: 0, sum: 0 };
    if (name !== '') sums.set(name, { name, count: known.count + 1, sum: known.sum + (amountOf?.(row) ?? 0) });
  }
  return [...sums.values()];
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))];

/** Splits the selected rows into those the action applies to and those it skips. Adds reasons, sum and companies. */
export function splitMarked<Row>(rows: readonly Row[], action: BatchAction<Row>) {
  const { refusalOf, amountOf } = action;
  const skipped = rows.flatMap((row) => {
    const reason = refusalOf?.(row) ?? null;
    return reason === null ? [] : [{ row, reason }];
  });
  const allowed = rows.filter((row) => !skipped.some((one) => one.row === row));
  return {
    allowed,
    skipped,
    reasons: distinct(skipped.map(({ reason }) => messageText(reason))),
    sum: amountOf && allowed.reduce((total, row) => total + amountOf(row), 0),
    companies: sumsOf(allowed, action),
  };
}

/** Why none of the actions can be done with this row, or undefined. Without actions a row is never locked. */
export function lockOf<Row>(row: Row, actions: readonly BatchAction<Row>[]): string | undefined {
  const reasons = actions.map(({ refusalOf }) => refusalOf?.(row) ?? null);
  const [first] = reasons;
  return first && reasons.every((reason) => reason !== null) ? messageText(first) : undefined;
}

/** The action that the selection bar describes: the first that applies to any of the rows. */
export const mainAction = <Row>(actions: readonly BatchAction<Row>[] = [], marked: readonly Row[] = []) =>
  actions.find((action) => splitMarked(marked, action).allowed.length > 0) ?? actions[0];
