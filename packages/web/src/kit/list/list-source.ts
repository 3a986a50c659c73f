import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { pageAge } from '#lib/page-opened.ts';
import type { Address, ListSearch, Params } from './list-search.ts';
import type { CountQuery } from './use-counts.ts';
import type { ListQuery } from './use-list.ts';

/** A query that a route prefetches. Answers younger than `staleTime` are not fetched again. */
export type PageQuery = {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
  staleTime?: number | (() => number);
};

/** The queries of a list page. Its route starts them while the page's code loads. */
export type ListSource<Row, P extends Params, M = unknown> = {
  /** The parameters of its address. */
  search: ListSearch<P>;
  /** The query of the rows for an address. Filters may reset parts of the address first. */
  query: (address: Address<P>) => ListQuery<Row, M>;
  /** The query of the number of records per state. */
  counts?: (address: Address<P>) => CountQuery;
  /** Other queries of the page. */
  also?: (address: Address<P>) => readonly PageQuery[];
  /** False for a user who may not open the page. Then nothing is fetched. */
  may?: boolean;
};

/**
 * The queries that the route of a list prefetches. Without `query` the rows are not prefetched, because they depend on
 * the answers of `also`.
 */
export type PageSource<Row, P extends Params, M> = Omit<ListSource<Row, P, M>, 'query'> &
  Partial<Pick<ListSource<Row, P, M>, 'query'>>;

/** Prefetches the queries of a list page for an address. */
export function prefetchList<Row, P extends Params, M>(
  client: QueryClient,
  { search, query, counts, also, may = true }: PageSource<Row, P, M>,
  inAddress: Readonly<Record<string, unknown>>,
): void {
  if (!may) return;
  const address = search.read(inAddress);
  const queries: (PageQuery | undefined)[] = [query?.(address), counts?.(address), ...(also?.(address) ?? [])];
  for (const one of queries) if (one) void client.prefetchQuery({ staleTime: pageAge, ...one });
}
