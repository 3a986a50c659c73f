import { Employment } from '@portal/contract/areas/employees/codes';
import { StaffLetter, UserType } from '@portal/contract/core/actor';
import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { EndedRecords } from '#lists/ended-records.ts';
import type { CompanyTable, PortalUserTable } from './tables.ts';

type Db = Ctx['db'];

/** The id of the operating company. */
export const findProviderId = async (db: Db): Promise<number | undefined> =>
  (await db.selectFrom('company').select('id').where('kind', '=', 'provider').executeTakeFirst())?.id;

/** Adds the operating company, and returns its id. */
export const insertProvider = async (db: Db, name: string): Promise<number> =>
  (await db.insertInto('company').values({ kind: 'provider', name }).returning('id').executeTakeFirstOrThrow()).id;

export const insertCompanyRow = async (db: Db, row: Insertable<CompanyTable>): Promise<number> =>
  (await db.insertInto('company').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** Changes a company and increments its version. */
export const updateCompanyRow = (db: Db, id: number, columns: Updateable<CompanyTable>) =>
  db
    .updateTable('company')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

/** Gives companies the order of `ids`. */
export const orderCompanyRows = (db: Db, ids: readonly number[]) =>
  sql`update company set position = wanted.place
    from unnest(${ids}::int[]) with ordinality as wanted (id, place) where company.id = wanted.id`.execute(db);

export const deleteCompanyRow = (db: Db, id: number) => db.deleteFrom('company').where('id', '=', id).execute();

export const insertUserRow = (db: Db, row: Insertable<PortalUserTable>) =>
  db.insertInto('portal_user').values(row).execute();

/** Changes an account and increments its version. */
export const updateUserRow = (db: Db, userId: string, columns: Updateable<PortalUserTable>) =>
  db
    .updateTable('portal_user')
    .set({ ...columns, version: sql`version + 1` })
    .where('user_id', '=', userId)
    .execute();

/** Increments the credential version, which ends all sessions of the user: they have the older one. */
export const incrementCredentialVersion = (db: Db, userId: string) =>
  db
    .updateTable('portal_user')
    .set({ credential_version: sql`credential_version + 1` })
    .where('user_id', '=', userId)
    .execute();

/** Changes the same columns of several accounts and increments their versions. */
export const updateUserRows = (db: Db, userIds: readonly string[], columns: Updateable<PortalUserTable>) =>
  userIds.length === 0
    ? Promise.resolve([])
    : db
        .updateTable('portal_user')
        .set({ ...columns, version: sql`version + 1` })
        .where('user_id', 'in', userIds)
        .execute();

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
export const closeUsers = (db: Db, userIds: readonly string[], deleted_at: Date) =>
  db
    .updateTable('portal_user')
    .set({ deleted_at, left_at: sql`coalesce(left_at, ${deleted_at})`, password_hash: null })
    .where('user_id', 'in', userIds)
    .execute();

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
