import { type NoticeBoard, NoticeStage } from '@portal/contract/areas/notices/boards';
import { sql } from 'kysely';
import type { Ctx } from '../../../context.ts';
import { readTablePage, type TablePage } from '../../../lists/table-page.ts';
import type { NewNotice, NoticeColumns } from '../tables.ts';

type Db = Ctx['db'];

const selectNotice = (db: Db) =>
  db
    .selectFrom('notice')
    .innerJoin('notice_category as category', 'category.id', 'notice.category_id')
    .innerJoin('portal_user as author', 'author.user_id', 'notice.created_by')
    .selectAll('notice')
    .select(['category.name as category_name', 'author.user_name as author_name']);

/** One notice of whatever board with its names, deleted ones too. */
export const findNotice = (db: Db, id: number) => selectNotice(db).where('notice.id', '=', id).executeTakeFirst();

/** The same, held for a change until the transaction ends. */
export const holdNotice = (db: Db, id: number) =>
  selectNotice(db).where('notice.id', '=', id).forUpdate('notice').executeTakeFirst();

export type NoticeRecord = NonNullable<Awaited<ReturnType<typeof findNotice>>>;

export async function insertNotice(db: Db, row: NewNotice): Promise<number> {
  const { id } = await db.insertInto('notice').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes a held notice; its version rises. */
export const updateNotice = (db: Db, id: number, columns: NoticeColumns) =>
  db
    .updateTable('notice')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

export const findCategory = (db: Db, id: number) =>
  db.selectFrom('notice_category').select(['id', 'name', 'active']).where('id', '=', id).executeTakeFirst();

/** Notices whose time has begun or ended since lists were told, each kind by its own index: it is of one stage. */
const listDue = (db: Db, now: Date) =>
  db
    .selectFrom('notice')
    .select('id')
    .where('stage', '=', sql.lit(NoticeStage.Waiting))
    .where('publish_from', '<=', now)
    .unionAll(
      db
        .selectFrom('notice')
        .select('id')
        .where('stage', '=', sql.lit(NoticeStage.Published))
        .where('publish_until', '<=', now),
    )
    .execute();

/**
 * Moves those to where they are now, in one order, so that two processes do not wait for each other in a ring. Nearly
 * always there are none.
 */
export async function settleStages(db: Db, now: Date): Promise<void> {
  const due = await listDue(db, now);
  if (due.length === 0) return;
  const ids = due.map(({ id }) => id);
  await sql`
    with due as (select id from notice where id = any(${ids}::bigint[]) order by id for update)
    update notice set stage = case
      when publish_until <= ${now} then 'E' when publish_from > ${now} then 'W' else 'P' end
    from due where notice.id = due.id`.execute(db);
}

/** Which rows of a board somebody sees: of these statuses, or all that are not deleted. */
export type Seen = { board: NoticeBoard; statuses: readonly string[] | null };

type Neighbour = { noticeId: number; noticeSubject: string };

/** The nearest notice on one side of another; each status is a walk of its own index. */
async function findBeside(db: Db, { board, statuses }: Seen, id: number, older: boolean): Promise<Neighbour | null> {
  const [side, order] = older ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const nearest = sql`and id ${side} ${id} order by id ${order} limit 1`;
  const walks =
    statuses === null
      ? [sql`(select id, subject from notice where board = ${board} and deleted_at is null ${nearest})`]
      : statuses.map((status) => sql`(select id, subject from notice where status = ${status} ${nearest})`);
  const { rows } = await sql<Neighbour>`
    select id as "noticeId", subject as "noticeSubject" from (${sql.join(walks, sql` union all `)}) beside
    order by id ${order} limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The next older and the next newer notice among those that are seen. */
export async function findNeighbours(db: Db, seen: Seen, id: number) {
  return { previous: await findBeside(db, seen, id, true), next: await findBeside(db, seen, id, false) };
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

/** Categories that can be chosen, in their order (LOOKUP-08). */
export const pageCategories = (db: Db, page: TablePage) =>
  readTablePage(
    db,
    db.selectFrom('notice_category').where('active', '=', true),
    (categories) => categories.select(['id as categoryId', 'name as categoryName']).orderBy('position').orderBy('id'),
    page,
  );
