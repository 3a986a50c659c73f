import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** A user who may sign in, neither deleted nor retired. */
export const findPerson = (db: Db, userId: string) =>
  db
    .selectFrom('portal_user')
    .select(['user_id', 'user_type', 'user_name', 'credential_version', 'password_hash'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('employment', '<>', 'R')
    .executeTakeFirst();

/** Locks the factors of a user in all processes, until the transaction ends. */
export const lockFactors = (db: Db, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`factors ${userId}`}, 0))`.execute(db);
