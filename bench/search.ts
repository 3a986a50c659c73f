import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Kysely, sql } from 'kysely';
import pino from 'pino';
import { rebuildSearch } from '../packages/server/src/areas/search/public/rebuild-search.ts';
import { searchSources } from '../packages/server/src/areas.ts';
import type { Ctx } from '../packages/server/src/context.ts';
import type { Database } from '../packages/server/src/db/schema.ts';
import type { BenchContext } from './bench-context.ts';
import { prepareAccounts, prepareDatabase, startPortal, stopChild, timeRequest } from './bench-servers.ts';
import { median, tableRow } from './figures.ts';
import { type Endpoint, postJson } from './post-json.ts';

/** The bound of the specification for one search. */
const BOUND_MS = 30;
const WARM_UP = 4;
const ROOMS = 40;

/** How much is searched. */
type Fill = { projects: number; entries: number; rooms: number };

/** Keywords from frequent to absent, in projects and entries. */
const KEYWORDS: readonly (readonly [string, string])[] = [
  ['frequent syllables', '설치'],
  ['frequent initials', 'ㅅㅊ'],
  ['frequent words', '현장 설치'],
  ['a long frequent phrase', '무선 설치 공사'],
  ['a phrase of one entry', '설치 공사 12345'],
  ['one entry in a hundred', '백번째'],
  ['one entry in a thousand', '천번째'],
  ['rare initials', 'ㅊㅂㅉ ㄱㅊ'],
  ['syllables that nothing has', '뷁쒧'],
  ['initials that nothing has', 'ㅋㅃㅋㅃ'],
  ['an address', '서울'],
  ['a street', '대로 1'],
  ['a company', '설비'],
  ['a person', '김민'],
];

/** Entries of the member's rooms: half of them say 설치, one in a hundred or thousand a rarer word. */
async function fillRooms(db: Kysely<Database>, { entries, rooms }: Fill, member: string): Promise<void> {
  await sql`
    insert into room (name, description, color, home_tab, needs_approval, create_post, edit_post, view_post,
      create_comment, view_file, download_file, created_by)
    select '현장 ' || number, '', color, home_tab, false, 'ALL', 'ALL', 'ALL', 'ALL', 'ALL', 'ALL', ${member}
    from generate_series(1, ${rooms}::int) number, (select 'blue' as color, 'N' as home_tab) as choices`.execute(db);
  await sql`
    insert into room_member (room_id, user_id, is_admin) select id, ${member}, id % 3 = 0 from room`.execute(db);
  await sql`
    insert into room_entry (room_id, kind, author_id, visibility, title, content, content_text, created_at)
    select (select min(id) from room) + number % ${rooms}::int, 'P', ${member}, case when number % 21 = 0 then 'M' else 'A' end,
      (array['무선 공유기', '출입문', '배선반', '카메라', '감지기'])[1 + number % 5] || ' '
        || (array['설치 공사', '점검 결과', '현장 설치', '자재 반입', '교체 요청', '설치 사진'])[1 + number % 6]
        || case when number % 1000 = 0 then ' 천번째 기초' when number % 100 = 0 then ' 백번째' else '' end || ' ' || number,
      '', '', now() - number * interval '1 minute'
    from generate_series(1, ${entries}::int) number`.execute(db);
}

/** Loads projects, rooms of one member and their entries, and writes the index of the search. */
export async function fillSearched(server: string, { projects, entries, rooms }: Fill) {
  const { url, database } = await prepareDatabase(server, projects, 'bench_search');
  const { M: staff } = await prepareAccounts(database);
  const started = Date.now();
  await fillRooms(database.db, { projects, entries, rooms }, staff.userId);
  console.log(`${entries} entries loaded in ${((Date.now() - started) / 1000).toFixed(0)} s`);
  const indexed = Date.now();
  // Rows are inserted faster without the index of terms, which the migration has made.
  const { rows: definitions } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where indexname = 'search_entry_by_term'`.execute(database.db);
  await sql`drop index search_entry_by_term`.execute(database.db);
  const some: Partial<Ctx> = { db: database.db, now: () => new Date(), log: pino({ level: 'info' }) };
  const ctx = some as Ctx;
  await rebuildSearch(ctx, searchSources);
  for (const { definition } of definitions) await sql.raw(definition).execute(database.db);
  await sql`vacuum analyze search_entry`.execute(database.db);
  console.log(`index written in ${((Date.now() - indexed) / 1000).toFixed(0)} s`);
  return { url, database };
}

async function measure(endpoint: Endpoint, SearchKey: string, rounds: number) {
  const times: number[] = [];
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const ms = await timeRequest(endpoint, { SearchKey });
    if (round >= 0) times.push(ms);
  }
  const { text } = await postJson(endpoint, { SearchKey });
  const found = JSON.parse(text).data[0].groups.map(
    ({ group, count, moreYN }: { group: string; count: number; moreYN: string }) =>
      `${group} ${count}${moreYN === 'Y' ? '+' : ''}`,
  );
  times.sort((one, other) => one - other);
  return { p50: median(times), p95: times[Math.floor(times.length * 0.95)] ?? 0, found: found.join(', ') };
}

/** Measures the search of staff and of a contractor, one client, over the whole call. */
export async function bench({ folder, args, postgres }: BenchContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      projects: { type: 'string', default: '100000' },
      entries: { type: 'string', default: '1000000' },
      rooms: { type: 'string', default: String(ROOMS) },
      rounds: { type: 'string', default: '41' },
    },
  });
  console.log(`PostgreSQL ${postgres.version}, node ${process.version}, ${cpus().length} cores; ms of the whole call`);
  const { url, database } = await fillSearched(postgres.url, {
    projects: Number(values.projects),
    entries: Number(values.entries),
    rooms: Number(values.rooms),
  });
  const portal = await startPortal(folder, url);
  try {
    console.log(tableRow(['who', 'keyword', 'p50', 'p95', 'found']));
    console.log(tableRow(['---', '---', '---:', '---:', '---']));
    for (const [who, name] of [
      ['M', 'staff'],
      ['C', 'contractor'],
    ] as const) {
      const endpoint = portal.endpoints[who];
      if (!endpoint) throw new Error('nobody is signed in');
      for (const [label, key] of KEYWORDS) {
        const { p50, p95, found } = await measure(
          { ...endpoint, path: '/api/Search/search-list' },
          key,
          Number(values.rounds),
        );
        const over = p50 > BOUND_MS ? ' (over)' : '';
        console.log(tableRow([name, `${label} (${key})`, `${p50.toFixed(1)}${over}`, p95.toFixed(1), found]));
      }
    }
  } finally {
    await stopChild(portal.child);
    await database.close();
    rmSync(portal.data, { recursive: true, force: true });
  }
}
