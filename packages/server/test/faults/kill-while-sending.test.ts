import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { startTalkService, type TalkService } from '@portal/demo/stand-ins/talk-service';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDatabase } from '#test-kit/make-database.ts';
import { type PortalProcess, removeDataDir, startPortal } from '#test-kit/portal-process.ts';
import { preparePeople } from '#test-kit/prepare-data.ts';

const ACCOUNT = { key: 'NCSTANDIN', secret: 'stand-in-secret' };
/** The requests of a paid message, and whether the provider has done it when the process dies. */
const DEATHS = [
  ['POST', /groups$/, false],
  ['POST', /groups$/, true],
  ['PUT', /messages$/, false],
  ['PUT', /messages$/, true],
  ['POST', /send$/, false],
  ['POST', /send$/, true],
] as const;
type Death = (typeof DEATHS)[number];

/** A line to the provider. At the armed request the process that asks is killed, and gets no answer. */
async function openLine(service: TalkService) {
  let armed: Death | undefined;
  let kill: () => unknown = () => undefined;
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = await text(request);
    const dies = armed !== undefined && method === armed[0] && armed[1].test(url);
    const isDone = armed?.[2] === true;
    if (dies) armed = undefined;
    if (dies && !isDone) return void kill();
    const answer = await fetch(service.origin + url, {
      method,
      headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body }),
    });
    const reply = await answer.text();
    if (dies) return void kill();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    arm: (death: Death, portal: PortalProcess) => {
      armed = death;
      kill = () => portal.send('SIGKILL');
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

let database: Awaited<ReturnType<typeof makeDatabase>>;
let service: TalkService;
let line: Awaited<ReturnType<typeof openLine>>;
let admin: pg.Client;
beforeAll(async () => {
  database = await makeDatabase();
  await preparePeople('', database.url);
  service = await startTalkService(ACCOUNT);
  line = await openLine(service);
  admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
});
afterAll(async () => {
  line.close();
  await service.close();
  await admin.end();
  await database.drop();
});

const start = (): Promise<PortalProcess> =>
  startPortal({
    env: {
      DATABASE_URL: database.url,
      DEMO: '0',
      PORTAL_ORIGIN: 'https://portal.example.com',
      TALK_URL: line.origin,
      TALK_KEY: `${ACCOUNT.key},${ACCOUNT.secret}`,
      TALK_SENDER: 'KA01PF1,02-555-0100',
      TALK_TEMPLATES: 'change=KA01TP2',
    },
  });

/** An award of 한빛설비 that staff withdraw: an urgent message to each of its users. */
async function withdraw(round: number): Promise<void> {
  await admin.query(
    `with made as (
       insert into outsourced_project (status, project_name, price, area_id, sales_user_id, created_by, choice_date,
         choice_company_id, choice_user_id, choice_at, total_people, first_day)
       select 'Y', $1, 1000, 1, 'sales1', 'sales1', current_date, company_id, user_id, now(), 2, current_date
       from portal_user where user_id = 'hanbit1' returning id, choice_company_id)
     insert into notify_event (key, project_id, company_id, urgent, created_at)
     select 'withdrawn', id, choice_company_id, true, now() from made`,
    [`현장 ${round}`],
  );
}

const count = async (condition: string): Promise<number> =>
  Number((await admin.query(`select count(*) from notify_delivery where ${condition}`)).rows[0].count);

/** Gives back what a dead process had claimed, as its lease does after a minute. */
const endLeases = () => admin.query(`update notify_delivery set lease_until = now() where state = 'S'`);

it('no paid message goes twice and none is lost, at whichever step a process is killed (D-418)', async () => {
  let portal = await start();
  for (const [round, death] of DEATHS.entries()) {
    line.arm(death, portal);
    await withdraw(round);
    await portal.ended;
    await removeDataDir(portal.dataDir);
    await endLeases();
    portal = await start();
    await expect
      .poll(() => count(`channel = 'talk' and state in ('D', 'R')`), { timeout: 60_000 })
      .toBe(2 * (round + 1));
  }
  await portal.stop();
  await removeDataDir(portal.dataDir);
  const sent = service.provider.sent.map(({ to, text: message }) => `${to} ${/현장 \d/.exec(message)?.[0]}`);
  expect(new Set(sent).size).toBe(2 * DEATHS.length);
  expect(sent).toHaveLength(2 * DEATHS.length);
  expect(await count(`channel = 'inbox' and state = 'D'`)).toBe(2 * DEATHS.length);
});
