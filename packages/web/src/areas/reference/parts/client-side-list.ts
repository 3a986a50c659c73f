import { matchesReference } from '@portal/contract/areas/reference/matches';
import type { ListAnswer, ListQuery } from '#kit/list/use-list.ts';
import { referenceKey } from '../api.ts';
import type { ReferenceAddress } from '../search.ts';

type WithActive = { activeYN: 'Y' | 'N' };

/** Filters rows by state and by a keyword in their search text, and returns one page. */
export function pageOfRows<Row extends WithActive>(
  rows: readonly Row[],
  { page, size, status, key }: Pick<ReferenceAddress, 'page' | 'size' | 'status' | 'key'>,
  searchTextOf: (row: Row) => string,
): ListAnswer<Row> {
  const filter = { SearchActiveStatus: status, SearchKey: key };
  const found = rows.filter((row) => matchesReference(row, filter, searchTextOf(row)));
  return { data: found.slice((page - 1) * size, page * size), meta: { totalCount: found.length } };
}

type Options<Row> = {
  /** The name of the list in the query key. */
  kind: string;
  /** The call that answers it, with its own fields. */
  list: { path: string; request: object };
  read: (signal: AbortSignal) => Promise<readonly Row[]>;
  searchTextOf: (row: Row) => string;
};

/** The list query for a call that answers all rows at once. Filters and pages are applied in the browser. */
export const clientSideList =
  <Row extends WithActive>({ kind, list, read, searchTextOf }: Options<Row>) =>
  (address: ReferenceAddress): ListQuery<Row> => ({
    queryKey: [...referenceKey, kind, address],
    queryFn: async ({ signal }) => pageOfRows(await read(signal), address, searchTextOf),
    meta: {
      list: list.path,
      request: { ...list.request, SearchActiveStatus: address.status, SearchKey: address.key },
    },
  });
