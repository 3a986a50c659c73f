import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openPostgres } from '#db/connect.ts';
import { migrations } from '#db/migrations/all.ts';
import { makeMonths } from '#db/months.ts';
import { runAllWithin, runBeside } from '#db/run-migration.ts';
import { makeDatabase } from '#test-kit/make-database.ts';

const ROLE = `portal_former_${randomBytes(4).toString('hex')}`;
const STEPS = Object.keys(migrations).filter((name) => name >= '0064' && name <= '0069-z');
const TABLES = ['access_log', 'change_log', 'security_event', 'notify_delivery'];

let url: string;
let drop: () => Promise<void>;
let database: OpenDatabase;

const run = async <Row>(statement: string): Promise<Row[]> => (await sql.raw<Row>(statement).execute(database.db)).rows;

/** Brings the empty database to where the former version had it. */
const migrateToFormer = (last: string) =>
  database.db.transaction().execute((tx) =>
    runAllWithin(
      tx,
      Object.keys(migrations).filter((name) => name <= last),
    ),
  );

const runStep = (name: string) => runBeside(database.db, name, async () => {});

/** Runs a statement as the role of a former version that serves meanwhile. */
const asFormer = (statement: string) =>
  database.db.transaction().execute(async (tx) => {
    await sql.raw(`set local role ${ROLE}`).execute(tx);
    return (await sql.raw<{ id: number }>(statement).execute(tx)).rows;
  });

const WRITES = [
  `insert into access_log (at, reader_id, reader_name, subject_id, subject_name, items, address, task)
    values (now(), 'a', '', 'b', '', '', '', 'employee') returning id`,
  `insert into change_log (at, user_id, user_name, subject, subject_key, subject_name, action, detail)
    values (now(), 'a', '', '', '', '', '', '') returning id`,
  `insert into security_event (at, event, user_id, user_name, address, detail)
    values (now(), 'sign-in', 'a', '', '', '') returning id`,
  `insert into notify_delivery (event_id, user_id, channel, due_at, created_at)
    select id, 'a', 'push', now(), now() from notify_event on conflict do nothing returning id`,
  `update notify_delivery set attempts = attempts + 1 returning id`,
  `select purge_log('access_log', now(), 1000)::bigint as id`,
];

/** The files of the tables and their indexes. What is written anew gets another one. */
const filesOf = async (suffix: string): Promise<string[]> =>
  (
    await run<{ file: string }>(`
      select pg_relation_filenode(relation)::text as file from (
        select unnest(array[${TABLES.map((table) => `'${table}${suffix}'`).join(',')}])::regclass as relation
        union all select indexrelid::regclass from pg_index
          where indrelid = any(array[${TABLES.map((table) => `'${table}${suffix}'`).join(',')}]::regclass[])) as all_of
      order by 1`)
  ).map(({ file }) => file);

const indexesOf = async (table: string): Promise<string[]> =>
  (
    await run<{ name: string }>(`select relname as name from pg_index join pg_class on oid = indexrelid
      where indrelid = '${table}'::regclass and not indisunique and indisvalid order by 1`)
  ).map(({ name }) => name);

beforeAll(async () => {
  ({ url, drop } = await makeDatabase());
  database = await openPostgres(url, { error: () => {} });
  await migrateToFormer('0063-session-announcements');
  await run(`insert into company (kind, name) values ('partner', '회사')`);
  await run(`insert into portal_user (user_id, user_type, user_name, company_id, phone, created_at)
    select 'a', 'C', '가', max(id), '01011112222', now() from company`);
  await run(`insert into notify_event (key, created_at) values ('test', now())`);
  for (const write of WRITES.slice(0, 4)) await run(write);
  await run(`create role ${ROLE}`);
  await run(`grant usage on schema public to ${ROLE}`);
  await run(`grant select, insert on access_log, change_log, security_event to ${ROLE}`);
  await run(`grant select, insert, update, delete on notify_delivery, notify_event to ${ROLE}`);
  await run(`grant select on portal_user to ${ROLE}`);
  await run(`grant execute on function purge_log(text, timestamptz, integer) to ${ROLE}`);
}, 120_000);
afterAll(async () => {
  await run(`drop owned by ${ROLE}`);
  await run(`drop role ${ROLE}`);
  await database.close();
  await drop();
});

describe('the upgrade to months (D-652)', () => {
  it('lets a former version write at every step, moves no row and builds no index', async () => {
    const [files, indexes] = [await filesOf(''), await indexesOf('access_log')];
    const ids: number[] = [];
    for (const step of STEPS) {
      await runStep(step);
      for (const write of WRITES) {
        const [row] = await asFormer(write).catch((error) => Promise.reject(new Error(`${step}: ${write}: ${error}`)));
        if (write === WRITES[0]) ids.push(row?.id ?? 0);
      }
    }
    expect(await filesOf('_before')).toEqual(files);
    expect(await indexesOf('access_log')).toEqual(indexes);
    expect(ids).toEqual(STEPS.map((_, index) => index + 2));
  });

  it('leaves every row where it was read, and the rights of the former version on the tables alone', async () => {
    const counts = await run<{ count: number }>(
      `select count(*) from access_log union all select count(*) from access_log_before`,
    );
    expect(counts).toEqual([{ count: STEPS.length + 1 }, { count: STEPS.length + 1 }]);
    for (const statement of [
      'select from access_log_before',
      'delete from access_log',
      'select from notify_delivery_beyond',
    ]) {
      await expect(asFormer(statement)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('gives later months the keys, checks and references of the table', async () => {
    await makeMonths(database.db, new Date('2045-05-05T00:00:00Z'));
    const constraintsOf = async (table: string) =>
      (
        await run<{ definition: string }>(`select pg_get_constraintdef(oid) as definition from pg_constraint
          where conrelid = '${table}'::regclass order by 1`)
      ).map(({ definition }) => definition);
    for (const table of TABLES) {
      expect(await constraintsOf(`${table}_2045_05`)).toEqual(await constraintsOf(`${table}_before`));
    }
    const late = `insert into notify_delivery (event_id, user_id, channel, due_at, created_at)
      select id, 'a', 'mail', now(), '2045-05-06' from notify_event on conflict do nothing returning id`;
    expect([(await asFormer(late)).length, (await asFormer(late)).length]).toEqual([1, 0]);
    await run(`update portal_user set user_id = 'b' where user_id = 'a'`);
    expect(await run(`select distinct user_id from notify_delivery`)).toEqual([{ user_id: 'b' }]);
  });
});
