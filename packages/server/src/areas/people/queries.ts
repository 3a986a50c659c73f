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
