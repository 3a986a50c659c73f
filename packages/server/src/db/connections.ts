import type { DatabaseConnection, Driver } from 'kysely';
import type pg from 'pg';
import { isPlanOutdated } from './failures.ts';
import { namedIfKept } from './kept-plans.ts';

/** Commands that tell how many rows they changed. */
const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

type Sent = { text: string; name?: string; values?: unknown[] };

/**
 * Sends a statement. The driver's own promise keeps rows alive until all of the heap is cleaned up; those of its
 * callback go with the next cleaning of young objects (docs/decisions/0039).
 */
const send = (client: pg.PoolClient, statement: Sent): Promise<pg.QueryResult> =>
  new Promise((done, failed) => {
    void client.query(statement, (error, result) => (error ? failed(error) : done(result)));
  });

type PooledConnection = DatabaseConnection & { command: (text: string) => Promise<unknown>; release: () => void };

/** A connection of the pool; one with an outdated plan is not used again. Unless `prepared`, statements have no names. */
function pooled(client: pg.PoolClient, prepared: boolean): PooledConnection {
  const named = prepared ? namedIfKept : (text: string) => ({ text });
  let outdated = false;
  return {
    executeQuery: async ({ sql, parameters }) => {
      try {
        const statement = { ...named(sql), values: [...parameters] };
        const { command, rowCount, rows } = await send(client, statement);
        return { rows, ...(CHANGING.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
      } catch (error) {
        outdated ||= isPlanOutdated(error);
        throw error;
      }
    },
    streamQuery: () => {
      throw new Error('cursors are not used here');
    },
    command: (text) => send(client, { text }),
    release: () => client.release(outdated),
  };
}

/**
 * The pool as the query builder drives it. With `eager` a transaction does not wait for its `begin`, which goes out
 * together with its first statement: nothing but the loss of the connection could refuse it there, and that ends the
 * statement too. `prepared` is false behind a pooler that loses the names of statements.
 */
export function poolDriver(pool: pg.Pool, { eager, prepared }: { eager: boolean; prepared: boolean }): Driver {
  // One for each client as long as it lives.
  const connections = new WeakMap<pg.PoolClient, PooledConnection>();
  const connect = async (): Promise<PooledConnection> => {
    const client = await pool.connect();
    const connection = connections.get(client) ?? pooled(client, prepared);
    connections.set(client, connection);
    return connection;
  };
  const own = (connection: DatabaseConnection): PooledConnection => {
    if (!('command' in connection)) throw new Error('a connection of another driver');
    return connection as PooledConnection;
  };
  return {
    init: async () => {},
    acquireConnection: connect,
    beginTransaction: async (connection) => {
      const begun = own(connection).command('begin');
      if (eager) begun.catch(() => {});
      else await begun;
    },
    commitTransaction: async (connection) => void (await own(connection).command('commit')),
    rollbackTransaction: async (connection) => void (await own(connection).command('rollback')),
    releaseConnection: async (connection) => own(connection).release(),
    destroy: () => pool.end(),
  };
}
