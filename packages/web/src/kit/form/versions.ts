import { type Change, type ChangeItem, changesBetween, type FormItem } from '@portal/contract/core/forms';
import { useState } from 'react';

/** One record three times: as this user loaded it, as he changed it, as somebody else stored it meanwhile. */
export type Versions<Values> = { before: Values; mine: Values; theirs: Values };

/** What somebody else changed, and what this user wants of the same item; null when he did not touch it. */
export type StaleLine = Change & { mine: string | null };

/** The items that somebody else changed, each with the own value where both did. */
export const staleLines = <Values>(
  items: readonly ChangeItem<Values>[],
  { before, mine, theirs }: Versions<Values>,
): StaleLine[] => {
  const own = changesBetween(items, before, mine);
  const different = new Set(changesBetween(items, theirs, mine).map(({ itemName }) => itemName));
  return changesBetween(items, before, theirs).map((change) => ({
    ...change,
    mine: own.find(({ itemName }) => itemName === change.itemName && different.has(itemName))?.newValue ?? null,
  }));
};

/** A newer version under a form: own values of the `items` this user changed, all others as they are stored now. */
export function rebased<Values>(
  items: readonly FormItem<Values>[],
  { before, mine, theirs }: Versions<Values>,
): Values {
  const kept = items.filter((item) => item.key(mine) !== item.key(before));
  const own = kept.flatMap(({ fields }) => fields.map((field) => [field, mine[field]] as const));
  return { ...theirs, ...Object.fromEntries(own) };
}

type Options = {
  /** What differs now; throws when there is no record any more. */
  readLines: () => Promise<StaleLine[]>;
  reload: () => Promise<unknown>;
};

/** Somebody else saved first: what changed, and the way to the newer version (wire.md, Concurrent edits). */
export function useStale({ readLines, reload }: Options) {
  const [lines, setLines] = useState<readonly StaleLine[] | null>(null);
  const close = () => setLines(null);
  const show = async () => {
    try {
      setLines(await readLines());
    } catch {
      // Gone, or no answer: the reload shows which.
      await reload();
    }
  };
  const takeNewer = async () => {
    close();
    await reload();
  };
  return { show, dialog: { lines, onReload: takeNewer, onClose: close } };
}
