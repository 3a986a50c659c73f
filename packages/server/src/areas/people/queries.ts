import type { Insertable } from 'kysely';
import type { Ctx } from '../../context.ts';
import type { PortalUserTable } from './tables.ts';

type Db = Ctx['db'];

export const findProviderId = async (db: Db): Promise<number | undefined> =>
  (await db.selectFrom('company').select('id').where('kind', '=', 'provider').executeTakeFirst())?.id;

export const insertProvider = async (db: Db, name: string): Promise<number> =>
  (await db.insertInto('company').values({ kind: 'provider', name }).returning('id').executeTakeFirstOrThrow()).id;

export const insertUser = (db: Db, row: Insertable<PortalUserTable>) =>
  db.insertInto('portal_user').values(row).execute();

/** A living user of a contractor. */
export const findPartnerUser = (db: Db, userId: string) =>
  db
    .selectFrom('portal_user')
    .select(['user_id', 'user_name'])
    .where('user_id', '=', userId)
    .where('user_type', '=', 'C')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

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
  db.updateTable('portal_user').set({ deleted_at, password_hash: null }).where('user_id', 'in', userIds).execute();
