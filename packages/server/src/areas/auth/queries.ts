import { type Insertable, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { SessionTable } from './tables.ts';

type Db = Ctx['db'];

/** What sign-in needs to know of an account, deleted ones included. */
export const findAccount = (db: Db, userId: string) =>
  db
    .selectFrom('portal_user')
    .select(['user_id', 'user_type', 'password_hash', 'credential_version', 'employment', 'deleted_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** True for an account that may sign in: neither deleted nor retired (D-09). */
export const isActive = ({ deleted_at, employment }: Pick<Account, 'deleted_at' | 'employment'>): boolean =>
  deleted_at === null && employment !== 'R';

/** The version of somebody's credentials, which stays until the transaction ends. */
export const holdCredentialVersion = async (db: Db, userId: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('portal_user')
      .select('credential_version')
      .where('user_id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
  )?.credential_version;

/** Notes that a ticket was used; false when somebody was faster, who is waited for. */
export const claimTicket = async (db: Db, { jti, expiresAt }: { jti: string; expiresAt: Date }): Promise<boolean> =>
  (await db
    .insertInto('used_ticket')
    .values({ jti, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('jti')
    .executeTakeFirst()) !== undefined;

export const deleteTicketsBefore = (db: Db, moment: Date) =>
  db.deleteFrom('used_ticket').where('expires_at', '<', moment).execute();

/** A session lives while it was seen and made after these moments. */
export type SessionSpan = { seenAfter: Date; madeAfter: Date };

/** The owner of a live session with their company; a changed password or a deleted account ended it. */
export const findSession = (db: Db, tokenHash: Buffer, { seenAfter, madeAfter }: SessionSpan) =>
  db
    .selectFrom('session')
    .innerJoin('portal_user as person', 'person.user_id', 'session.user_id')
    .innerJoin('company', 'company.id', 'person.company_id')
    .select([
      'session.last_seen_at',
      'session.stepped',
      'session.by_ticket',
      'person.password_to_change',
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
    .where('session.created_at', '>', madeAfter)
    .where('person.deleted_at', 'is', null)
    .where('person.employment', '<>', 'R')
    .whereRef('session.credential_version', '=', 'person.credential_version')
    .executeTakeFirst();

export const touchSession = (db: Db, tokenHash: Buffer, now: Date) =>
  db.updateTable('session').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();

export const insertSession = (db: Db, row: Insertable<SessionTable>) => db.insertInto('session').values(row).execute();

export const deleteSession = (db: Db, tokenHash: Buffer) =>
  db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();

/** Sessions of one user that live, the last used first. */
export const listSessionsOf = (db: Db, userId: string, { seenAfter, madeAfter }: SessionSpan) =>
  db
    .selectFrom('session')
    .innerJoin('portal_user as person', 'person.user_id', 'session.user_id')
    .select(['session.id', 'session.token_hash', 'session.device', 'session.address'])
    .select(['session.created_at', 'session.last_seen_at'])
    .where('session.user_id', '=', userId)
    .where('session.last_seen_at', '>', seenAfter)
    .where('session.created_at', '>', madeAfter)
    .whereRef('session.credential_version', '=', 'person.credential_version')
    .orderBy('session.last_seen_at', 'desc')
    .orderBy('session.id', 'desc')
    .execute();

/** Ends one session of a user; answers where it signed in from, undefined when he has none of that number. */
export const deleteSessionOf = (db: Db, userId: string, id: number) =>
  db.deleteFrom('session').where('user_id', '=', userId).where('id', '=', id).returning('address').executeTakeFirst();

/** Ends the sessions of a user but the one of this token, and answers how many these were. */
export const deleteOtherSessions = async (db: Db, userId: string, tokenHash: Buffer): Promise<number> => {
  const others = db.deleteFrom('session').where('user_id', '=', userId).where('token_hash', '<>', tokenHash);
  return Number((await others.executeTakeFirstOrThrow()).numDeletedRows);
};

/** The session goes on under its owner's credentials of now. */
export const renewCredentials = (db: Db, tokenHash: Buffer) =>
  db
    .updateTable('session')
    .set((set) => ({
      credential_version: set
        .selectFrom('portal_user')
        .select('credential_version')
        .whereRef('portal_user.user_id', '=', 'session.user_id')
        .$asScalar()
        .$notNull(),
    }))
    .where('token_hash', '=', tokenHash)
    .execute();

export const deleteSessionsBefore = (db: Db, { seenAfter, madeAfter }: SessionSpan) =>
  db
    .deleteFrom('session')
    .where((session) => session.or([session('last_seen_at', '<', seenAfter), session('created_at', '<', madeAfter)]))
    .execute();

/** Whose password is tried, and from where. */
export type Attempt = { userId: string; address: string };
type Span = { since: Date; until: Date };

/** Lets one transaction at a time pass that asks for the same thing, in any process, until it ends. */
export const lockFor = (db: Db, what: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${what}`}, 0))`.execute(db);

/** Moments of the newest failures of an id from one address, newest first. */
export const listOfPair = (db: Db, pair: Attempt, { since, until }: Span, most: number) =>
  db
    .selectFrom('sign_in_failure')
    .select('failed_at')
    .where('user_id', '=', pair.userId)
    .where('address', '=', pair.address)
    .where('failed_at', '>', since)
    .where('failed_at', '<', until)
    .orderBy('failed_at', 'desc')
    .limit(most)
    .execute();

const countFailures = (db: Db, { since, until }: Span) =>
  db
    .selectFrom('sign_in_failure')
    .select([
      sql<number>`count(*)`.as('failures'),
      sql<Date | null>`min(failed_at)`.as('first'),
      sql<Date | null>`max(failed_at)`.as('last'),
    ])
    .where('failed_at', '>', since)
    .where('failed_at', '<', until);

/** How many sign-ins failed from an address, and when the first and the last did. */
export const countFrom = (db: Db, address: string, span: Span) =>
  countFailures(db, span).where('address', '=', address).executeTakeFirstOrThrow();

/** The same of an account, from whatever addresses. */
export const summarise = (db: Db, userId: string, span: Span) =>
  countFailures(db, span).where('user_id', '=', userId).executeTakeFirstOrThrow();

/** True where the account has signed in from before. */
export const knowsAddress = async (db: Db, pair: Attempt): Promise<boolean> =>
  (await db
    .selectFrom('sign_in_address')
    .select('user_id')
    .where('user_id', '=', pair.userId)
    .where('address', '=', pair.address)
    .executeTakeFirst()) !== undefined;

export const rememberAddress = (db: Db, { userId, address }: Attempt, seen_at: Date) =>
  db
    .insertInto('sign_in_address')
    .values({ user_id: userId, address, seen_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'address']).doUpdateSet({ seen_at }))
    .execute();

export const insertAttempt = async (db: Db, { userId, address }: Attempt, failed_at: Date): Promise<number> =>
  (
    await db
      .insertInto('sign_in_failure')
      .values({ user_id: userId, address, failed_at })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export const deleteAttempt = (db: Db, id: number) => db.deleteFrom('sign_in_failure').where('id', '=', id).execute();

export const deleteAttemptsOf = (db: Db, pair: Attempt) =>
  db.deleteFrom('sign_in_failure').where('user_id', '=', pair.userId).where('address', '=', pair.address).execute();

export const deleteAttemptsBefore = (db: Db, moment: Date) =>
  db.deleteFrom('sign_in_failure').where('failed_at', '<', moment).execute();

export const deleteAddressesBefore = (db: Db, moment: Date) =>
  db.deleteFrom('sign_in_address').where('seen_at', '<', moment).execute();
