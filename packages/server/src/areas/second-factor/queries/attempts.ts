import { type Insertable, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { Expired } from '#db/removal.ts';
import type { FactorTryTable } from '../tables.ts';

type Db = Ctx['db'];

/** Locks the attempts of a user in all processes, until the transaction ends. */
export const lockAttempts = (db: Db, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`factor tries ${userId}`}, 0))`.execute(db);

/** The number of failed attempts of a user within a span, and the time of the first. */
export const countAttempts = (db: Db, userId: string, { since, until }: { since: Date; until: Date }) =>
  db
    .selectFrom('factor_try')
    .select([sql<number>`count(*)`.as('tries'), sql<Date | null>`min(tried_at)`.as('first')])
    .where('user_id', '=', userId)
    .where('tried_at', '>', since)
    .where('tried_at', '<', until)
    .executeTakeFirstOrThrow();

export const insertAttempt = (db: Db, row: Insertable<FactorTryTable>) =>
  db.insertInto('factor_try').values(row).execute();

export const deleteAttempts = (db: Db, userId: string) =>
  db.deleteFrom('factor_try').where('user_id', '=', userId).execute();

/** Attempts before a moment. */
export const attemptsBefore = (moment: Date): Expired => ({
  table: 'factor_try',
  cap: 'passing',
  where: sql`tried_at < ${moment}`,
});
