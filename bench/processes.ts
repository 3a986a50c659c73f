import { readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { hashPassword } from '../packages/server/src/areas/auth/public/password.ts';
import type { OpenDatabase } from '../packages/server/src/db/connect.ts';
import { ask } from './ask.ts';
import { ended, openAccounts, prepareDatabase, startPortal } from './stand.ts';

/** A processor-bound mix: what people do all day, most of it reading. */
const MIX = [
  { call: 'Construction/all-construction-mize-list', fields: { Page: 1, PageSize: 30 } },
  { call: 'Construction/all-construction-mize-list', fields: { Page: 1, PageSize: 30, Status: 'N' } },
  { call: 'Construction/construction-info', fields: { Id: 1 } },
  { call: 'Alarm/alarm-count', fields: {} },
] as const;

const PASSWORD = 'bench-portal-1234';
/** Sixteen people may call 19,200 times in a burst before they are throttled. */
const PEOPLE = 16;
const WARM_UP = 400;

type Portal = Awaited<ReturnType<typeof startPortal>>;
/** Who asks whom what, over kept connections. */
type Asked = { agent: Agent; port: number; cookie: string; question: (typeof MIX)[number] };

/** Cookies of members of staff; a session counts at every process. */
async function signInStaff({ db }: OpenDatabase, port: number): Promise<string[]> {
  const password_hash = await hashPassword(PASSWORD);
  const people = await db
    .selectFrom('portal_user')
    .select('user_id')
    .where('user_type', '=', 'M')
    .orderBy('user_id')
    .limit(PEOPLE)
    .execute();
  const ids = people.map(({ user_id }) => user_id);
  await db.updateTable('portal_user').set({ password_hash }).where('user_id', 'in', ids).execute();
  const cookies: string[] = [];
  for (const UserId of ids) {
    const reply = await ask({ port, path: '/api/Auth/login', cookie: '' }, { UserId, Password: PASSWORD });
    if (reply.status !== 200) throw new Error(`${UserId} could not sign in: ${reply.text}`);
    cookies.push((reply.cookies[0] ?? '').split(';')[0] ?? '');
  }
  return cookies;
}

/** Asks one question; gives its status. */
function send({ agent, port, cookie, question: { call, fields } }: Asked): Promise<number> {
  const payload = JSON.stringify(fields);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload), cookie };
  return new Promise((done, failed) => {
    const place = { agent, host: '127.0.0.1', port, path: `/api/${call}`, method: 'POST', headers };
    const sent = request(place, (response) => {
      response.resume().on('end', () => done(response.statusCode ?? 0));
    });
    sent.on('error', failed);
    sent.end(payload);
  });
}

/** Requests answered in a second by these processes together. */
async function measure(ports: readonly number[], cookies: readonly string[], clients: number, requests: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let next = 0;
  const work = async (client: number): Promise<void> => {
    const [port, cookie] = [ports[client % ports.length], cookies[client % cookies.length]];
    for (let each = next++; each < requests; each = next++) {
      const question = MIX[each % MIX.length];
      if (port === undefined || cookie === undefined || !question) throw new Error('nobody to ask');
      const status = await send({ agent, port, cookie, question });
      if (status !== 200) throw new Error(`${question.call} answered ${status}`);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  agent.destroy();
  return requests / ((performance.now() - started) / 1000);
}

/** Resident memory of a process in MB, as Linux says it. */
const memoryOf = ({ child }: Portal): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024);

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Setting = { folder: string; args: string[]; postgres: { version: number; url: string } };

/** Measures one process and two on the same database in turn, so that noise of the machine falls on both alike. */
export async function bench({ folder, args, postgres }: Setting): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: '10000' },
      clients: { type: 'string', default: '16' },
      requests: { type: 'string', default: '1500' },
      rounds: { type: 'string', default: '5' },
    },
  });
  const rows = Number(values.rows);
  const clients = Number(values.clients);
  const requests = Number(values.requests);
  const { url, database } = await prepareDatabase(postgres.url, rows, 'bench_processes');
  await openAccounts(database);
  const portals = [await startPortal(folder, url), await startPortal(folder, url)];
  const ports = portals.flatMap(({ doors }) => doors['M']?.port ?? []);
  const cookies = await signInStaff(database, ports[0] ?? 0);
  const found: Record<'one' | 'two', number[]> = { one: [], two: [] };
  await measure(ports, cookies, clients, WARM_UP);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    found.one.push(await measure(ports.slice(0, 1), cookies, clients, requests));
    found.two.push(await measure(ports, cookies, clients, requests));
  }
  const [one, two] = [median(found.one), median(found.two)];
  console.log(`PostgreSQL ${postgres.version}, node ${process.version}, ${cpus().length} cores, ${rows} projects`);
  console.log(`| ${clients} clients | requests a second | of one |\n| --- | ---: | ---: |`);
  console.log(
    `| one process | ${Math.round(one)} | 1.00 |\n| two processes | ${Math.round(two)} | ${(two / one).toFixed(2)} |`,
  );
  console.log(`memory after the run, MB: ${portals.map(memoryOf).join(' and ')}`);
  await Promise.all(portals.map(({ child }) => ended(child)));
  for (const { data } of portals) rmSync(data, { recursive: true, force: true });
  await database.close();
}
