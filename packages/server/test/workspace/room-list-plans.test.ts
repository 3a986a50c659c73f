import { workspaceCalls } from '@portal/contract/areas/workspace/calls';
import { ROOM_PAGE } from '@portal/contract/areas/workspace/kinds';
import type { Actor } from '@portal/contract/core/actor';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workspaceRoutes } from '#areas/workspace/routes.ts';
import type { CallCtx } from '#context.ts';
import type { OpenDatabase } from '#db/connect.ts';
import { insertPeople } from '#test-kit/people.ts';
import { startDatabase } from '#test-kit/start-database.ts';
import { watchPlans } from '../outsourced-projects/watch-plans.ts';

const ROOMS = 20_000;
const OWN = 31;

let database: OpenDatabase;
let watch: ReturnType<typeof watchPlans>;
beforeAll(async () => {
  database = await startDatabase();
  const { db } = database;
  await insertPeople(db);
  await sql`insert into room (name, color, home_tab, create_post, edit_post, view_post, create_comment, view_file,
      download_file, created_by)
    select '방 ' || n, 'blue', 'N', 'ALL', 'ALL', 'ALL', 'ALL', 'ALL', 'ALL', 'pm2' from generate_series(1, ${ROOMS}::int) n`.execute(
    db,
  );
  await sql`insert into room_member (room_id, user_id, is_admin)
    select id, person, person = 'pm2' from room, (values ('pm2'), ('sales1')) as people(person)`.execute(db);
  // The user is in the oldest rooms, so that a scan from the newest would read all others.
  await sql`insert into room_member (room_id, user_id) select id, 'pm1' from room order by id limit ${OWN}::int`.execute(
    db,
  );
  await sql`insert into room_entry (room_id, kind, author_id, visibility, title)
    select id, 'P', 'pm2', 'A', '현장' from room`.execute(db);
  await sql`vacuum analyze room, room_member, room_entry`.execute(db);
  watch = watchPlans(database);
});
afterAll(() => database.close());

const actor = { userId: 'pm1', userType: 'M', userName: '', companyId: 1, permission: '', modeAuthority: 'A' } as Actor;
const ctx = () => ({ db: watch.watched.db, actor }) as CallCtx;
const LONG = ['room', 'room_member', 'room_entry'];

it.each([
  ['own', {}, 'room_member_by_user'],
  ['to join', { SearchScope: 'J' }, 'room_pkey'],
])('rooms, %s: one statement for a page, with its index', async (_, fields, index) => {
  const ask = () => workspaceRoutes.list(ctx(), workspaceCalls.list.request.parse(fields));
  const plans = await watch.plansOf(ask);
  expect([plans.answer.length, plans.statements]).toEqual([ROOM_PAGE, 1]);
  expect([...plans.indexes]).toContain(index);
  expect(plans.scans.filter((table) => LONG.includes(table ?? ''))).toEqual([]);
});

it('one statement tells the side column what is new in each room', async () => {
  const plans = await watch.plansOf(() => workspaceRoutes.listSide(ctx(), workspaceCalls.listSide.request.parse({})));
  expect([plans.answer.length, plans.statements]).toEqual([OWN, 1]);
  expect(plans.answer.every(({ newCount }) => newCount === 1)).toBe(true);
  expect([...plans.indexes]).toContain('room_member_by_user');
  expect(plans.scans.filter((table) => LONG.includes(table ?? ''))).toEqual([]);
});
