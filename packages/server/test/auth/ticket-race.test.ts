import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase } from '#test-kit/make-database.ts';
import { type PortalProcess, removeDataDir, startPortal } from '#test-kit/portal-process.ts';
import { preparePeople } from '#test-kit/prepare-data.ts';
import { makeTicket, SECRET } from './make-sso-ticket.ts';

/** Each use is from its own address. There are fewer than an account takes before it slows down. */
const USES = 30;

describe('one ticket, two processes on one PostgreSQL (D-05, TH1)', () => {
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let portals: PortalProcess[] = [];
  beforeAll(async () => {
    database = await makeDatabase();
    await preparePeople('', database.url);
    const env = { DATABASE_URL: database.url, DEMO: '0', SSO_SECRET: SECRET, TRUST_PROXY: '127.0.0.1' };
    portals = [await startPortal({ env }), await startPortal({ env })];
  });
  afterAll(async () => {
    await Promise.all(portals.map((portal) => portal.stop()));
    await Promise.all(portals.map(({ dataDir }) => removeDataDir(dataDir)));
    await database.drop();
  });

  it.each(['hanbit1', 'hanbit2', 'daon1'])(`of ${USES} uses at once exactly one signs in %s`, async (userId) => {
    const UserId = await makeTicket(userId, 'A', { now: new Date() });
    const body = JSON.stringify({ UserId, LoginType: 'A' });
    const statuses = await Promise.all(
      Array.from({ length: USES }, async (_, use) => {
        const url = portals[use % portals.length]?.url ?? '';
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.1.1.${use}` };
        return (await fetch(`${url}/api/Auth/sso-login`, { method: 'POST', headers, body })).status;
      }),
    );
    expect(statuses.sort()).toEqual([200, ...Array<number>(USES - 1).fill(401)]);
  });
});
