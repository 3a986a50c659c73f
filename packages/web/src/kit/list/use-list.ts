import { ALL } from '@portal/contract/core/list-request';
import { lastPage } from '@portal/contract/core/paging';
import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { ageOfPage } from '#lib/page-opened.ts';
import type { ListFilter } from './list-filters.tsx';
import { type Address, type AddressPart, type ListSearch, type Params, rememberList } from './list-search.ts';
import { type CountQuery, useCounts } from './use-counts.ts';

/** One page of rows as list calls answer it; `pagedCount` are the rows that pages are made of, where some stand on every page. */
export type ListPage<Row, M = unknown> = { data: Row[]; meta: { totalCount: number; pagedCount?: number } & M };

/** Where the rows of an address come from. */
export type ListQuery<Row, M = unknown> = {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<ListPage<Row, M>>;
};

type Source<Row, P extends Params, M> = {
  search: ListSearch<P>;
  query: (address: Address<P>) => ListQuery<Row, M>;
  filters: readonly ListFilter[];
  /** What `reload` asks for anew; these rows without it. */
  reloads: QueryKey | undefined;
  /** The counts of its states, where there are any. */
  counts: ((address: Address<P>) => CountQuery) | undefined;
};

/** The list's address and how to change it: everything but a new page number returns to page 1 (LISTS-19). */
function useListAddress<P extends Params>(search: ListSearch<P>) {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const address = useMemo(() => search.read(query), [query, search]);
  useEffect(() => rememberList(search.path, search.write(address)), [search, address]);
  const change = useCallback(
    (part: AddressPart, replace = false) =>
      navigate({ to: search.path, replace, search: search.write({ ...address, page: 1, ...part }) }),
    [navigate, search, address],
  );
  return { address, change };
}

/** Names of the address that a filter is about. */
const namesOf = (filter: ListFilter): readonly string[] => (filter.kind === 'search' ? ['type', 'key'] : [filter.name]);

/** Whether a choice does not exist; not before all choices are known (D-47). */
const isUnknown = (filter: ListFilter, value: unknown): boolean =>
  filter.kind === 'choice' && !filter.pending && !filter.choices.some((choice) => choice.value === String(value));

/**
 * The address as far as the filters let it count: what a hidden filter says is ignored, and so is a choice that does
 * not exist. While it is not known whether it exists, the list waits.
 */
function applied<P extends Params>(address: Address<P>, { initial }: ListSearch<P>, filters: readonly ListFilter[]) {
  const chosen = filters.filter((filter) => namesOf(filter).some((name) => address[name] !== initial[name]));
  const ignored = chosen.filter(
    (filter) => filter.hidden === true || (filter.kind === 'choice' && isUnknown(filter, address[filter.name])),
  );
  const reset = Object.fromEntries(ignored.flatMap(namesOf).map((name) => [name, initial[name]]));
  const waiting = chosen.some((filter) => filter.kind === 'choice' && filter.pending && filter.hidden !== true);
  return { shown: { ...address, ...reset }, waiting };
}

/** The rows that the address asks for; those before stay until the next ones are there. */
export function useList<Row, P extends Params, M>({ search, query, filters, reloads, counts }: Source<Row, P, M>) {
  const client = useQueryClient();
  const { address, change } = useListAddress(search);
  const { shown, waiting } = applied(address, search, filters);
  const source = query(shown);
  const list = useQuery<ListPage<Row, M>>({
    ...source,
    enabled: !waiting,
    placeholderData: keepPreviousData,
    staleTime: ageOfPage,
  });
  const total = list.data?.meta.totalCount;
  const last = lastPage(list.data?.meta.pagedCount ?? total ?? 0, shown.size);
  const stale = list.isPlaceholderData;
  // A page behind the last one, whose rows have gone, is replaced by it.
  const behind = total !== undefined && !stale && shown.page > last;
  useEffect(() => {
    if (behind) void change({ page: last }, true);
  }, [behind, last, change]);
  const counting = waiting ? undefined : counts?.(shown);
  const keys = useRef<readonly QueryKey[]>([]);
  useLayoutEffect(() => {
    keys.current = [reloads ?? source.queryKey, ...(counting ? [counting.queryKey] : [])];
  });
  // One function for all rows: they are drawn again when it changes.
  const reload = useCallback(
    () => Promise.all(keys.current.map((queryKey) => client.invalidateQueries({ queryKey }))),
    [client],
  );
  return {
    address: shown,
    change,
    list,
    rows: list.data?.data ?? [],
    meta: list.data?.meta,
    counts: useCounts(counting, ALL),
    total,
    last,
    stale,
    reload,
  };
}
