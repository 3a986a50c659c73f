import type { Insertable } from 'kysely';
import type { Ctx } from '#context.ts';
import type { HalfSessionTable } from '../tables.ts';

type Db = Ctx['db'];

export const insertHalf = (db: Db, row: Insertable<HalfSessionTable>) =>
  db.insertInto('half_session').values(row).execute();

/** A half session that began after a moment, of somebody whose credentials are still those of then. */
export const findHalf = (db: Db, tokenHash: Buffer, startedAfter: Date) =>
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

export const setChallenge = (db: Db, tokenHash: Buffer, challenge: string) =>
  db.updateTable('half_session').set({ challenge }).where('token_hash', '=', tokenHash).execute();

/** Uses a half session up; false when it is used already. */
export const claimHalf = async (db: Db, tokenHash: Buffer): Promise<boolean> =>
  (await db.deleteFrom('half_session').where('token_hash', '=', tokenHash).returning('user_id').executeTakeFirst()) !==
  undefined;

export const deleteHalvesOf = (db: Db, userId: string) =>
  db.deleteFrom('half_session').where('user_id', '=', userId).execute();

export const deleteHalvesBefore = (db: Db, moment: Date) =>
  db.deleteFrom('half_session').where('started_at', '<', moment).execute();
