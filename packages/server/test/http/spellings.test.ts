import type { AddressInfo } from 'node:net';
import { authCalls } from '@portal/contract/areas/auth/calls';
import { allCalls } from '@portal/contract/calls';
import { addressOf } from '@portal/contract/core/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { openClient, type TargetRequest } from './send-to-target.ts';

let portal: TestApp;
let client: ReturnType<typeof openClient>;
/** Sessions of several users, so that no user reaches the rate limit. */
let cookies: string[];
beforeAll(async () => {
  portal = await startApp();
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = portal.app.server.address() as AddressInfo;
  client = openClient(port);
  cookies = [];
  for (const person of ['admin', 'sales1', 'pm1', 'pm2'] as const) cookies.push(await portal.cookieOf(person));
});
afterAll(async () => {
  client.close();
  await portal.close();
});

const encoded = (text: string): string => text.replace(/[a-z]/gi, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** Other spellings of the same route. */
const SAME: Record<string, (path: string) => string> = {
  'one letter encoded': (path) => path.replace(/[a-z]/, encoded),
  'every letter encoded': encoded,
  'every letter encoded, with a query': (path) => `${encoded(path)}?a=/healthz`,
  'other cases': (path) => path.toUpperCase(),
  'encoded in other cases': (path) => encoded(path.toUpperCase()).toUpperCase(),
  'absolute form': (path) => `http://127.0.0.1${path}`,
  'absolute form of another host, encoded': (path) => `HTTPS://elsewhere.example:81${encoded(path)}`,
  'a fragment': (path) => `${path}#/healthz`,
};

/** Paths that some parsers take for the route, but that have no route. */
const ELSEWHERE: Record<string, (path: string) => string> = {
  'encoded twice': (path) => encoded(path).replaceAll('%', '%25'),
  'a doubled slash in front': (path) => `/${path}`,
  'doubled slashes': (path) => path.replaceAll('/', '//'),
  'a dot segment': (path) => `/.${path}`,
  'dot segments': (path) => `/healthz/..${path}`,
  'encoded dot segments': (path) => `/healthz/%2e%2E${path}`,
  backslashes: (path) => `/${path.slice(1).replaceAll('/', '\\')}`,
  'a backslash': (path) => path.replace('/api/', '/api\\'),
  'encoded slashes': (path) => `/${path.slice(1).replaceAll('/', '%2f')}`,
  'a slash at the end': (path) => `${path}/`,
  'dots at the end': (path) => `${path}/..;/x`,
};

const OTHERS = ['/api/events', '/api/nothing', '/api', '/uploads/Construction/x.jpg', '/uploads'];
const closed: TargetRequest[] = [
  ...allCalls.filter((call) => call.may !== 'open').map((call) => ({ target: addressOf(call), body: '{}' })),
  ...allCalls.filter((call) => call.may !== 'open').map((call) => ({ target: addressOf(call), method: 'GET' })),
  ...OTHERS.map((target) => ({ target, method: 'GET' })),
  { target: '/api/nothing', body: '{}' },
];
const SIGN_IN = { target: `/api/${authCalls.signIn.path}`, body: '{"UserId":"","Password":""}' };

const respelt = (request: TargetRequest, spell: (path: string) => string): TargetRequest => ({
  ...request,
  target: spell(request.target),
});
/** The request with the session of one of the users, another one for each `turn`. */
const signedIn = (request: TargetRequest, turn: number): TargetRequest => ({
  ...request,
  headers: { ...request.headers, cookie: cookies[turn % cookies.length] ?? '' },
});
const fromElsewhere = (request: TargetRequest): TargetRequest => ({
  ...request,
  headers: { ...request.headers, 'sec-fetch-site': 'cross-site' },
});

/** Returns the requests whose response is not the expected one. */
async function notAnswered(requests: readonly TargetRequest[], expected: object): Promise<unknown[]> {
  const answers = await Promise.all(
    requests.map(async (request) => ({ target: request.target, ...(await client.ask(request)) })),
  );
  return answers.filter(({ status, code }) => JSON.stringify({ status, code }) !== JSON.stringify(expected));
}

describe.each(Object.entries(SAME))('a path spelt with %s', (_name, spell) => {
  it('needs a session where the plain path does', async () => {
    const requests = closed.map((request) => respelt(request, spell));
    expect(await notAnswered(requests, { status: 401, code: 'LOGIN_REQUIRED' })).toEqual([]);
  });

  it("gives a signed-in user the same response as the plain path, from the portal's origin and from another", async () => {
    const some = closed.filter(({ target }, index) => target !== '/api/events' && index % 9 === 0);
    for (const request of some.flatMap((one, turn) => [signedIn(one, turn), fromElsewhere(signedIn(one, turn))])) {
      expect([request, await client.ask(respelt(request, spell))]).toEqual([request, await client.ask(request)]);
    }
  });

  it('is the same endpoint at sign-in', async () => {
    expect(await client.ask(respelt(SIGN_IN, spell))).toEqual({ status: 400, code: 'FIELD_REQUIRED' });
    expect(await client.ask(respelt(fromElsewhere(SIGN_IN), spell))).toEqual({ status: 403, code: 'BAD_ORIGIN' });
    expect(await client.ask(respelt({ ...SIGN_IN, body: 'x'.repeat(5000) }, spell))).toEqual({
      status: 413,
      code: 'TOO_LARGE',
    });
  });
});

describe.each(Object.entries(ELSEWHERE))('a path spelt with %s', (_name, spell) => {
  it('has no route: 401 without a session, 404 with one', async () => {
    const requests = [...closed.filter((_ask, index) => index % 9 === 0), SIGN_IN]
      .filter(({ target }) => spell(target) !== target)
      .map((request) => respelt(request, spell));
    expect(await notAnswered(requests, { status: 401, code: 'LOGIN_REQUIRED' })).toEqual([]);
    const asOther = requests.map((request, turn) => signedIn(request, turn + 1));
    expect(await notAnswered(asOther, { status: 404, code: 'NOT_FOUND' })).toEqual([]);
  });
});

describe('routes that need no session', () => {
  /** Every route that exists, as the router lists it. */
  const listRoutes = (): { path: string; method: string }[] => {
    const parents: string[] = [];
    return portal.app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => {
        const [, indent = '', part = '', methods = ''] = /^(.*?)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
        const depth = indent.length / 4;
        parents.splice(depth, parents.length, part);
        const path = parents.join('').replace(/:\w+|\*$/g, 'x');
        return methods === '' ? [] : methods.split(', ').map((method) => ({ path, method }));
      });
  };

  it('are exactly these: health, description, calendar addresses, sign-in, second step, password link, sign-out', async () => {
    const open = new Set<string>();
    for (const { path, method } of listRoutes()) {
      const body = method === 'POST' ? { body: '{}' } : {};
      if ((await client.ask({ target: path, method, ...body })).status !== 401) open.add(path);
    }
    expect([...open].sort()).toEqual(
      [
        ...['/healthz', '/readyz', '/metrics', '/api/version', '/api/openapi.json'],
        ...['/api/auth/login', '/api/auth/sso-login', '/api/auth/logout'],
        // The code of a password link is its own proof (D-504).
        '/api/auth/password-link-use',
        // The private address of a calendar is its own proof (D-330).
        '/ics/x',
        // So is the address that switches off a kind of mail (D-411).
        '/mail/off',
        // These need the cookie of the half session (D-190).
        ...allCalls
          .map(addressOf)
          .filter((address) => address.startsWith('/api/Auth/second-step-'))
          .map((address) => address.toLowerCase()),
        ...['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/yaml'],
        ...['/api/docs/static/index.html', '/api/docs/static/swagger-initializer.js'],
      ].sort(),
    );
  });

  it('give 405 for a wrong method; everywhere else it is 401', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      for (const { path } of Object.values(authCalls)) {
        expect(await client.ask({ target: `/api/${path}`, method })).toEqual({ status: 405, code: 'BAD_METHOD' });
      }
      expect((await client.ask({ target: '/api/User/user-my-info', method })).status).toBe(401);
    }
  });

  it('a write to a path without a route is refused without reading its body', async () => {
    expect(await client.ask({ target: '/nothing', body: 'x'.repeat(2_000_000) })).toEqual({
      status: 404,
      code: 'NOT_FOUND',
    });
  });
});
