import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { BenchContext } from './bench-context.ts';
import { timeRequest } from './bench-servers.ts';
import { median, tableRow } from './figures.ts';
import { postJson } from './post-json.ts';
import { type BenchPortal, openBenchPortal } from './rows/bench-portal.ts';
import { type RequestCase, requestCases } from './rows/request-cases.ts';
import { COUNTER_SETTINGS, countStatements, type StatementCounter } from './rows/statements.ts';

/** Settings of PostgreSQL. */
export const settings = { ...COUNTER_SETTINGS, shared_buffers: '1GB', max_wal_size: '4GB' };

const WARM_UP = 4;
/** The portal looks for reminders from time to time. The smallest of several counts is the call's own. */
const COUNT_ROUNDS = 3;

const endpointOf = ({ endpoints }: BenchPortal, { who, call }: RequestCase) => ({
  ...endpoints[who],
  path: `/api/${call}`,
});

/** p50 in ms of each portal. They are measured in turn, so that noise of the machine affects all alike. */
async function measure(portals: readonly BenchPortal[], requestCase: RequestCase, rounds: number): Promise<number[]> {
  const times = portals.map(() => [] as number[]);
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const [index, portal] of portals.entries()) {
      const ms = await timeRequest(endpointOf(portal, requestCase), requestCase.fields(portal));
      if (round >= 0) times[index]?.push(ms);
    }
  }
  return times.map(median);
}

/** Counts the SQL statements that one call sends, the rows of its response, and the total it reports. */
async function inspect(portal: BenchPortal, requestCase: RequestCase, counter: StatementCounter) {
  const counts: number[] = [];
  let text = '';
  for (let round = 0; round < COUNT_ROUNDS; round += 1) {
    const before = await counter.countOf(portal.url);
    ({ text } = await postJson(endpointOf(portal, requestCase), requestCase.fields(portal)));
    counts.push((await counter.countOf(portal.url)) - before);
  }
  const { data, meta } = JSON.parse(text) as { data: { cards?: unknown[] }[]; meta?: { totalCount?: number } };
  const rows = data.reduce((sum, row) => sum + (row.cards?.length ?? 1), 0);
  return { statements: Math.min(...counts), rows, of: meta?.totalCount };
}

async function rowOf(
  portals: readonly BenchPortal[],
  requestCase: RequestCase,
  counter: StatementCounter,
  rounds: number,
) {
  const times = await measure(portals, requestCase, rounds);
  const inspections = [];
  for (const portal of portals) inspections.push(await inspect(portal, requestCase, counter));
  return [
    requestCase.area,
    requestCase.name,
    ...times.map((ms) => ms.toFixed(1)),
    ((times.at(-1) ?? 0) / (times[0] ?? 1)).toFixed(2),
    inspections.map(({ statements }) => statements).join(', '),
    inspections.map(({ rows, of }) => (of === undefined ? rows : `${rows} of ${of}`)).join(', '),
  ];
}

/** Measures every list that grows at two numbers of rows, in turn. p50 in ms of one client, and statements per call. */
export async function bench({ folder, root, args, postgres }: BenchContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: '1000,100000' },
      rounds: { type: 'string', default: '15' },
      only: { type: 'string', default: '' },
    },
  });
  console.log(`PostgreSQL ${postgres.version}, node ${process.version}, ${cpus().length} cores; p50 in ms`);
  const counter = await countStatements(postgres.url);
  const portals: BenchPortal[] = [];
  try {
    for (const rows of values.rows.split(',').map(Number)) {
      portals.push(await openBenchPortal({ folder, root, server: postgres.url }, rows));
    }
    const headings = ['area', 'question', ...portals.map(({ rows }) => `${rows}`), 'ratio', 'statements', 'rows'];
    console.log(tableRow(headings));
    console.log(tableRow(headings.map((_, index) => (index < 2 ? '---' : '---:'))));
    for (const requestCase of requestCases.filter(({ area, name }) => `${area} ${name}`.includes(values.only))) {
      console.log(tableRow(await rowOf(portals, requestCase, counter, Number(values.rounds))));
    }
  } finally {
    for (const portal of portals) await portal.stop();
    await counter.stop();
  }
}
