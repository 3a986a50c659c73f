import { Socket } from 'node:net';
import type pg from 'pg';

/** Time limits for a statement, for waiting on a lock, and for a transaction that is idle. */
export type TimeLimits = { statementMs: number; lockMs: number; idleMs: number };

/** A slow request is refused and can be retried, instead of making all others wait (R7). */
export const SERVING_LIMITS: TimeLimits = { statementMs: 30_000, lockMs: 5000, idleMs: 60_000 };

/** A migration may rewrite a large table, and waits for another process that migrates. */
export const MIGRATION_LIMITS: TimeLimits = { statementMs: 14_400_000, lockMs: 600_000, idleMs: 600_000 };

/** The database stops what takes longer. After this additional time, a silent connection is closed. */
const GRACE_MS = 5000;

/**
 * Settings of the planner. JIT is off because compiling takes longer than our statements. Rows of an index are read
 * from memory or a disk without moving parts: with PostgreSQL's 4 the planner reads whole tables instead (D-530).
 */
export const PLANNER_SETTINGS = { jit: 'off', random_page_cost: '1.1' } as const;

/** Connection options of the limits and of the planner. Behind a pooler they stand in its `connect_query`. */
export function connectionOptionsOf({ statementMs, lockMs, idleMs }: TimeLimits): string {
  const limits = { statement_timeout: statementMs, lock_timeout: lockMs, idle_in_transaction_session_timeout: idleMs };
  return Object.entries({ ...limits, ...PLANNER_SETTINGS })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/**
 * Closes a connection without traffic for longer than the time limits of the database allow. A stopped server or a
 * broken network would never end its statement. Its pending requests are then refused.
 */
export function closeWhenSilent(client: pg.PoolClient, { statementMs, idleMs }: TimeLimits): void {
  const connection: unknown = Reflect.get(client, 'connection');
  const stream: unknown = connection instanceof Object ? Reflect.get(connection, 'stream') : undefined;
  if (!(stream instanceof Socket)) return;
  stream.setTimeout(Math.max(statementMs, idleMs) + GRACE_MS, () => stream.destroy());
}
