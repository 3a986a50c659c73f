import { type PostgresCursor, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely';
import type pg from 'pg';
import { isPlanOutdated } from './failures.ts';

const MARK = '/* keep plan */';

/**
 * Marks a statement whose best plan does not depend on its values, a look-up by key or a walk along one index: each
 * connection plans it once and keeps the plan. Never for one that the planner has to choose a way for.
 */
export const keepPlan = sql.raw(MARK);

/** Whether connections keep the plan of this statement. */
export const isKept = (text: string): boolean => text.includes(MARK);

const names = new Map<string, string>();

/** A short name per text, the same on every connection of the process. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `kept_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** A connection that names marked statements, if it may; one with an outdated plan is not used again. */
function keepingClient(client: pg.PoolClient, mayName: boolean): PostgresPoolClient {
  let outdated = false;
  const run = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    const named = mayName && isKept(text) ? { name: nameOf(text), text } : { text };
    try {
      return await client.query({ ...named, values: [...values] });
    } catch (error) {
      outdated ||= isPlanOutdated(error);
      throw error;
    }
  };
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('cursors are not used here');
    return run(text, values);
  }
  return { query, release: () => client.release(outdated) };
}

/** The pool as the query builder sees it; `mayName` is false behind a pooler that loses the names of statements. */
export const keepingPlans = (pool: pg.Pool, mayName: boolean): PostgresPool => ({
  connect: async () => keepingClient(await pool.connect(), mayName),
  end: () => pool.end(),
});
