import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Database } from './schema.ts';

type Consumer<T> = (connection: DatabaseConnection) => Promise<T>;
type Asked = { query: CompiledQuery; done: (result: QueryResult<unknown>) => void; failed: (error: unknown) => void };

/** Calls back as soon as all that is ready to run has run. */
const onceIdle = (work: () => void): void => queueMicrotask(() => process.nextTick(work));

/**
 * Statements outside of transactions that are asked for without waiting for one another go out together over one
 * connection: one way to the database and back for all of them. Each is a transaction of its own, and fails alone.
 */
class GatheringExecutor extends DefaultQueryExecutor {
  #asked: Asked[] = [];

  override executeQuery<Row>(query: CompiledQuery<unknown>): Promise<QueryResult<Row>> {
    return new Promise((done, failed) => {
      if (this.#asked.length === 0) onceIdle(() => void this.#send());
      this.#asked.push({ query, done: (result) => done(result as QueryResult<Row>), failed });
    });
  }

  /** In a transaction too, whose connection the query builder would lend for one statement at a time. */
  override withConnectionProvider(provider: ConnectionProvider): DefaultQueryExecutor {
    const lent = provider.provideConnection(async (connection) => connection);
    const shared = { provideConnection: async <T>(consumer: Consumer<T>): Promise<T> => consumer(await lent) };
    return super.withConnectionProvider(shared);
  }

  async #send(): Promise<void> {
    const asked = this.#asked;
    this.#asked = [];
    try {
      await this.provideConnection(async (connection) => {
        await Promise.all(asked.map(({ query, done, failed }) => connection.executeQuery(query).then(done, failed)));
      });
    } catch (error) {
      for (const { failed } of asked) failed(error);
    }
  }
}

/** The query builder over a driver. */
export function queryTogether(driver: Driver): Kysely<Database> {
  const executor = new GatheringExecutor(
    new PostgresQueryCompiler(),
    new PostgresAdapter(),
    new DefaultConnectionProvider(driver),
  );
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return new Kysely<Database>({ config: { dialect }, driver, executor, dialect });
}
