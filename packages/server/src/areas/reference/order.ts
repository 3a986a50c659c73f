import { refuse } from '#refuse.ts';

type Entry = { id: number; name: string };

type Ids = readonly { Id: number }[];

/** Refuses a new order when the stored one is another than the caller has seen (D-490). */
export function refuseOtherOrder(entries: readonly { id: number }[], former: Ids | undefined): void {
  if (former === undefined) return;
  const isSeen = former.length === entries.length && entries.every(({ id }, place) => id === former[place]?.Id);
  if (!isSeen) refuse('STALE', { field: 'Ids' });
}

/**
 * The ids in their new order, and the names in that order for the log. Refuses ids that are not every entry once, and an
 * order that changed since the caller saw it.
 */
export function orderedNames(
  entries: readonly Entry[],
  { Ids: requested, FormerIds }: { Ids: Ids; FormerIds?: Ids | undefined },
) {
  refuseOtherOrder(entries, FormerIds);
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const ids = requested.map(({ Id }) => Id);
  const isWhole = ids.length === names.size && new Set(ids).size === names.size && ids.every((id) => names.has(id));
  if (!isWhole) refuse('STALE', { field: 'Ids' });
  return { ids, detail: ids.map((id) => names.get(id)).join(', ') };
}
