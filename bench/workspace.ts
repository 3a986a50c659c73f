import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { OpenDatabase } from '../packages/server/src/db/connect.ts';
import type { BenchContext } from './bench-context.ts';
import { prepareAccounts, prepareDatabase, STAFF_ID, startPortal, stopChild, timeRequest } from './bench-servers.ts';
import { median, tableRow } from './figures.ts';
import { fillRoom, type Room } from './fill-room.ts';
import { type Endpoint, postJson } from './post-json.ts';

const WARM_UP = 4;
const AUTHOR = 'sample-pm02';
const PROJECTS = 100;

type Fields = Record<string, string | number>;
/** A measured room. Page one thousand of its feed, or its last page, begins after the entry `deep`. */
type MeasuredRoom = Room & { deep: number };
type RequestCase = { name: string; call: string; fields: (room: MeasuredRoom) => Fields };

const inRoom = (name: string, call: string, fields: Fields = {}): RequestCase => ({
  name,
  call,
  fields: ({ id }) => ({ ProjectId: id, ...fields }),
});

const REQUEST_CASES: readonly RequestCase[] = [
  inRoom('feed, first page', 'feed-list'),
  { name: 'feed, page one thousand', call: 'feed-list', fields: ({ id, deep }) => ({ ProjectId: id, After: deep }) },
  inRoom('board', 'task-board'),
  inRoom('tasks by due day', 'task-list'),
  inRoom('calendar, a month', 'calendar-list', { FromDay: '2026-10-01', ToDay: '2026-10-31' }),
  inRoom('files', 'room-file-list'),
  inRoom('점검 (in two of five)', 'entry-search', { SearchKey: '점검' }),
  inRoom('확인했습니다 (in every talk)', 'entry-search', { SearchKey: '확인했습니다' }),
  inRoom('누수 (in one of 10,000)', 'entry-search', { SearchKey: '누수' }),
  inRoom('잠수 (in none)', 'entry-search', { SearchKey: '잠수' }),
  inRoom('없는말 (in none)', 'entry-search', { SearchKey: '없는말' }),
  { name: 'counts of new entries', call: 'project-list', fields: ({ name }) => ({ SearchKey: name }) },
  {
    name: 'comments, first page',
    call: 'entry-comment-list',
    fields: ({ longThreadEntry: threadEntry }) => ({ EntryId: threadEntry }),
  },
];

/** Finds the entry at the end of page 999 of the member's feed. In a small room: of the page before the last. */
async function findDeepEntry({ db }: OpenDatabase, room: Room): Promise<MeasuredRoom> {
  const { rows } = await sql<{ id: number }>`
    select id from room_entry where room_id = ${room.id} and visibility = 'A' order by id desc
    offset (select least(19980, count(*) - 21) from room_entry where room_id = ${room.id} and visibility = 'A')
    limit 1`.execute(db);
  return { ...room, deep: Number(rows[0]?.id) };
}

/** p50 in ms of each room. They are measured in turn, so that noise of the machine affects all alike. */
async function measure(
  endpoint: Endpoint,
  rooms: readonly MeasuredRoom[],
  { call, fields }: RequestCase,
  rounds: number,
) {
  const times = rooms.map(() => [] as number[]);
  let rows: number[] = [];
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const [index, room] of rooms.entries()) {
      const ms = await timeRequest({ ...endpoint, path: `/api/Project/${call}` }, fields(room));
      if (round >= 0) times[index]?.push(ms);
    }
  }
  for (const room of rooms) {
    const { text } = await postJson({ ...endpoint, path: `/api/Project/${call}` }, fields(room));
    const { data } = JSON.parse(text) as { data: { cards?: unknown[] }[] };
    rows = [...rows, data.reduce((sum, row) => sum + (row.cards?.length ?? 1), 0)];
  }
  return { times: times.map(median), rows };
}

/** Measures a small room and a large one in one portal, as a plain member of both. p50 in ms. */
export async function bench({ folder, args, postgres }: BenchContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { entries: { type: 'string', default: '100,100000' }, rounds: { type: 'string', default: '31' } },
  });
  console.log(`PostgreSQL ${postgres.version}, node ${process.version}, ${cpus().length} cores; p50 in ms`);
  const { url, database } = await prepareDatabase(postgres.url, PROJECTS, 'bench_workspace');
  await prepareAccounts(database);
  const started = Date.now();
  const rooms: MeasuredRoom[] = [];
  for (const entries of values.entries.split(',').map(Number)) {
    const room = await fillRoom(database.db, { author: AUTHOR, member: STAFF_ID, entries });
    rooms.push(await findDeepEntry(database, room));
  }
  await sql`vacuum analyze`.execute(database.db);
  console.log(`rooms of ${values.entries} entries filled in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  const portal = await startPortal(folder, url);
  try {
    const { M: endpoint } = portal.endpoints;
    if (!endpoint) throw new Error('nobody is signed in');
    const headings = ['question', ...values.entries.split(','), 'ratio', 'rows'];
    console.log(tableRow(headings));
    console.log(tableRow(headings.map((_, index) => (index === 0 ? '---' : '---:'))));
    for (const requestCase of REQUEST_CASES) {
      const { times, rows } = await measure(endpoint, rooms, requestCase, Number(values.rounds));
      const ratio = ((times.at(-1) ?? 0) / (times[0] ?? 1)).toFixed(2);
      console.log(tableRow([requestCase.name, ...times.map((ms) => ms.toFixed(1)), ratio, rows.join(', ')]));
    }
  } finally {
    await stopChild(portal.child);
    await database.close();
    rmSync(portal.data, { recursive: true, force: true });
  }
}
