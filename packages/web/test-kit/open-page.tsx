import { type Actor, UserType } from '@portal/contract/core/actor';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Questions } from '#app/questions.tsx';
import { parseSearch, stringifySearch } from '#lib/search-params.ts';
import { ActorContext } from '#lib/use-actor.ts';

/** A member of staff, for pages that need a signed-in user. */
export const STAFF: Actor = {
  userId: 'sales1',
  userType: UserType.Staff,
  userName: '박지훈',
  companyId: 0,
  companyName: '',
  companyActive: true,
  permission: 'B',
  modeAuthority: 'A',
};

type Options = { actor?: Actor; validateSearch?: (search: Record<string, unknown>) => object };

/**
 * Renders a page at an address with the context of the shell: user, query client and confirm dialog. Other paths are
 * blank. Returns the simulated user, the current address and the router.
 */
export async function openPage(path: string, page: () => ReactNode, address: string, options: Options = {}) {
  const { actor = STAFF, validateSearch = (search) => search } = options;
  const root = createRootRoute({
    component: () => (
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ActorContext value={actor}>
          <Outlet />
          <Questions />
        </ActorContext>
      </QueryClientProvider>
    ),
  });
  const routes = [
    createRoute({ getParentRoute: () => root, path, component: page, validateSearch }),
    createRoute({ getParentRoute: () => root, path: '$', component: () => null }),
  ];
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren(routes), history, parseSearch, stringifySearch });
  await router.load();
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup({ delay: null }), address: (): string => router.state.location.href, router };
}

/** Presses a button of the question on screen. */
export async function answerQuestion(user: ReturnType<typeof userEvent.setup>, button: string): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  const found = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === button);
  if (!found) throw new Error(`the question has no button ${button}`);
  await user.click(found);
}
