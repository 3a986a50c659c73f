import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** What a user may do at once, and how fast it grows again. */
export type Limit = { burst: number; perMinute: number };

/** Whose allowance, and for what. */
export type Allowance = { userId: string; kind: 'calls' | 'uploads' | 'exports' };

/** What somebody got, and what is left to him. */
export type Taken = { granted: number; rest: number };

/** Rested allowances are full again long before. */
const KEPT_MS = 60 * 60 * 1000;

/**
 * Takes up to `wanted` of what is left to a user, whichever process he called: how much he got, and the rest. One row
 * and one statement; the time is the database's, so that the clocks of processes do not matter, and a clock set back
 * only means that nothing has grown meanwhile.
 */
export async function takeAllowance(
  db: Db,
  { userId, kind }: Allowance,
  { burst, perMinute }: Limit,
  wanted: number,
): Promise<Taken> {
  const first = Math.min(wanted, burst);
  const seconds = sql`greatest(0, extract(epoch from clock_timestamp() - held.at))`;
  const grown = sql`least(${burst}::float8, held.rest + ${seconds} * ${perMinute / 60}::float8)`;
  const granted = sql`least(${wanted}::int, floor(${grown}))`;
  const { rows } = await sql<Taken>`
    insert into call_allowance as held (user_id, kind, granted, rest, at)
    values (${userId}, ${kind}, ${first}::int, ${burst - first}::float8, clock_timestamp())
    on conflict (user_id, kind) do update
    set granted = ${granted}, rest = ${grown} - ${granted}, at = clock_timestamp()
    returning granted, rest`.execute(db);
  return rows[0] ?? { granted: 0, rest: 0 };
}

/** Forgets allowances that nobody has touched for long. */
export const deleteOldAllowances = ({ db, now }: Ctx) =>
  db
    .deleteFrom('call_allowance')
    .where('at', '<', new Date(now().getTime() - KEPT_MS))
    .execute();
