import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { Expired } from '#db/removal.ts';

type Db = Ctx['db'];

/** SQL: whether a user (`u`) has a mobile number. */
export const hasMobile: RawBuilder<boolean> = sql<boolean>`(u.phone ~ '^01[0-9]{8,9}$')`;

/** Name and number of users, read when a message is sent. */
export const listReceivers = (db: Db, userIds: readonly string[]) =>
  db.selectFrom('portal_user').select(['user_id', 'user_name', 'phone']).where('user_id', 'in', userIds).execute();

/** The number of a user. */
export const findPhone = async (db: Db, userId: string): Promise<string> =>
  (await db.selectFrom('portal_user').select('phone').where('user_id', '=', userId).executeTakeFirst())?.phone ?? '';

export const findGroup = (db: Db, messageId: number) =>
  db.selectFrom('talk_group').selectAll().where('message_id', '=', messageId).executeTakeFirst();

/** Stores the group of a message. False when another worker stored one first. */
export const insertGroup = async (
  db: Db,
  row: { message_id: number; group_id: string; delivery_ids: number[]; created_at: Date },
): Promise<boolean> =>
  (await db
    .insertInto('talk_group')
    .values({ ...row, sent_at: null, ask_at: null, ended_at: null })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .returning('message_id')
    .executeTakeFirst()) !== undefined;

/** Forgets a group that was never told to send and that the provider no longer has. */
export const deleteGroup = (db: Db, messageId: number, groupId: string) =>
  db
    .deleteFrom('talk_group')
    .where('message_id', '=', messageId)
    .where('group_id', '=', groupId)
    .where('sent_at', 'is', null)
    .execute();

/** Notes that the provider has taken a group, and when its result is asked for first. */
export const noteSent = (db: Db, messageId: number, at: Date, askAt: Date) =>
  db
    .updateTable('talk_group')
    .set({ sent_at: at, ask_at: askAt })
    .where('message_id', '=', messageId)
    .where('sent_at', 'is', null)
    .execute();

/** Groups whose result is asked for now. They are put off at once, so that no other worker asks as well. */
export async function claimGroups(db: Db, now: Date, until: Date, most: number) {
  const { rows } = await sql<{
    message_id: number;
    group_id: string;
    delivery_ids: number[];
    sent_at: Date;
    asks: number;
  }>`
    update talk_group set ask_at = ${until}, asks = asks + 1
    where message_id in (
      select message_id from talk_group
      where sent_at is not null and ended_at is null and ask_at <= ${now}
      order by ask_at limit ${most} for update skip locked)
    returning message_id, group_id, delivery_ids, sent_at, asks`.execute(db);
  return rows;
}

/** When a group is asked for again. */
export const askLater = (db: Db, messageId: number, at: Date) =>
  db.updateTable('talk_group').set({ ask_at: at }).where('message_id', '=', messageId).execute();

/** Stores the result of a group. */
export const endGroup = (db: Db, messageId: number, at: Date, result: string) =>
  db.updateTable('talk_group').set({ ended_at: at, result }).where('message_id', '=', messageId).execute();

/** How many groups were sent since a moment. */
export const countSentSince = async (db: Db, since: Date): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('talk_group')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('sent_at', '>=', since)
        .executeTakeFirstOrThrow()
    ).count,
  );

/** Groups from before a moment. */
export const groupsBefore = (moment: Date): Expired => ({
  table: 'talk_group',
  cap: 'records',
  where: sql`created_at < ${moment}`,
});
