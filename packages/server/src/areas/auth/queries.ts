import { type Insertable, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { Expired } from '#db/removal.ts';
import type { SessionTable } from './tables.ts';

type Db = Ctx['db'];

/** The columns of an account that sign-in needs. Deleted accounts are included. */
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

/** The version of a user's credentials. The row stays locked until the transaction ends. */
export const lockCredentialVersion = async (db: Db, userId: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('portal_user')
      .select('credential_version')
      .where('user_id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
  )?.credential_version;

/** Marks a ticket as used. False when another sign-in used it first; waits for a parallel one to commit. */
export const claimTicket = async (db: Db, { jti, expiresAt }: { jti: string; expiresAt: Date }): Promise<boolean> =>
  (await db
    .insertInto('used_ticket')
    .values({ jti, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('jti')
    .executeTakeFirst()) !== undefined;

/** Used tickets that expired before a moment. */
export const ticketsBefore = (moment: Date): Expired => ({
  table: 'used_ticket',
  cap: 'passing',
  where: sql`expires_at < ${moment}`,
});

/** A session is live while it was last used, and created, after these moments. */
export type SessionCutoffs = { seenAfter: Date; createdAfter: Date };

/** The live sessions of tokens, with user and company. A changed password or a deleted account ends a session. */
export const findSessions = (db: Db, hashes: readonly Buffer[], { seenAfter, createdAfter }: SessionCutoffs) =>
  db
    .selectFrom('session')
    .innerJoin('portal_user as person', 'person.user_id', 'session.user_id')
    .innerJoin('company', 'company.id', 'person.company_id')
    .select([
      'session.token_hash',
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
    .where('session.token_hash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
    .where('session.last_seen_at', '>', seenAfter)
    .where('session.created_at', '>', createdAfter)
    .where('person.deleted_at', 'is', null)
    .where('person.employment', '<>', 'R')
    .whereRef('session.credential_version', '=', 'person.credential_version')
    .execute();

export type SessionRow = Awaited<ReturnType<typeof findSessions>>[number];

export const touchSession = (db: Db, tokenHash: Buffer, now: Date) =>
  db.updateTable('session').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();

export const insertSession = (db: Db, row: Insertable<SessionTable>) => db.insertInto('session').values(row).execute();

export const deleteSession = (db: Db, tokenHash: Buffer) =>
  db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();

/** The live sessions of one user, the last used first. */
export const listSessionsOf = (db: Db, userId: string, { seenAfter, createdAfter }: SessionCutoffs) =>
  db
    .selectFrom('session')
    .innerJoin('portal_user as person', 'person.user_id', 'session.user_id')
    .select(['session.id', 'session.token_hash', 'session.device', 'session.address'])
    .select(['session.created_at', 'session.last_seen_at'])
    .where('session.user_id', '=', userId)
    .where('session.last_seen_at', '>', seenAfter)
    .where('session.created_at', '>', createdAfter)
    .whereRef('session.credential_version', '=', 'person.credential_version')
    .orderBy('session.last_seen_at', 'desc')
    .orderBy('session.id', 'desc')
    .execute();

/** Deletes one session of a user, and returns its address and hash. Undefined when the user has no such session. */
export const deleteSessionOf = (db: Db, userId: string, id: number) =>
  db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['address', 'token_hash'])
    .executeTakeFirst();

/** Deletes the sessions of a user except the one of this token, and returns their number. */
export const deleteOtherSessions = async (db: Db, userId: string, tokenHash: Buffer): Promise<number> => {
  const others = db.deleteFrom('session').where('user_id', '=', userId).where('token_hash', '<>', tokenHash);
  return Number((await others.executeTakeFirstOrThrow()).numDeletedRows);
};

/** Sets the current credential version of its user on a session, so that it stays valid. */
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

/** Sessions that have ended. */
export const endedSessions = ({ seenAfter, createdAfter }: SessionCutoffs): Expired => ({
  table: 'session',
  cap: 'passing',
  where: sql`last_seen_at < ${seenAfter} or created_at < ${createdAfter}`,
});

/** A user id and the address that a sign-in comes from. */
export type UserAtAddress = { userId: string; address: string };
type Span = { since: Date; until: Date };

/** Takes an advisory lock until the transaction ends, so that sign-ins with the same key run one by one. */
export const lockSignIn = (db: Db, key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${key}`}, 0))`.execute(db);

/** The times of the newest failures of an id from one address, newest first. */
export const listFailureTimes = (db: Db, pair: UserAtAddress, { since, until }: Span, most: number) =>
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

/** The number of failed sign-ins from an address, and the times of the first and the last. */
export const countAddressFailures = (db: Db, address: string, span: Span) =>
  countFailures(db, span).where('address', '=', address).executeTakeFirstOrThrow();

/** The number of failed sign-ins of an account from all addresses, and the times of the first and the last. */
export const countAccountFailures = (db: Db, userId: string, span: Span) =>
  countFailures(db, span).where('user_id', '=', userId).executeTakeFirstOrThrow();

/** True for an address that the account has signed in from before. */
export const knowsAddress = async (db: Db, pair: UserAtAddress): Promise<boolean> =>
  (await db
    .selectFrom('sign_in_address')
    .select('user_id')
    .where('user_id', '=', pair.userId)
    .where('address', '=', pair.address)
    .executeTakeFirst()) !== undefined;

/** Stores that an account signed in from an address. */
export const rememberAddress = (db: Db, { userId, address }: UserAtAddress, seen_at: Date) =>
  db
    .insertInto('sign_in_address')
    .values({ user_id: userId, address, seen_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'address']).doUpdateSet({ seen_at }))
    .execute();

/** Stores that an account signs in now. */
export const noteSignIn = (db: Db, user_id: string, signed_in_at: Date) =>
  db
    .insertInto('last_sign_in')
    .values({ user_id, signed_in_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ signed_in_at }))
    .execute();

/** When each of these accounts signed in last, without those that never did. */
export const listSignIns = (db: Db, userIds: readonly string[]) =>
  db.selectFrom('last_sign_in').select(['user_id', 'signed_in_at']).where('user_id', 'in', userIds).execute();

/** The last sign-ins of blanked accounts (A-36). */
export const signInsOfBlanked: Expired = {
  table: 'last_sign_in',
  cap: 'people',
  where: sql`user_id in (select user_id from portal_user where blanked_at is not null)`,
};

/** Inserts a sign-in failure, and returns its id. */
export const insertAttempt = async (db: Db, { userId, address }: UserAtAddress, failed_at: Date): Promise<number> =>
  (
    await db
      .insertInto('sign_in_failure')
      .values({ user_id: userId, address, failed_at })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export const deleteAttempt = (db: Db, id: number) => db.deleteFrom('sign_in_failure').where('id', '=', id).execute();

/** Deletes the sign-in failures of an id from one address. */
export const deleteAttemptsOf = (db: Db, pair: UserAtAddress) =>
  db.deleteFrom('sign_in_failure').where('user_id', '=', pair.userId).where('address', '=', pair.address).execute();

/** Sign-in failures before a moment. */
export const attemptsBefore = (moment: Date): Expired => ({
  table: 'sign_in_failure',
  cap: 'passing',
  where: sql`failed_at < ${moment}`,
});

/** Addresses that no account signed in from since a moment. */
export const addressesBefore = (moment: Date): Expired => ({
  table: 'sign_in_address',
  cap: 'passing',
  where: sql`seen_at < ${moment}`,
});
