import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BenchContext } from './bench-context.ts';
import { stopChild } from './bench-servers.ts';
import { median, tableRow } from './figures.ts';
import { type DatabaseSource, prepareEmbedded, preparePortal } from './portals/databases.ts';
import { residentMb } from './portals/process-usage.ts';
import { type RequestCase, requestCases } from './portals/request-cases.ts';
import { sendOnce, type Target } from './portals/send-once.ts';
import { startPortalTarget } from './portals/servers.ts';

/** Settings of PostgreSQL. On both sides an acknowledged write is on disk. */
export const settings = { fsync: 'on', shared_buffers: '1GB', max_wal_size: '4GB' };

const WARM_UP = 5;

/** One portal on a PostgreSQL server and one on the embedded database, with the same projects. */
type PortalPair = { rows: number; targets: Target[]; stop: () => Promise<void> };

async function openPortals(folder: string, source: DatabaseSource, rows: number): Promise<PortalPair> {
  const url = await preparePortal(source, rows);
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-embedded-'));
  const started = Date.now();
  await prepareEmbedded(source, rows, dataDir);
  console.log(`${rows} projects loaded into the embedded database in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  const portals = [
    await startPortalTarget(folder, url),
    await startPortalTarget(folder, '', { DATA_DIR: dataDir, DATABASE_URL: '' }),
  ];
  const stop = async (): Promise<void> => {
    await Promise.all(portals.map(({ child }) => stopChild(child)));
    for (const data of [dataDir, ...portals.map((portal) => portal.data)])
      rmSync(data, { recursive: true, force: true });
  };
  return { rows, targets: portals.map(({ target }) => target), stop };
}

/** p50 in ms of both portals. They are measured in turn, so that noise of the machine affects both alike. */
async function measure({ rows, targets }: PortalPair, requestCase: RequestCase, rounds: number): Promise<number[]> {
  const times = targets.map(() => [] as number[]);
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      const startedAt = performance.now();
      await sendOnce(target, requestCase, rows);
      if (round >= 0) times[index]?.push(performance.now() - startedAt);
    }
  }
  return times.map(median);
}

const figuresOf = ([server = 0, embedded = 0]: number[]): string[] => [
  server.toFixed(1),
  embedded.toFixed(1),
  (embedded / server).toFixed(2),
];

/** Measures requests of daily work on the embedded database beside PostgreSQL. One client, p50 in ms. */
export async function bench({ folder, root, args, postgres }: BenchContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: '10000,100000' },
      rounds: { type: 'string', default: '31' },
      only: { type: 'string', default: '' },
    },
  });
  console.log(`PostgreSQL ${postgres.version}, node ${process.version}, ${cpus().length} cores; p50 in ms`);
  const pairs: PortalPair[] = [];
  try {
    for (const rows of values.rows.split(',').map(Number)) {
      pairs.push(await openPortals(folder, { server: postgres.url, root }, rows));
    }
    const headings = ['question', ...pairs.flatMap(({ rows }) => [`${rows} PostgreSQL`, 'embedded', 'ratio'])];
    console.log(tableRow(headings));
    console.log(tableRow(headings.map((_, index) => (index === 0 ? '---' : '---:'))));
    for (const requestCase of requestCases.filter(({ name }) => name.includes(values.only))) {
      const cells: string[] = [];
      for (const pair of pairs) cells.push(...figuresOf(await measure(pair, requestCase, Number(values.rounds))));
      console.log(tableRow([requestCase.name, ...cells]));
    }
    for (const { rows, targets } of pairs) {
      const memory = targets.map(({ processId }) => residentMb(processId).toFixed(0));
      console.log(
        `${rows}: the process beside PostgreSQL held ${memory[0]} MB afterwards, the embedding one ${memory[1]} MB`,
      );
    }
  } finally {
    for (const pair of pairs) await pair.stop();
  }
}
