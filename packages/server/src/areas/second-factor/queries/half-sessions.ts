import { type Insertable, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { Expired } from '#db/removal.ts';
import type { HalfSessionTable } from '../tables.ts';

type Db = Ctx['db'];

export const insertHalfSession = (db: Db, row: Insertable<HalfSessionTable>) =>
  db.insertInto('half_session').values(row).execute();

/** A half session that began after a moment. The credentials of its user must not have changed since. */
export const findHalfSession = (db: Db, tokenHash: Buffer, startedAfter: Date) =>
  db
    .selectFrom('half_session')
    .innerJoin('portal_user as person', 'person.user_id', 'half_session.user_id')
    .select(['half_session.token_hash', 'half_session.event', 'half_session.challenge'])
    .select(['person.user_id', 'person.user_type', 'person.user_name', 'person.credential_version'])
    .where('half_session.token_hash', '=', tokenHash)
    .where('half_session.started_at', '>', startedAfter)
    .where('person.deleted_at', 'is', null)
    .where('person.employment', '<>', 'R')
    .whereRef('half_session.credential_version', '=', 'person.credential_version')
    .executeTakeFirst();

/** Stores the challenge that the authenticator must sign. */
export const setChallenge = (db: Db, tokenHash: Buffer, challenge: string) =>
  db.updateTable('half_session').set({ challenge }).where('token_hash', '=', tokenHash).execute();

/** Deletes a half session, so that it is used only once. False when it is already deleted. */
export const claimHalfSession = async (db: Db, tokenHash: Buffer): Promise<boolean> =>
  (await db.deleteFrom('half_session').where('token_hash', '=', tokenHash).returning('user_id').executeTakeFirst()) !==
  undefined;

export const deleteHalfSessionsOf = (db: Db, userId: string) =>
  db.deleteFrom('half_session').where('user_id', '=', userId).execute();

/** Half sessions that began before a moment. */
export const halfSessionsBefore = (moment: Date): Expired => ({
  table: 'half_session',
  cap: 'passing',
  where: sql`started_at < ${moment}`,
});
