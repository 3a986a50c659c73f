import type { SecurityEventCode } from '@portal/contract/areas/audit/lists';
import { type Insertable, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { AccessLogTable, AuditTables } from '../tables.ts';

type Db = Ctx['db'];

/** What happened, to whom and from where. */
export type SecurityEvent = { event: SecurityEventCode; userId: string; address: string; detail?: string };

/**
 * Notes an event, unless the same one was noted after `unlessSince`. Only an id that exists is kept: what was typed
 * into its field may be a password.
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

/** One reading of a person after the other: of two at once, the second counts the first. */
export const takeTurn = (db: Db, readerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`readings ${readerId}`}, 0))`.execute(db);

type Reading = Insertable<Omit<AccessLogTable, 'id'>>;

/** Adds one reading. */
export const insertReading = (db: Db, reading: Reading) => db.insertInto('access_log').values(reading).execute();

/** How often somebody read personal numbers since a moment, and when the first of these times was. */
export const countNumbers = (db: Db, readerId: string, since: Date) =>
  db
    .selectFrom('access_log')
    .select([sql<number>`count(*)`.as('readings'), sql<Date | null>`min(at)`.as('first')])
    .where('task', '=', 'numbers')
    .where('reader_id', '=', readerId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();

/** Deletes at most so many rows of a log from before a moment; the database keeps what the law keeps, and notes it. */
export async function purgeLog(db: Db, log: keyof AuditTables, { before, most }: { before: Date; most: number }) {
  const { rows } = await sql<{ gone: number }>`
    select purge_log(${log}, ${before}::timestamptz, ${most}::integer) as gone`.execute(db);
  return rows[0]?.gone ?? 0;
}
