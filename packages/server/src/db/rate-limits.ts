import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { rowRemoval } from './removal.ts';

type Db = Ctx['db'];

/** A token bucket: `burst` is its size, `perMinute` how fast it refills. */
export type RateLimit = { burst: number; perMinute: number };

/** The key of an allowance: a user, or for what is open without a session a network, and a kind of request. */
export type AllowanceKey = {
  userId: string;
  kind: 'calls' | 'uploads' | 'exports' | 'feeds' | 'codes' | 'documents' | 'links';
};

/** How many requests were granted, and how many remain. */
export type AllowanceGrant = { granted: number; rest: number };

/** Unused allowances are full again long before. */
const MAX_AGE_MS = 60 * 60 * 1000;

/**
 * Takes up to `requested` from the allowance that all processes share; returns what was granted and what remains. It
 * is one statement on one row. It uses the database's clock, so the clocks of processes do not matter. A clock that is
 * set back only means that nothing has refilled.
 */
export async function takeAllowance(
  db: Db,
  { userId, kind }: AllowanceKey,
  { burst, perMinute }: RateLimit,
  requested: number,
): Promise<AllowanceGrant> {
  const firstGrant = Math.min(requested, burst);
  const seconds = sql`greatest(0, extract(epoch from clock_timestamp() - held.at))`;
  const refilled = sql`least(${burst}::float8, held.rest + ${seconds} * ${perMinute / 60}::float8)`;
  const granted = sql`least(${requested}::int, floor(${refilled}))`;
  const { rows } = await sql<AllowanceGrant>`
    insert into call_allowance as held (user_id, kind, granted, rest, at)
    values (${userId}, ${kind}, ${firstGrant}::int, ${burst - firstGrant}::float8, clock_timestamp())
    on conflict (user_id, kind) do update
    set granted = ${granted}, rest = ${refilled} - ${granted}, at = clock_timestamp()
    returning granted, rest`.execute(db);
  return rows[0] ?? { granted: 0, rest: 0 };
}

/** Allowances that were not used for a long time. */
export const oldAllowances = rowRemoval(({ now }) => [
  { table: 'call_allowance', cap: 'passing', where: sql`at < ${new Date(now().getTime() - MAX_AGE_MS)}` },
]);
