import { CODE_TRIES } from '@portal/contract/areas/mail/policy';
import { UserType } from '@portal/contract/core/actor';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { Expired } from '#db/removal.ts';
import { isSealedByOther } from '#db/sealed-columns.ts';

type Db = Ctx['db'];

/** SQL: whether a user (`u`) has a mail address: a proven one, or for staff the company mail. */
export const hasMail: RawBuilder<boolean> = sql<boolean>`(case u.user_type
  when ${sql.lit(UserType.Partner)} then exists (select from mail_address m where m.user_id = u.user_id)
  else exists (select from employee m where m.user_id = u.user_id and m.company_email <> '') end)`;

/** A person with what their mail address is made of. */
export type MailPerson = {
  user_id: string;
  user_type: UserType;
  user_name: string;
  mail_sealed: string | null;
  company_email: string | null;
};

/** Some people with their addresses. */
export async function listMailPeople(db: Db, userIds: readonly string[]): Promise<MailPerson[]> {
  const { rows } = await sql<MailPerson>`
    select u.user_id, u.user_type, u.user_name, a.mail_sealed, m.company_email
    from portal_user u
      left join mail_address a on a.user_id = u.user_id
      left join employee m on m.user_id = u.user_id
    where u.user_id = any(${userIds}::text[])`.execute(db);
  return rows;
}

/** Stores a code in place of a former one. */
export const saveCode = (db: Db, row: { user_id: string; code_sealed: string; expires_at: Date }) =>
  db
    .insertInto('mail_code')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...row, tries: 0 }))
    .execute();

/** Counts a try, and answers the code that it is compared with. Undefined when there is none to try. */
export const takeTry = (db: Db, userId: string, now: Date) =>
  db
    .updateTable('mail_code')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('tries', '<', CODE_TRIES)
    .where('expires_at', '>', now)
    .returning('code_sealed')
    .executeTakeFirst();

/** Stores a proven address, and removes its code. */
export async function saveAddress(db: Db, row: { user_id: string; mail_sealed: string; proven_at: Date }) {
  await db
    .insertInto('mail_address')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  await db.deleteFrom('mail_code').where('user_id', '=', row.user_id).execute();
}

/** Removes the address of a user and a code that waits. */
export async function deleteAddress(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('mail_address').where('user_id', '=', userId).execute();
  await db.deleteFrom('mail_code').where('user_id', '=', userId).execute();
}

/** The addresses and codes of closed accounts, and codes that are over. */
export const expiredAddresses = (now: Date): readonly Expired[] => {
  const isClosed = sql`user_id in (select user_id from portal_user where deleted_at is not null)`;
  return [
    { table: 'mail_address', cap: 'people', where: isClosed },
    { table: 'mail_code', cap: 'passing', where: sql`expires_at <= ${now} or ${isClosed}` },
  ];
};

/** How many addresses another key has encrypted. */
export async function countOutdated(db: Db, keyId: string): Promise<number> {
  const counted = db.selectFrom('mail_address').select(({ fn }) => fn.countAll<number>().as('total'));
  return (await counted.where(isSealedByOther('mail_sealed', keyId)).executeTakeFirst())?.total ?? 0;
}

/** Locks some addresses that another key has encrypted. */
export const lockOutdated = (db: Db, keyId: string, most: number) =>
  db
    .selectFrom('mail_address')
    .select(['user_id', 'mail_sealed'])
    .where(isSealedByOther('mail_sealed', keyId))
    .orderBy('user_id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();

/** Replaces the encrypted address of a user. */
export const updateSealed = (db: Db, userId: string, mail_sealed: string) =>
  db.updateTable('mail_address').set({ mail_sealed }).where('user_id', '=', userId).execute();
