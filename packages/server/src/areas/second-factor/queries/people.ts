import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** Somebody who may sign in, as the second step knows him. */
export const findPerson = (db: Db, userId: string) =>
  db
    .selectFrom('portal_user')
    .select(['user_id', 'user_type', 'user_name', 'credential_version', 'password_hash'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('employment', '<>', 'R')
    .executeTakeFirst();

/** One change of somebody's factors after the other, in any process. */
export const lockFactors = (db: Db, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`factors ${userId}`}, 0))`.execute(db);
