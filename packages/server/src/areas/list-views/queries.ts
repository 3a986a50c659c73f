import { VIEW_LIMIT, type ViewList } from '@portal/contract/areas/list-views/lists';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { rowRemoval } from '#db/removal.ts';
import type { NewView, ViewColumns } from './tables.ts';

type Db = Ctx['db'];

/** The views of one user and list. */
type Place = { userId: string; list: ViewList };

const selectViews = (db: Db, list: ViewList) =>
  db
    .selectFrom('list_view as view')
    .innerJoin('portal_user as owner', 'owner.user_id', 'view.user_id')
    .select(['view.id', 'view.version', 'view.user_id', 'view.name', 'view.query', 'view.shared', 'owner.user_name'])
    .where('view.list', '=', list)
    .orderBy('view.id');

/** The views that a user has saved of a list, oldest first. */
export const listOwnViews = (db: Db, { userId, list }: Place) =>
  selectViews(db, list).where('view.user_id', '=', userId).execute();

/** The views that other staff share, oldest first. Those of closed accounts are left out. */
export const listSharedViews = (db: Db, { userId, list }: Place) =>
  selectViews(db, list)
    .where('view.shared', '=', true)
    .where('view.user_id', '<>', userId)
    .where('owner.deleted_at', 'is', null)
    .limit(VIEW_LIMIT.shared)
    .execute();

/** Locks the number of a user's views until the transaction ends. */
export const lockViews = (db: Db, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`views ${userId}`}, 0))`.execute(db);

export const countViews = async (db: Db, { userId, list }: Place): Promise<number> =>
  (
    await db
      .selectFrom('list_view')
      .select(sql<number>`count(*)`.as('total'))
      .where('user_id', '=', userId)
      .where('list', '=', list)
      .executeTakeFirstOrThrow()
  ).total;

export const insertView = async (db: Db, view: NewView): Promise<number> =>
  (await db.insertInto('list_view').values(view).returning('id').executeTakeFirstOrThrow()).id;

/** Locks a view of this owner; undefined when they have no such view. */
export const lockOwnView = (db: Db, id: number, userId: string) =>
  db
    .selectFrom('list_view')
    .select(['id', 'version'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

export const updateView = (db: Db, id: number, columns: ViewColumns) =>
  db
    .updateTable('list_view')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

export const deleteView = (db: Db, id: number) => db.deleteFrom('list_view').where('id', '=', id).execute();

/** The views of closed accounts. */
export const purgeViews = rowRemoval(() => [
  {
    table: 'list_view',
    cap: 'records',
    where: sql`user_id in (select user_id from portal_user where deleted_at is not null)`,
  },
]);
