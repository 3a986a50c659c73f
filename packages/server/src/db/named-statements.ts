import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isPlanOutdated } from './failures.ts';

/** Names that a process gives at most: each connection holds every named statement that it has run. */
export const MOST_NAMES = 200;

/**
 * The pool as the query builder takes it, with a name for each statement that has values: a connection parses it once.
 * A connection that holds a plan which an upgrade has outdated is closed when it is given back.
 */
export function namingPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MOST_NAMES) names.set(text, `statement_${names.size + 1}`);
    return names.get(text);
  };
  return {
    connect: async () => {
      const client = await pool.connect();
      let isOutdated = false;
      return {
        query: async (text: string, values: readonly unknown[]) => {
          // A text without values may hold several statements, which no name can stand for.
          const name = values.length > 0 ? nameOf(text) : undefined;
          try {
            const result = await client.query({ text, values: [...values], ...(name && { name }) });
            return result as PostgresQueryResult<unknown>;
          } catch (error) {
            isOutdated ||= isPlanOutdated(error);
            throw error;
          }
        },
        release: () => client.release(isOutdated),
      } as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}
