import { VIEW_EVENT } from '@portal/contract/core/live-events';
import { ViewList } from '@portal/contract/core/saved-views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { Address, ListSearch, Params } from '#kit/list/list-search.ts';
import { FEW_MS, useChanges } from '#lib/events/use-changes.ts';
import { logFailure } from '#lib/failures.ts';
import { parseSearch } from '#lib/search-params.ts';
import { rememberView, viewsQuery } from './api.ts';
import type { SavedView } from './saved-view.ts';
import { type AddressParams, isAsStored, viewAddress } from './view-address.ts';

const NONE: readonly SavedView[] = [];

type Options<P extends Params> = {
  /** The list whose views are shown. Undefined for a list, or a user, without views. */
  list: ViewList | undefined;
  search: ListSearch<P>;
  address: Address<P>;
};

/**
 * The saved views of a list, and which of them is open. A list that is opened without any condition opens the view used
 * last. A view that is gone leaves the list as it is (D-347, D-349).
 */
export function useViews<P extends Params>({ list, search, address }: Options<P>) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const source = viewsQuery(list ?? ViewList.Outsourced);
  const { data, isPending } = useQuery({ ...source, enabled: list !== undefined });
  useChanges({ event: VIEW_EVENT, only: list, delayMs: FEW_MS, enabled: list !== undefined }, () =>
    client.invalidateQueries({ queryKey: source.queryKey }),
  );
  const views = list === undefined ? NONE : (data?.data ?? NONE);
  const openId = Number(address['view'] ?? 0);
  const current = views.find(({ id }) => id === openId);
  const [known, setKnown] = useState<SavedView>();
  const [deletedName, setDeletedName] = useState('');
  const [arriving, setArriving] = useState(
    list !== undefined && Object.keys(search.write(address)).every((name) => name === search.sizeName),
  );
  if (current && current !== known) setKnown(current);

  const go = useCallback(
    (params: AddressParams, replace = false) => navigate({ to: search.path, search: params, replace }),
    [navigate, search],
  );
  const last = views.find(({ id }) => id === data?.meta.lastViewId);
  useEffect(() => {
    if (!arriving || isPending) return;
    const opened = last ? go(viewAddress(search, last), true) : Promise.resolve();
    void opened.then(() => setArriving(false));
  }, [arriving, isPending, last, go, search]);
  const isDeleted = list !== undefined && data !== undefined && openId !== 0 && !current;
  useEffect(() => {
    if (!isDeleted) return;
    if (known?.id === openId) setDeletedName(known.name);
    void go(search.write({ ...address, view: 0 }), true);
  }, [isDeleted, known, openId, go, search, address]);

  const show = async (id: number, params: AddressParams): Promise<void> => {
    setDeletedName('');
    if (list !== undefined) {
      client.setQueryData(source.queryKey, (known: typeof data) =>
        known === undefined ? known : { ...known, meta: { ...known.meta, lastViewId: id } },
      );
      rememberView(list, id).catch((error: unknown) => logFailure('the view used last', error));
    }
    await go(params);
  };
  return {
    list,
    views,
    current,
    /** The open view is not what is stored. */
    isChanged: current !== undefined && !isAsStored(search, address, current),
    /** The view used last is about to be opened. */
    waiting: arriving && list !== undefined && (isPending || last !== undefined),
    /** The name of a view that was open and is gone, or ''. */
    deletedName,
    forget: () => setDeletedName(''),
    /** The own columns, '' for those of the beginning. */
    ownColumns: data?.meta.columns ?? '',
    /** Opens a view, or all rows without one. */
    open: (view: SavedView | undefined) => show(view?.id ?? 0, view ? viewAddress(search, view) : {}),
    /** Opens a view that has just been saved with these parameters. */
    openSaved: (id: number, query: string) => show(id, search.write({ ...search.read(parseSearch(query)), view: id })),
    /** Leaves the open view and keeps its conditions. */
    leave: () => show(0, search.write({ ...address, view: 0 })),
    reload: () => client.invalidateQueries({ queryKey: source.queryKey }),
  };
}

/** The saved views of a list, for the parts of its page. */
export type Views = ReturnType<typeof useViews>;
