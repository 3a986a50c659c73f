import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallByPath } from '@portal/contract/calls';
import type { CallBody } from '@portal/contract/core/call';
import { openEnvelope } from '@portal/contract/core/envelope';
import type { RefusalBody } from '@portal/contract/messages';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type pg from 'pg';
import { buildApp } from '#app.ts';
import { openStore } from '#areas/files/public/open-store.ts';
import { readConfig } from '#config.ts';
import type { Ctx } from '#context.ts';
import { makeContext } from '#start/make-context.ts';
import { refuseUndocumented } from './documented-refusals.ts';
import { insertPeople, PASSWORD, type Person } from './people.ts';
import { startDatabase } from './start-database.ts';

type Path = keyof CallByPath;
type Options = { as?: Person | undefined; headers?: Record<string, string> };

/** A response: status, headers, and the body as success or refusal. */
export type Answer<P extends Path> = {
  status: number;
  headers: Record<string, unknown>;
  ok: CallBody<CallByPath[P]>;
  refusal: RefusalBody;
  raw: string;
};

/** The whole server on a database of its own. Tests send requests without a port. */
export type TestApp = {
  app: FastifyInstance;
  ctx: Ctx;
  companies: Map<string, number>;
  /** The clock of the server, which tests may move. */
  clock: { now: Date };
  cookieOf: (person: Person) => Promise<string>;
  /** Resets the rate limits of all users. */
  resetLimits: () => Promise<void>;
  call: <P extends Path>(path: P, body?: object, options?: Options) => Promise<Answer<P>>;
  dataDir: string;
  databaseUrl: string;
  /** The connection pool of `ctx.db`, for connection faults. */
  pool: pg.Pool;
  close: () => Promise<void>;
};

const noLog = { error: () => {}, warn: () => {}, info: () => {} };

/**
 * Starts the app with the users of people.ts. `env` overrides settings. `page` is the HTML of the built page; '' is
 * none.
 */
export async function startApp(env: Record<string, string> = {}, page = ''): Promise<TestApp> {
  const database = await startDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-data-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  const clock = { now: new Date('2026-11-20T06:00:00Z') };
  const files = await openStore(config.storageUrl, dataDir);
  const opened = { db: database.db, standby: undefined, files, databaseFolder: undefined, log: noLog };
  const ctx: Ctx = { ...makeContext(config, opened), now: () => clock.now };
  const companies = await insertPeople(database.db);
  const ping = async () => void (await sql`select 1`.execute(database.db));
  const webDir = join(dataDir, 'web');
  if (page !== '') {
    await mkdir(webDir);
    await writeFile(join(webDir, 'index.html'), page);
  }
  const app = await buildApp({ config, ctx, listen: database.listen, ping, webDir });

  const cookies = new Map<Person, Promise<string>>();
  const cookieOf = (person: Person): Promise<string> => {
    const known = cookies.get(person) ?? signIn(app, person);
    cookies.set(person, known);
    return known;
  };
  return {
    app,
    ctx,
    companies,
    clock,
    cookieOf,
    resetLimits: async () => void (await ctx.db.deleteFrom('call_allowance').execute()),
    dataDir,
    databaseUrl: database.url,
    pool: database.pool,
    call: async (path, body = {}, { as, headers = {} } = {}) => {
      const cookie = as ? { cookie: await cookieOf(as) } : {};
      const reply = await app.inject({
        method: 'POST',
        url: `/api/${path}`,
        payload: body,
        headers: { ...cookie, ...headers },
      });
      const opened = openEnvelope(JSON.parse(reply.body || 'null'));
      if (reply.statusCode >= 400) refuseUndocumented(path, opened as RefusalBody);
      return {
        status: reply.statusCode,
        headers: reply.headers,
        ok: opened as never,
        refusal: opened as RefusalBody,
        raw: reply.body,
      };
    },
    close: async () => {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Signs in over the wire. Returns the cookie header. */
export async function signIn(app: FastifyInstance, person: Person): Promise<string> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/Auth/login',
    payload: { UserId: person, Password: PASSWORD },
  });
  const cookie = reply.cookies[0];
  if (!cookie) throw new Error(`${person} could not sign in: ${reply.body}`);
  return `${cookie.name}=${cookie.value}`;
}
