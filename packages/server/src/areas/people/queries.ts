import { Employment } from '@portal/contract/areas/employees/codes';
import { StaffLetter, UserType } from '@portal/contract/core/actor';
import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import { saveSearchEntries } from '#areas/search/public/search-entries.ts';
import type { Ctx } from '#context.ts';
import type { EndedRecords } from '#lists/ended-records.ts';
import {
  companySearchRecords,
  SEARCHED_COMPANY_COLUMNS,
  SEARCHED_USER_COLUMNS,
  type SearchedUser,
  userSearchRecords,
} from './search-records.ts';
import type { CompanyTable, PortalUserTable } from './tables.ts';

type Db = Ctx['db'];

/** The id of the operating company. */
export const findProviderId = async (db: Db): Promise<number | undefined> =>
  (await db.selectFrom('company').select('id').where('kind', '=', 'provider').executeTakeFirst())?.id;

/** Adds the operating company, and returns its id. */
export const insertProvider = async (db: Db, name: string): Promise<number> =>
  (await db.insertInto('company').values({ kind: 'provider', name }).returning('id').executeTakeFirstOrThrow()).id;

/** Stores how written users are found, in the same transaction. */
const indexUsers = (db: Db, users: readonly SearchedUser[]) => saveSearchEntries(db, users.flatMap(userSearchRecords));

export async function insertCompanyRow(db: Db, row: Insertable<CompanyTable>): Promise<number> {
  const company = await db
    .insertInto('company')
    .values(row)
    .returning(SEARCHED_COMPANY_COLUMNS)
    .executeTakeFirstOrThrow();
  await saveSearchEntries(db, companySearchRecords(company));
  return company.id;
}

/** Changes a company and increments its version. */
export async function updateCompanyRow(db: Db, id: number, columns: Updateable<CompanyTable>): Promise<void> {
  const changed = await db
    .updateTable('company')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(SEARCHED_COMPANY_COLUMNS)
    .execute();
  await saveSearchEntries(db, changed.flatMap(companySearchRecords));
}

/** Gives companies the order of `ids`. */
export const orderCompanyRows = (db: Db, ids: readonly number[]) =>
  sql`update company set position = wanted.place
    from unnest(${ids}::int[]) with ordinality as wanted (id, place) where company.id = wanted.id`.execute(db);

export async function deleteCompanyRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('company').where('id', '=', id).execute();
  await saveSearchEntries(db, [{ kind: 'company', key: id, entry: null }]);
}

export async function insertUserRow(db: Db, row: Insertable<PortalUserTable>): Promise<void> {
  await indexUsers(db, await db.insertInto('portal_user').values(row).returning(SEARCHED_USER_COLUMNS).execute());
}

/** Changes an account and increments its version. A new id removes what was found under the old one. */
export async function updateUserRow(db: Db, userId: string, columns: Updateable<PortalUserTable>): Promise<void> {
  const changed = await db
    .updateTable('portal_user')
    .set({ ...columns, version: sql`version + 1` })
    .where('user_id', '=', userId)
    .returning(SEARCHED_USER_COLUMNS)
    .execute();
  const renamed = changed.filter(({ user_id }) => user_id !== userId);
  const old = renamed.flatMap((user) => userSearchRecords({ ...user, user_id: userId, deleted_at: user.created_at }));
  await saveSearchEntries(db, [...old, ...changed.flatMap(userSearchRecords)]);
}

/** Increments the credential version, which ends all sessions of the user: they have the older one. */
export const incrementCredentialVersion = (db: Db, userId: string) =>
  db
    .updateTable('portal_user')
    .set({ credential_version: sql`credential_version + 1` })
    .where('user_id', '=', userId)
    .execute();

/** Changes the same columns of several accounts and increments their versions. */
export async function updateUserRows(
  db: Db,
  userIds: readonly string[],
  columns: Updateable<PortalUserTable>,
): Promise<void> {
  if (userIds.length === 0) return;
  const changed = await db
    .updateTable('portal_user')
    .set({ ...columns, version: sql`version + 1` })
    .where('user_id', 'in', userIds)
    .returning(SEARCHED_USER_COLUMNS)
    .execute();
  await indexUsers(db, changed);
}

/** The password hashes of those users that are not deleted and have one. */
export const listUserPasswords = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('portal_user')
    .select(['user_id', 'password_hash'])
    .where('user_id', 'in', userIds)
    .where('deleted_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('user_id')
    .execute();

/** Marks users as deleted and removes their passwords. */
export async function closeUsers(db: Db, userIds: readonly string[], deleted_at: Date): Promise<void> {
  const closed = await db
    .updateTable('portal_user')
    .set({ deleted_at, left_at: sql`coalesce(left_at, ${deleted_at})`, password_hash: null })
    .where('user_id', 'in', userIds)
    .returning(SEARCHED_USER_COLUMNS)
    .execute();
  await indexUsers(db, closed);
}

/** Replaces a position by another one in all accounts of staff. */
export const replacePosition = (db: Db, from: string, to: string) =>
  db
    .updateTable('portal_user')
    .set({ position: to, version: sql`version + 1` })
    .where('user_type', '=', 'M')
    .where('position', '=', from)
    .execute();

/** The place of an account's position in the reference list; behind all others when it is not there. */
export const sqlPositionRank = sql<number>`coalesce(
  (select listed.position from job_position as listed where listed.name = portal_user.position), 2147483647)`;

/** The accounts of former users of one type that are not blanked. They use the index portal_user_left. */
export const formerUserRecords = (userType: UserType, condition: EndedRecords['open'] = sql`true`): EndedRecords => ({
  table: 'portal_user',
  key: 'user_id',
  since: sql`left_at`,
  open: sql`user_type = ${sql.lit(userType)} and left_at is not null and blanked_at is null and ${condition}`,
});

/** Takes the advisory lock for changes of accounts and rights, in all processes, until the transaction ends. */
export const acquireRightsLock = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('rights over people', 0))`.execute(db);

/** Selects accounts that can sign in: neither deleted nor retired. */
const selectActive = (db: Db) =>
  db.selectFrom('portal_user').where('deleted_at', 'is', null).where('employment', '<>', Employment.Retired);

/** The current permission letter of an active account. */
export const findPermission = async (db: Db, userId: string): Promise<string | undefined> =>
  (await selectActive(db).select('permission').where('user_id', '=', userId).executeTakeFirst())?.permission;

/** The ids of the active staff with permission M. */
export const listActiveManagers = async (db: Db): Promise<string[]> => {
  const managers = selectActive(db)
    .select('user_id')
    .where('user_type', '=', UserType.Staff)
    .where('permission', '=', StaffLetter.Manager);
  return (await managers.execute()).map(({ user_id }) => user_id);
};
