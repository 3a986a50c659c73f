import { refuse } from '#refuse.ts';

type Entry = { id: number; name: string };

/** The ids in their new order, and the names in that order for the log. Refuses ids that are not every entry once. */
export function orderedNames(entries: readonly Entry[], wanted: readonly { Id: number }[]) {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const ids = wanted.map(({ Id }) => Id);
  const isWhole = ids.length === names.size && new Set(ids).size === names.size && ids.every((id) => names.has(id));
  if (!isWhole) refuse('STALE', { field: 'Ids' });
  return { ids, detail: ids.map((id) => names.get(id)).join(', ') };
}
