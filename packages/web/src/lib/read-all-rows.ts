import { LOOKUP_SIZE, MAX_PAGE_SIZE } from '@portal/contract/core/paging';

/** One page of a list, as the server answers it. */
type Page<Row> = { data: Row[]; meta: { totalCount: number } };
type Paging = { Page: number; PageSize: number };

/**
 * Reads all rows of a list. When the first hundred are not all, it loads all of them in the largest pages
 * (LOOKUP-01).
 */
export async function readAllRows<Row>(read: (paging: Paging) => Promise<Page<Row>>): Promise<Row[]> {
  const first = await read({ Page: 1, PageSize: LOOKUP_SIZE });
  if (first.meta.totalCount <= LOOKUP_SIZE) return first.data;
  const pages = Array.from({ length: Math.ceil(first.meta.totalCount / MAX_PAGE_SIZE) }, (_, index) =>
    read({ Page: index + 1, PageSize: MAX_PAGE_SIZE }),
  );
  return (await Promise.all(pages)).flatMap(({ data }) => data);
}
