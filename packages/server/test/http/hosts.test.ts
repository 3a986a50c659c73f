import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp({ ALLOWED_HOSTS: 'Portal.example, 10.0.0.7' });
});
afterAll(() => portal.close());

const statusOf = async (url: string, host: string): Promise<number> =>
  (await portal.app.inject({ url, headers: { host } })).statusCode;

it.each(['portal.example', 'PORTAL.example:3000', '10.0.0.7:80'])('%s is accepted as Host', async (host) => {
  expect(await statusOf('/api/openapi.json', host)).toBe(200);
});

it.each(['evil.example', 'portal.example.evil', '10.0.0.8', ''])(
  '%j is refused as Host, except at the health endpoints',
  async (host) => {
    for (const url of ['/api/openapi.json', '/api/User/user-my-info', '/', '/login']) {
      expect([url, await statusOf(url, host)]).toEqual([url, 400]);
    }
    for (const url of ['/healthz', '/readyz']) expect([url, await statusOf(url, host)]).toEqual([url, 200]);
  },
);
