import { alarmCalls } from '@portal/contract/areas/alarms/calls';
import type { Actor } from '@portal/contract/core/actor';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alarmRoutes } from '#areas/alarms/routes.ts';
import type { CallCtx } from '#context.ts';
import type { OpenDatabase } from '#db/connect.ts';
import { insertPeople } from '#test-kit/people.ts';
import { startDatabase } from '#test-kit/start-database.ts';
import { watchPlans } from '../outsourced-projects/watch-plans.ts';

/** Number of comments. One in ten makes an alarm for the reader. */
const COMMENTS = 20_000;
const NOW = new Date('2026-11-20T06:00:00Z');
const POSTS = COMMENTS / 20;

let database: OpenDatabase;
let watch: ReturnType<typeof watchPlans>;
beforeAll(async () => {
  database = await startDatabase();
  const { db } = database;
  await insertPeople(db);
  await sql`insert into comment (board, post_id, user_id, content)
    select 'project', (n / 20)::text, case n % 2 when 0 then 'pm2' else 'sales1' end, '확인 ' || n
    from generate_series(1, ${COMMENTS}::int) n`.execute(db);
  await sql`insert into alarm (user_id, board, post_id, comment_id, subject, created_at, read_at)
    select person, board, post_id, id, '현장 ' || post_id, ${NOW}::timestamptz - (${COMMENTS}::int - id) * interval '30 seconds',
      case when id % 4 > 0 then ${NOW}::timestamptz end
    from comment, (values ('pm1'), ('admin')) as people(person) where id % 10 = 0 or person = 'admin'`.execute(db);
  await sql`vacuum analyze alarm, comment`.execute(db);
  watch = watchPlans(database);
});
afterAll(() => database.close());

const actor = { userId: 'pm1', userType: 'M', userName: '', companyId: 1, permission: '', modeAuthority: 'A' } as Actor;
const ctx = () => ({ db: watch.watched.db, actor, now: () => NOW }) as CallCtx;
type Fields = Record<string, string | number>;
const list = (fields: Fields) =>
  watch.plansOf(() => alarmRoutes.listAlarms(ctx(), alarmCalls.listAlarms.request.parse(fields)));
const groups = (fields: Fields) =>
  watch.plansOf(() => alarmRoutes.listGroups(ctx(), alarmCalls.listGroups.request.parse(fields)));
const LONG = ['alarm', 'comment'];
const longScans = (scans: readonly (string | undefined)[]) => scans.filter((table) => LONG.includes(table ?? ''));

it.each<[string, Fields, string]>([
  ['newest', {}, 'alarm_by_user'],
  ['unread', { SearchConfirmStatus: 'N' }, 'alarm_unread'],
])('own alarms, %s: an index scan gives the page, an index alone the total', async (_, fields, index) => {
  const plans = await list(fields);
  expect(plans.answer.totalCount).toBeGreaterThan(100);
  expect([...plans.indexes]).toContain(index);
  expect([...plans.indexes]).toContain('alarm_of_post');
  expect(longScans(plans.scans)).toEqual([]);
});

it('alarms by post: one index alone finds the posts, and authors are read for the page only', async () => {
  const few = await groups({ PageSize: 5 });
  const many = await groups({ PageSize: 100 });
  expect([few.answer.totalCount, few.answer.rows.length, many.answer.rows.length]).toEqual([POSTS + 1, 5, 100]);
  expect(many.answer.rows[1]).toMatchObject({ alarmCount: 2, unreadCount: 1, userCount: 1 });
  expect([few.statements, many.statements]).toEqual([1, 1]);
  expect([...many.indexes]).toContain('alarm_of_post');
  expect(longScans(many.scans)).toEqual([]);
});

it('a page behind the last one still returns the number of posts', async () => {
  const behind = await groups({ PageSize: 100, Page: 99 });
  expect([behind.answer.rows, behind.answer.totalCount]).toEqual([[], POSTS + 1]);
});

it('counts by category read one index and no alarm row', async () => {
  const plans = await watch.plansOf(() => alarmRoutes.countAlarms(ctx(), alarmCalls.countAlarms.request.parse({})));
  expect(plans.answer[0]).toMatchObject({ totalCount: COMMENTS / 10, unreadCount: COMMENTS / 20 });
  expect([[...plans.indexes], plans.statements]).toEqual([['alarm_of_post'], 1]);
});
