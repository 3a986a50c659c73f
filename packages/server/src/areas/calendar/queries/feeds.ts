import { Employment } from '@portal/contract/areas/employees/codes';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { Expired } from '#db/removal.ts';
import type { NewFeed } from '../tables.ts';

type Db = Ctx['db'];

/** The calendar address of a user. */
export const findFeed = (db: Db, userId: string) =>
  db.selectFrom('calendar_feed').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Stores a new address; it replaces the former one of the user. */
export const replaceFeed = (db: Db, row: NewFeed) =>
  db
    .insertInto('calendar_feed')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...row, read_at: null, reader: '' }))
    .execute();

/** Changes what an address contains. False when the user has none. */
export const updateFeed = async (
  db: Db,
  userId: string,
  content: Pick<NewFeed, 'scope' | 'outsourced' | 'internal' | 'offered'>,
): Promise<boolean> =>
  (await db.updateTable('calendar_feed').set(content).where('user_id', '=', userId).executeTakeFirst()).numUpdatedRows >
  0n;

/** Deletes the address of a user. False when the user has none. */
export const deleteFeed = async (db: Db, userId: string): Promise<boolean> =>
  (await db.deleteFrom('calendar_feed').where('user_id', '=', userId).executeTakeFirst()).numDeletedRows > 0n;

/** An address with its user as they are now. Undefined when it is unknown or the account is closed. */
export const findReadFeed = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('calendar_feed as feed')
    .innerJoin('portal_user as person', 'person.user_id', 'feed.user_id')
    .innerJoin('company', 'company.id', 'person.company_id')
    .select([
      'feed.scope',
      'feed.outsourced',
      'feed.internal',
      'feed.offered',
      'person.user_id',
      'person.user_type',
      'person.user_name',
      'person.permission',
      'person.mode_authority',
      'person.company_id',
      'company.name as company_name',
      'company.active as company_active',
    ])
    .where('feed.token_hash', '=', tokenHash)
    .where('person.deleted_at', 'is', null)
    .where('person.employment', '<>', Employment.Retired)
    .executeTakeFirst();

/** Notes when and by which program an address was read. */
export const noteReading = (db: Db, tokenHash: Buffer, read_at: Date, reader: string) =>
  db.updateTable('calendar_feed').set({ read_at, reader }).where('token_hash', '=', tokenHash).execute();

/** The addresses of closed accounts. */
export const CLOSED_FEEDS: Expired = {
  table: 'calendar_feed',
  cap: 'records',
  where: sql`user_id in (select user_id from portal_user
    where deleted_at is not null or employment = ${sql.lit(Employment.Retired)})`,
};
