import type { Change, ChangeItem, FormItem } from '@portal/contract/core/forms';
import { useState } from 'react';
import { isNotFound } from '#lib/refusal.ts';

/**
 * Three versions of one record: as this user loaded it, as they changed it, and as another user stored it meanwhile.
 */
export type EditVersions<Values> = { before: Values; mine: Values; theirs: Values };

/**
 * An item that differs from the loaded one: its loaded value, its stored value, and this user's own. `mine` is null
 * when the user did not change it or chose the stored value. `locked` means that the user's value can no longer be
 * saved.
 */
export type StaleLine = Change & { mine: string | null; locked?: true };

/** Whether both users changed the item to different values. Only such a line asks which value to save. */
export const isConflict = ({ originValue, newValue, mine, locked }: StaleLine): boolean =>
  mine !== null && newValue !== originValue && locked !== true;

/**
 * The items that another user changed, with the own value where both did. Then the items that only this user changed.
 * `isEditable` says which may still be changed.
 */
export const staleLines = <Values, Item extends ChangeItem<Values>>(
  items: readonly Item[],
  { before, mine, theirs }: EditVersions<Values>,
  isEditable: (item: Item) => boolean = () => true,
): StaleLine[] => {
  const lines = items.map((item): StaleLine => {
    const [origin, own, stored] = [before, mine, theirs].map((values) => item.key(values));
    const hasOwnValue = own !== origin && own !== stored;
    return {
      itemName: item.name,
      originValue: item.show(before),
      newValue: item.show(origin === stored ? before : theirs),
      mine: hasOwnValue ? item.show(mine) : null,
      ...(hasOwnValue && !isEditable(item) ? { locked: true } : {}),
    };
  });
  const isChangedByOther = (item: Item): boolean => item.key(before) !== item.key(theirs);
  const changedLines = (byOther: boolean) =>
    lines.filter((line, index) => {
      const item = items[index];
      return item !== undefined && isChangedByOther(item) === byOther && (byOther || line.mine !== null);
    });
  return [...changedLines(true), ...changedLines(false)];
};

/** The stored values of a newer version, with this user's changes to `items` on top. */
export function rebased<Values>(
  items: readonly FormItem<Values>[],
  { before, mine, theirs }: EditVersions<Values>,
): Values {
  const changedItems = items.filter((item) => item.key(mine) !== item.key(before));
  const own = changedItems.flatMap(({ fields }) => fields.map((field) => [field, mine[field]] as const));
  return { ...theirs, ...Object.fromEntries(own) };
}

/** The draft with the named items reset to the loaded values. */
export function resetItems<Values>(
  items: readonly FormItem<Values>[],
  names: readonly string[],
  { before, mine }: Pick<EditVersions<Values>, 'before' | 'mine'>,
): Values {
  const fields = items.filter(({ name }) => names.includes(name)).flatMap((item) => item.fields);
  return { ...mine, ...Object.fromEntries(fields.map((field) => [field, before[field]] as const)) };
}

type Options = {
  /** The differences now, null when the record no longer exists. */
  readLines: () => Promise<StaleLine[] | null>;
  /** The user's own changes alone, which are shown when the record no longer exists. */
  ownLines: () => StaleLine[];
  /** Resets these items to their loaded values. */
  drop: (itemNames: readonly string[]) => void;
  reload: () => Promise<unknown>;
  /** The reasons that the user typed, by item name. They are copied with the values. */
  reasons?: Readonly<Record<string, string>>;
};

/** Typed reasons as lines of their own, without empty ones. */
const reasonLines = (reasons: Readonly<Record<string, string>>): StaleLine[] =>
  Object.entries(reasons)
    .filter(([, reason]) => reason.trim() !== '')
    .map(([itemName, mine]) => ({ itemName: `${itemName} 변경 사유`, originValue: '', newValue: '', mine }));

/** State of the dialog shown when another user saved first (wire.md, Concurrent edits). */
export function useStaleDialog({ readLines, ownLines, drop, reload, reasons = {} }: Options) {
  const [shown, setShown] = useState<{ lines: readonly StaleLine[]; isDeleted: boolean } | null>(null);
  const close = () => setShown(null);
  const readShown = async () => {
    const lines = await readLines().catch((error) => {
      if (isNotFound(error)) return null;
      throw error;
    });
    return lines === null ? { lines: ownLines(), isDeleted: true } : { lines, isDeleted: false };
  };
  const show = async () => {
    try {
      setShown(await readShown());
    } catch {
      await reload();
    }
  };
  const loadNewer = async (discardedItems: readonly string[]) => {
    drop(discardedItems);
    // Closed only after the reload: a save pressed before would start from the older version.
    await reload();
    close();
  };
  const dialog = {
    lines: shown?.lines ?? null,
    reasons: reasonLines(reasons),
    isDeleted: shown?.isDeleted ?? false,
    onReload: loadNewer,
    onClose: close,
  };
  return { show, dialog };
}
