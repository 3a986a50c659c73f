import { type Insertable, sql, type Updateable } from 'kysely';
import type { Ctx } from '#context.ts';
import { nameContains, readTablePage, type TablePage } from '#lists/table-page.ts';
import type { AnnouncedHolidayTable } from '../tables.ts';
import type { RecordFilter } from './records.ts';

type Db = Ctx['db'];

/** A page of announced holidays, the latest first. The keyword is a part of the name or of the day. */
export function pageHolidays(db: Db, page: TablePage, { active, keyword }: RecordFilter) {
  let matching = db.selectFrom('announced_holiday');
  if (active !== null) matching = matching.where('active', '=', active);
  if (keyword !== '') {
    const dayContains = sql<boolean>`strpos(to_char(day, 'YYYY-MM-DD'), ${keyword}) > 0`;
    matching = matching.where((holiday) => holiday.or([nameContains('name', keyword), dayContains]));
  }
  return readTablePage(db, matching, (holidays) => holidays.selectAll().orderBy('day', 'desc'), page);
}

/** An announced holiday, locked until the transaction ends. */
export const lockHoliday = (db: Db, id: number) =>
  db.selectFrom('announced_holiday').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Inserts an announced holiday and answers its id. */
export const insertHoliday = async (db: Db, row: Insertable<AnnouncedHolidayTable>): Promise<number> =>
  (await db.insertInto('announced_holiday').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** Changes an announced holiday. */
export const updateHoliday = (db: Db, id: number, columns: Updateable<AnnouncedHolidayTable>) =>
  db.updateTable('announced_holiday').set(columns).where('id', '=', id).execute();

/** Deletes an announced holiday. */
export const deleteHoliday = (db: Db, id: number) => db.deleteFrom('announced_holiday').where('id', '=', id).execute();
