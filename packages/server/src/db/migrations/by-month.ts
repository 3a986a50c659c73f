import { type Kysely, sql } from 'kysely';

/** A table that becomes one partition per month of Seoul, and the column of its moments. */
type MonthTable = { table: string; column: string; isLog: boolean };

type Db = Kysely<unknown>;
type Named = { name: string; definition: string };

/** The check by which the rows of a table are known to lie before its first month. */
export const boundOf = (table: string): string => `${table}_before_months`;

const run = (db: Db, statement: string) => sql.raw(statement).execute(db);

async function readIndexes(db: Db, table: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select relname as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = ${table}::regclass and not indisunique order by relname`.execute(db);
  return rows;
}

async function readConstraints(db: Db, table: string, kind: 'f' | 'c'): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${table}::regclass and contype = ${kind} order by conname`.execute(db);
  return rows;
}

/** The rights of other roles on a table. A process that is serving meanwhile keeps them. */
async function readGrants(db: Db, table: string): Promise<{ right: string; role: string }[]> {
  const { rows } = await sql<{ right: string; role: string }>`
    select privilege_type as right, quote_ident(rolname) as role
    from pg_class, aclexplode(relacl) join pg_roles on pg_roles.oid = grantee
    where pg_class.oid = ${table}::regclass and grantee <> relowner and privilege_type <> 'MAINTAIN'`.execute(db);
  return rows;
}

/** Numbers rows by a sequence instead of an identity: a partition may not have one before PostgreSQL 17. */
async function numberBySequence(db: Db, table: string): Promise<void> {
  await run(db, `create sequence ${table}_ids`);
  await run(db, `select setval('${table}_ids', last_value, is_called) from ${table}_id_seq`);
  await run(db, `alter table ${table} alter column id drop identity`);
  await run(db, `alter sequence ${table}_ids rename to ${table}_id_seq`);
  await run(db, `alter table ${table} alter column id set default nextval('${table}_id_seq')`);
}

/** Makes the partitioned table in the place of the old one, which becomes `…_before`. Both are empty of each other. */
async function replaceTable(db: Db, { table, column, isLog }: MonthTable): Promise<void> {
  const indexes = await readIndexes(db, table);
  const references = await readConstraints(db, table, 'f');
  const before = `${table}_before`;
  // The template of every month: keys, checks and indexes are copied from it.
  await run(db, `create table ${table}_beyond (like ${table} including all)`);
  await run(db, `alter table ${table}_beyond drop constraint ${boundOf(table)}`);
  await run(
    db,
    `create table ${table}_months (like ${table} including defaults including constraints) partition by range (${column})`,
  );
  await run(db, `alter table ${table}_months drop constraint ${boundOf(table)}`);
  for (const { name } of indexes) await run(db, `alter index ${name} rename to ${name.replace(table, before)}`);
  if (isLog) await run(db, `drop trigger log_stays on ${table}`);
  await run(db, `alter table ${table} rename to ${before}`);
  await run(db, `alter table ${table}_months rename to ${table}`);
  await run(db, `alter sequence ${table}_id_seq owned by ${table}.id`);
  for (const { definition } of indexes) await run(db, definition);
  for (const { name, definition } of references) {
    await run(db, `alter table ${table} add constraint ${name} ${definition}`);
  }
}

/**
 * Puts a partitioned table in the place of a table, whose rows stay where they are: it becomes the partition of
 * everything before the first month. Only names and rights change, so the lock is short. `…_beyond` takes rows for
 * which no month was made.
 */
export async function splitByMonth(db: Db, one: MonthTable): Promise<void> {
  const { table, isLog } = one;
  await run(db, `lock table ${table} in access exclusive mode`);
  const bound = (await readConstraints(db, table, 'c')).find(({ name }) => name === boundOf(table));
  const end = /'([^']+)'/.exec(bound?.definition ?? '')?.[1] ?? '';
  const grants = await readGrants(db, table);
  await numberBySequence(db, table);
  await replaceTable(db, one);
  const whole = (on: string) =>
    run(db, `create trigger log_stays_whole before truncate on ${on} for each statement execute function log_stays()`);
  if (isLog) {
    await run(
      db,
      `create trigger log_stays before delete or update on ${table} for each row execute function log_stays('${table}')`,
    );
    for (const on of [table, `${table}_beyond`]) await whole(on);
  }
  await run(db, `alter table ${table} attach partition ${table}_before for values from (minvalue) to ('${end}')`);
  await run(db, `alter table ${table}_before drop constraint ${boundOf(table)}`);
  await run(db, `alter table ${table} attach partition ${table}_beyond default`);
  for (const { right, role } of grants) {
    await run(db, `grant ${right} on ${table} to ${role}`);
    await run(db, `grant usage, select on sequence ${table}_id_seq to ${role}`);
    await run(db, `revoke all on ${table}_before from ${role}`);
  }
}
