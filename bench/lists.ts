import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { BenchContext } from './bench-context.ts';
import { type BenchServers, openBenchServers } from './bench-servers.ts';
import { median, tableRow } from './figures.ts';
import { type ListCase, listCases } from './list-cases.ts';

const WARM_UP = 4;

/** p50 of one case at one number of projects, in ms. */
type Figures = { portal: number; bare: number };

/** Measures every server once in each round, so that noise of the machine affects all alike. */
async function measure(servers: BenchServers[], listCase: ListCase, rounds: number): Promise<Figures[]> {
  const times = servers.map(() => ({ portal: [] as number[], bare: [] as number[] }));
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const [index, server] of servers.entries()) {
      const portal = await server.portal(listCase);
      const bare = await server.bare(listCase);
      if (round >= 0) times[index]?.portal.push(portal);
      if (round >= 0) times[index]?.bare.push(bare);
    }
  }
  return times.map(({ portal, bare }) => ({ portal: median(portal), bare: median(bare) }));
}

const heading = (servers: BenchServers[]): string[] => {
  const sizes = servers.flatMap(({ rows }) => [`${rows} portal`, `${rows} bare`, 'ratio']);
  return ['who', 'question', ...sizes, `${servers.at(-1)?.rows} / ${servers[0]?.rows}`];
};

function rowOf({ who, name }: ListCase, figures: Figures[]): string[] {
  const sizes = figures.flatMap(({ portal, bare }) => [portal.toFixed(1), bare.toFixed(1), (portal / bare).toFixed(1)]);
  const growth = (figures.at(-1)?.portal ?? 0) / (figures[0]?.portal ?? 1);
  return [who === 'M' ? 'staff' : 'partner', name, ...sizes, growth.toFixed(1)];
}

async function printTable(servers: BenchServers[], rounds: number): Promise<void> {
  console.log(tableRow(heading(servers)));
  console.log(tableRow(heading(servers).map((_, index) => (index < 2 ? '---' : '---:'))));
  for (const listCase of listCases) console.log(tableRow(rowOf(listCase, await measure(servers, listCase, rounds))));
}

/** Measures the list calls at several numbers of projects beside a bare server. One client, p50 in ms. */
export async function bench({ folder, args, postgres }: BenchContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { rows: { type: 'string', default: '10000,1000000' }, rounds: { type: 'string', default: '41' } },
  });
  console.log(
    `PostgreSQL ${postgres.version}, node ${process.version}, ${cpus().length} cores; p50 in ms of ${values.rounds} rounds`,
  );
  const servers: BenchServers[] = [];
  try {
    const paths = { folder, server: postgres.url };
    for (const rows of values.rows.split(',')) servers.push(await openBenchServers(paths, Number(rows), listCases));
    await printTable(servers, Number(values.rounds));
  } finally {
    for (const server of servers) await server.stop();
  }
}
