import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { internalInState } from '#test-kit/factories/internal.ts';
import type { Person } from '#test-kit/people.ts';
import { signIn, startApp, type TestApp } from '#test-kit/start-app.ts';
import { type OpenStream, openStream, waitUntil } from './open-stream.ts';
import { startSecond } from './second-process.ts';

let portal: TestApp;
/** A second process on the same database, which opens the streams. Its timers are those of the test. */
let second: Awaited<ReturnType<typeof startSecond>>;
const opened: OpenStream[] = [];
/** The statements with which the second process looks up sessions. */
const lookups: string[] = [];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  portal = await startApp();
  second = await startSecond(portal, (text) => void (text.includes('from "session"') && lookups.push(text)));
});
beforeEach(() => {
  portal.clock.now = new Date('2026-11-20T06:00:00Z');
});
afterEach(async () => {
  for (const stream of opened.splice(0)) {
    stream.close();
    await stream.ended;
  }
});
afterAll(async () => {
  await second.close();
  await portal.close();
  vi.useRealTimers();
});

const stream = async (cookie: string): Promise<OpenStream> => {
  const one = await openStream(second.origin, cookie);
  expect(one.status).toBe(200);
  opened.push(one);
  return one;
};
/** A stream of a session of its own. */
const streamOf = async (as: Person): Promise<OpenStream> => stream(await signIn(portal.app, as));
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const passMinutes = (minutes: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + minutes * 60_000);
};

describe('the session of a stream (D-642)', () => {
  it('is looked up once a minute, with one statement for all streams, and is not prolonged', async () => {
    const own = await signIn(portal.app, 'pm1');
    for (const cookie of [own, own, await signIn(portal.app, 'pm1'), await signIn(portal.app, 'pm2')])
      await stream(cookie);
    const seen = () => sql`select user_id, last_seen_at from session order by id`.execute(portal.ctx.db);
    const before = await seen();
    lookups.length = 0;
    passMinutes(10);
    await pass(50);
    expect(lookups).toEqual([]);
    await waitUntil(() => opened.every(({ spans }) => spans().length === 3));
    await pass(10);
    await waitUntil(() => lookups.length > 0);
    await pass(60);
    await waitUntil(() => lookups.length > 1);
    expect(lookups).toHaveLength(2);
    expect((await seen()).rows).toEqual(before.rows);
  });

  it.each<[string, (cookie: string) => Promise<unknown>]>([
    [
      'the user signs out',
      (cookie) => portal.app.inject({ method: 'POST', url: '/api/Auth/logout', headers: { cookie } }),
    ],
    ['another process ends it', () => sql`delete from session where user_id = 'pm2'`.execute(portal.ctx.db)],
    [
      'the password changes',
      () =>
        sql`update portal_user set credential_version = credential_version + 1 where user_id = 'pm2'`.execute(
          portal.ctx.db,
        ),
    ],
    [
      'the account is deleted',
      () => sql`update portal_user set deleted_at = now() where user_id = 'pm2'`.execute(portal.ctx.db),
    ],
  ])('ends the stream at once when %s, and no other', async (_name, end) => {
    const cookie = await signIn(portal.app, 'pm2');
    const [ended, other] = [await stream(cookie), await streamOf('pm1')];
    await end(cookie);
    expect(await ended.ended).toEqual({ clean: true });
    await sql`update portal_user set deleted_at = null where user_id = 'pm2'`.execute(portal.ctx.db);
    const Id = await internalInState(portal, 'N');
    await portal.call('MizeConstruction/construction-delete', { Id }, { as: 'sales1' });
    await waitUntil(() => other.internal().includes(Id));
  });

  it('ends the stream within a minute when it is idle for too long', async () => {
    const idle = await streamOf('pm1');
    passMinutes(13 * 60);
    await pass(60);
    expect(await idle.ended).toEqual({ clean: true });
  });

  it('has the rights of now: a user who is no longer staff hears of no internal project', async () => {
    const [former, staff] = [await streamOf('admin'), await streamOf('pm1')];
    lookups.length = 0;
    await sql`update portal_user set user_type = 'C' where user_id = 'admin'`.execute(portal.ctx.db);
    await waitUntil(() => lookups.length === 1);
    const Id = await internalInState(portal, 'N');
    await portal.call('MizeConstruction/construction-delete', { Id }, { as: 'sales1' });
    await waitUntil(() => staff.internal().includes(Id));
    await sql`update portal_user set user_type = 'M' where user_id = 'admin'`.execute(portal.ctx.db);
    await pass(25);
    await waitUntil(() => former.spans().length === 2);
    expect(former.internal()).toEqual([]);
  });
});
