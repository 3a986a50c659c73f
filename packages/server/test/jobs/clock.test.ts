import { DAY_MS, HOUR_MS } from '@portal/contract/core/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeClock, readClock } from '#areas/system/public/clock.ts';
import { findHold, setAllowed } from '#db/job-holds.ts';
import { findRunAt, recordRun } from '#db/job-runs.ts';
import { runFrequentJobs } from '#jobs/frequent.ts';
import { claimRun, runHourlyJobs, runRound } from '#jobs/hourly.ts';
import { makeEntry } from '#test-kit/factories/entry.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import { listTables } from '#test-kit/list-tables.ts';
import { signIn, startApp, type TestApp } from '#test-kit/start-app.ts';
import { markedEmployee, markedManager, markedProject, storedKeys } from '../retention/marked-data.ts';

const YEARS = 3653 * DAY_MS;
/** Tables that a held round writes itself. */
const OWN_TABLES = ['job_run', 'job_hold', 'security_event'];

let portal: TestApp;
let start: Date;
beforeAll(async () => {
  portal = await startApp();
  await markedProject(portal, 'E');
  await markedProject(portal, 'C');
  await markedEmployee(portal);
  await markedManager(portal, await markedProject(portal, 'P'));
  start = portal.clock.now;
  await sql`update retention_start set starts_at = '2020-01-01'`.execute(portal.ctx.db);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.ctx.db.deleteFrom('job_hold').execute();
  await portal.ctx.db.deleteFrom('job_run').execute();
  await recordRun(portal.ctx.db, 'hourly', start);
});

/** The process at a moment. */
const at = (ms: number) => ({ ...portal.ctx, now: () => new Date(start.getTime() + ms) });
/** A database whose clock shows the same moment, as one on the same machine does. */
const alike = (ms: number) => async () => new Date(start.getTime() + ms);
const stamp = (name: string) => findRunAt(portal.ctx.db, name);

/** Every row of every table, and every stored file. */
async function takeStock() {
  const tables: Record<string, unknown> = {};
  for (const name of (await listTables(portal.ctx.db)).filter((table) => !OWN_TABLES.includes(table))) {
    const found = await sql<{ digest: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(one::text, '' order by one::text)), '') as digest
      from ${sql.table(name)} as one`.execute(portal.ctx.db);
    tables[name] = found.rows[0]?.digest;
  }
  return { tables, files: (await storedKeys(portal)).sort() };
}

const SHIFTS: [string, number][] = [
  ['two days ahead', 2 * DAY_MS],
  ['two days behind', -2 * DAY_MS],
  ['ten years ahead', YEARS],
  ['ten years behind', -YEARS],
];

describe('a clock that is wrong removes nothing (D-360)', () => {
  it.each(SHIFTS)('%s, while the database is right', async (_name, shift) => {
    const before = await takeStock();
    for (const hour of [0, 1, 2, 30]) await runRound(at(shift + hour * HOUR_MS), alike(0));
    expect(await takeStock()).toEqual(before);
    expect(await stamp('hourly')).toEqual(start);
    expect(await readClock(at(shift), alike(0))).toMatchObject({ state: 'doubted', against: 'database' });
  });

  it('the database itself is asked for its clock', async () => {
    const inDays = (days: number) => ({ ...portal.ctx, now: () => new Date(Date.now() + days * DAY_MS) });
    await recordRun(portal.ctx.db, 'hourly', new Date());
    expect(await readClock(inDays(0))).toEqual({ state: 'agrees' });
    expect(await readClock(inDays(2))).toMatchObject({ against: 'database', reason: 'ahead' });
    expect(await readClock(inDays(-2))).toMatchObject({ against: 'database', reason: 'behind' });
  });

  it.each(SHIFTS)('%s, with a database on the same machine', async (_name, shift) => {
    const before = await takeStock();
    await runRound(at(shift), alike(shift));
    expect(await takeStock()).toEqual(before);
    expect(await stamp('hourly')).toEqual(start);
    const clock = await readClock(at(shift), alike(shift));
    expect(clock).toMatchObject({ state: 'doubted', against: 'last-run', reason: shift > 0 ? 'ahead' : 'behind' });
    expect(describeClock(clock)).toMatch(/서버 시계가 마지막 작업 시각보다 \d+일 (빠릅|늦습)니다/);

    await runRound(at(HOUR_MS), alike(HOUR_MS));
    expect(await findHold(portal.ctx.db, 'clock'), 'the clock was put right').toBeUndefined();
    expect(await stamp('hourly')).toEqual(new Date(start.getTime() + HOUR_MS));
  });

  it('the security log has one event, however often the jobs are held', async () => {
    const events = () =>
      portal.ctx.db
        .selectFrom('security_event')
        .select('detail')
        .where('event', '=', 'jobs')
        .where('detail', 'like', '%5일%')
        .execute();
    for (const hour of [0, 1, 2]) await runRound(at(5 * DAY_MS + hour * HOUR_MS), alike(5 * DAY_MS + hour * HOUR_MS));
    expect(await events()).toHaveLength(1);
  });
});

it('a process whose clock is not the database’s raises no reminder', async () => {
  const room = await makeRoom(portal, {}, { members: ['pm2'] });
  await makeEntry(portal, room, { Reminder: '60' }, { as: 'pm1', kind: 'schedule' });
  const reminders = async () => (await takeStock()).tables['room_occurrence'];
  // Half an hour before the schedule begins.
  const due = 66.5 * HOUR_MS;
  const before = await reminders();
  await runFrequentJobs(at(due), alike(0));
  expect(await reminders()).toEqual(before);
  await runFrequentJobs(at(due), alike(due));
  expect(await reminders()).not.toEqual(before);
});

describe('jobs go on by themselves (D-360)', () => {
  const shift = 3 * DAY_MS;

  it('after a portal was off for days, once its clock went on for a day', async () => {
    for (let hour = 0; hour < 24; hour += 1) await runRound(at(shift + hour * HOUR_MS), alike(shift + hour * HOUR_MS));
    expect(await stamp('purgeFeeds')).toBeUndefined();
    await runRound(at(shift + DAY_MS), alike(shift + DAY_MS));
    expect(await stamp('purgeFeeds')).toEqual(new Date(start.getTime() + shift + DAY_MS));
    expect(await findHold(portal.ctx.db, 'clock')).toBeUndefined();
  });

  it('not after a clock that jumps again and again', async () => {
    for (const days of [3, 6, 9, 12]) await runRound(at(days * DAY_MS), alike(days * DAY_MS));
    expect(await stamp('purgeFeeds')).toBeUndefined();
  });

  it('at once when somebody has allowed it', async () => {
    await runRound(at(shift), alike(shift));
    expect(await setAllowed(portal.ctx.db, 'clock', 'admin')).toBe(true);
    await runRound(at(shift + HOUR_MS), alike(shift + HOUR_MS));
    expect(await stamp('purgeFeeds')).toEqual(new Date(start.getTime() + shift + HOUR_MS));
  });

  it('within an hour when a former run lies in the future, which blocks no job', async () => {
    await recordRun(portal.ctx.db, 'hourly', new Date(start.getTime() + YEARS));
    await recordRun(portal.ctx.db, 'purgeFeeds', new Date(start.getTime() + YEARS));
    await runRound(at(0), alike(0));
    await runRound(at(HOUR_MS), alike(HOUR_MS));
    expect(await stamp('purgeFeeds')).toEqual(new Date(start.getTime() + HOUR_MS));
    expect(await claimRun(at(HOUR_MS), 'purgeFeeds')).toBe(false);
    expect(await readClock(at(HOUR_MS), alike(HOUR_MS))).toEqual({ state: 'agrees' });
  });

  it('in a database that no round has marked yet, the former version’s run counts', async () => {
    await portal.ctx.db.deleteFrom('job_run').execute();
    await recordRun(portal.ctx.db, 'purgeOldAlarms', start);
    expect(await readClock(at(shift), alike(shift))).toMatchObject({ against: 'last-run', reason: 'ahead' });
  });
});

it('the same jobs without the comparison would have removed rows and files', async () => {
  await signIn(portal.app, 'admin');
  const before = await takeStock();
  await runHourlyJobs(at(YEARS));
  await runHourlyJobs(at(YEARS + HOUR_MS));
  const { tables, files } = await takeStock();
  expect(files.length).toBeLessThan(before.files.length);
  for (const table of ['session', 'alarm', 'employee', 'outsourced_project', 'stored_file']) {
    expect([table, tables[table]]).not.toEqual([table, before.tables[table]]);
  }
});
