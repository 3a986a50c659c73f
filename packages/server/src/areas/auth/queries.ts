import { sql } from 'kysely';
import type { Ctx } from '../../context.ts';
import { keepPlan } from '../../db/kept-plans.ts';

type Db = Ctx['db'];

/** What sign-in needs to know of an account, deleted ones included. */
export const findAccount = (db: Db, userId: string) =>
  db
    .selectFrom('portal_user')
    .select(['user_id', 'password_hash', 'credential_version', 'employment', 'deleted_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** The owner of a live session with his company; a changed password or a deleted account ended it. */
export const findSession = (db: Db, tokenHash: Buffer, seenAfter: Date) =>
  db
    .selectFrom('session')
    .innerJoin('portal_user as person', 'person.user_id', 'session.user_id')
    .innerJoin('company', 'company.id', 'person.company_id')
    .select([
      'session.last_seen_at',
      'person.user_id',
      'person.user_type',
      'person.user_name',
      'person.permission',
      'person.mode_authority',
      'person.company_id',
      'company.name as company_name',
      'company.active as company_active',
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('session.last_seen_at', '>', seenAfter)
    .where('person.deleted_at', 'is', null)
    .where('person.employment', '<>', 'R')
    .whereRef('session.credential_version', '=', 'person.credential_version')
    .modifyEnd(keepPlan)
    .executeTakeFirst();

export const touchSession = (db: Db, tokenHash: Buffer, now: Date) =>
  db.updateTable('session').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();

export const insertSession = (
  db: Db,
  row: { token_hash: Buffer; user_id: string; credential_version: number; created_at: Date; last_seen_at: Date },
) => db.insertInto('session').values(row).execute();

export const deleteSession = (db: Db, tokenHash: Buffer) =>
  db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();

export const deleteSessionsBefore = (db: Db, moment: Date) =>
  db.deleteFrom('session').where('last_seen_at', '<', moment).execute();

/** Moments of the newest failures of an id from one address, newest first. */
export const listFailures = (db: Db, pair: { userId: string; address: string }, since: Date, most: number) =>
  db
    .selectFrom('sign_in_failure')
    .select('failed_at')
    .where('user_id', '=', pair.userId)
    .where('address', '=', pair.address)
    .where('failed_at', '>', since)
    .orderBy('failed_at', 'desc')
    .limit(most)
    .execute();

/** How many sign-ins failed from an address, and when the first of them did. */
export const countFailures = (db: Db, address: string, since: Date) =>
  db
    .selectFrom('sign_in_failure')
    .select([sql<number>`count(*)`.as('failures'), sql<Date | null>`min(failed_at)`.as('first')])
    .where('address', '=', address)
    .where('failed_at', '>', since)
    .executeTakeFirstOrThrow();

export const insertFailure = (db: Db, row: { user_id: string; address: string; failed_at: Date }) =>
  db.insertInto('sign_in_failure').values(row).execute();

export const deleteFailures = (db: Db, pair: { userId: string; address: string }) =>
  db.deleteFrom('sign_in_failure').where('user_id', '=', pair.userId).where('address', '=', pair.address).execute();

export const deleteFailuresBefore = (db: Db, moment: Date) =>
  db.deleteFrom('sign_in_failure').where('failed_at', '<', moment).execute();
