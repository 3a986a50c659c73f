import type { SecurityEventCode } from '@portal/contract/areas/audit/lists';
import { type Insertable, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { isOverBefore } from '#db/months.ts';
import type { Expired } from '#db/removal.ts';
import type { AccessLogTable, AuditTables } from '../tables.ts';

type Db = Ctx['db'];

/** A security event, with the user it concerns and the address it came from. */
export type SecurityEvent = { event: SecurityEventCode; userId: string; address: string; detail?: string };

/**
 * Inserts an event, unless the same one was inserted after `unlessSince`. An unknown user id is not stored, since it
 * may be a password typed into the wrong field.
 */
export const insertEvent = (db: Db, what: SecurityEvent, { at, unlessSince }: { at: Date; unlessSince: Date }) =>
  sql`
    insert into security_event (at, event, user_id, user_name, address, detail)
    select ${at}::timestamptz, ${what.event}::text, known.user_id, known.user_name, ${what.address}::text,
      ${what.detail ?? ''}::text
    from (
      select coalesce(max(user_id), '') as user_id, coalesce(max(user_name), '') as user_name
      from portal_user where user_id = ${what.userId}
    ) as known
    where not exists (
      select from security_event as former
      where former.event = ${what.event} and former.at > ${unlessSince} and former.user_id = known.user_id
        and former.address = ${what.address} and former.detail = ${what.detail ?? ''}
    )`.execute(db);

/** Locks the readings of one reader until the transaction ends, so that parallel readings are counted one by one. */
export const lockReadings = (db: Db, readerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`readings ${readerId}`}, 0))`.execute(db);

type Reading = Insertable<Omit<AccessLogTable, 'id'>>;

export const insertReading = (db: Db, reading: Reading) => db.insertInto('access_log').values(reading).execute();

/** How often a user read personal numbers since a moment, and when the first of these readings was. */
export const countNumberReadings = (db: Db, readerId: string, since: Date) =>
  db
    .selectFrom('access_log')
    .select([sql<number>`count(*)`.as('readings'), sql<Date | null>`min(at)`.as('first')])
    .where('task', '=', 'numbers')
    .where('reader_id', '=', readerId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();

/** The rows of a log before a moment, to be counted; only `purgeLog` may delete them. */
export const logRowsBefore = (log: keyof AuditTables, before: Date): Expired => ({
  table: log,
  cap: 'records',
  where: isOverBefore({ table: log, column: 'at' }, before),
});

/**
 * Drops the months of a log that ended before a moment. Deletes at most `most` older rows that lie in no month. The
 * database keeps rows that the law requires.
 */
export async function purgeLog(db: Db, log: keyof AuditTables, { before, most }: { before: Date; most: number }) {
  const { rows } = await sql<{ deleted: number }>`
    select purge_log(${log}, ${before}::timestamptz, ${most}::integer) as deleted`.execute(db);
  return rows[0]?.deleted ?? 0;
}
