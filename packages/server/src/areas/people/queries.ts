import { Employment } from '@portal/contract/areas/employees/codes';
import { StaffLetter, UserType } from '@portal/contract/core/actor';
import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { Ending } from '#lists/due.ts';
import type { CompanyTable, PortalUserTable } from './tables.ts';

type Db = Ctx['db'];

export const findProviderId = async (db: Db): Promise<number | undefined> =>
  (await db.selectFrom('company').select('id').where('kind', '=', 'provider').executeTakeFirst())?.id;

export const insertProvider = async (db: Db, name: string): Promise<number> =>
  (await db.insertInto('company').values({ kind: 'provider', name }).returning('id').executeTakeFirstOrThrow()).id;

export const insertCompanyRow = async (db: Db, row: Insertable<CompanyTable>): Promise<number> =>
  (await db.insertInto('company').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const updateCompanyRow = (db: Db, id: number, columns: Updateable<CompanyTable>) =>
  db.updateTable('company').set(columns).where('id', '=', id).execute();

export const deleteCompanyRow = (db: Db, id: number) => db.deleteFrom('company').where('id', '=', id).execute();

export const insertUserRow = (db: Db, row: Insertable<PortalUserTable>) =>
  db.insertInto('portal_user').values(row).execute();

/** Changes an account; its version rises. */
export const updateUserRow = (db: Db, userId: string, columns: Updateable<PortalUserTable>) =>
  db
    .updateTable('portal_user')
    .set({ ...columns, version: sql`version + 1` })
    .where('user_id', '=', userId)
    .execute();

/** Sessions of before carry an older version: they have ended. */
export const raiseCredentials = (db: Db, userId: string) =>
  db
    .updateTable('portal_user')
    .set({ credential_version: sql`credential_version + 1` })
    .where('user_id', '=', userId)
    .execute();

/** The letters or department names of many accounts at once. */
export const updateUsersOf = (db: Db, userIds: readonly string[], columns: Updateable<PortalUserTable>) =>
  userIds.length === 0
    ? Promise.resolve([])
    : db
        .updateTable('portal_user')
        .set({ ...columns, version: sql`version + 1` })
        .where('user_id', 'in', userIds)
        .execute();

/** Users of these ids that are not deleted and have a password. */
export const listUserPasswords = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('portal_user')
    .select(['user_id', 'password_hash'])
    .where('user_id', 'in', userIds)
    .where('deleted_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('user_id')
    .execute();

export const closeUsers = (db: Db, userIds: readonly string[], deleted_at: Date) =>
  db
    .updateTable('portal_user')
    .set({ deleted_at, left_at: sql`coalesce(left_at, ${deleted_at})`, password_hash: null })
    .where('user_id', 'in', userIds)
    .execute();

export const movePosition = (db: Db, from: string, to: string) =>
  db
    .updateTable('portal_user')
    .set({ position: to, version: sql`version + 1` })
    .where('user_type', '=', 'M')
    .where('position', '=', from)
    .execute();

/** Accounts of a kind whose owner left and that are not blanked: the index portal_user_left. */
export const leaversEnding = (userType: UserType, also: Ending['open'] = sql`true`): Ending => ({
  table: 'portal_user',
  key: 'user_id',
  since: sql`left_at`,
  open: sql`user_type = ${sql.lit(userType)} and left_at is not null and blanked_at is null and ${also}`,
});

/** Lets one change of rights over people at a time pass, in any process, until its transaction ends. */
export const lockRights = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('rights over people', 0))`.execute(db);

/** Accounts that can sign in: neither deleted nor retired. */
const selectActive = (db: Db) =>
  db.selectFrom('portal_user').where('deleted_at', 'is', null).where('employment', '<>', Employment.Retired);

/** The letter of an active account as it is now. */
export const findPermission = async (db: Db, userId: string): Promise<string | undefined> =>
  (await selectActive(db).select('permission').where('user_id', '=', userId).executeTakeFirst())?.permission;

/** Ids of the active staff who hold permission M. */
export const listActiveManagers = async (db: Db): Promise<string[]> => {
  const managers = selectActive(db)
    .select('user_id')
    .where('user_type', '=', UserType.Staff)
    .where('permission', '=', StaffLetter.Manager);
  return (await managers.execute()).map(({ user_id }) => user_id);
};
