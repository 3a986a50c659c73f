import { ALL } from '@portal/contract/core/list-request';
import type { ListPage, ListQuery } from '#kit/list/use-list.ts';
import { referenceKey } from '../api.ts';
import type { ReferenceAddress } from '../search.ts';

type Active = { activeYN: 'Y' | 'N' };

/** One page of a list that is held as a whole: by state, and by a keyword in the words of a row. */
export function heldPage<Row extends Active>(
  rows: readonly Row[],
  { page, size, status, key }: Pick<ReferenceAddress, 'page' | 'size' | 'status' | 'key'>,
  wordsOf: (row: Row) => string,
): ListPage<Row> {
  const wanted = key.toLowerCase();
  const found = rows.filter(
    (row) => (status === ALL || row.activeYN === status) && wordsOf(row).toLowerCase().includes(wanted),
  );
  return { data: found.slice((page - 1) * size, page * size), meta: { totalCount: found.length } };
}

type Held<Row> = {
  /** Name of the list, for the cache. */
  kind: string;
  read: (signal: AbortSignal) => Promise<readonly Row[]>;
  wordsOf: (row: Row) => string;
};

/** A list that its call answers as a whole, as the list screen asks for it. */
export const heldList =
  <Row extends Active>({ kind, read, wordsOf }: Held<Row>) =>
  (address: ReferenceAddress): ListQuery<Row> => ({
    queryKey: [...referenceKey, kind, address],
    queryFn: async ({ signal }) => heldPage(await read(signal), address, wordsOf),
  });
