import { type Actor, isManager, isPartner } from '@portal/contract/core/actor';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteComponent } from '@tanstack/react-router';
import type { ListSearch, Params } from '#kit/list/list-search.ts';
import { type PageSource, prefetchList } from '#kit/list/list-source.ts';
import type { RecordSource } from '#kit/record/record-query.ts';

type Query = Readonly<Record<string, unknown>>;

/** The list that a record or a form belongs to. */
export type ParentPage = { path: string; title: string };

/** Who opens a page: with the id of its record, '' when it has none, and the query of its address. */
export type Opening = { actor: Actor; id: string; query: Query };

/** A page of an area. `app/page-routes.ts` makes its route. */
export type AreaPage = {
  path: string;
  /** In the browser tab, and the h1 of a plain page. */
  title: string;
  component: RouteComponent;
  parent?: ParentPage;
  /** What stands around the page; otherwise the main layout. `visitors` and `open` need no session. */
  frame?: 'visitors' | 'open' | 'plain' | 'site' | 'workspace';
  /** Returns the valid parameters of a query (LISTS-01). */
  validate?: (query: Query) => Query;
  /** Starts the queries of the page while its code loads. */
  start?: (opening: Opening) => void;
};

type List<Row, P extends Params, M> = Pick<AreaPage, 'title' | 'component'> & {
  search: Pick<ListSearch<Params>, 'path' | 'validate'>;
  source: (actor: Actor) => Promise<PageSource<Row, P, M>>;
};

// Loaded only for signed-in users. The server preloads this file in their page.
const queries = () => import('#lib/cache/query-client.ts');

/** Prefetches the queries of a list when its source is loaded. */
export function prefetchSource<Row, P extends Params, M>(source: Promise<PageSource<Row, P, M>>, query: Query): void {
  void Promise.all([queries(), source]).then(([{ queryClient }, loaded]) => prefetchList(queryClient, loaded, query));
}

/** The page of a list: it validates the address (LISTS-01) and prefetches the queries while the page's code loads. */
export const listPage = <Row, P extends Params, M>({ search, source, ...page }: List<Row, P, M>): AreaPage => ({
  ...page,
  path: search.path,
  validate: search.validate,
  start: ({ actor, query }) => prefetchSource(source(actor), query),
});

/** The page of a list for managers only. */
export const managerList = <Row, P extends Params, M>({ source, ...page }: List<Row, P, M>): AreaPage =>
  listPage({ ...page, source: async (actor) => ({ ...(await source(actor)), may: isManager(actor) }) });

type RecordOf = Pick<AreaPage, 'path' | 'title' | 'component'> & {
  parent: ParentPage;
  source: () => Promise<RecordSource<unknown>>;
  /** Opens the record as the device has it, when the server does not answer. For contractors only. */
  offline?: () => Promise<(client: QueryClient, id: string, reload: string) => Promise<void>>;
  /** False when the page redirects or refuses this user. Then nothing is fetched. */
  may: (actor: Actor) => boolean;
};

/** The page of a record: it fetches the record while the page's code loads. */
export const recordPage = ({ source, offline, may, ...page }: RecordOf): AreaPage => ({
  ...page,
  start: ({ actor, id, query }) => {
    if (!may(actor)) return;
    const reload = String(query['reload'] ?? '');
    const parts = Promise.all([queries(), import('#kit/record/record-query.ts')]);
    void Promise.all([parts, source()]).then(([[{ queryClient }, { recordQuery }], read]) =>
      queryClient.prefetchQuery(recordQuery(read, id, reload)),
    );
    if (offline && isPartner(actor))
      void Promise.all([queries(), offline()]).then(([{ queryClient }, open]) => open(queryClient, id, reload));
  },
});
