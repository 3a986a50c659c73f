import { searchedDigits } from '@portal/contract/core/phone';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { nameContains, readTablePage, type TablePage } from '#lists/table-page.ts';

type Db = Ctx['db'];

/** The filter and the order of a list of managers. null does not filter. */
export type ManagerFilter = {
  companyId: number | null;
  deleted: boolean | null;
  keyword: { column: 'user_name' | 'phone'; text: string } | null;
  oldestFirst: boolean;
};

const COLUMNS = ['user_id', 'company_id', 'area_id', 'user_name', 'phone', 'position', 'deleted_at'] as const;

/** The managers of a company, or of all, that match the keyword, deleted or not. */
function matchingManagers(db: Db, { companyId, keyword }: Pick<ManagerFilter, 'companyId' | 'keyword'>) {
  let matching = db.selectFrom('portal_user').where('user_type', '=', 'C');
  if (companyId !== null) matching = matching.where('company_id', '=', companyId);
  if (keyword === null) return matching;
  const text = keyword.column === 'phone' ? searchedDigits(keyword.text) : keyword.text;
  // Phone numbers are stored as digits. A keyword without any digit finds nothing.
  return matching.where(nameContains(keyword.column, text));
}

/** How many managers are deleted ('Y') and how many are not ('N'). */
export const countManagers = (db: Db, filter: Pick<ManagerFilter, 'companyId' | 'keyword'>) =>
  matchingManagers(db, filter)
    .select([
      sql<'Y' | 'N'>`case when deleted_at is null then 'N' else 'Y' end`.as('status'),
      sql<number>`count(*)`.as('count'),
    ])
    .groupBy('status')
    .execute();

/** A page of the contractors' managers, newest first by default. Names of companies and regions come from findNames. */
export function pageManagers(db: Db, page: TablePage, filter: ManagerFilter) {
  const { deleted, oldestFirst } = filter;
  let matching = matchingManagers(db, filter);
  if (deleted !== null) matching = matching.where('deleted_at', deleted ? 'is not' : 'is', null);
  const order = oldestFirst ? 'asc' : 'desc';
  return readTablePage(
    db,
    matching,
    (managers) => managers.select(COLUMNS).orderBy('created_at', order).orderBy('user_id', order),
    page,
  );
}

/** Selects a manager with the names of company and region, deleted managers included. */
const selectManager = (db: Db, userId: string) =>
  db
    .selectFrom('portal_user as person')
    .innerJoin('company', 'company.id', 'person.company_id')
    .leftJoin('area', 'area.id', 'person.area_id')
    .selectAll('person')
    .select(['company.name as company_name', 'area.name as area_name'])
    .where('person.user_id', '=', userId)
    .where('person.user_type', '=', 'C');

/** The record of one manager. */
export const findManager = (db: Db, userId: string) => selectManager(db, userId).executeTakeFirst();

/** Finds a manager and locks the account until the transaction ends. */
export const lockManager = (db: Db, userId: string) => selectManager(db, userId).forUpdate('person').executeTakeFirst();

export type ManagerRecord = NonNullable<Awaited<ReturnType<typeof findManager>>>;

/** The manager with this phone number, deleted ones included (D-103). */
export const findPhoneOwner = (db: Db, digits: string) =>
  db
    .selectFrom('portal_user')
    .select('user_id')
    .where('user_type', '=', 'C')
    .where('phone', '=', digits)
    .where('phone', '<>', '')
    .executeTakeFirst();

/** The existing ids made from a phone number: the number itself, and with a suffix (D-100). */
export async function listIdsOfPhone(db: Db, digits: string): Promise<string[]> {
  const rows = await db
    .selectFrom('portal_user')
    .select('user_id')
    .where((user) => user.or([user('user_id', '=', digits), user('user_id', 'like', `${digits}-%`)]))
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Finds a contractor by its id, retired ones included. */
export const findCompany = (db: Db, id: number) =>
  db
    .selectFrom('company')
    .select(['id', 'name', 'active'])
    .where('id', '=', id)
    .where('kind', '=', 'partner')
    .executeTakeFirst();

/** Finds a region by its id, retired ones included. */
export const findArea = (db: Db, id: number) =>
  db.selectFrom('area').select(['id', 'name', 'active']).where('id', '=', id).executeTakeFirst();
