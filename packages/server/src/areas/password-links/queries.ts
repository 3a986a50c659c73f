import { type Insertable, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { Expired } from '#db/removal.ts';
import type { PasswordLinkTable } from './tables.ts';

type Db = Ctx['db'];

/** Stores the link of an account in place of a former one. */
export const saveLink = (db: Db, row: Insertable<PasswordLinkTable>) =>
  db
    .insertInto('password_link')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();

/** The account that a link is for, while both are good. */
export const findByCode = (db: Db, codeHash: Buffer, now: Date) =>
  db
    .selectFrom('password_link as link')
    .innerJoin('portal_user as person', 'person.user_id', 'link.user_id')
    .innerJoin('company', 'company.id', 'person.company_id')
    .select(['person.user_id', 'person.user_name', 'person.phone', 'company.name as company_name'])
    .where('link.code_hash', '=', codeHash)
    .where('link.expires_at', '>', now)
    .where('person.deleted_at', 'is', null)
    .where('person.employment', '<>', 'R')
    .executeTakeFirst();

/** Uses a link up. False when another use was faster. */
export const takeLink = async (db: Db, codeHash: Buffer, now: Date): Promise<boolean> =>
  (await db
    .deleteFrom('password_link')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()) !== undefined;

/** Links that are over. */
export const linksBefore = (moment: Date): Expired => ({
  table: 'password_link',
  cap: 'passing',
  where: sql`expires_at < ${moment}`,
});
