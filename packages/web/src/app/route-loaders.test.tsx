import { UserType } from '@portal/contract/core/actor';
import { createMemoryHistory, createRouter, lazyRouteComponent, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#lib/cache/query-client.ts';
import { notePageOpened } from '#lib/page-opened.ts';
import { parseSearch, stringifySearch } from '#lib/search-params.ts';
import { clearSession, storeSession } from '#lib/session.ts';
import { routeTree, shellRoutes } from './routes.tsx';

const FRAME = ['User/user-my-info', 'Menu/menu-list'];
const COMPANIES = 'Company/all-company-list';

const user = (UserType: UserType) => ({
  UserId: 'somebody',
  AdminName: '박지훈',
  UserType,
  CompanyId: 1,
  UserPermission: UserType === 'M' ? 'M' : '',
  ModeAuthority: 'A',
  EncryptUserId: '',
  UserPhone: '',
});

let requests: string[];

beforeEach(() => {
  requests = [];
  queryClient.clear();
  // A stub of the alarm stream, which sends nothing in these tests.
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close = () => {};
    },
  );
});
afterEach(() => {
  cleanup();
  void clearSession();
  vi.unstubAllGlobals();
});

function signIn(type: UserType): void {
  storeSession(user(type));
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path.replace('/api/', ''));
    return new Response(JSON.stringify({ user: user(type), data: [], meta: { totalCount: 0 } }), { status: 200 });
  });
}

/** Blocks the code of a page until `deliver` is called. */
function blockCode(path: string) {
  const route = shellRoutes.find(({ options }) => 'path' in options && options.path === path);
  const Page = route?.options.component;
  if (!route || !Page) throw new Error(`no page at ${path}`);
  let deliver = (): void => {};
  const code = new Promise<{ default: typeof Page }>((resolve) => {
    deliver = () => resolve({ default: Page });
  });
  route.update({ component: lazyRouteComponent(() => code) });
  return () => deliver();
}

it.each([
  [
    UserType.Staff,
    '/projects/list',
    [
      'Construction/all-construction-mize-list',
      'Construction/construction-mize-status-count',
      COMPANIES,
      'ListView/view-list',
    ],
  ],
  [UserType.Partner, '/alarmsnotices/list', ['Notify/notify-list']],
  [UserType.Staff, '/alarmsnotices/list', ['Alarm/alarm-group-list']],
  [UserType.Partner, '/orders/list', ['Order/all-partner-order-list', 'Order/partner-order-status-count']],
  [
    UserType.Staff,
    '/mizenotices/list',
    [
      'MizeNotice/all-fix-notice-list',
      'MizeNotice/all-notice-list',
      'Notice/notice-landing-list',
      'Today/today-list',
      'Reference/first-day',
    ],
  ],
  [UserType.Staff, '/managers/list', ['Manager/all-manager-list', 'Manager/all-manager-status-count', COMPANIES]],
])('%s: %s sends each of its calls once, before the code of its page is loaded', async (type, path, calls) => {
  signIn(type);
  const deliver = blockCode(path);
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch });
  router.subscribe('onBeforeNavigate', notePageOpened);
  render(<RouterProvider router={router} />);
  const count = type === UserType.Staff ? 'Alarm/alarm-count' : 'Notify/notify-count';
  const expected = [...FRAME, count, ...calls].sort();
  await waitFor(() => expect(requests.toSorted()).toEqual(expected), { timeout: 20_000 });
  deliver();
  await screen.findByText(/^전체 0(건|명)$/, {}, { timeout: 20_000 });
  expect(requests.toSorted()).toEqual(expected);
});

it.each([
  [UserType.Staff, '/projects/view/$id', '/projects/view/7', 'Construction/construction-info'],
  [UserType.Partner, '/projects/companyview/$id', '/projects/companyview/7', 'Construction/construction-info'],
  [UserType.Staff, '/managers/view/$id', '/managers/view/hanbit1', 'Manager/manager-info'],
])('%s: %s fetches its record once, before the code of its page is loaded', async (type, path, address, call) => {
  signIn(type);
  const deliver = blockCode(path);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch });
  router.subscribe('onBeforeNavigate', notePageOpened);
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(requests).toContain(call), { timeout: 20_000 });
  deliver();
  await screen.findByText('데이터 없음', {}, { timeout: 20_000 });
  expect(requests.filter((one) => one === call)).toEqual([call]);
});

it('a contractor at the address of the staff page fetches the record only for their own page', async () => {
  signIn(UserType.Partner);
  const history = createMemoryHistory({ initialEntries: ['/projects/view/7'] });
  render(<RouterProvider router={createRouter({ routeTree, history, parseSearch, stringifySearch })} />);
  await screen.findByText('데이터 없음', {}, { timeout: 20_000 });
  expect(requests.filter((one) => one === 'Construction/construction-info')).toHaveLength(1);
});
