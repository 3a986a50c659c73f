import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { ask } from './ask.ts';
import { line, median } from './figures.ts';
import { type Question, questions } from './rows/questions.ts';
import { openStand, type Stand } from './rows/stand.ts';
import { counted, countStatements, type StatementCounter } from './rows/statements.ts';
import type { Setting } from './setting.ts';
import { timed } from './stand.ts';

/** Settings of PostgreSQL. */
export const settings = { ...counted, shared_buffers: '1GB', max_wal_size: '4GB' };

const WARM_UP = 4;
/** The portal looks for reminders from time to time. The smallest of several counts is the call's own. */
const COUNTS = 3;

const doorOf = ({ doors }: Stand, { who, call }: Question) => ({ ...doors[who], path: `/api/${call}` });

/** p50 in ms of each portal. They are measured in turn, so that noise of the machine affects all alike. */
async function measure(stands: readonly Stand[], question: Question, rounds: number): Promise<number[]> {
  const times = stands.map(() => [] as number[]);
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const [index, stand] of stands.entries()) {
      const ms = await timed(doorOf(stand, question), question.fields(stand));
      if (round >= 0) times[index]?.push(ms);
    }
  }
  return times.map(median);
}

/** Counts the SQL statements that one call sends, the rows of its response, and the total it reports. */
async function look(stand: Stand, question: Question, counter: StatementCounter) {
  const counts: number[] = [];
  let text = '';
  for (let round = 0; round < COUNTS; round += 1) {
    const before = await counter.of(stand.url);
    ({ text } = await ask(doorOf(stand, question), question.fields(stand)));
    counts.push((await counter.of(stand.url)) - before);
  }
  const { data, meta } = JSON.parse(text) as { data: { cards?: unknown[] }[]; meta?: { totalCount?: number } };
  const rows = data.reduce((sum, row) => sum + (row.cards?.length ?? 1), 0);
  return { statements: Math.min(...counts), rows, of: meta?.totalCount };
}

async function rowOf(stands: readonly Stand[], question: Question, counter: StatementCounter, rounds: number) {
  const times = await measure(stands, question, rounds);
  const looks = [];
  for (const stand of stands) looks.push(await look(stand, question, counter));
  return [
    question.area,
    question.name,
    ...times.map((ms) => ms.toFixed(1)),
    ((times.at(-1) ?? 0) / (times[0] ?? 1)).toFixed(2),
    looks.map(({ statements }) => statements).join(', '),
    looks.map(({ rows, of }) => (of === undefined ? rows : `${rows} of ${of}`)).join(', '),
  ];
}

/** Measures every list that grows at two numbers of rows, in turn. p50 in ms of one client, and statements per call. */
export async function bench({ folder, root, args, postgres }: Setting): Promise<void> {
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
  const stands: Stand[] = [];
  try {
    for (const rows of values.rows.split(',').map(Number)) {
      stands.push(await openStand({ folder, root, server: postgres.url }, rows));
    }
    const headings = ['area', 'question', ...stands.map(({ rows }) => `${rows}`), 'ratio', 'statements', 'rows'];
    console.log(line(headings));
    console.log(line(headings.map((_, index) => (index < 2 ? '---' : '---:'))));
    for (const question of questions.filter(({ area, name }) => `${area} ${name}`.includes(values.only))) {
      console.log(line(await rowOf(stands, question, counter, Number(values.rounds))));
    }
  } finally {
    for (const stand of stands) await stand.stop();
    await counter.stop();
  }
}
