import { type Choice, usualChoice } from '@portal/contract/areas/notify/choices';
import type { NotifyKind, OutsideChannel } from '@portal/contract/areas/notify/kinds';
import { type Insertable, sql } from 'kysely';
import type { Ctx, Senders } from '#context.ts';
import type { Expired } from '#db/removal.ts';
import type { NotifySettingTable } from '../tables.ts';

type Db = Ctx['db'];

/** The choices of a user that differ from the usual ones. */
export const listChoices = (db: Db, userId: string) =>
  db.selectFrom('notify_choice').select(['kind', 'channel', 'choice']).where('user_id', '=', userId).execute();

type Stored = Awaited<ReturnType<typeof listChoices>>;

/** The choice of a user for a kind by a channel: the stored one, or the usual one. */
export const choiceOf = (stored: Stored, kind: NotifyKind, channel: OutsideChannel): Choice =>
  stored.find((row) => row.kind === kind && row.channel === channel)?.choice ?? usualChoice(kind, channel);

/** Stores choices of a user for a kind. */
export async function saveChoices(
  db: Db,
  userId: string,
  kind: NotifyKind,
  choices: readonly { channel: OutsideChannel; choice: Choice }[],
): Promise<void> {
  if (choices.length === 0) return;
  await db
    .insertInto('notify_choice')
    .values(choices.map((one) => ({ user_id: userId, kind, ...one })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'channel']).doUpdateSet(({ ref }) => ({ choice: ref('excluded.choice') })),
    )
    .execute();
}

/** The settings of a user, if they changed any. */
export const findSetting = (db: Db, userId: string) =>
  db.selectFrom('notify_setting').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Stores some settings of a user. */
export const saveSetting = (db: Db, userId: string, columns: Omit<Insertable<NotifySettingTable>, 'user_id'>) =>
  db
    .insertInto('notify_setting')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();

/** Holds the settings of a user until the transaction ends, so that two changes of choices follow one another. */
export const lockChoices = (db: Db, userId: string) =>
  db.selectFrom('portal_user').select('user_id').where('user_id', '=', userId).forUpdate().execute();

/** Which of these channels reach a user now. */
export async function listReaching(db: Db, userId: string, senders: Senders): Promise<OutsideChannel[]> {
  const found: OutsideChannel[] = [];
  for (const [channel, { reaches }] of Object.entries(senders)) {
    const { rows } = await sql`select from portal_user u where u.user_id = ${userId} and ${reaches}`.execute(db);
    if (rows.length > 0) found.push(channel as OutsideChannel);
  }
  return found;
}

const ofDeletedUser = sql`user_id in (select user_id from portal_user where deleted_at is not null)`;

/** The choices, settings and interests of closed accounts. */
export const CHOICES_OF_CLOSED: readonly Expired[] = [
  { table: 'notify_choice', cap: 'records', where: ofDeletedUser },
  { table: 'notify_setting', cap: 'records', where: ofDeletedUser },
  { table: 'notify_interest', cap: 'records', where: ofDeletedUser },
];
