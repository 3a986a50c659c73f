import { DUTY_LETTER, type Duty } from '@portal/contract/areas/employees/duties';
import { StaffLetter } from '@portal/contract/core/actor';
import type { Holiday } from '@portal/contract/core/holidays';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { nameContains, readTablePage, type TablePage } from '#lists/table-page.ts';

type Db = Ctx['db'];

/** A page of the active contractors, in their own order or by name. `onlyId` selects one of them (D-145). */
export function pageCompanies(
  db: Db,
  page: TablePage,
  filter: { onlyId?: number; keyword: string; byName: 'asc' | 'desc' | null },
) {
  let matching = db.selectFrom('company').where('kind', '=', 'partner').where('active', '=', true);
  if (filter.onlyId !== undefined) matching = matching.where('id', '=', filter.onlyId);
  if (filter.keyword !== '') matching = matching.where(nameContains('name', filter.keyword));
  const { byName } = filter;
  return readTablePage(
    db,
    matching,
    (companies) => {
      const named = companies.select(['id', 'name as companyName']);
      const ordered = byName === null ? named.orderBy('position') : named.orderBy(sql`name collate "C"`, byName);
      return ordered.orderBy('id');
    },
    page,
  );
}

/** A page of the active regions, in their order. */
export const pageAreas = (db: Db, page: TablePage) =>
  readTablePage(
    db,
    db.selectFrom('area').where('active', '=', true),
    (areas) => areas.select(['id', 'name as areaName']).orderBy('position').orderBy('id'),
    page,
  );

/** A page of the active trades, in their order. */
export const pageTrades = (db: Db, page: TablePage) =>
  readTablePage(
    db,
    db.selectFrom('trade').where('active', '=', true),
    (trades) => trades.select(['id', 'name as tradeName']).orderBy('position').orderBy('id'),
    page,
  );

/** A page of the active materials, in their order. */
export const pageMaterials = (db: Db, page: TablePage) =>
  readTablePage(
    db,
    db.selectFrom('material').where('active', '=', true),
    (materials) =>
      materials.select(['id', 'name as materialsName', 'model as modelName', 'unit']).orderBy('position').orderBy('id'),
    page,
  );

/** A page of the items of a checklist: 1 before completion, 2 afterwards (D-61). */
export const pageCheckItems = (db: Db, page: TablePage, list: 1 | 2) =>
  readTablePage(
    db,
    db.selectFrom('check_item').where('list', '=', list).where('active', '=', true),
    (items) => items.select(['id as checkId', 'text as checkText']).orderBy('position').orderBy('id'),
    page,
  );

const DUTY_COLUMN = { sales: 'sales_duty', pm: 'pm_duty' } as const satisfies Record<Duty, string>;

const activeStaff = (db: Db) =>
  db
    .selectFrom('portal_user')
    .where('user_type', '=', 'M')
    .where('deleted_at', 'is', null)
    .where('employment', '<>', 'R');

const readStaff = (db: Db, staff: ReturnType<typeof activeStaff>, page: TablePage) =>
  readTablePage(
    db,
    staff,
    (people) =>
      people
        .select(['user_id as userId', 'user_name as adminName', 'dept_name as deptName'])
        .orderBy(sql`user_name collate "C"`)
        .orderBy('user_id'),
    page,
  );

/** A page of the active staff. */
export const pageStaff = (db: Db, page: TablePage) => readStaff(db, activeStaff(db), page);

/** A page of the active staff with a duty, by their letter or beside it (D-52, D-253). */
export const pageStaffWithDuty = (db: Db, page: TablePage, duty: Duty) =>
  readStaff(
    db,
    activeStaff(db).where((person) =>
      person.or([person('permission', '=', DUTY_LETTER[duty]), person(DUTY_COLUMN[duty], '=', true)]),
    ),
    page,
  );

/** A page of the active staff with permission M, and their telephones (D-391). */
export const pageManagers = (db: Db, page: TablePage) =>
  readTablePage(
    db,
    activeStaff(db).where('permission', '=', StaffLetter.Manager),
    (people) =>
      people
        .select(['user_id as userId', 'user_name as adminName', 'dept_name as deptName', 'phone as userPhone'])
        .orderBy(sql`user_name collate "C"`)
        .orderBy('user_id'),
    page,
  );

/** The names of the active job positions, in their order. */
export const listPositions = (db: Db) =>
  db
    .selectFrom('job_position')
    .select('name as position')
    .where('active', '=', true)
    .orderBy('job_position.position')
    .orderBy('id')
    .execute();

const holidaysInUse = (db: Db) =>
  db.selectFrom('announced_holiday').select(['day', 'name']).where('active', '=', true).orderBy('day');

/** The announced holidays in use, in order (D-204). */
export const listAnnouncedHolidays = (db: Db): Promise<Holiday[]> => holidaysInUse(db).execute();

/** The announced holidays in use between two days, both included. */
export const listAnnouncedBetween = (db: Db, from: string, to: string): Promise<Holiday[]> =>
  holidaysInUse(db).where('day', '>=', from).where('day', '<=', to).execute();

/** The active banks, in their order. */
export const listBanks = (db: Db) =>
  db
    .selectFrom('bank')
    .select(['id as bankId', 'name as bankName'])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
