import { sql } from 'kysely';
import { saveSearchEntries } from '#areas/search/public/search-entries.ts';
import type { Ctx } from '#context.ts';
import { allOf, type Filter } from '#lists/filter.ts';
import { readTablePage, type TablePage } from '#lists/table-page.ts';
import { SEARCHED_COLUMNS, searchRecordsOf } from '../search-records.ts';
import type { NewNotice, NoticeColumns } from '../tables.ts';

type Db = Ctx['db'];

const selectNotice = (db: Db) =>
  db
    .selectFrom('notice')
    .innerJoin('notice_category as category', 'category.id', 'notice.category_id')
    .innerJoin('portal_user as author', 'author.user_id', 'notice.created_by')
    .selectAll('notice')
    .select(['category.name as category_name', 'author.user_name as author_name']);

/** One notice of any board with its names, deleted ones too. */
export const findNotice = (db: Db, id: number) => selectNotice(db).where('notice.id', '=', id).executeTakeFirst();

/** The same; locks the notice until the transaction ends. */
export const findNoticeForUpdate = (db: Db, id: number) =>
  selectNotice(db).where('notice.id', '=', id).forUpdate('notice').executeTakeFirst();

export type NoticeRecord = NonNullable<Awaited<ReturnType<typeof findNotice>>>;

/** Inserts a notice and answers its id. */
export async function insertNotice(db: Db, row: NewNotice): Promise<number> {
  const notice = await db.insertInto('notice').values(row).returning(SEARCHED_COLUMNS).executeTakeFirstOrThrow();
  await saveSearchEntries(db, searchRecordsOf(notice));
  return notice.id;
}

/** Changes a locked notice and increases its version. */
export async function updateNotice(db: Db, id: number, columns: NoticeColumns): Promise<void> {
  const changed = await db
    .updateTable('notice')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(SEARCHED_COLUMNS)
    .execute();
  await saveSearchEntries(db, changed.flatMap(searchRecordsOf));
}

/** One category of notices, also a retired one. */
export const findCategory = (db: Db, id: number) =>
  db.selectFrom('notice_category').select(['id', 'name', 'active']).where('id', '=', id).executeTakeFirst();

type Neighbour = { noticeId: number; noticeSubject: string };

/** The nearest visible notice on one side of another. */
async function findNearest(db: Db, visible: readonly Filter[], id: number, older: boolean): Promise<Neighbour | null> {
  const nearest = older ? sql`id < ${id} order by id desc` : sql`id > ${id} order by id`;
  const { rows } = await sql<Neighbour>`
    select id as "noticeId", subject as "noticeSubject" from notice
    where ${allOf(visible)} and ${nearest} limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The next older and the next newer visible notice. */
export async function findNeighbours(db: Db, visible: readonly Filter[], id: number) {
  return { previous: await findNearest(db, visible, id, true), next: await findNearest(db, visible, id, false) };
}

/** Those of these users who have permission M. */
export async function listManagersAmong(db: Db, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('portal_user')
    .select('user_id')
    .where('user_id', '=', sql<string>`any(${userIds}::text[])`)
    .where('user_type', '=', 'M')
    .where('permission', '=', 'M')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** A page of the categories that can be chosen, in their order (LOOKUP-08). */
export const pageCategories = (db: Db, page: TablePage) =>
  readTablePage(
    db,
    db.selectFrom('notice_category').where('active', '=', true),
    (categories) => categories.select(['id as categoryId', 'name as categoryName']).orderBy('position').orderBy('id'),
    page,
  );
