import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** A column that names users. Rows whose key it is part of are about the user; other rows only name them. */
type UserColumn = { table_name: string; column_name: string; is_about: boolean };

/** Columns of the logs and of alarms, which keep the id of a user without a reference. */
const NAMING_COLUMNS = ['user_id', 'author_id', 'reader_id', 'subject_id', 'created_by', 'deleted_by'];
/** Logs whose rows are about the user whose id is in this column. */
const LOGGED = ['access_log.subject_id', 'access_log.reader_id', 'change_log.user_id', 'security_event.user_id'];
/** What is never shown: bytes (sealed values, hashes, keys), and what only the machine reads. */
const HIDDEN_COLUMNS = ['password_hash', 'credential_version', 'search_terms', 'terms'];

/** Most rows of one table that are written in full. */
const MOST_ROWS = 1000;

/** Every column of every table that names users: references to them, and the columns of the logs. */
async function listUserColumns(db: Kysely<Database>): Promise<UserColumn[]> {
  const { rows } = await sql<UserColumn>`
    select cls.relname as table_name, att.attname as column_name,
      att.attnum = any(coalesce(key.conkey, '{}')) or cls.relname || '.' || att.attname = any(${LOGGED}::text[])
        as is_about
    from pg_class cls
      join pg_namespace space on space.oid = cls.relnamespace and space.nspname = 'public'
      join pg_attribute att on att.attrelid = cls.oid and att.attnum > 0 and not att.attisdropped
      left join pg_constraint key on key.conrelid = cls.oid and key.contype = 'p'
    where cls.relkind in ('r', 'p') and not cls.relispartition and att.atttypid = 'text'::regtype and (
      att.attname = any(${NAMING_COLUMNS}::text[])
      or exists (select from pg_constraint ref where ref.conrelid = cls.oid and ref.contype = 'f'
        and ref.confrelid = 'portal_user'::regclass and att.attnum = any(ref.conkey)))
    order by cls.relname, att.attname`.execute(db);
  return rows;
}

/** What one table holds of a user: how many rows by which column, and these rows where they are about the user. */
type RowsOfUser = { table: string; column: string; count: number; rows: Record<string, unknown>[] };

async function readRows(db: Kysely<Database>, one: UserColumn, userId: string): Promise<RowsOfUser> {
  const { table_name: table, column_name: column, is_about } = one;
  const isUsers = sql`row.${sql.ref(column)} = ${userId}`;
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} row where ${isUsers}`.execute(db);
  const count = counted.rows[0]?.count ?? 0;
  if (!is_about || count === 0) return { table, column, count, rows: [] };
  // Bytes are sealed values, hashes and keys.
  const { rows } = await sql<{ content: Record<string, unknown> }>`
    select to_jsonb(row) - ${HIDDEN_COLUMNS}::text[] - (
      select coalesce(array_agg(column_name::text), '{}') from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and data_type = 'bytea') as content
    from ${sql.table(table)} row where ${isUsers} limit ${MOST_ROWS}`.execute(db);
  return { table, column, count, rows: rows.map(({ content }) => content) };
}

/**
 * Everything that the database holds of one user, table by table (D-523). New tables are in it by themselves, because
 * they refer to users.
 */
export async function readRowsOfUser(db: Kysely<Database>, userId: string): Promise<RowsOfUser[]> {
  const found: RowsOfUser[] = [];
  for (const column of await listUserColumns(db)) {
    const rows = await readRows(db, column, userId);
    if (rows.count > 0) found.push(rows);
  }
  return found;
}
