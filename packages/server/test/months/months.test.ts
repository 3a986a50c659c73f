import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeLogs } from '#areas/audit/public/purge-logs.ts';
import { pageAccesses } from '#areas/audit/queries/logs.ts';
import { purgeMessages } from '#areas/notify/purge-messages.ts';
import { makeMonths } from '#db/months.ts';
import { runRound } from '#jobs/hourly.ts';
import { postProject } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { emptyInboxes } from '../notify/inboxes.ts';
import { watchPlans } from '../outsourced-projects/watch-plans.ts';

const SPLIT = ['access_log', 'change_log', 'security_event', 'notify_delivery'] as const;

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const run = (statement: string) => sql.raw(statement).execute(portal.ctx.db);

/** The partitions of a table, by name. */
async function partsOf(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on oid = inhrelid
    where inhparent = ${table}::regclass order by relname`.execute(portal.ctx.db);
  return rows.map(({ name }) => name.slice(table.length + 1));
}

/** The partition that each row of the access log lies in, by its subject. */
async function placesOf(): Promise<Record<string, string>> {
  const { rows } = await sql<{ subject: string; part: string }>`
    select subject_id as subject, tableoid::regclass::text as part from access_log where reader_id = 'mover'`.execute(
    portal.ctx.db,
  );
  return Object.fromEntries(rows.map(({ subject, part }) => [subject, part]));
}

const addReading = (at: string, subject: string) =>
  run(`insert into access_log (at, reader_id, reader_name, subject_id, subject_name, items, address, task)
    values ('${at}', 'mover', '김하늘', '${subject}', '이바다', '', '', 'employee')`);

const noon = (day: string): Date => new Date(`${day}T12:00:00+09:00`);

describe('the months of logs and deliveries (D-652)', () => {
  it('are made for this month and the next three, whatever day it is, and once', async () => {
    expect(await makeMonths(portal.ctx.db, noon('2031-01-31'))).toBe(16);
    expect(await makeMonths(portal.ctx.db, noon('2031-01-31'))).toBe(0);
    for (const table of SPLIT) {
      expect(await partsOf(table)).toEqual(['2031_01', '2031_02', '2031_03', '2031_04', 'before', 'beyond']);
    }
  });

  it('begin at midnight in Seoul; rows without a month are taken too', async () => {
    await addReading('2031-01-31T23:59:59.999+09', 'last');
    await addReading('2031-02-01T00:00:00+09', 'first');
    await addReading(new Date(Date.now() - 30 * 86_400_000).toISOString(), 'old');
    await addReading('2031-07-07', 'early');
    expect(await placesOf()).toEqual({
      last: 'access_log_2031_01',
      first: 'access_log_2031_02',
      old: 'access_log_before',
      early: 'access_log_beyond',
    });
  });

  it('a month whose rows came before it stays without a partition, the others are made', async () => {
    await makeMonths(portal.ctx.db, noon('2031-06-01'));
    expect(await partsOf('access_log')).not.toContain('2031_07');
    expect(await partsOf('change_log')).toContain('2031_07');
    expect(await partsOf('access_log')).toContain('2031_09');
  });

  it('are made at the start of a process and every hour by the clock of the database, also while nothing is removed', async () => {
    await runRound(portal.ctx, async () => noon('2041-03-03'));
    expect(await partsOf('security_event')).toContain('2041_06');
  });

  it('a page of a span reads the partitions of that span alone', async () => {
    const database = {
      db: portal.ctx.db,
      pool: portal.pool,
      listen: async () => async () => {},
      close: async () => {},
    };
    const { watched, plansOf } = watchPlans(database);
    const filter = {
      column: null,
      keyword: '',
      task: '',
      readerId: 'mover',
      address: '',
      subject: null,
      odd: false,
    } as const;
    const span = { FromDate: '2031-02-01', ToDate: '2031-02-28', Page: 1, PageSize: 10 };
    const { answer, parts } = await plansOf(() => pageAccesses(watched.db, span, filter));
    expect(answer.rows.map(({ subject_id }) => subject_id)).toEqual(['first']);
    expect([...parts]).toEqual(['access_log_2031_02']);
  });

  it('of a log refuse a change as the log does, also by the name of the partition', async () => {
    for (const part of ['access_log', 'access_log_2031_02', 'access_log_beyond', 'access_log_before']) {
      for (const statement of [`update ${part} set at = at`, `delete from ${part}`, `truncate ${part}`]) {
        await expect(run(statement), statement).rejects.toThrow(/rows of access_log\w* are not changed/);
      }
    }
  });
});

describe('a month that is over', () => {
  const at = (day: string) => ({ ...portal.ctx, now: () => noon(day) });
  const period = { access: 731, security: 731, change: 1096 };

  beforeAll(async () => {
    // Months of the past, as a portal has them that was upgraded years ago.
    await run('drop table access_log_before');
    for (const month of ['2023_01', '2023_02', '2024_10', '2024_11']) {
      const from = `${month.replace('_', '-')}-01 00:00+09`;
      await run(`create table access_log_${month} (like access_log_beyond including all)`);
      await run(`alter table access_log attach partition access_log_${month}
        for values from ('${from}') to (timestamptz '${from}' + interval '1 month')`);
    }
    for (const day of ['2023-01-15', '2023-01-31', '2023-02-15', '2024-11-29'])
      await addReading(`${day} 12:00+09`, day);
  });

  it('is dropped as a whole, and a younger one stays whole until its last day is over', async () => {
    const days = { ...period, access: Math.ceil((Date.now() - noon('2023-02-20').getTime()) / 86_400_000) };
    const ctx = { ...portal.ctx, now: () => new Date(), logDays: days };
    expect((await purgeLogs.due(ctx)).find(({ what }) => what === 'access_log')?.due).toBe(2);
    expect(await purgeLogs.run(ctx)).toMatchObject({ access_log: 2 });
    expect(await partsOf('access_log')).not.toContain('2023_01');
    expect(await placesOf()).toMatchObject({ '2023-02-15': 'access_log_2023_02' });
    const { rows } = await sql<{ detail: string }>`
      select detail from security_event where event = 'purged' order by id desc limit 1`.execute(portal.ctx.db);
    expect(rows[0]?.detail).toContain('access_log 2건');
  });

  it('is not dropped within the period of the law, whatever the process asks for', async () => {
    await purgeLogs.run({ ...at('2039-01-01'), logDays: { access: 1, security: 1, change: 1 } });
    const left = await partsOf('access_log');
    expect(left).not.toContain('2023_02');
    expect(left).toEqual(expect.arrayContaining(['2024_11', '2031_01']));
  });

  it('of deliveries leaves its numbers', async () => {
    await postProject(portal);
    await emptyInboxes(portal);
    await makeMonths(portal.ctx.db, noon('2051-01-01'));
    await run(`insert into notify_event (key, notice_id, project_id, created_at, made_at)
      select 'offer', null, min(id), '2051-01-10', '2051-01-10' from outsourced_project`);
    await run(`insert into notify_delivery (event_id, user_id, channel, state, due_at, created_at)
      select max(id), 'hanbit1', 'push', 'X', '2051-01-10', '2051-01-10' from notify_event`);
    expect((await purgeMessages.due(at('2051-07-20'))).map(({ what, due }) => [what, due])).toContainEqual([
      'notify_delivery',
      expect.any(Number),
    ]);
    await purgeMessages.run(at('2051-07-20'));
    expect(await partsOf('notify_delivery')).toContain('2051_01');
    await purgeMessages.run(at('2051-08-02'));
    expect(await partsOf('notify_delivery')).not.toContain('2051_01');
    const { rows } = await sql`select key, channel, state, total from notify_month where month = '2051-01-01'`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([{ key: 'offer', channel: 'push', state: 'X', total: 1 }]);
    const events = await sql`select from notify_event where created_at = '2051-01-10'`.execute(portal.ctx.db);
    expect(events.rows).toEqual([]);
  });
});
