import pg from 'pg';
import { expect } from 'vitest';
import { makeDatabase } from './make-database.ts';
import { type PortalProcess, removeDataDir, startPortal } from './portal-process.ts';
import { preparePeople } from './prepare-data.ts';

/** Two processes on one PostgreSQL and one folder of files, with the users of people.ts. */
export type TwoPortals = {
  databaseUrl: string;
  portals: readonly PortalProcess[];
  /** The process for an index: the first one for 0 and 2, the second one for 1 and 3. */
  portalAt: (index: number) => PortalProcess;
  /** A database connection for the test itself. */
  admin: pg.Client;
  /** Starts one more process. The caller stops it. */
  startMore: (env?: Record<string, string>) => Promise<PortalProcess>;
  close: () => Promise<void>;
};

/** Starts both processes. Needs the PostgreSQL test server. */
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

/** What a request may carry besides the body: the session cookie, and the key of a repeatable request. */
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
