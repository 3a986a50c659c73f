import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { afterQueries, lazyPage } from '#kit/page/lazy-page.ts';
import { WhomToAsk } from '#kit/page/whom-to-ask.ts';
import { actorOf, type StoredSession } from '#lib/session.ts';
import { ActorContext } from '#lib/use-actor.ts';
import { requireSession, requireStaff } from './guard.ts';
import { RootLayout } from './root-layout.tsx';

type LoaderPage = { context: { session: StoredSession } };

/** Prefetches the data of the layout while its code loads. */
async function loadFrame({ context }: LoaderPage): Promise<void> {
  const { prefetchFrame } = await import('./frame-queries.ts');
  prefetchFrame(actorOf(context.session));
}

/** The root of all routes. */
export const rootRoute = createRootRoute({ component: RootLayout });
/** Parent of all pages for signed-in users. */
export const guardRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guard',
  beforeLoad: requireSession,
  component: SignedIn,
});

/** Those who give rights. Their call is loaded only for a page that is refused. */
const managersToAsk = {
  queryKey: ['managers to ask'],
  read: async () => {
    const { lookups } = await import('#areas/lookups/api.ts');
    return lookups.managers(new AbortController().signal);
  },
};

/** Provides the signed-in user, and the people they can ask, to every page behind the guard. */
function SignedIn(): ReactNode {
  const { session } = guardRoute.useRouteContext();
  const actor = useMemo(() => actorOf(session), [session]);
  return (
    <ActorContext value={actor}>
      <WhomToAsk value={managersToAsk}>
        <Outlet />
      </WhomToAsk>
    </ActorContext>
  );
}

/** The main layout. */
export const shellRoute = createRoute({
  getParentRoute: () => guardRoute,
  id: 'shell',
  component: lazyPage(
    afterQueries(() => import('./shell-layout.tsx')),
    'ShellLayout',
  ),
  loader: loadFrame,
});

/** The workspace has a layout of its own (WORK-01). */
export const specialRoute = createRoute({
  getParentRoute: () => guardRoute,
  id: 'special',
  beforeLoad: requireStaff,
  component: lazyPage(() => import('./special-layout.tsx'), 'SpecialLayout'),
  loader: loadFrame,
});

/** The pages of a site that open without a connection. Nothing is asked of the server to draw them (D-445). */
export const siteRoute = createRoute({
  getParentRoute: () => guardRoute,
  id: 'site',
  component: lazyPage(() => import('./site-layout.tsx'), 'SiteLayout'),
});
