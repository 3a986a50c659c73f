import type { Change, ChangeItem, FormItem } from '@portal/contract/core/forms';
import { useState } from 'react';

/** One record three times: as this user loaded it, as he changed it, as somebody else stored it meanwhile. */
export type Versions<Values> = { before: Values; mine: Values; theirs: Values };

/**
 * An item that is not as it was loaded: before, as it is stored now, and what this user wants of it; null when he did not
 * touch it or wants the same. `locked` when what he wants may not be saved any more.
 */
export type StaleLine = Change & { mine: string | null; locked?: true };

/** Whether somebody else changed the item too: only such a line asks which value is to be saved. */
export const isConflict = ({ originValue, newValue, mine, locked }: StaleLine): boolean =>
  mine !== null && newValue !== originValue && locked !== true;

/**
 * The items that somebody else changed, each with the own value where both did, then those that only this user did.
 * `isOpen` says which may still be changed.
 */
export const staleLines = <Values, Item extends ChangeItem<Values>>(
  items: readonly Item[],
  { before, mine, theirs }: Versions<Values>,
  isOpen: (item: Item) => boolean = () => true,
): StaleLine[] => {
  const lines = items.map((item): StaleLine => {
    const [origin, own, stored] = [before, mine, theirs].map((values) => item.key(values));
    const wants = own !== origin && own !== stored;
    return {
      itemName: item.name,
      originValue: item.show(before),
      newValue: item.show(origin === stored ? before : theirs),
      mine: wants ? item.show(mine) : null,
      ...(wants && !isOpen(item) ? { locked: true } : {}),
    };
  });
  const isForeign = (item: Item): boolean => item.key(before) !== item.key(theirs);
  const told = (foreign: boolean) =>
    lines.filter((line, index) => {
      const item = items[index];
      return item !== undefined && isForeign(item) === foreign && (foreign || line.mine !== null);
    });
  return [...told(true), ...told(false)];
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

/** The form with the named items as they were loaded: what was typed into them is given up. */
export function dropped<Values>(
  items: readonly FormItem<Values>[],
  names: readonly string[],
  { before, mine }: Pick<Versions<Values>, 'before' | 'mine'>,
): Values {
  const fields = items.filter(({ name }) => names.includes(name)).flatMap((item) => item.fields);
  return { ...mine, ...Object.fromEntries(fields.map((field) => [field, before[field]] as const)) };
}

type Options = {
  /** What differs now; throws when there is no record any more. */
  readLines: () => Promise<StaleLine[]>;
  /** Gives up what was typed into these items. */
  drop: (itemNames: readonly string[]) => void;
  reload: () => Promise<unknown>;
};

/** Somebody else saved first: what changed, and the way to the newer version (wire.md, Concurrent edits). */
export function useStale({ readLines, drop, reload }: Options) {
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
  const takeNewer = async (given: readonly string[]) => {
    drop(given);
    // Closed only then: a save pressed before would start from the older version.
    await reload();
    close();
  };
  return { show, dialog: { lines, onReload: takeNewer, onClose: close } };
}
