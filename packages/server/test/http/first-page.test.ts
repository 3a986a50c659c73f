import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, startApp, type TestApp } from '#test-kit/start-app.ts';

const PAGE = '<html><head></head><body><div id="root">$&</div><!--first-page--></body></html>';
const HOSTILE = '</script><script>alert(1)</script><!-- $& \u2028';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp({}, PAGE);
});
afterAll(() => portal.close());

type First = { user: unknown; menus: unknown; unread: unknown; messages: unknown };

const open = async (url: string, headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  (await portal.app.inject({ url, method, headers })).body;

/** The initial data embedded in a page; null without it. */
function firstOf(page: string): First | null {
  const [, json] = /<script type="application\/json" id="first-page">(.*?)<\/script>/s.exec(page) ?? [];
  return json === undefined ? null : JSON.parse(json);
}

describe('a page contains the responses of its first calls', () => {
  it.each(['admin', 'sales1', 'pm2'] as const)('%s: the signed-in user, menus and unread alarms', async (person) => {
    const first = firstOf(await open('/projects/list?key=x', { cookie: await portal.cookieOf(person) }));
    const answerOf = async (path: 'User/user-my-info' | 'Menu/menu-list' | 'Alarm/alarm-count', fields: object) =>
      JSON.parse((await portal.call(path, fields, { as: person })).raw);
    expect(first).toEqual({
      user: await answerOf('User/user-my-info', { UserId: person, TopMenuId: 0 }),
      menus: await answerOf('Menu/menu-list', {}),
      unread: await answerOf('Alarm/alarm-count', {}),
      messages: null,
    });
  });

  it('without an alarm count for contractors, who have no alarms', async () => {
    const first = firstOf(await open('/projects/list', { cookie: await portal.cookieOf('hanbit1') }));
    expect(first).toMatchObject({
      user: expect.anything(),
      menus: expect.anything(),
      unread: null,
      messages: expect.anything(),
    });
  });
});

describe('a page contains no initial data', () => {
  const cases: [what: string, url: string, headers: Record<string, string>, method?: 'HEAD'][] = [
    ['for a visitor', '/projects/list', { cookie: '' }],
    ['for an unknown session', '/projects/list', { cookie: 'portal_session=unknown' }],
    ['in a frame', '/projects/list', { 'sec-fetch-dest': 'iframe' }],
    ['when another page requests it as a script', '/projects/list', { 'sec-fetch-dest': 'script' }],
    ['for a prefetch of the browser', '/projects/list', { 'sec-purpose': 'prefetch' }],
    ['on the landing page of a ticket', '/ssologin/a/M0/1', {}],
    ['for a HEAD request', '/projects/list', {}, 'HEAD'],
  ];
  it.each(cases)('%s', async (_what, url, headers, method) => {
    const page = await open(url, { cookie: await portal.cookieOf('sales1'), ...headers }, method);
    expect(page).not.toContain('first-page"');
    expect(page).not.toContain('userId');
  });

  it('after the end of its session', async () => {
    const cookie = await signIn(portal.app, 'pm1');
    expect(firstOf(await open('/projects/list', { cookie }))).not.toBeNull();
    await portal.app.inject({ method: 'POST', url: '/api/Auth/logout', headers: { cookie } });
    expect(firstOf(await open('/projects/list', { cookie }))).toBeNull();
  });
});

describe('the initial data of a page', () => {
  it('cannot open or close an element, whatever text a name contains', async () => {
    const renamed = (user_name: string) =>
      portal.ctx.db.updateTable('portal_user').set({ user_name }).where('user_id', '=', 'sales1').execute();
    const { user_name } = await portal.ctx.db
      .selectFrom('portal_user')
      .select('user_name')
      .where('user_id', '=', 'sales1')
      .executeTakeFirstOrThrow();
    await renamed(HOSTILE);
    const page = await open('/projects/list', { cookie: await portal.cookieOf('sales1') });
    await renamed(user_name);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toContain('<!--');
    expect(JSON.stringify(firstOf(page))).toContain(JSON.stringify(HOSTILE).slice(1, -1));
    expect(page).toContain('<div id="root">$&</div>');
  });

  it('contains nothing of the URL', async () => {
    const page = await open('/projects/list?key=xyzzy', { cookie: await portal.cookieOf('sales1') });
    expect(firstOf(page)).not.toBeNull();
    expect(page).not.toContain('xyzzy');
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('is compressed for a client that accepts %s', async (taken, encoding, unpack) => {
    const headers = { cookie: await portal.cookieOf('admin'), 'accept-encoding': taken };
    const { headers: answered, rawPayload } = await portal.app.inject({ url: '/mizenotices/list', headers });
    expect(answered['content-encoding']).toBe(encoding);
    expect(firstOf(unpack(rawPayload).toString())).not.toBeNull();
  });

  it('may not be cached', async () => {
    const { headers } = await portal.app.inject({
      url: '/projects/list',
      headers: { cookie: await portal.cookieOf('sales1') },
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('counts against the rate limit like calls, and is omitted when the limit is used up', async () => {
    await sql`
      create function no_calls() returns trigger language plpgsql as
        'begin new.granted := 0; new.rest := 0; return new; end'`.execute(portal.ctx.db);
    await sql`
      create trigger no_calls before insert or update on call_allowance for each row
        when (new.user_id = 'daon1') execute function no_calls()`.execute(portal.ctx.db);
    const page = await open('/projects/list', { cookie: await portal.cookieOf('daon1') });
    expect(firstOf(page)).toEqual({ user: null, menus: null, unread: null, messages: null });
  });
});
