import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;

/** Lock key: only one process at a time grants rights. */
const GRANT_LOCK = 20_26_11;

/** A table with this trigger is an append-only log. */
const LOG_TRIGGER = 'log_stays';

/** The role of this connection. */
export async function findRole(db: Db): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  return rows[0]?.role ?? '';
}

/** True when this role may create tables, so that it can migrate. */
export async function mayCreateTables(db: Db): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select has_schema_privilege(current_user, 'public', 'create') as may`.execute(db);
  return rows[0]?.may === true;
}

type OwnedTable = { name: string; kind: 'log' | 'migration' | 'partition' | 'plain' };

/** Lists the tables of the portal, with the kind that decides the rights of the serving role. */
async function listTables(db: Db): Promise<OwnedTable[]> {
  const { rows } = await sql<OwnedTable>`
    select relation.relname as name, case
      when relation.relispartition then 'partition'
      when exists (select from pg_trigger where tgrelid = relation.oid and tgname = ${LOG_TRIGGER}) then 'log'
      when relation.relname like 'kysely_migration%' or relation.relname = 'schema_change' then 'migration'
      else 'plain' end as kind
    from pg_class as relation
    where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p')
      and pg_has_role(relation.relowner, 'member')`.execute(db);
  return rows;
}

/** The functions that the serving role may call, as far as they exist by now. */
async function listServedFunctions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ signature: string }>`
    select oid::regprocedure::text as signature from pg_proc where pronamespace = 'public'::regnamespace
      and proname in ('purge_log', 'make_months', 'drop_delivery_months')`.execute(db);
  return rows.map(({ signature }) => signature);
}

/**
 * Grants the serving role what it needs and nothing more, in the transaction of `db`, which is the owner's. It may
 * change rows but not tables, and only insert and select in logs. It reaches partitions through their tables, and has no
 * right on them. A process that is serving meanwhile keeps its rights.
 */
export async function grantServingRights(db: Db, role: string): Promise<void> {
  const grantee = sql.id(role);
  await sql`select pg_advisory_xact_lock(${GRANT_LOCK})`.execute(db);
  const tables = await listTables(db);
  const grant = async (rights: string, kind: OwnedTable['kind']) => {
    const ofKind = tables.filter((table) => table.kind === kind).map(({ name }) => sql.table(name));
    if (ofKind.length > 0) await sql`grant ${sql.raw(rights)} on ${sql.join(ofKind)} to ${grantee}`.execute(db);
  };
  await sql`revoke create on schema public from public, ${grantee}`.execute(db);
  await sql`grant usage on schema public to ${grantee}`.execute(db);
  await sql`revoke all on ${sql.join(tables.map(({ name }) => sql.table(name)))} from ${grantee}`.execute(db);
  await grant('select, insert, update, delete', 'plain');
  await grant('select, insert', 'log');
  await grant('select', 'migration');
  await sql`grant usage, select on all sequences in schema public to ${grantee}`.execute(db);
  await sql`grant execute on function ${sql.raw((await listServedFunctions(db)).join(', '))} to ${grantee}`.execute(db);
}

/**
 * Lists logs that this role could change, by itself or as a role it can become. The name is '' where it may create
 * tables. The list is empty for a role that only serves.
 */
export async function listWritableLogs(db: Db): Promise<string[]> {
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
