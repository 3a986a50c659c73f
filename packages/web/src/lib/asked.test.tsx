import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Asked } from './asked.ts';
import { clearSession, storeSession } from './session.ts';

const HERE = '/projects/list';
const BROUGHT = {
  userId: 'sales1',
  answers: [{ path: 'Area/all-area-list', request: { Page: 1 }, answer: areas('서울') }],
};

function areas(areaName: string) {
  return { data: [{ id: 1, areaName }], meta: { totalCount: 1 } };
}

let sent: string[];

beforeEach(() => {
  vi.resetModules();
  sent = [];
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path);
    return new Response(JSON.stringify(areas('부산')), { status: 200 });
  });
  storeSession({
    UserId: 'sales1',
    AdminName: '박지훈',
    UserType: 'M',
    CompanyId: 0,
    UserPermission: 'F',
    ModeAuthority: 'A',
    EncryptUserId: '',
  });
  window.history.replaceState(null, '', HERE);
});

afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
  document.getElementById('first-answers')?.remove();
  window.history.replaceState(null, '', '/');
});

function Areas({ read }: { read: Asked<{ data: { areaName: string }[] }> }) {
  const { data } = useQuery({ queryKey: ['areas'], ...read });
  return <output>{data === undefined ? '없음' : data.data[0]?.areaName}</output>;
}

/** The page as it is opened, with what came along; answers how to draw it, each time anew, and what its first drawing shows. */
async function openPage(brought: object) {
  const element = document.createElement('script');
  element.id = 'first-answers';
  element.type = 'application/json';
  element.textContent = JSON.stringify(brought);
  document.body.append(element);
  const { asked } = await import('./asked.ts');
  const client = new QueryClient();
  return () => {
    render(
      <QueryClientProvider client={client}>
        <Areas read={asked('Area/all-area-list', { Page: 1 })} />
      </QueryClientProvider>,
    );
    return screen.getByRole('status').textContent;
  };
}

const shows = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

it('draws what came with the page at once, and does not ask for it', async () => {
  const drawn = await openPage(BROUGHT);
  expect(drawn()).toBe('서울');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual([]);
});

it('asks again when the screen was left', async () => {
  const drawn = await openPage(BROUGHT);
  drawn();
  cleanup();
  window.history.replaceState(null, '', '/orders/list');
  expect(drawn()).toBe('서울');
  await shows('부산');
  cleanup();
  window.history.replaceState(null, '', HERE);
  drawn();
  await waitFor(() => expect(sent).toHaveLength(2));
});

it('asks for what did not come, and for what came for somebody else', async () => {
  const drawn = await openPage({ ...BROUGHT, userId: 'pm1' });
  expect(drawn()).toBe('없음');
  await shows('부산');
  expect(sent).toEqual(['/api/Area/all-area-list']);
});
