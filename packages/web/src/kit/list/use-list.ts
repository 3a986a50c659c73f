import { LIST_END, lastPage } from '@portal/contract/core/paging';
import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { pageAge } from '#lib/page-opened.ts';
import type { ListFilter } from './list-filter.ts';
import { type Address, type AddressPart, type ListSearch, type Params, storeListQuery } from './list-search.ts';
import { type CountQuery, useCounts } from './use-counts.ts';

/** One page of rows as a list call answers it. `pagedCount` excludes rows that are shown on every page. */
export type ListAnswer<Row, M = unknown> = { data: Row[]; meta: { totalCount: number; pagedCount?: number } & M };

/** The query of the rows for an address. */
export type ListQuery<Row, M = unknown> = {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<ListAnswer<Row, M>>;
  /** The call of the list with its request, from which its workbook is made. */
  meta?: { list: string; request: object };
};

type Source<Row, P extends Params, M> = {
  search: ListSearch<P>;
  /** The address and how to change it. */
  at: ListAddress<P>;
  /** The list is not read yet. */
  held: boolean;
  query: (address: Address<P>) => ListQuery<Row, M>;
  filters: readonly ListFilter[];
  /** The query key that `reload` invalidates, by default that of the rows. */
  reloads: QueryKey | undefined;
  /** The query of the counts per state, if there is one. */
  counts: ((address: Address<P>) => CountQuery) | undefined;
};

/** The list's address and how to change it. Every change but a new page number returns to page 1 (LISTS-19). */
export function useListAddress<P extends Params>(search: ListSearch<P>) {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const address = useMemo(() => search.read(query), [query, search]);
  useEffect(() => storeListQuery(search.path, search.write(address)), [search, address]);
  const change = useCallback(
    (part: AddressPart, replace = false) =>
      navigate({ to: search.path, replace, search: search.write({ ...address, page: 1, ...part }) }),
    [navigate, search, address],
  );
  return { address, change };
}

/** The address of a list and how to change it. */
type ListAddress<P extends Params> = ReturnType<typeof useListAddress<P>>;

/** The parameters that a filter sets. */
const namesOf = (filter: ListFilter): readonly string[] => (filter.kind === 'search' ? ['type', 'key'] : [filter.name]);

/** Whether a choice does not exist. False while the choices are loading (D-47). */
const isUnknown = (filter: ListFilter, value: unknown): boolean =>
  filter.kind === 'choice' && !filter.pending && !filter.choices.some((choice) => choice.value === String(value));

/**
 * The address with ignored values reset: those of hidden filters and of choices that do not exist. The list waits while
 * the choices are loading.
 */
function withoutIgnored<P extends Params>(
  address: Address<P>,
  { initial }: ListSearch<P>,
  filters: readonly ListFilter[],
) {
  const chosen = filters.filter((filter) => namesOf(filter).some((name) => address[name] !== initial[name]));
  const ignored = chosen.filter(
    (filter) => filter.hidden === true || (filter.kind === 'choice' && isUnknown(filter, address[filter.name])),
  );
  const reset = Object.fromEntries(ignored.flatMap(namesOf).map((name) => [name, initial[name]]));
  const waiting = chosen.some((filter) => filter.kind === 'choice' && filter.pending && filter.hidden !== true);
  return { applied: { ...address, ...reset }, waiting };
}

/** The rows for the address. The previous rows stay until the next ones are loaded. */
export function useList<Row, P extends Params, M>({ search, at, held, query, filters, ...more }: Source<Row, P, M>) {
  const { reloads, counts } = more;
  const client = useQueryClient();
  const { address, change } = at;
  const { applied, waiting: choosing } = withoutIgnored(address, search, filters);
  const waiting = choosing || held;
  const source = query(applied);
  const list = useQuery<ListAnswer<Row, M>>({
    ...source,
    enabled: !waiting,
    placeholderData: keepPreviousData,
    staleTime: pageAge,
  });
  const total = list.data?.meta.totalCount;
  const paged = list.data?.meta.pagedCount ?? total ?? 0;
  const last = lastPage(paged, applied.size);
  const stale = list.isPlaceholderData;
  // A page after the last one is replaced by the last one, such as after a deletion.
  const isAfterLast = total !== undefined && !stale && applied.page > last;
  useEffect(() => {
    if (isAfterLast) void change({ page: last }, true);
  }, [isAfterLast, last, change]);
  const counting = waiting ? undefined : counts?.(applied);
  const keys = useRef<readonly QueryKey[]>([]);
  useLayoutEffect(() => {
    keys.current = [reloads ?? source.queryKey, ...(counting ? [counting.queryKey] : [])];
  });
  // One stable function for all rows, because a new one would redraw them.
  const reload = useCallback(
    () => Promise.all(keys.current.map((queryKey) => client.invalidateQueries({ queryKey }))),
    [client],
  );
  return {
    address: applied,
    change,
    list,
    rows: list.data?.data ?? [],
    meta: list.data?.meta,
    counts: useCounts(counting),
    total,
    last,
    /** There are more rows than the pages show (D-650). */
    goesOn: paged > LIST_END,
    stale,
    reload,
  };
}
