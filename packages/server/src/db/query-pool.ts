import { type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely';
import type pg from 'pg';
import { isPlanOutdated, isTransactionOver } from './failures.ts';
import { migrations } from './migrations/all.ts';

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

/** The number of the newest migration that this program knows, such as '0055'. */
const SCHEMA_NUMBER = Object.keys(migrations).sort().at(-1)?.slice(0, 4);

/** A list of columns that grows with its table. A plan with such a result is refused once the table has changed. */
export const ALL_COLUMNS = /(?:\b(?:select|distinct|returning)|,)\s+(?:"?\w+"?\.)?\*/i;

/**
 * Finds the names of statements. A name stands for one text on every connection. The number of the schema is part of
 * the text, because a pooler keeps plans by text: after a migration the new program has plans of its own (D-630).
 */
function statementNames() {
  const names = new Map<string, string>();
  const outdated = new Set<string>();
  return {
    find: (text: string): string | undefined => {
      const known = names.get(text);
      if (known !== undefined || names.size >= MAX_STATEMENT_NAMES) return known;
      if (text.includes(PLANNED_ANEW_TEXT) || ALL_COLUMNS.test(text) || outdated.has(text)) return undefined;
      const name = `statement_${names.size + outdated.size + 1}`;
      names.set(text, name);
      return name;
    },
    /** From now on the statement has no name: the pooler may keep its plan for as long as the pooler runs. */
    drop: (text: string): void => {
      if (names.delete(text)) outdated.add(text);
    },
  };
}

/**
 * The pool for Kysely. With `prepared`, each statement with values gets a name, so that a connection parses it once. A
 * statement whose plan is outdated loses its name and runs again; within a transaction the transaction does (D-630).
 */
export function queryPool(pool: pg.Pool, prepared: boolean): PostgresPool {
  const names = statementNames();
  const query = async (client: pg.PoolClient, text: string, values: unknown[]) => {
    // A text without values may hold several statements, which cannot be prepared under one name.
    const name = prepared && values.length > 0 ? names.find(text) : undefined;
    if (name === undefined) return send(client, { text, values });
    try {
      return await send(client, { text: `/* ${SCHEMA_NUMBER} */ ${text}`, values, name });
    } catch (error) {
      if (!isPlanOutdated(error)) throw error;
      names.drop(text);
      return send(client, { text, values }).catch((again: unknown) => {
        throw isTransactionOver(again) ? error : again;
      });
    }
  };
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      return {
        query: (text: string, values: readonly unknown[]) => query(client, text, [...values]),
        release: () => client.release(),
      } as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}
