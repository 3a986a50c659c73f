import { type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely';
import type pg from 'pg';
import { isPlanOutdated } from './failures.ts';

/** Maximum number of statement names of a process: each connection stores every named statement that it has run. */
export const MAX_STATEMENT_NAMES = 200;

/**
 * Marks a statement whose best plan depends on its values, such as how frequent a keyword is. It gets no name, because
 * a named statement may keep one plan for all values.
 */
const PLANNED_ANEW_TEXT = '/* planned anew */';
export const PLANNED_ANEW = sql.raw(PLANNED_ANEW_TEXT);

/**
 * Runs a statement with a callback. With the promise of the driver, rows would stay in the heap until a full garbage
 * collection.
 */
const send = <Row>(client: pg.PoolClient, statement: pg.QueryConfig): Promise<PostgresQueryResult<Row>> =>
  new Promise((done, failed) => {
    void client.query(statement, (error, result) => (error ? failed(error) : done(result as PostgresQueryResult<Row>)));
  });

/**
 * The pool for Kysely. With `prepared`, each statement with values gets a name, so that a connection parses it once. A
 * connection with an outdated plan is closed when it is released.
 */
export function queryPool(pool: pg.Pool, prepared: boolean): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (text.includes(PLANNED_ANEW_TEXT)) return undefined;
    if (!names.has(text) && names.size < MAX_STATEMENT_NAMES) names.set(text, `statement_${names.size + 1}`);
    return names.get(text);
  };
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      let isOutdated = false;
      return {
        query: async (text: string, values: readonly unknown[]) => {
          // A text without values may hold several statements, which cannot be prepared under one name.
          const name = prepared && values.length > 0 ? nameOf(text) : undefined;
          try {
            return await send(client, { text, values: [...values], ...(name && { name }) });
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
