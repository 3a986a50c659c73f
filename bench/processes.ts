import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { hashPassword } from '../packages/server/src/areas/auth/public/password.ts';
import type { OpenDatabase } from '../packages/server/src/db/connect.ts';
import type { BenchContext } from './bench-context.ts';
import { prepareAccounts, prepareDatabase, startPortal, stopChild } from './bench-servers.ts';
import { findDatabaseProcess } from './portals/databases.ts';
import { processorMs, residentMb } from './portals/process-usage.ts';
import { postJson } from './post-json.ts';

/** A mix of calls that keeps the processor busy. Most of them read, as in daily work. */
const MIX = [
  { call: 'Construction/all-construction-mize-list', fields: { Page: 1, PageSize: 30 } },
  { call: 'Construction/all-construction-mize-list', fields: { Page: 1, PageSize: 30, Status: 'N' } },
  { call: 'Construction/construction-info', fields: { Id: 1 } },
  { call: 'Alarm/alarm-count', fields: {} },
] as const;

const PASSWORD = 'bench-portal-1234';
/** Sixteen users may send 19,200 requests in a burst before they are throttled. */
const PEOPLE = 16;
const WARM_UP = 400;

type Portal = Awaited<ReturnType<typeof startPortal>>;
/** One request over a kept-alive connection: port, cookie and call. */
type SentRequest = { agent: Agent; port: number; cookie: string; question: (typeof MIX)[number] };

/** Signs staff in and returns their cookies. A session is valid at every process. */
async function signInStaff({ db }: OpenDatabase, port: number): Promise<string[]> {
  const password_hash = await hashPassword({ db }, PASSWORD);
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
    const reply = await postJson({ port, path: '/api/Auth/login', cookie: '' }, { UserId, Password: PASSWORD });
    if (reply.status !== 200) throw new Error(`${UserId} could not sign in: ${reply.text}`);
    cookies.push((reply.cookies[0] ?? '').split(';')[0] ?? '');
  }
  return cookies;
}

/** Sends one request and returns its status. */
function send({ agent, port, cookie, question: { call, fields } }: SentRequest): Promise<number> {
  const payload = JSON.stringify(fields);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload), cookie };
  return new Promise((done, failed) => {
    const options = { agent, host: '127.0.0.1', port, path: `/api/${call}`, method: 'POST', headers };
    const sent = request(options, (response) => {
      response.resume().on('end', () => done(response.statusCode ?? 0));
    });
    sent.on('error', failed);
    sent.end(payload);
  });
}

/** Result: requests a second, and processor ms of a request in the portals, the database and the clients. */
type Figures = { perSecond: number; nodeMs: number; databaseMs: number; clientMs: number };

/** The load: which processes the clients send to. `databaseId` is the process id of the postmaster. */
type Load = { portals: readonly Portal[]; databaseId: number; cookies: readonly string[]; clients: number };

const portOf = ({ endpoints }: Portal): number => endpoints['M']?.port ?? 0;
const ownProcessorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Sends `requests` requests and returns the result. */
async function measure({ portals, databaseId, cookies, clients }: Load, requests: number): Promise<Figures> {
  const spent = () => ({
    nodeMs: portals.reduce((sum, { child }) => sum + processorMs(child.pid ?? 0), 0),
    databaseMs: processorMs(databaseId),
    clientMs: ownProcessorMs(),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let next = 0;
  const work = async (client: number): Promise<void> => {
    const [portal, cookie] = [portals[client % portals.length], cookies[client % cookies.length]];
    for (let each = next++; each < requests; each = next++) {
      const question = MIX[each % MIX.length];
      if (!portal || cookie === undefined || !question) throw new Error('nobody to ask');
      const status = await send({ agent, port: portOf(portal), cookie, question });
      if (status !== 200) throw new Error(`${question.call} answered ${status}`);
    }
  };
  const before = spent();
  const started = performance.now();
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  const seconds = (performance.now() - started) / 1000;
  const after = spent();
  agent.destroy();
  const each = (part: keyof typeof after): number => (after[part] - before[part]) / requests;
  return {
    perSecond: requests / seconds,
    nodeMs: each('nodeMs'),
    databaseMs: each('databaseMs'),
    clientMs: each('clientMs'),
  };
}

/** The round with the median throughput. */
const middle = (rounds: readonly Figures[]): Figures =>
  rounds.toSorted((one, other) => one.perSecond - other.perSecond)[Math.floor(rounds.length / 2)] as Figures;

const rowOf = (name: string, { perSecond, nodeMs, databaseMs, clientMs }: Figures, one: Figures): string =>
  `| ${[
    name,
    perSecond.toFixed(0),
    (perSecond / one.perSecond).toFixed(2),
    ...[nodeMs, databaseMs, clientMs].map((ms) => ms.toFixed(2)),
  ].join(' | ')} |`;

/**
 * The most times that two processes can be faster than one when everything shares the processors. One process has at
 * best one processor to itself. Two processes have all processors less what database and clients use.
 */
function maxSpeedup({ nodeMs, databaseMs, clientMs }: Figures, processors: number): number {
  const others = databaseMs + clientMs;
  const one = Math.min(1 / nodeMs, processors / (nodeMs + others));
  return Math.min(2 / nodeMs, processors / (nodeMs + others)) / one;
}

/** Measures one process and two on the same database in turn, so that noise of the machine affects both alike. */
export async function bench({ folder, args, postgres }: BenchContext): Promise<void> {
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
  await prepareAccounts(database);
  const settings = { NODE_ENV: 'production' };
  const portals = [await startPortal(folder, url, settings), await startPortal(folder, url, settings)];
  const cookies = await signInStaff(database, portOf(portals[0] as Portal));
  const load: Load = { portals, databaseId: await findDatabaseProcess(postgres.url), cookies, clients };
  const found: Record<'one' | 'two', Figures[]> = { one: [], two: [] };
  await measure(load, WARM_UP);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    found.one.push(await measure({ ...load, portals: portals.slice(0, 1) }, requests));
    found.two.push(await measure(load, requests));
  }
  const [one, two] = [middle(found.one), middle(found.two)];
  console.log(`PostgreSQL ${postgres.version}, node ${process.version}, ${cpus().length} cores, ${rows} projects\n`);
  console.log(`| ${clients} clients | requests a second | of one | processor ms: node | database | clients |`);
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  console.log(`${rowOf('one process', one, one)}\n${rowOf('two processes', two, one)}\n`);
  console.log(`of one process at most, everything on this machine: ${maxSpeedup(one, cpus().length).toFixed(2)}`);
  const memory = portals.map(({ child }) => residentMb(child.pid ?? 0).toFixed(0));
  console.log(`memory after the run, MB: ${memory.join(' and ')}`);
  await Promise.all(portals.map(({ child }) => stopChild(child)));
  for (const { data } of portals) rmSync(data, { recursive: true, force: true });
  await database.close();
}
