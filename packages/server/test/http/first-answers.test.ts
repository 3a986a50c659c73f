import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FIRST_LISTS, firstCalls } from '@portal/contract/first-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findActor } from '../../src/areas/auth/public/sessions.ts';
import { registerProject } from '../../test-kit/factories/project.ts';
import type { Person } from '../../test-kit/people.ts';
import { signIn, startApp, type TestApp } from '../../test-kit/start-app.ts';

const PAGE = '<html><head></head><body><div id="root">$&</div><!--first-answers--></body></html>';
const HOSTILE = '</script><script>alert(1)</script><!-- $& \u2028';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp({}, PAGE);
  await registerProject(portal, { ProjectName: HOSTILE });
});
afterAll(() => portal.close());

type First = { userId: string; answers: { path: string; request: object; answer: unknown }[] };

const open = async (url: string, headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  (await portal.app.inject({ url, method, headers })).body;

/** What stands in the element of a page; null without one. */
function firstOf(page: string): First | null {
  const [, json] = /<script type="application\/json" id="first-answers">(.*?)<\/script>/s.exec(page) ?? [];
  return json === undefined ? null : JSON.parse(json);
}

const actorOf = async (person: Person) => {
  const [, token] = (await portal.cookieOf(person)).split('=');
  const actor = await findActor(portal.ctx, token, '127.0.0.1');
  if (!actor) throw new Error(`${person} has no session`);
  return actor;
};

describe.each(['admin', 'sales1', 'pm2', 'hanbit1', 'closed1'] as const)('the page of %s', (person) => {
  it.each([...FIRST_LISTS, '/myinfo/view'])(
    '%s brings along what its calls answer, and none is refused',
    async (path) => {
      const first = firstOf(await open(path, { cookie: await portal.cookieOf(person) }));
      expect(first?.userId).toBe(person);
      const expected = firstCalls(path, await actorOf(person));
      const places = (calls: readonly { path: string }[]) => calls.map((call) => call.path).sort();
      expect(places(first?.answers ?? [])).toEqual(places(expected));
      for (const { path: callPath, request, answer } of first?.answers ?? []) {
        const asked = await portal.call(callPath as 'Menu/menu-list', request, { as: person });
        expect([callPath, answer]).toEqual([callPath, JSON.parse(asked.raw)]);
      }
    },
  );
});

describe('a page brings nothing along', () => {
  const cases: [what: string, url: string, headers: Record<string, string>, method?: 'HEAD'][] = [
    ['for a visitor', '/projects/list', { cookie: '' }],
    ['for an unknown session', '/projects/list', { cookie: 'portal_session=unknown' }],
    ['into a frame', '/projects/list', { 'sec-fetch-dest': 'iframe' }],
    ['where another page asks for it as a script', '/projects/list', { 'sec-fetch-dest': 'script' }],
    ['for a guess of the browser', '/projects/list', { 'sec-purpose': 'prefetch' }],
    ['to the page that a ticket leads to', '/ssologin/a/M0/1', {}],
    ['when only its head is asked for', '/projects/list', {}, 'HEAD'],
  ];
  it.each(cases)('%s', async (_what, url, headers, method) => {
    const page = await open(url, { cookie: await portal.cookieOf('sales1'), ...headers }, method);
    expect(page).not.toContain('first-answers"');
    expect(page).not.toContain('userId');
  });

  it('after its session has ended', async () => {
    const cookie = await signIn(portal.app, 'pm1');
    expect(firstOf(await open('/projects/list', { cookie }))?.userId).toBe('pm1');
    await portal.app.inject({ method: 'POST', url: '/api/Auth/logout', headers: { cookie } });
    expect(firstOf(await open('/projects/list', { cookie }))).toBeNull();
  });
});

describe('what a page brings along', () => {
  it('ends no element and starts none, whatever a name holds', async () => {
    const page = await open('/projects/list', { cookie: await portal.cookieOf('sales1') });
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toContain('<!--');
    expect(JSON.stringify(firstOf(page))).toContain(JSON.stringify(HOSTILE.trim()).slice(1, -1));
    expect(page).toContain('<div id="root">$&</div>');
  });

  it('is the frame alone where the address asks for something: nothing of an address comes back', async () => {
    const page = await open('/projects/list?key=xyzzy', { cookie: await portal.cookieOf('sales1') });
    expect(
      firstOf(page)
        ?.answers.map(({ path }) => path)
        .sort(),
    ).toEqual(['Alarm/alarm-count', 'Menu/menu-list', 'User/user-my-info']);
    expect(page).not.toContain('xyzzy');
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('is compressed for who takes %s', async (taken, encoding, unpack) => {
    const headers = { cookie: await portal.cookieOf('admin'), 'accept-encoding': taken };
    const { headers: answered, rawPayload } = await portal.app.inject({ url: '/mizenotices/list', headers });
    expect(answered['content-encoding']).toBe(encoding);
    expect(firstOf(unpack(rawPayload).toString())?.userId).toBe('admin');
  });

  it('is kept by nobody', async () => {
    const { headers } = await portal.app.inject({
      url: '/projects/list',
      headers: { cookie: await portal.cookieOf('sales1') },
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('counts as calls do: who has none left gets the bare page', async () => {
    const cookie = await portal.cookieOf('daon1');
    expect(firstOf(await open('/projects/list', { cookie }))?.answers.length).toBeGreaterThan(3);
    await spendAll(cookie);
    const page = await open('/projects/list', { cookie });
    expect(firstOf(page)?.answers).toEqual([]);
    await portal.rest();
  });
});

/** Asks until the user is refused. */
async function spendAll(cookie: string): Promise<void> {
  for (let asked = 0; asked < 2000; asked += 1) {
    const { statusCode } = await portal.app.inject({
      method: 'POST',
      url: '/api/Area/all-area-list',
      headers: { cookie },
    });
    if (statusCode === 429) return;
  }
  throw new Error('never refused');
}
