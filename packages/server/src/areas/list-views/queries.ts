import { VIEW_LIMIT, type ViewList } from '@portal/contract/core/saved-views';
import { sql, type Updateable } from 'kysely';
import type { Ctx } from '#context.ts';
import { rowRemoval } from '#db/removal.ts';
import type { ListViewUseTable, NewView, ViewColumns } from './tables.ts';

type Db = Ctx['db'];

/** The views of one user and list. */
type Place = { userId: string; list: ViewList };

const selectViews = (db: Db, list: ViewList) =>
  db
    .selectFrom('list_view as view')
    .innerJoin('portal_user as owner', 'owner.user_id', 'view.user_id')
    .select(['view.id', 'view.version', 'view.user_id', 'view.name', 'view.query', 'view.shared', 'owner.user_name'])
    .where('view.list', '=', list);

/** The views that a user has saved of a list, in the user's order. */
export const listOwnViews = (db: Db, { userId, list }: Place) =>
  selectViews(db, list).where('view.user_id', '=', userId).orderBy('view.position').orderBy('view.id').execute();

/** The views that other staff share, oldest first. Those of closed accounts are left out. */
export const listSharedViews = (db: Db, { userId, list }: Place) =>
  selectViews(db, list)
    .where('view.shared', '=', true)
    .where('view.user_id', '<>', userId)
    .where('owner.deleted_at', 'is', null)
    .orderBy('view.id')
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

/** Adds a view behind the others of its owner. */
export const insertView = async (db: Db, view: NewView): Promise<number> =>
  (
    await db
      .insertInto('list_view')
      .values({ ...view, position: VIEW_LIMIT.own })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** Puts the views of a user into this order. Others than their own are passed over, and left out ones go behind. */
export const orderViews = async (db: Db, { userId, list }: Place, ids: readonly string[]): Promise<void> => {
  const places = sql<number>`coalesce(array_position(${[...ids]}::text[], id::text), ${VIEW_LIMIT.own})`;
  await db
    .updateTable('list_view')
    .set({ position: places })
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .execute();
};

/** Whether a user may see a view of the list: their own, or one that is shared. */
export const seesView = async (db: Db, { userId, list }: Place, id: number): Promise<boolean> =>
  (await db
    .selectFrom('list_view')
    .select('id')
    .where('id', '=', id)
    .where('list', '=', list)
    .where((is) => is.or([is('user_id', '=', userId), is('shared', '=', true)]))
    .executeTakeFirst()) !== undefined;

/** What the user had of the list before. */
export const findUse = (db: Db, { userId, list }: Place) =>
  db
    .selectFrom('list_view_use')
    .select(['view_id', 'columns'])
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst();

/** Stores the view used last, or the chosen columns. */
export const storeUse = (
  db: Db,
  { userId, list }: Place,
  part: Pick<Updateable<ListViewUseTable>, 'view_id' | 'columns'>,
) =>
  db
    .insertInto('list_view_use')
    .values({ user_id: userId, list, view_id: part.view_id ?? null, columns: part.columns ?? '' })
    .onConflict((conflict) => conflict.columns(['user_id', 'list']).doUpdateSet(part))
    .execute();

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
