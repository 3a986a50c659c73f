import { phoneDigits } from '@portal/contract/core/phone';
import type { Ctx } from '#context.ts';
import { holds, readTablePage, type TablePage } from '#lists/table-page.ts';

type Db = Ctx['db'];

/** Which managers a list holds: of one company or all, deleted ones or not, found by a keyword. */
export type ManagerFilter = {
  companyId: number | null;
  deleted: boolean | null;
  keyword: { column: 'user_name' | 'phone'; text: string } | null;
  oldestFirst: boolean;
};

const COLUMNS = ['user_id', 'company_id', 'area_id', 'user_name', 'phone', 'position', 'deleted_at'] as const;

/** A page of partner managers, newest first unless asked otherwise; names come with findNames. */
export function pageManagers(db: Db, page: TablePage, { companyId, deleted, keyword, oldestFirst }: ManagerFilter) {
  let matching = db.selectFrom('portal_user').where('user_type', '=', 'C');
  if (companyId !== null) matching = matching.where('company_id', '=', companyId);
  if (deleted !== null) matching = matching.where('deleted_at', deleted ? 'is not' : 'is', null);
  if (keyword !== null) {
    const wanted = keyword.column === 'phone' ? phoneDigits(keyword.text) : keyword.text;
    // A number is asked for by digits; a text without any is in none.
    matching = matching.where(holds(keyword.column, wanted));
  }
  const order = oldestFirst ? 'asc' : 'desc';
  return readTablePage(
    db,
    matching,
    (managers) => managers.select(COLUMNS).orderBy('created_at', order).orderBy('user_id', order),
    page,
  );
}

/** One manager with the names his ids stand for, deleted ones included. */
const selectManager = (db: Db, userId: string) =>
  db
    .selectFrom('portal_user as person')
    .innerJoin('company', 'company.id', 'person.company_id')
    .leftJoin('area', 'area.id', 'person.area_id')
    .select([
      'person.user_id',
      'person.company_id',
      'person.area_id',
      'person.user_name',
      'person.phone',
      'person.position',
      'person.special_memo',
      'person.password_hash',
      'person.version',
      'person.created_at',
      'person.created_by',
      'person.deleted_at',
      'person.blanked_at',
      'company.name as company_name',
      'area.name as area_name',
    ])
    .where('person.user_id', '=', userId)
    .where('person.user_type', '=', 'C');

export const findManager = (db: Db, userId: string) => selectManager(db, userId).executeTakeFirst();

/** The same, held for a change until the transaction ends. */
export const holdManager = (db: Db, userId: string) => selectManager(db, userId).forUpdate('person').executeTakeFirst();

export type ManagerRecord = NonNullable<Awaited<ReturnType<typeof findManager>>>;

/** Whose number this is, deleted managers included (D-103). */
export const findPhoneOwner = (db: Db, digits: string) =>
  db
    .selectFrom('portal_user')
    .select('user_id')
    .where('user_type', '=', 'C')
    .where('phone', '=', digits)
    .where('phone', '<>', '')
    .executeTakeFirst();

/** Ids that begin with a phone number: itself, and those with a suffix (D-100). */
export async function listIdsLike(db: Db, digits: string): Promise<string[]> {
  const rows = await db
    .selectFrom('portal_user')
    .select('user_id')
    .where((user) => user.or([user('user_id', '=', digits), user('user_id', 'like', `${digits}-%`)]))
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** A contractor by its number, retired ones too; a region likewise. */
export const findCompany = (db: Db, id: number) =>
  db
    .selectFrom('company')
    .select(['id', 'name', 'active'])
    .where('id', '=', id)
    .where('kind', '=', 'partner')
    .executeTakeFirst();

export const findArea = (db: Db, id: number) =>
  db.selectFrom('area').select(['id', 'name', 'active']).where('id', '=', id).executeTakeFirst();
