import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ageOfPage } from '#lib/page-opened.ts';
import type { Address, ListSearch, Params } from './list-search.ts';
import type { CountQuery } from './use-counts.ts';
import type { ListQuery } from './use-list.ts';

/** A query as a route starts it; answers younger than `staleTime` are not asked for again. */
export type PageQuery = {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
  staleTime?: number | (() => number);
};

/** What a list page asks: its route starts these calls while the page's code comes, and the page draws the answers. */
export type ListSource<Row, P extends Params, M = unknown> = {
  /** The names of its address. */
  search: ListSearch<P>;
  /** The call for an address; the filters decide what of the address counts. */
  query: (address: Address<P>) => ListQuery<Row, M>;
  /** How many records of each state the address holds. */
  counts?: (address: Address<P>) => CountQuery;
  /** What the page asks beside its rows. */
  also?: (address: Address<P>) => readonly PageQuery[];
  /** False for a user who may not open the page; nothing is asked then. */
  may?: boolean;
};

/** What the route of a list asks; without `query` the rows wait for what `also` brings. */
export type PageSource<Row, P extends Params, M> = Omit<ListSource<Row, P, M>, 'query'> &
  Partial<Pick<ListSource<Row, P, M>, 'query'>>;

/** Starts the calls of a list page for what its address says. */
export function askForList<Row, P extends Params, M>(
  client: QueryClient,
  { search, query, counts, also, may = true }: PageSource<Row, P, M>,
  inAddress: Readonly<Record<string, unknown>>,
): void {
  if (!may) return;
  const address = search.read(inAddress);
  const queries: (PageQuery | undefined)[] = [query?.(address), counts?.(address), ...(also?.(address) ?? [])];
  for (const one of queries) if (one) void client.prefetchQuery({ staleTime: ageOfPage, ...one });
}
