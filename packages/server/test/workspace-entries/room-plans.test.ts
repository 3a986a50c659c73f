import { workspaceCalls } from '@portal/contract/areas/workspace/calls';
import { workspaceEntryCalls } from '@portal/contract/areas/workspace-entries/calls';
import { entryCommentCalls } from '@portal/contract/areas/workspace-entries/comment-calls';
import { TASK_ORDERS } from '@portal/contract/areas/workspace-entries/kinds';
import { entryViewCalls } from '@portal/contract/areas/workspace-entries/view-calls';
import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaceRoutes } from '#areas/workspace/routes.ts';
import { entryCommentRoutes, entryViewRoutes, workspaceEntryRoutes } from '#areas/workspace-entries/routes.ts';
import type { CallCtx, SessionUser } from '#context.ts';
import type { Database } from '#db/schema.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const MANY = 30_000;
const FEW = 100;
const member: SessionUser = {
  userId: 'pm2',
  userType: 'M',
  userName: '이바다',
  companyId: 1,
  companyName: '마이즈',
  companyActive: true,
  permission: 'F',
  modeAuthority: 'M',
  passwordToChange: false,
};

/** Inserts entries of all kinds with three comments each. No task is on hold, and none is urgent. */
async function fill({ ctx: { db } }: TestApp, room: number, count: number): Promise<void> {
  await sql`
    with new as (
      insert into room_entry (room_id, kind, author_id, visibility, title, content_text, search_terms, created_at,
        task_status, priority, start_day, due_day, progress, board_rank)
      select ${room}, k, 'pm1', case when i % 10 = 0 then 'M' else 'A' end, '현장 ' || i,
        '점검 결과 ' || i || case when i % 3000 = 51 then ' 누수' else '' end,
        array[${room} || ':현장', ${room} || ':점검', case when i % 3000 = 51 then ${room} || ':누수' end], timestamptz '2026-01-01' + i * interval '1 minute',
        case when k = 'T' then substr('RPFCP', i % 5 + 1, 1) end, case when k = 'T' then substr('HNLN', i % 4 + 1, 1) end,
        case when k = 'T' then date '2020-01-01' + i % 2500 end, case when k = 'T' then date '2020-01-03' + i % 2500 end,
        case when k = 'T' then 0 end, case when k = 'T' then 'c' || lpad(i::text, 6, '0') end
      from generate_series(1, ${count}) i, lateral (select substr('PTS', i % 3 + 1, 1) as k) kind
      returning id, kind, room_id, created_at)
    , times as (insert into room_occurrence (entry_id, room_id, day, start_day, end_day, start_time, end_time)
      select id, room_id, d, d, d, '09:00', '10:00' from new, lateral (select date '2020-01-01' + (id % 2500)::int as d) days
      where kind = 'S')
    insert into room_comment (room_id, entry_id, author_id, content, search_terms, created_at)
    select room_id, id, 'pm1', '확인 ' || n, array[room_id || ':확인'], created_at from new, generate_series(1, 3) n`.execute(
    db,
  );
}

let portal: TestApp;
let small: number;
let large: number;
beforeAll(async () => {
  portal = await startApp();
  small = await makeRoom(portal, { Name: '작은 방' }, { members: ['pm2'] });
  large = await makeRoom(portal, { Name: '큰 방' }, { members: ['pm2'] });
  await fill(portal, small, FEW);
  await fill(portal, large, MANY);
  for (const table of ['room_entry', 'room_comment', 'room_occurrence']) {
    await sql`analyze ${sql.table(table)}`.execute(portal.ctx.db);
  }
}, 240_000);
afterAll(() => portal.close());

type PlanNode = {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Relation Name'?: string;
  Plans?: PlanNode[];
};

/** The number of table rows that a plan read, including those it discarded. */
const rowsRead = (node: PlanNode): number => {
  const own =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const below = (node.Plans ?? []).reduce((sum, plan) => sum + rowsRead(plan), 0);
  return below + (node['Relation Name'] === undefined ? 0 : own * node['Actual Loops']);
};

/** The number of rows that a call reads in all its statements. */
async function rowsReadBy(call: (ctx: CallCtx) => Promise<unknown>): Promise<number> {
  const statements: LogEvent[] = [];
  const dialect = new PostgresDialect({ pool: portal.pool });
  const db = new Kysely<Database>({ dialect, log: (event) => void statements.push(event) });
  await call({ ...portal.ctx, db, actor: member, from: { address: '', token: undefined, origin: '' } });
  let rows = 0;
  for (const { query } of statements) {
    const explained = await portal.pool.query(`explain (analyze, format json) ${query.sql}`, [...query.parameters]);
    rows += rowsRead(explained.rows[0]['QUERY PLAN'][0].Plan);
  }
  return rows;
}

/** The id of the entry at a position of a room's feed, counted from the newest. */
async function entryAt(room_id: number, position: number): Promise<number> {
  const { db } = portal.ctx;
  const query = db.selectFrom('room_entry').select('id').where('room_id', '=', room_id).where('visibility', '=', 'A');
  const found = await query.orderBy('id', 'desc').offset(position).limit(1).executeTakeFirst();
  return found?.id ?? 0;
}

const { listFeed, read, refreshFeed } = workspaceEntryCalls;
const { listTasks, readBoard, listCalendar, listFiles, search } = entryViewCalls;
const month = { FromDay: '2021-03-01', ToDay: '2021-03-31' };

type RoomCall = (ctx: CallCtx, room: number) => Promise<unknown>;

/** Requests of tasks with filters for many, few and no hits, in every order, and the same on the board. */
function filteredCalls(): Record<string, RoomCall> {
  const filters = [
    { SearchStatus: 'H' },
    { SearchStatus: 'P' },
    { SearchPriority: 'U' },
    { SearchPriority: 'N' },
    { OpenYn: 'Y' },
    { OpenYn: 'Y', SearchPriority: 'L' },
    { SearchStatus: 'C', SearchPriority: 'U' },
  ];
  const calls = filters.flatMap((filter): [string, RoomCall][] => {
    const board: RoomCall = (ctx, ProjectId) =>
      entryViewRoutes.readBoard(ctx, readBoard.request.parse({ ProjectId, ...filter }));
    const tables = TASK_ORDERS.map((OrderType): [string, RoomCall] => [
      `table of ${JSON.stringify(filter)} by ${OrderType}`,
      (ctx, ProjectId) => entryViewRoutes.listTasks(ctx, listTasks.request.parse({ ProjectId, OrderType, ...filter })),
    ]);
    return [[`board of ${JSON.stringify(filter)}`, board], ...tables];
  });
  return Object.fromEntries(calls);
}
const CALLS: Readonly<Record<string, RoomCall>> = {
  feed: (ctx, ProjectId) => workspaceEntryRoutes.listFeed(ctx, listFeed.request.parse({ ProjectId })),
  'all feeds': (ctx) => workspaceEntryRoutes.listFeed(ctx, listFeed.request.parse({})),
  'one entry': async (ctx, room) =>
    workspaceEntryRoutes.read(ctx, read.request.parse({ EntryId: await entryAt(room, 5) })),
  refresh: async (ctx, ProjectId) => {
    const EntryIds = String(await entryAt(ProjectId, 3));
    return workspaceEntryRoutes.refreshFeed(ctx, refreshFeed.request.parse({ ProjectId, EntryIds, ChangeNo: 1 }));
  },
  talk: async (ctx, room) => {
    const request = entryCommentCalls.listComments.request.parse({ EntryId: await entryAt(room, 5) });
    return entryCommentRoutes.listComments(ctx, request);
  },
  'table by due day': (ctx, ProjectId) => entryViewRoutes.listTasks(ctx, listTasks.request.parse({ ProjectId })),
  'table by priority': (ctx, ProjectId) =>
    entryViewRoutes.listTasks(ctx, listTasks.request.parse({ ProjectId, OrderType: 'priority_asc' })),
  'tasks of one person': (ctx, ProjectId) =>
    entryViewRoutes.listTasks(ctx, listTasks.request.parse({ ProjectId, SearchUserId: 'pm2' })),
  ...filteredCalls(),
  board: (ctx, ProjectId) => entryViewRoutes.readBoard(ctx, readBoard.request.parse({ ProjectId })),
  files: (ctx, ProjectId) => entryViewRoutes.listFiles(ctx, listFiles.request.parse({ ProjectId })),
  'frequent word': (ctx, ProjectId) =>
    entryViewRoutes.search(ctx, search.request.parse({ ProjectId, SearchKey: '점검' })),
  'seldom word': (ctx, ProjectId) =>
    entryViewRoutes.search(ctx, search.request.parse({ ProjectId, SearchKey: '누수' })),
  'word nobody said': (ctx, ProjectId) =>
    entryViewRoutes.search(ctx, search.request.parse({ ProjectId, SearchKey: '없는말' })),
  'counts of new entries': (ctx) => workspaceRoutes.listSide(ctx, workspaceCalls.listSide.request.parse({})),
};

describe('a room with many entries beside one with few', () => {
  // The small room does not fill every page. The margin of a hundred rows covers its missing cards and the check for
  // more.
  it.each(Object.entries(CALLS))(
    '%s reads at most twice the rows of the small room plus a hundred',
    async (_, call) => {
      const few = await rowsReadBy((ctx) => call(ctx, small));
      const many = await rowsReadBy((ctx) => call(ctx, large));
      expect(many).toBeLessThanOrEqual(2 * few + 100);
    },
  );

  it('page one thousand of feed and table reads as many rows as page one', async () => {
    const feed = (After: number) => (ctx: CallCtx) =>
      workspaceEntryRoutes.listFeed(ctx, listFeed.request.parse({ ProjectId: large, After }));
    const deep = await entryAt(large, 20_000);
    expect(await rowsReadBy(feed(deep))).toBeLessThanOrEqual(2 * (await rowsReadBy(feed(0))));
    const { db } = portal.ctx;
    const tasks = db.selectFrom('room_entry').select('id').where('room_id', '=', large).where('kind', '=', 'T');
    const last = await tasks.where('task_status', '=', 'C').orderBy('due_day').offset(800).limit(1).executeTakeFirst();
    const table = (After: number) => (ctx: CallCtx) =>
      entryViewRoutes.listTasks(ctx, listTasks.request.parse({ ProjectId: large, After }));
    expect(await rowsReadBy(table(last?.id ?? 0))).toBeLessThanOrEqual(2 * (await rowsReadBy(table(0))) + 50);
  });

  it('a month of the calendar reads only its own days', async () => {
    const call = (ctx: CallCtx) =>
      entryViewRoutes.listCalendar(ctx, listCalendar.request.parse({ ProjectId: large, ...month }));
    // A month of 2,500 days holds some 250 of the 20,000 bars. Each is read with its entry.
    expect(await rowsReadBy(call)).toBeLessThan(1500);
  });
});
