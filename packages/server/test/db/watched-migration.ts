import { Kysely, PostgresDialect } from 'kysely';
import type { Migration } from 'kysely/migration';
import type pg from 'pg';

/** Tables that stay small in every installation: those of the portal itself, and lists that one person looks after. */
const SMALL = new Set([
  ...['top_menu', 'left_menu', 'job_run', 'job_hold', 'serving_process', 'retention_period', 'site_report_setting'],
  ...['area', 'trade', 'bank', 'check_item', 'notice_category', 'job_position', 'safety_point', 'announced_holiday'],
]);

/** Locks beside which everybody reads and writes on. */
const HARMLESS = new Set(['AccessShareLock', 'RowShareLock', 'ShareUpdateExclusiveLock']);

/** A table within a transaction: the file that holds it, how often it was read as a whole, and the locks on it. */
type TableState = { name: string; file: string; scans: number; modes: string[] };

/** Tables by their object ids, which stay when a table is renamed. */
type Tables = Map<string, TableState>;

const TABLES = `
  select oid::text as id, relname as name, pg_relation_filenode(oid)::text as file, pg_stat_get_xact_numscans(oid)::int as scans,
    array(select mode from pg_locks where pid = pg_backend_pid() and relation = pg_class.oid) as modes
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;

async function readTables(client: pg.Client): Promise<Tables> {
  const { rows } = await client.query<TableState & { id: string }>(TABLES);
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}

/** A column, or a rule over columns. `what` is that on which programs rely. */
export type SchemaPart = {
  kind: 'column' | 'check' | 'unique';
  table: string;
  name: string;
  what: string;
  columns: string[];
};

const PARTS = `
  select 'column' as kind, relname as table, attname as name,
    format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end
      || case when attnotnull and not atthasdef and attidentity = '' then ', always given' else '' end as what, array[attname::text] as columns
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
  union all
  select 'check', conrelid::regclass::text, conname, case when convalidated then 'valid' else 'for new rows' end,
    array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey))
  from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f') and conrelid <> 0
  union all
  select 'unique', indrelid::regclass::text, indexrelid::regclass::text, 'unique',
    array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey))
  from pg_index join pg_class on pg_class.oid = indexrelid
  where indisunique and relnamespace = 'public'::regnamespace`;

/** Columns, checks, references and unique indexes of all tables. */
export async function readParts(client: pg.Client): Promise<SchemaPart[]> {
  return (await client.query<SchemaPart>(PARTS)).rows;
}

/** What a statement does to tables that were there before the migration, as sentences. */
function judge(was: Tables, before: Tables, after: Tables): string[] {
  const old = [...after].flatMap(([id, now]) => {
    const name = was.get(id)?.name ?? '';
    const former = before.get(id);
    return former === undefined || name === '' || SMALL.has(name) ? [] : [{ name, now, former }];
  });
  const locked = old.filter(({ now }) => now.modes.some((mode) => !HARMLESS.has(mode))).map(({ name }) => name);
  const rewritten = old.filter(({ now, former }) => now.file !== former.file);
  const read = locked.length === 0 ? [] : old.filter(({ now, former }) => now.scans > former.scans);
  return [
    ...rewritten.map(({ name }) => `writes all of ${name} anew`),
    ...read.map(({ name }) => `reads all of ${name} while it locks ${locked.join(', ')}`),
  ];
}

/**
 * Runs a migration in a transaction that is rolled back, on a database with all migrations before it. Returns what it
 * does to tables that were there, one sentence for each statement that others would wait for. The tables may be empty:
 * locks, readings and files are those of full ones.
 */
export async function watchMigration(client: pg.Client, up: Migration['up']) {
  const problems: string[] = [];
  await client.query('begin; set local enable_seqscan = off');
  const was = await readTables(client);
  const partsBefore = await readParts(client);
  let before = was;
  const query = async (text: string, values: unknown[]) => {
    const result = await client.query(text, [...values]);
    const after = await readTables(client);
    problems.push(...judge(was, before, after).map((problem) => `${problem}: ${text.trim().replace(/\s+/g, ' ')}`));
    before = after;
    return result;
  };
  const connection = { query, release: () => {} };
  const pool = { connect: async () => connection, end: async () => {} };
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: pool as never }) });
  try {
    await up(db);
    return { problems, partsBefore, partsAfter: await readParts(client) };
  } finally {
    await client.query('rollback');
  }
}
