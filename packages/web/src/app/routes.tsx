import { isStaff } from '@portal/contract/core/actor';
import { createRoute } from '@tanstack/react-router';
import { alarmSearch } from '#areas/alarms/search.ts';
import { type AreaPage, type Opening, prefetchSource } from '#kit/page/area-page.ts';
import { lazyPage } from '#kit/page/lazy-page.ts';
import { paths } from '#lib/paths.ts';
import { actorOf, type StoredSession } from '#lib/session.ts';
import { areaPages } from './area-pages.ts';
import { redirectRoot, requireVisitor } from './guard.ts';
import { guardRoute, rootRoute, shellRoute, siteRoute, specialRoute } from './layout-routes.tsx';

/** Prefetches 알림목록: the alarms of staff, or the messages of a contractor. */
function prefetchInbox({ actor, query }: Opening): void {
  if (isStaff(actor))
    prefetchSource(
      import('#areas/alarms/api.ts').then((api) => api.ownAlarmList()),
      query,
    );
  else
    prefetchSource(
      import('#areas/notify/api.ts').then((api) => api.ownInbox()),
      query,
    );
}

/** Pages that are made of parts of several areas. */
const inbox: AreaPage = {
  path: alarmSearch.path,
  title: '알림목록',
  component: lazyPage(() => import('./inbox-page.tsx'), 'InboxPage'),
  validate: alarmSearch.validate,
  start: prefetchInbox,
};
const feed: AreaPage = {
  path: paths.reportFeed,
  title: '보고',
  component: lazyPage(() => import('./feed-page.tsx'), 'FeedPage'),
  frame: 'workspace',
};

const landing = lazyPage(() => import('./landing-page.tsx'), 'LandingPage');

const pagesIn = (frame: AreaPage['frame']): AreaPage[] =>
  [...areaPages, inbox, feed].filter((page) => page.frame === frame);

/** What the router needs of a page that starts nothing. */
const shown = ({ path, component, title }: AreaPage) => ({ path, component, staticData: { title } });

type Loading = {
  context: { session: StoredSession };
  location: { search: Opening['query'] };
  params: { id?: string };
};

/** Route of a page inside the main layout. Its loader does not await anything, so that the address changes at once. */
const shellPage = ({ path, component, title, parent, validate, start }: AreaPage) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path,
    component,
    ...(validate && { validateSearch: validate }),
    // A list is prefetched again for another query, a record is not.
    ...(validate && start && { loaderDeps: ({ search }: { search: Opening['query'] }) => search }),
    ...(start && {
      loader: ({ context, location, params }: Loading) =>
        start({ actor: actorOf(context.session), id: params.id ?? '', query: location.search }),
    }),
    staticData: parent === undefined ? { title } : { title, parent },
  });

/** The pages inside the main layout. */
export const shellRoutes = pagesIn(undefined).map(shellPage);

const missing = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  component: lazyPage(() => import('./plain-pages.tsx'), 'MissingPage'),
  staticData: { title: '페이지를 찾을 수 없습니다', isUnknown: true },
});

/** The route tree: login and / for everybody, the rest behind the guard. */
export const routeTree = rootRoute.addChildren([
  createRoute({ getParentRoute: () => rootRoute, path: paths.root, beforeLoad: redirectRoot }),
  ...pagesIn('visitors').map((page) =>
    createRoute({ getParentRoute: () => rootRoute, ...shown(page), beforeLoad: requireVisitor }),
  ),
  ...pagesIn('open').map((page) => createRoute({ getParentRoute: () => rootRoute, ...shown(page) })),
  ...[paths.landing, `${paths.landing}/$`].map((path) =>
    createRoute({ getParentRoute: () => rootRoute, path, component: landing }),
  ),
  guardRoute.addChildren([
    // Blank on purpose: a stop while the current page is reloaded (SHELL-24).
    createRoute({ getParentRoute: () => guardRoute, path: paths.tempRoute, component: () => null }),
    ...pagesIn('plain').map((page) => createRoute({ getParentRoute: () => guardRoute, ...shown(page) })),
    shellRoute.addChildren([...shellRoutes, missing]),
    siteRoute.addChildren(
      pagesIn('site').map((page) => createRoute({ getParentRoute: () => siteRoute, ...shown(page) })),
    ),
    specialRoute.addChildren(
      pagesIn('workspace').map((page) => createRoute({ getParentRoute: () => specialRoute, ...shown(page) })),
    ),
  ]),
]);
