import type { CommentTable } from '@portal/server/areas/comments/tables';
import type { DepartmentTable } from '@portal/server/areas/departments/tables';
import type { InternalProjectTable } from '@portal/server/areas/internal-projects/tables';
import type { NewNotice } from '@portal/server/areas/notices/tables';
import type { OutsourcedProjectTable } from '@portal/server/areas/outsourced-projects/tables';
import type { Database } from '@portal/server/db/schema';
import { MIGRATION_LIMITS } from '@portal/server/db/time-limits';
import { type Insertable, type Kysely, sql } from 'kysely';

/** An outsourced project to insert; columns with a default are optional. */
export type NewProject = Insertable<OutsourcedProjectTable>;

export type NewInternalProject = Insertable<InternalProjectTable>;

/** Rows per statement, so that it has fewer than 65,535 parameters. */
const BATCH = 500;
const PROJECT_BATCH = 60;

/** Whether the database has no user. */
export async function hasNoUsers(db: Kysely<Database>): Promise<boolean> {
  const user = await db.selectFrom('portal_user').select('user_id').limit(1).executeTakeFirst();
  return user === undefined;
}

/**
 * Locks the users against inserts until the transaction ends, so that only one process loads the data. Loading takes
 * longer than the usual timeouts. Others therefore wait as long as for a migration.
 */
export async function lockUsers(db: Kysely<Database>): Promise<void> {
  const timeout = String(MIGRATION_LIMITS.lockMs);
  await sql`
    select set_config('lock_timeout', ${timeout}, true), set_config('statement_timeout', ${timeout}, true)`.execute(db);
  await sql`lock table portal_user in share row exclusive mode`.execute(db);
}

type PlainTable =
  | 'alarm'
  | 'employee'
  | 'employee_file'
  | 'internal_material'
  | 'internal_pm'
  | 'last_sign_in'
  | 'material'
  | 'material_receipt_photo'
  | 'menu_grant'
  | 'notice_count'
  | 'notice_file'
  | 'notice_image'
  | 'notice_reading'
  | 'notice_reminder'
  | 'outsourced_acceptance'
  | 'outsourced_material'
  | 'outsourced_photo'
  | 'outsourced_pm'
  | 'outsourced_score'
  | 'outsourced_start_date'
  | 'portal_user'
  | 'room_assignee'
  | 'room_file'
  | 'room_member'
  | 'room_occurrence'
  | 'room_read'
  | 'room_sub_task'
  | 'site_log_photo'
  | 'site_message_photo'
  | 'site_photo'
  | 'site_reading'
  | 'site_report_photo'
  | 'site_report_signature'
  | 'site_visit'
  | 'stored_file';

/** Inserts any number of rows, in batches. */
export async function insertAll<T extends PlainTable>(
  db: Kysely<Database>,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + BATCH))
      .execute();
  }
}

/** Inserts rows in batches and returns their ids in the order of the rows. */
async function insertForIds<R>(
  rows: readonly R[],
  batch: number,
  insert: (rows: readonly R[]) => Promise<{ id: number }[]>,
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += batch) {
    const inserted = await insert(rows.slice(from, from + batch));
    ids.push(...inserted.map(({ id }) => id).sort((one, other) => one - other));
  }
  return ids;
}

/** Inserts outsourced projects and returns their ids in the order of the rows. */
export const insertProjects = (db: Kysely<Database>, rows: readonly NewProject[]): Promise<number[]> =>
  insertForIds(rows, PROJECT_BATCH, (batch) =>
    db.insertInto('outsourced_project').values(batch).returning('id').execute(),
  );

/** Inserts internal projects and returns their ids in the order of the rows. */
export const insertInternalProjects = (db: Kysely<Database>, rows: readonly NewInternalProject[]): Promise<number[]> =>
  insertForIds(rows, PROJECT_BATCH, (batch) =>
    db.insertInto('internal_project').values(batch).returning('id').execute(),
  );

/** Inserts comments and returns their ids in the order of the rows. */
export const insertComments = (db: Kysely<Database>, rows: readonly Insertable<CommentTable>[]): Promise<number[]> =>
  insertForIds(rows, BATCH, (batch) => db.insertInto('comment').values(batch).returning('id').execute());

/** Inserts notices and returns their ids in the order of the rows. */
export const insertNotices = (db: Kysely<Database>, rows: readonly NewNotice[]): Promise<number[]> =>
  insertForIds(rows, BATCH, (batch) => db.insertInto('notice').values(batch).returning('id').execute());

/** Inserts a department and returns its id. */
export async function insertDepartment(
  db: Kysely<Database>,
  node: Omit<Insertable<DepartmentTable>, 'kind'>,
): Promise<number> {
  const row = { ...node, kind: 'D' as const };
  return (await db.insertInto('department').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Inserts a room of the workspace and returns its id. */
export const insertRoom = async (db: Kysely<Database>, row: Insertable<Database['room']>): Promise<number> =>
  (await db.insertInto('room').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** Inserts an entry of a room and returns its id. */
export const insertRoomEntry = async (db: Kysely<Database>, row: Insertable<Database['room_entry']>): Promise<number> =>
  (await db.insertInto('room_entry').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** Inserts a comment on an entry and returns its id. */
export const insertRoomComment = async (
  db: Kysely<Database>,
  row: Insertable<Database['room_comment']>,
): Promise<number> => (await db.insertInto('room_comment').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** The id of a name; throws when it is unknown. */
export function findId<K>(found: ReadonlyMap<K, number>, key: K): number {
  const id = found.get(key);
  if (id === undefined) throw new Error(`demonstration data names what is not there: ${String(key)}`);
  return id;
}

/** The awards of these projects by project. */
export async function listAwards(db: Kysely<Database>, projectIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('outsourced_acceptance')
    .select(['id', 'project_id'])
    .where('project_id', 'in', projectIds)
    .execute();
  return new Map(rows.map(({ id, project_id }) => [project_id, id]));
}

/** The safety points in their order. */
export async function listSafetyPoints(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('safety_point').select('name').orderBy('position').execute();
  return rows.map(({ name }) => name);
}

/** Users to which a notice can be addressed, in a fixed order. */
export const listReaders = (db: Kysely<Database>) =>
  db
    .selectFrom('portal_user')
    .select(['user_id', 'user_type'])
    .where('employment', '<>', 'R')
    .where('deleted_at', 'is', null)
    .orderBy('user_id')
    .execute();

/** Staff who can sign in. */
export async function listActiveStaff(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('portal_user')
    .select('user_id')
    .where('user_type', '=', 'M')
    .where('employment', '<>', 'R')
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
