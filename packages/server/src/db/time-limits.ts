import { Socket } from 'node:net';
import type pg from 'pg';

/** How long the database may take: for a statement, for a lock, and how long a transaction may do nothing. */
export type TimeLimits = { statementMs: number; lockMs: number; idleMs: number };

/** Whoever asked is told to come again, rather than that everybody waits with him (R7). */
export const SERVING: TimeLimits = { statementMs: 30_000, lockMs: 5000, idleMs: 60_000 };

/** A migration may rewrite a large table, and waits for another process that migrates. */
export const MIGRATING: TimeLimits = { statementMs: 14_400_000, lockMs: 600_000, idleMs: 600_000 };

/** The database ends what takes longer; this much later a silent one is given up. */
const GRACE_MS = 5000;

/** The limits as the database keeps them for a connection; without jit, which takes longer than our statements. */
export const optionsOf = ({ statementMs, lockMs, idleMs }: TimeLimits): string =>
  `-c statement_timeout=${statementMs} -c lock_timeout=${lockMs} -c idle_in_transaction_session_timeout=${idleMs} -c jit=off`;

/**
 * Breaks a connection on which nothing has come or gone for longer than the database itself allows: a stopped server
 * or a network that swallows everything ends no statement. Whoever waits for an answer then gets his refusal.
 */
export function breakSilent(client: pg.PoolClient, { statementMs, idleMs }: TimeLimits): void {
  const connection: unknown = Reflect.get(client, 'connection');
  const stream: unknown = connection instanceof Object ? Reflect.get(connection, 'stream') : undefined;
  if (!(stream instanceof Socket)) return;
  stream.setTimeout(Math.max(statementMs, idleMs) + GRACE_MS, () => stream.destroy());
}
