import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeLogs } from '#areas/audit/public/purge-logs.ts';
import { readConfig } from '#config.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const LOGS = ['access_log', 'change_log', 'security_event'] as const;
type Log = (typeof LOGS)[number];

let portal: TestApp;
let project: number;
let firstMoment: Date;
beforeAll(async () => {
  portal = await startApp();
  firstMoment = portal.clock.now;
  project = await registerProject(portal);
});
afterAll(() => portal.close());

const run = (statement: string) => sql.raw(statement).execute(portal.ctx.db);

/** Adds a row to each log, `daysOld` days old by the clock of the database. */
async function addRows(daysOld: number): Promise<void> {
  const at = `now() - interval '${daysOld} days'`;
  await run(`insert into access_log (at, reader_id, reader_name, subject_id, subject_name, items, address, task)
    values (${at}, 'pm1', '김하늘', 'pm2', '이바다', '', '', 'employee')`);
  await run(`insert into change_log (at, user_id, user_name, subject, subject_key, subject_name, action, detail)
    values (${at}, 'admin', '관리자', '자재', '1', '앵글', '등록', '')`);
  await run(`insert into security_event (at, event, user_id, user_name, address, detail)
    values (${at}, 'sign-in', 'pm1', '김하늘', '', '')`);
}

/** Ages of a log's rows in days, the oldest first. Rows of today and of the portal's first day do not count. */
async function ages(log: Log): Promise<number[]> {
  const { rows } = await sql<{ age: number }>`
    select extract(day from now() - at)::integer as age from ${sql.table(log)}
    where at < now() - interval '3 days' and at <> ${firstMoment} order by at`.execute(portal.ctx.db);
  return rows.map(({ age }) => age);
}

describe('a log (TH34)', () => {
  beforeAll(() => addRows(10));

  it.each(LOGS)('%s cannot be updated, truncated or shortened by any user', async (log) => {
    for (const statement of [`update ${log} set at = now()`, `delete from ${log}`, `truncate ${log}`]) {
      await expect(run(statement)).rejects.toThrow(`rows of ${log} are not changed`);
    }
    expect(await ages(log)).toEqual([10]);
  });

  it('a purge refuses a table that is not a log', async () => {
    await expect(run(`select purge_log('portal_user', now(), 10)`)).rejects.toThrow('portal_user is no log');
  });
});

describe('personal data whose reading cannot be logged', () => {
  beforeAll(() => run(`alter table access_log add constraint closed check (reader_id <> 'pm1') not valid`));
  afterAll(() => run('alter table access_log drop constraint closed'));

  it.each([
    ['a project with its customer', 'Construction/construction-info', () => ({ Id: project })],
    ['an employee', 'User/user-info', () => ({ UserId: 'pm2' })],
    ['a contractor’s contact', 'Manager/manager-info', () => ({ UserId: 'hanbit1' })],
    ['the list of contacts', 'Manager/all-manager-list', () => ({})],
    ['the list of employees', 'User/all-user-list', () => ({})],
  ] as const)('is not shown: %s', async (_name, path, body) => {
    const failed = await portal.call(path, body(), { as: 'pm1' });
    expect([failed.status, failed.refusal.code]).toEqual([500, 'SERVER_ERROR']);
    expect(failed.raw).not.toMatch(/에이타워|이바다|한지우|010-/);
    expect((await portal.call(path, body(), { as: 'admin' })).status).toBe(200);
  });
});

describe('rows of a log', () => {
  const DAYS = { access: 800, security: 731, change: 1200 };
  beforeAll(async () => {
    for (const old of [725, 740, 790, 820, 1100, 1190, 1210]) await addRows(old);
  });
  beforeEach(async () => {
    portal.clock.now = new Date();
  });

  it('are removed within an hour after their period, each log by its own setting', async () => {
    await purgeLogs.run({ ...portal.ctx, logDays: DAYS });
    expect(await ages('access_log')).toEqual([790, 740, 725, 10]);
    expect(await ages('security_event')).toEqual([725, 10]);
    expect(await ages('change_log')).toEqual([1190, 1100, 820, 790, 740, 725, 10]);
  });

  it('leave an entry when removed: how many, and up to which moment', async () => {
    const { rows } = await sql<{ detail: string }>`
      select detail from security_event where event = 'purged' order by id`.execute(portal.ctx.db);
    expect(rows.map(({ detail }) => detail.replace(/\(.*/, ''))).toEqual([
      'access_log 4건 ',
      'security_event 6건 ',
      'change_log 1건 ',
    ]);
  });

  it('are stored at least as long as the law requires, whatever the settings of the process', async () => {
    await purgeLogs.run({ ...portal.ctx, logDays: { access: 1, security: 1, change: 1 } });
    expect(await ages('access_log')).toEqual([725, 10]);
    expect(await ages('change_log')).toEqual([820, 790, 740, 725, 10]);
    for (const [name, least] of [
      ['ACCESS_LOG_DAYS', 731],
      ['SECURITY_LOG_DAYS', 731],
      ['CHANGE_LOG_DAYS', 1096],
    ] as const) {
      expect(() => readConfig({ [name]: String(least - 1) })).toThrow(`${least}부터`);
      expect(() => readConfig({ [name]: String(least) })).not.toThrow();
    }
  });
});
