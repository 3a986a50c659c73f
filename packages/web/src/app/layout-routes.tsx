import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { actorOf, type StoredSession } from '#lib/session.ts';
import { ActorContext } from '#lib/use-actor.ts';
import { requireSession, requireStaff } from './guard.ts';
import { shellLayout, workspace } from './lazy-pages.ts';
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

/** Provides the signed-in user to every page behind the guard. */
function SignedIn(): ReactNode {
  const { session } = guardRoute.useRouteContext();
  const actor = useMemo(() => actorOf(session), [session]);
  return (
    <ActorContext value={actor}>
      <Outlet />
    </ActorContext>
  );
}

/** The main layout. */
export const shellRoute = createRoute({
  getParentRoute: () => guardRoute,
  id: 'shell',
  component: shellLayout,
  loader: loadFrame,
});

/** The workspace has a layout of its own (WORK-01). */
export const specialRoute = createRoute({
  getParentRoute: () => guardRoute,
  id: 'special',
  beforeLoad: requireStaff,
  component: workspace.layout,
  loader: loadFrame,
});
