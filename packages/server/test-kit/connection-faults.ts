import { once } from 'node:events';
import { Socket } from 'node:net';
import type pg from 'pg';

/** The moment at which the connection breaks: before the n-th statement, or after it and before its result arrives. */
export type ConnectionFault = { statement: number; when: 'before' | 'after' };

/**
 * Control over the connections of the driver. Counts and breaks the statements of the first transaction after `arm`.
 */
export type ConnectionFaults = {
  /** Breaks the next transaction at the fault. Without a fault its statements are only counted. */
  arm: (fault?: ConnectionFault) => void;
  /** The texts of the statements of that transaction, including 'begin' and 'commit'. */
  statements: () => string[];
};

type Run = (...args: unknown[]) => Promise<unknown>;

/** A method of a client or pool by its name, without its overloads. */
const methodOf = (owner: object, name: string): Run => {
  const method: unknown = Reflect.get(owner, name);
  if (typeof method !== 'function') throw new Error(`no ${name}`);
  return (...args) => Reflect.apply(method, owner, args);
};

/** Destroys the socket, as when the process is killed. */
async function breakConnection(client: object): Promise<Error> {
  const connection: unknown = Reflect.get(client, 'connection');
  const stream: unknown = connection instanceof Object ? Reflect.get(connection, 'stream') : undefined;
  if (!(stream instanceof Socket)) throw new Error('no socket to tear');
  const closed = once(stream, 'close');
  stream.destroy();
  await closed;
  return new Error('Connection terminated unexpectedly');
}

type State = { armed: boolean; fault: ConnectionFault | undefined; open: object | undefined; statements: string[] };

/** The text of a statement, named or not. */
const textOf = (statement: unknown): string =>
  statement instanceof Object ? String(Reflect.get(statement, 'text')) : String(statement);

/**
 * Replaces `query` of a client: it counts statements and breaks at the fault. Statements of transactions have a
 * callback.
 */
function watchClient(client: object, state: State): void {
  const query = methodOf(client, 'query');
  const runQuery = (statement: unknown): Promise<unknown> =>
    new Promise((done, failed) => {
      void query(statement, (error: unknown, result: unknown) => (error ? failed(error) : done(result)));
    });
  const watchedQuery = (statement: unknown, ...rest: unknown[]): unknown => {
    const text = textOf(statement);
    if (state.armed && text === 'begin') Object.assign(state, { armed: false, open: client, statements: [] });
    if (client !== state.open || text === 'rollback') return query(statement, ...rest);
    const [callback] = rest;
    if (typeof callback !== 'function') throw new Error('a statement of a transaction without a callback');
    state.statements.push(text);
    const isFaultPoint = state.statements.length === state.fault?.statement;
    const run = async (): Promise<unknown> => {
      if (isFaultPoint && state.fault?.when === 'before') throw await breakConnection(client);
      const answer = await runQuery(statement);
      if (isFaultPoint) throw await breakConnection(client);
      if (text === 'commit') state.open = undefined;
      return answer;
    };
    run().then(
      (result) => callback(null, result),
      (error) => callback(error),
    );
    return undefined;
  };
  Object.assign(client, { query: watchedQuery });
}

/** Wraps every connection that the pool gives to a transaction. The product code is unchanged. */
export function installConnectionFaults(pool: pg.Pool): ConnectionFaults {
  const state: State = { armed: false, fault: undefined, open: undefined, statements: [] };
  const watchedClients = new WeakSet<object>();
  const connect = methodOf(pool, 'connect');
  const connectWatched: Run = async (...args) => {
    const client = await connect(...args);
    if (client instanceof Object && !watchedClients.has(client)) {
      watchedClients.add(client);
      watchClient(client, state);
    }
    return client;
  };
  Object.assign(pool, { connect: connectWatched });
  return {
    arm: (fault) => void Object.assign(state, { armed: true, fault, open: undefined, statements: [] }),
    statements: () => [...state.statements],
  };
}
