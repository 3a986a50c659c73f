import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { BenchContext } from './bench-context.ts';
import { stopChild } from './bench-servers.ts';
import { type DatabaseSource, findDatabaseProcess, prepareLimit, preparePortal } from './limit/databases.ts';
import { type Figures, measure, sendOnce, type Target } from './limit/load.ts';
import { residentMb } from './limit/process-usage.ts';
import { type RequestCase, requestCases } from './limit/request-cases.ts';
import { startLimit, startPortalTarget } from './limit/servers.ts';

/** Settings of PostgreSQL. On both sides an acknowledged write is on disk. */
export const settings = {
  fsync: 'on',
  shared_buffers: '1GB',
  effective_cache_size: '4GB',
  max_wal_size: '4GB',
};

type ServerPair = { rows: number; databaseId: number; portal: Target; limit: Target; stop: () => Promise<void> };

async function openServers(folder: string, source: DatabaseSource, rows: number): Promise<ServerPair> {
  const started = Date.now();
  const limitUrl = await prepareLimit(source, rows);
  const portalUrl = await preparePortal(source, rows);
  console.log(`${rows} projects loaded in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  const limit = await startLimit(folder, limitUrl);
  const portal = await startPortalTarget(folder, portalUrl);
  const stop = async (): Promise<void> => {
    await Promise.all([stopChild(limit.child), stopChild(portal.child)]);
    rmSync(portal.data, { recursive: true, force: true });
  };
  const databaseId = await findDatabaseProcess(source.server);
  return { rows, databaseId, portal: portal.target, limit: limit.target, stop };
}

/** The part of the responses on which both servers must agree. */
function comparablePart(texts: readonly string[]): string {
  const [first, second] = texts.map((text) => JSON.parse(text));
  if (second) return JSON.stringify([first.data[0].projectName, second.data.length]);
  return JSON.stringify([first.meta?.totalCount, first.data.map((row: { id?: number }) => row.id)]);
}

/** Throws when the two servers do not return the same rows and totals. */
async function compare({ portal, limit, rows }: ServerPair, requestCase: RequestCase): Promise<void> {
  const parts = await Promise.all(
    [portal, limit].map(async (target) => comparablePart(await sendOnce(target, requestCase, rows))),
  );
  if (parts[0] !== parts[1]) throw new Error(`${requestCase.name}: portal ${parts[0]}, limit ${parts[1]}`);
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const ratio = (portal: number, limit: number): string => (limit === 0 ? '' : (portal / limit).toFixed(2));

const HEADINGS = [
  'question',
  ...['p50 ms portal', 'limit', 'ratio', 'p99 ms portal', 'limit'],
  ...['a second at 16 portal', 'limit', 'ratio'],
  ...['processor ms node + database, portal', 'limit', 'ratio'],
];

type BothFigures = { portal: Figures; limit: Figures };

function rowOf(name: string, one: BothFigures, many: BothFigures): string[] {
  const spent = ({ nodeMs, databaseMs }: Figures): number => nodeMs + databaseMs;
  const formatMs = ({ nodeMs, databaseMs }: Figures): string => `${nodeMs.toFixed(2)} + ${databaseMs.toFixed(2)}`;
  return [
    name,
    ...[one.portal.p50.toFixed(2), one.limit.p50.toFixed(2), ratio(one.portal.p50, one.limit.p50)],
    ...[one.portal.p99.toFixed(1), one.limit.p99.toFixed(1)],
    ...[many.portal.perSecond.toFixed(0), many.limit.perSecond.toFixed(0)],
    ratio(many.portal.perSecond, many.limit.perSecond),
    ...[formatMs(many.portal), formatMs(many.limit), ratio(spent(many.portal), spent(many.limit))],
  ];
}

type Run = { seconds: number; rounds: number };

/** Measures both servers once in each round and returns the round with the median p50. */
async function measureBoth(
  servers: ServerPair,
  requestCase: RequestCase,
  clients: number,
  { seconds, rounds }: Run,
): Promise<BothFigures> {
  const load = { rows: servers.rows, clients, seconds, databaseId: servers.databaseId };
  const figures: Record<keyof BothFigures, Figures[]> = { portal: [], limit: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['limit', 'portal'] as const)
      figures[name].push(await measure(servers[name], requestCase, load));
  }
  const middle = (all: Figures[]): Figures => all.sort((a, b) => a.p50 - b.p50)[Math.floor(all.length / 2)] as Figures;
  return { portal: middle(figures.portal), limit: middle(figures.limit) };
}

async function printTable(servers: ServerPair, selectedCases: readonly RequestCase[], run: Run): Promise<void> {
  console.log(`\n${servers.rows} projects\n\n${line(HEADINGS)}`);
  console.log(line(HEADINGS.map((_, index) => (index === 0 ? '---' : '---:'))));
  for (const requestCase of selectedCases) {
    if (requestCase.name !== 'add a comment') await compare(servers, requestCase);
    const one = await measureBoth(servers, requestCase, 1, run);
    const many = await measureBoth(servers, requestCase, 16, run);
    console.log(line(rowOf(requestCase.name, one, many)));
  }
  const memory = [servers.portal, servers.limit].map(
    ({ name, processId }) => `${name} ${residentMb(processId).toFixed(0)}`,
  );
  console.log(`\nmemory in MB afterwards: ${memory.join(', ')}`);
}

/** Measures the portal beside the limit server: the same rows and requests, in turn, on one PostgreSQL. */
export async function bench({ folder, root, args, postgres }: BenchContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: '10000,1000000' },
      seconds: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '2' },
      only: { type: 'string', default: '' },
    },
  });
  console.log(`PostgreSQL ${postgres.version}, node ${process.version}, ${cpus().length} cores`);
  const selectedCases = requestCases.filter(({ name }) => name.includes(values.only));
  for (const rows of values.rows.split(',').map(Number)) {
    const servers = await openServers(folder, { server: postgres.url, root }, rows);
    try {
      await printTable(servers, selectedCases, { seconds: Number(values.seconds), rounds: Number(values.rounds) });
    } finally {
      await servers.stop();
    }
  }
}
