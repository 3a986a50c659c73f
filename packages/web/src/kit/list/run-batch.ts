import { type MessageKey, messageText } from '@portal/contract/messages';
import type { Key } from 'react';
import { logFailure } from '#lib/failures.ts';
import { Refusal } from '#lib/refusal.ts';

/** An action on marked rows and what it says (LISTS-16). */
export type BatchAction<Row> = {
  label: string;
  /** Takes something away: it is red, and closing has the focus. */
  removes?: boolean;
  noneMarked: MessageKey;
  /** Says why nothing may be sent; null lets it pass. */
  blocked?: (rows: readonly Row[]) => MessageKey | null;
  /** Why this row cannot be acted on, as far as the page knows; null when it can. */
  refusalOf?: (row: Row) => MessageKey | null;
  /** What a row is worth in whole won, and whom it concerns: told before anything is done. */
  amountOf?: (row: Row) => number;
  companyOf?: (row: Row) => string;
  question: MessageKey;
  done: MessageKey;
  /** Title and sentence when some were refused; the sentence has {done} and {refused}. */
  summary: { title: string; text: MessageKey };
  act: (row: Row) => Promise<unknown>;
};

export type Refused = { key: Key; name: string; reason: string };

/** Names a row in the summary, by a key and in words. */
export type Naming<Row> = { keyOf: (row: Row) => Key; nameOf: (row: Row) => string };

/** Calls under way at the same time: parallel as stated, without a thousand at once. */
const AT_ONCE = 6;

/** One call per row, some in parallel, none for rows known to be refused; answers the refused in the list's order (OUT-27). */
export async function runBatch<Row>(
  rows: readonly Row[],
  { keyOf, nameOf }: Naming<Row>,
  { act, refusalOf }: Pick<BatchAction<Row>, 'act' | 'refusalOf'>,
): Promise<Refused[]> {
  const actOn = async (row: Row): Promise<Refused | null> => {
    const known = refusalOf?.(row) ?? null;
    if (known !== null) return { key: keyOf(row), name: nameOf(row), reason: messageText(known) };
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

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))];

/** Marked rows as an action sees them: what can be done, for how much and whom, and why the rest cannot. */
export function sortMarked<Row>(rows: readonly Row[], action: BatchAction<Row>) {
  const { refusalOf, amountOf, companyOf } = action;
  const held = rows.flatMap((row) => {
    const reason = refusalOf?.(row) ?? null;
    return reason === null ? [] : [{ row, reason }];
  });
  const able = rows.filter((row) => !held.some((one) => one.row === row));
  return {
    able,
    held,
    reasons: distinct(held.map(({ reason }) => messageText(reason))),
    sum: amountOf && able.reduce((total, row) => total + amountOf(row), 0),
    companies: companyOf ? distinct(able.map(companyOf)) : [],
  };
}

/** The action that a selection is told about: the first that can be done with any of the rows. */
export const mainAction = <Row>(actions: readonly BatchAction<Row>[] = [], marked: readonly Row[] = []) =>
  actions.find((action) => sortMarked(marked, action).able.length > 0) ?? actions[0];
