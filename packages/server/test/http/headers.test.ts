import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let cookie: string;
beforeAll(async () => {
  portal = await startApp();
  cookie = await portal.cookieOf('admin');
});
afterAll(() => portal.close());

const headersOf = async (url: string, method: 'GET' | 'POST' = 'POST', headers: Record<string, string> = { cookie }) =>
  (await portal.app.inject({ method, url, headers })).headers;

describe('every response', () => {
  it.each([
    ['/api/User/user-my-info', 'POST'],
    ['/api/Construction/construction-info', 'POST'],
    ['/api/nothing', 'POST'],
    ['/api/openapi.json', 'GET'],
    ['/uploads/Construction/none.jpg', 'GET'],
    ['/nothing.txt', 'GET'],
    ['/readyz', 'GET'],
  ] as const)('%s may not be cached and grants no device permissions', async (url, method) => {
    for (const who of [{ cookie }, { cookie: '' }]) {
      const headers = await headersOf(url, method, who);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['permissions-policy']).toContain('camera=(), display-capture=(), geolocation=()');
      expect(headers['permissions-policy']).toContain('microphone=()');
    }
  });
});

it('only a logout tells the browser to clear its stored data', async () => {
  const payload = { UserId: 'pm1', Password: PASSWORD };
  const signedIn = await portal.app.inject({ method: 'POST', url: '/api/Auth/login', payload });
  expect(signedIn.headers['clear-site-data']).toBeUndefined();
  const own = `portal_session=${signedIn.cookies[0]?.value}`;
  expect((await headersOf('/api/User/user-my-info', 'POST', { cookie: own }))['clear-site-data']).toBeUndefined();
  expect((await headersOf('/api/Auth/logout', 'POST', { cookie: own }))['clear-site-data']).toBe('"cache"');
});
