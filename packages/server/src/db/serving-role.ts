import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;

/** One process after the other hands out rights. */
const GRANT_LOCK = 20_26_11;

/** The trigger by which a table is known as a log that nobody rewrites. */
const LOG_TRIGGER = 'log_stays';

/** The role that this connection works as. */
export async function findRole(db: Db): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  return rows[0]?.role ?? '';
}

/** True where this role may make tables: it can migrate. */
export async function mayCreate(db: Db): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select has_schema_privilege(current_user, 'public', 'create') as may`.execute(db);
  return rows[0]?.may === true;
}

type OwnTable = { name: string; kind: 'log' | 'migration' | 'plain' };

/** Tables of the portal and what the serving role does with them. */
async function listTables(db: Db): Promise<OwnTable[]> {
  const { rows } = await sql<OwnTable>`
    select relation.relname as name, case
      when exists (select from pg_trigger where tgrelid = relation.oid and tgname = ${LOG_TRIGGER}) then 'log'
      when relation.relname like 'kysely_migration%' then 'migration'
      else 'plain' end as kind
    from pg_class as relation
    where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p')
      and pg_has_role(relation.relowner, 'member')`.execute(db);
  return rows;
}

/**
 * Gives the role that serves what it needs and nothing more, after every migration: rows of tables, not tables; of
 * logs to add and to read, not to change. `db` is the owner's. Who serves meanwhile keeps what he had.
 */
export async function grantServing(db: Db, role: string): Promise<void> {
  const who = sql.id(role);
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${GRANT_LOCK})`.execute(tx);
    const tables = await listTables(tx);
    const grant = async (rights: string, kind: OwnTable['kind']) => {
      const named = tables.filter((table) => table.kind === kind).map(({ name }) => sql.table(name));
      if (named.length > 0) await sql`grant ${sql.raw(rights)} on ${sql.join(named)} to ${who}`.execute(tx);
    };
    await sql`revoke create on schema public from public, ${who}`.execute(tx);
    await sql`grant usage on schema public to ${who}`.execute(tx);
    await sql`revoke all on ${sql.join(tables.map(({ name }) => sql.table(name)))} from ${who}`.execute(tx);
    await grant('select, insert, update, delete', 'plain');
    await grant('select, insert', 'log');
    await grant('select', 'migration');
    await sql`grant usage, select on all sequences in schema public to ${who}`.execute(tx);
    await sql`grant execute on function purge_log(text, timestamptz, integer) to ${who}`.execute(tx);
  });
}

/**
 * What this role could do to the logs after all, by itself or as a role it can become: names of tables it may rewrite,
 * and '' where it may make tables. Empty for a role that only serves.
 */
export async function listRewritable(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with reached as (
      select oid, rolsuper or rolcreaterole as is_master from pg_roles where pg_has_role(current_user, oid, 'member')
    ), logs as (
      select relation.oid, relation.relname from pg_class as relation join pg_trigger on tgrelid = relation.oid
      where tgname = ${LOG_TRIGGER} and relation.relnamespace = 'public'::regnamespace
    )
    select distinct relname as name from logs, reached
    where is_master or has_table_privilege(reached.oid, logs.oid, 'update, delete, truncate, trigger')
      or has_any_column_privilege(reached.oid, logs.oid, 'update')
    union
    select '' from reached where has_schema_privilege(reached.oid, 'public', 'create')
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}
