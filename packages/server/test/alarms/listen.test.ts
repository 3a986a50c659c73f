import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commentOn } from '#test-kit/factories/comment.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { openStream, waitUntil } from './open-stream.ts';
import { startSecond } from './second-process.ts';

let portal: TestApp;
let Id: number;
beforeAll(async () => {
  portal = await startApp();
  Id = await registerProject(portal);
});
afterAll(() => portal.close());

const listeners = async (): Promise<number[]> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and application_name = 'portal-listen'`.execute(portal.ctx.db);
  return rows.map((row) => row.pid);
};

// One connection listens in each process.
describe('two processes on one database (R21)', () => {
  it('a comment made in one process reaches a page of the other', async () => {
    const second = await startSecond(portal);
    const page = await openStream(second.origin, await portal.cookieOf('pm1'));
    await commentOn(portal, Id, 'sales1');
    await waitUntil(() => page.alarms() === 1);
    await second.close();
    await page.ended;
  });

  it('a broken listening connection is restored, and pages are told that events may be missing', async () => {
    const second = await startSecond(portal);
    const page = await openStream(second.origin, await portal.cookieOf('pm1'));
    const cut = await listeners();
    for (const pid of cut) await sql`select pg_terminate_backend(${pid}::int)`.execute(portal.ctx.db);
    await waitUntil(async () => !(await listeners()).some((pid) => cut.includes(pid)));
    await commentOn(portal, Id, 'sales1');
    // R21: a missed event is shown within five seconds.
    await waitUntil(() => page.missed() >= 1);
    await waitUntil(async () => (await listeners()).length === 2);
    const before = page.alarms();
    await commentOn(portal, Id, 'sales1');
    await waitUntil(() => page.alarms() > before);
    await second.close();
    expect(await page.ended).toEqual({ clean: true });
    // PostgreSQL removes a listening connection shortly after its client has disconnected.
    await waitUntil(async () => (await listeners()).length === 1);
  });
});
