import { once } from 'node:events';
import { Socket } from 'node:net';
import type pg from 'pg';

/** Where the connection dies: before the n-th statement is sent, or after it ran and before its answer arrives. */
export type Fault = { statement: number; when: 'before' | 'after' };

/** The driver's connections, counted and cut: statements of the first transaction after `arm`. */
export type Faults = {
  /** Cuts the next transaction; without a fault it is only counted. */
  arm: (fault?: Fault) => void;
  /** Texts of the statements of that transaction, 'begin' and 'commit' among them. */
  seen: () => string[];
};

type Run = (...args: unknown[]) => Promise<unknown>;

/** What a client or pool does under a name, whatever its overloads. */
const methodOf = (owner: object, name: string): Run => {
  const method: unknown = Reflect.get(owner, name);
  if (typeof method !== 'function') throw new Error(`no ${name}`);
  return (...args) => Reflect.apply(method, owner, args);
};

/** Tears the socket, as when the process is killed. */
async function cut(client: object): Promise<Error> {
  const connection: unknown = Reflect.get(client, 'connection');
  const stream: unknown = connection instanceof Object ? Reflect.get(connection, 'stream') : undefined;
  if (!(stream instanceof Socket)) throw new Error('no socket to tear');
  const closed = once(stream, 'close');
  stream.destroy();
  await closed;
  return new Error('Connection terminated unexpectedly');
}

type State = { armed: boolean; fault: Fault | undefined; open: object | undefined; seen: string[] };

/** The text of a statement, also of one that comes with a name. */
const textOf = (statement: unknown): string =>
  statement instanceof Object ? String(Reflect.get(statement, 'text')) : String(statement);

/** The client with its statements counted, and cut where the fault says. Those of transactions come with a callback. */
function watchClient(client: object, state: State): void {
  const query = methodOf(client, 'query');
  const answerOf = (statement: unknown): Promise<unknown> =>
    new Promise((done, failed) => {
      void query(statement, (error: unknown, result: unknown) => (error ? failed(error) : done(result)));
    });
  const watched = (statement: unknown, ...rest: unknown[]): unknown => {
    const text = textOf(statement);
    if (state.armed && text === 'begin') Object.assign(state, { armed: false, open: client, seen: [] });
    if (client !== state.open || text === 'rollback') return query(statement, ...rest);
    const [told] = rest;
    if (typeof told !== 'function') throw new Error('a statement of a transaction without a callback');
    state.seen.push(text);
    const isHit = state.seen.length === state.fault?.statement;
    const run = async (): Promise<unknown> => {
      if (isHit && state.fault?.when === 'before') throw await cut(client);
      const answer = await answerOf(statement);
      if (isHit) throw await cut(client);
      if (text === 'commit') state.open = undefined;
      return answer;
    };
    run().then(
      (result) => told(null, result),
      (error) => told(error),
    );
    return undefined;
  };
  Object.assign(client, { query: watched });
}

/** Puts a counter before every connection that a pool gives to a transaction. The product does not know of it. */
export function installFaults(pool: pg.Pool): Faults {
  const state: State = { armed: false, fault: undefined, open: undefined, seen: [] };
  const known = new WeakSet<object>();
  const connect = methodOf(pool, 'connect');
  const connectWatched: Run = async (...args) => {
    const client = await connect(...args);
    if (client instanceof Object && !known.has(client)) {
      known.add(client);
      watchClient(client, state);
    }
    return client;
  };
  Object.assign(pool, { connect: connectWatched });
  return {
    arm: (fault) => void Object.assign(state, { armed: true, fault, open: undefined, seen: [] }),
    seen: () => [...state.seen],
  };
}
