import type { NameList } from '@portal/contract/areas/reference/kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { orderRows } from './records.ts';

type Db = Ctx['db'];

/** How a short list is stored; both checklists share a table. */
type ListStorage = { table: string; column: 'name' | 'text'; condition: RawBuilder<boolean> };

const ALL_ROWS = sql<boolean>`true`;
const STORAGE: Readonly<Record<NameList, ListStorage>> = {
  area: { table: 'area', column: 'name', condition: ALL_ROWS },
  trade: { table: 'trade', column: 'name', condition: ALL_ROWS },
  check: { table: 'check_item', column: 'text', condition: sql<boolean>`list = 1` },
  'check-two': { table: 'check_item', column: 'text', condition: sql<boolean>`list = 2` },
  category: { table: 'notice_category', column: 'name', condition: ALL_ROWS },
  position: { table: 'job_position', column: 'name', condition: ALL_ROWS },
  bank: { table: 'bank', column: 'name', condition: ALL_ROWS },
  safety: { table: 'safety_point', column: 'name', condition: ALL_ROWS },
};

const LIST_NUMBER: Partial<Record<NameList, number>> = { check: 1, 'check-two': 2 };

export type NameEntry = { id: number; name: string; active: boolean; version: number };

/** Locks a list, so that concurrent requests cannot add the same name twice. */
export const lockList = (db: Db, list: NameList) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`names ${list}`}, 0))`.execute(db);

/** All entries of a short list in their order, retired ones included. */
export async function listEntries(db: Db, list: NameList): Promise<NameEntry[]> {
  const { table, column, condition } = STORAGE[list];
  const { rows } = await sql<NameEntry>`
    select id, ${sql.ref(column)} as name, active, version from ${sql.table(table)} where ${condition} order by position, id`.execute(
    db,
  );
  return rows;
}

/** Adds an entry behind the last one and answers its id. */
export async function insertEntry(db: Db, list: NameList, name: string): Promise<number> {
  const { table, column, condition } = STORAGE[list];
  const place = sql`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where ${condition})`;
  const number = LIST_NUMBER[list];
  const { rows } = await (number === undefined
    ? sql<{ id: number }>`insert into ${sql.table(table)} (${sql.ref(column)}, position)
        values (${name}, ${place}) returning id`
    : sql<{ id: number }>`insert into ${sql.table(table)} (list, ${sql.ref(column)}, position)
        values (${number}, ${name}, ${place}) returning id`
  ).execute(db);
  return rows[0]?.id ?? 0;
}

/** Changes the name of an entry and whether it is in use. */
export async function updateEntry(
  db: Db,
  list: NameList,
  id: number,
  { name, active }: { name: string; active: boolean },
): Promise<void> {
  const { table, column } = STORAGE[list];
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${name}, active = ${active} where id = ${id}`.execute(
    db,
  );
}

/** Gives the entries the order of `ids`. */
export const orderEntries = (db: Db, list: NameList, ids: readonly number[]) => orderRows(db, STORAGE[list].table, ids);

/** Deletes an entry. */
export async function deleteEntry(db: Db, list: NameList, id: number): Promise<void> {
  await sql`delete from ${sql.table(STORAGE[list].table)} where id = ${id}`.execute(db);
}

/** Whether a staff account has this position, which accounts store by name. */
export const isPositionInUse = async (db: Db, name: string): Promise<boolean> =>
  (await db
    .selectFrom('portal_user')
    .select('user_id')
    .where('user_type', '=', 'M')
    .where('position', '=', name)
    .limit(1)
    .executeTakeFirst()) !== undefined;
