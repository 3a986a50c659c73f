import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The row of a record in the lists that were loaded before, the newest one first. Undefined when there is none. */
export function findListedRow<Row>(
  client: QueryClient,
  listKey: QueryKey,
  isRow: (row: Row) => boolean,
): Row | undefined {
  const lists = client.getQueryCache().findAll({ queryKey: listKey });
  const newestFirst = lists.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const { queryKey } of newestFirst) {
    const row = client.getQueryData<{ data: readonly Row[] }>(queryKey)?.data.find(isRow);
    if (row) return row;
  }
  return undefined;
}
