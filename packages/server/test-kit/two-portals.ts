import pg from 'pg';
import { expect } from 'vitest';
import { makeDatabase } from './make-database.ts';
import { type PortalProcess, removeDataDir, startPortal } from './portal-process.ts';
import { preparePeople } from './prepare-data.ts';

/** Two processes on one PostgreSQL and one folder of files, with the people of people.ts. */
export type TwoPortals = {
  databaseUrl: string;
  portals: readonly PortalProcess[];
  /** The first at 0, the second at 1, the first again at 2. */
  portalAt: (index: number) => PortalProcess;
  /** A connection of the test itself. */
  admin: pg.Client;
  /** Starts one more, which the caller ends. */
  startMore: (env?: Record<string, string>) => Promise<PortalProcess>;
  close: () => Promise<void>;
};

/** Starts both; needs the test server of PostgreSQL. */
export async function startTwoPortals(): Promise<TwoPortals> {
  const database = await makeDatabase();
  await preparePeople('', database.url);
  const env = { DATABASE_URL: database.url, DEMO: '0', TRUST_PROXY: '127.0.0.1' };
  const first = await startPortal({ env });
  const startMore: TwoPortals['startMore'] = (more = {}) =>
    startPortal({ env: { ...env, STORAGE_URL: `file://${first.dataDir}/files`, ...more } });
  const portals = [first, await startMore()];
  const admin = new pg.Client({ connectionString: database.url, application_name: 'test-admin' });
  await admin.connect();
  return {
    databaseUrl: database.url,
    portals,
    portalAt: (index) => portals[index % portals.length] ?? expect.fail('no process'),
    admin,
    startMore,
    close: async () => {
      await admin.end();
      await Promise.all(portals.map((portal) => portal.stop()));
      await Promise.all(portals.map(({ dataDir }) => removeDataDir(dataDir)));
      await database.drop();
    },
  };
}

/** What may be sent besides the body: the session, and a key for a request that may be repeated. */
export type Sender = { cookie: string; key?: string };

/** Posts JSON to a call of one process. */
export const sendTo = (
  { url }: PortalProcess,
  { cookie, key }: Sender,
  path: string,
  body: object,
): Promise<Response> =>
  fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...(key !== undefined && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });
