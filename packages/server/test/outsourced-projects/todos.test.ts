import { mayFilterByTodo, type TodoFacts, todoFor } from '@portal/contract/areas/outsourced-projects/todo-rules';
import { PARTNER_TODOS, STAFF_TODOS, TODO_SCOPES, TODOS, Todo } from '@portal/contract/areas/outsourced-projects/todos';
import { isExpectedOn } from '@portal/contract/areas/site/expected-sites';
import type { Actor } from '@portal/contract/core/actor';
import { makeRandom } from '@portal/demo/random';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#db/connect.ts';
import { startSample } from '#test-kit/start-sample.ts';
import { countAs, listAs, partnerOf, staff } from './list-calls.ts';

const ROWS = 2000;
/** The day of list-calls.ts is a Friday. Monday is the next working day, and the week ends on Sunday. */
const TODAY = '2026-11-20';
const STARTING = ['2026-11-21', '2026-11-22', '2026-11-23'];
const THIS_WEEK = ['2026-11-21', '2026-11-22'];

type Row = TodoFacts & { id: number; start: string; rated: boolean };

let database: OpenDatabase;
let rows: Row[];
const random = makeRandom(16);

beforeAll(async () => {
  database = await startSample(ROWS);
  await makeWork();
  const found = await sql<Row>`
    select p.id, p.status, p.choice_company_id as "choiceCompanyId", coalesce(p.choice_user_id, '') as "choiceUserId",
      coalesce(u.deleted_at is null, true) as "choiceUserActive", p.sales_user_id as "salesUserId",
      array(select user_id from outsourced_pm where project_id = p.id order by position) as "pmUserIds",
      p.no_materials as "noMaterials", p.material_sent as "materialSent", p.material_received as "materialReceived",
      p.objected, p.delivery_type <> '' as "hasDelivery", p.bill_date is not null as "hasBillDate", p.start_day::text as start,
      (select count(*) from outsourced_score s join check_item i on i.id = s.check_item_id
        where s.project_id = p.id and i.list = 1 and s.score > 0)
        = (select count(*) from check_item where list = 1 and active) as rated
    from outsourced_project p left join portal_user u on u.user_id = p.choice_user_id
    where p.deleted_at is null order by p.id desc`.execute(database.db);
  rows = found.rows;
});
afterAll(() => database.close());

/** Makes work of every kind and age, as the portal's writes do. */
async function makeWork(): Promise<void> {
  const { db } = database;
  await sql`update outsourced_project set choice_date = date '2026-11-15' + (id % 20)::int where status = 'Y' and id % 2 = 0`.execute(
    db,
  );
  await sql`update outsourced_project set no_materials = true where id % 6 = 1`.execute(db);
  await sql`update outsourced_project set material_sent = true, delivery_type = case when id % 4 = 0 then '' else 'C' end
    where status = 'Y' and id % 3 = 0`.execute(db);
  await sql`update outsourced_project set material_received = true where material_sent and id % 5 = 0`.execute(db);
  await sql`update outsourced_project set objected = true where status in ('Y', 'YY', 'B', 'E', 'F') and id % 7 = 0`.execute(
    db,
  );
  await sql`update outsourced_project set bill_date = '2026-11-02' where status = 'YY' and id % 2 = 0`.execute(db);
  await sql`update outsourced_project set sales_user_id = 'sample-sales01' where id % 9 = 0`.execute(db);
  await sql`update outsourced_project set deleted_at = now() where id % 17 = 0`.execute(db);
  await sql`update portal_user set deleted_at = now() where user_id in (
    select choice_user_id from outsourced_project where choice_user_id is not null order by id limit 3)`.execute(db);
  await sql`insert into outsourced_score (project_id, check_item_id, score)
    select p.id, i.id, 8 from outsourced_project p, check_item i
    where p.status = 'Y' and i.list = 1 and (p.id % 3 = 0 or i.position = 1)`.execute(db);
}

/** The naive rule of each kind of work: the ids of the users who must do it in a project. */
const USERS_WITH_WORK: Record<Todo, (row: Row) => readonly string[]> = {
  objected: (row) =>
    ['Y', 'YY', 'B', 'E'].includes(row.status) && row.objected ? [row.salesUserId, ...row.pmUserIds] : [],
  unposted: (row) => (row.status === 'P' ? [row.salesUserId] : []),
  starting: (row) => (row.status === 'Y' && STARTING.includes(row.start) ? row.pmUserIds : []),
  unsent: (row) => (row.status === 'Y' && !row.noMaterials && !row.materialSent ? row.pmUserIds : []),
  unrated: (row) => (row.status === 'Y' && row.start <= TODAY && !row.rated ? row.pmUserIds : []),
  unconfirmed: (row) => (row.status === 'YY' && row.hasBillDate ? ['anybody'] : []),
  startsToday: (row) => (row.status === 'Y' && row.start === TODAY ? [row.salesUserId, ...row.pmUserIds] : []),
  startsThisWeek: (row) =>
    row.status === 'Y' && THIS_WEEK.includes(row.start) ? [row.salesUserId, ...row.pmUserIds] : [],
  unreceived: (row) =>
    row.status === 'Y' && row.materialSent && !row.materialReceived && row.hasDelivery ? [row.choiceUserId] : [],
  undated: (row) => (row.status === 'YY' && !row.hasBillDate ? [row.choiceUserId] : []),
};

const acts = (actor: Actor, row: Row): boolean =>
  row.choiceCompanyId === actor.companyId && (row.choiceUserId === actor.userId || !row.choiceUserActive);

/** Whether the crew is expected today at a site where nobody has come yet (D-573). */
const isExpected = (row: Row): boolean =>
  isExpectedOn({ status: row.status, startDay: row.start, lastDay: '', tomorrowYN: '' }, TODAY, TODAY);

function mustDo(actor: Actor, row: Row, todo: Todo, scope: string): boolean {
  if (actor.userType === 'C' && todo === Todo.StartsToday)
    return isExpected(row) && row.choiceCompanyId === actor.companyId;
  const people = USERS_WITH_WORK[todo](row);
  if (people.length === 0) return false;
  if (actor.userType === 'C') {
    return todo === Todo.StartsThisWeek ? row.choiceCompanyId === actor.companyId : acts(actor, row);
  }
  return scope === 'team' || todo === Todo.Unconfirmed || people.includes(actor.userId);
}

/** Staff who sell and manage, and contractors who won. One of them has a colleague whose account is deleted. */
function actors(): Actor[] {
  const winners = rows.filter((row) => row.choiceUserId !== '' && row.choiceUserActive);
  const inactive = rows.find((row) => !row.choiceUserActive)?.choiceCompanyId;
  const beside = winners.find((row) => row.choiceCompanyId === inactive) ?? winners[0];
  const people = [random.pick(winners), random.pick(winners), beside].flatMap((row) => row ?? []);
  return [
    ...['sample-sales01', 'sample-pm01', 'sample-pm02', 'nobody'].map((userId) => ({ ...staff, userId })),
    ...people.map((row) => ({ ...partnerOf(row.choiceCompanyId ?? 0), userId: row.choiceUserId })),
  ];
}

test('a list of waiting work contains exactly that work, and its counts are equal (LISTS-21)', async () => {
  let hits = 0;
  for (const actor of actors()) {
    for (const SearchTodo of TODOS.filter((todo) => mayFilterByTodo(actor, todo))) {
      for (const SearchScope of TODO_SCOPES) {
        const expected = rows.filter((row) => mustDo(actor, row, SearchTodo, SearchScope)).map(({ id }) => id);
        const query = { SearchTodo, SearchScope };
        const list = await listAs(database, actor, { ...query, PageSize: 1000 });
        const counts = await countAs(database, actor, query);
        const counted = counts.reduce((sum, { count }) => sum + count, 0);
        const found = { total: list.totalCount, counted, ids: list.rows.map(({ id }) => id) };
        expect(found, JSON.stringify({ ...query, userId: actor.userId })).toEqual({
          total: expected.length,
          counted: expected.length,
          ids: expected,
        });
        hits += expected.length;
      }
    }
  }
  expect(hits).toBeGreaterThan(500);
});

test('a filter for work that the kind of user never has is ignored (LISTS-21)', async () => {
  const winner = rows.find((row) => row.choiceUserId !== '');
  const partner = { ...partnerOf(winner?.choiceCompanyId ?? 0), userId: winner?.choiceUserId ?? '' };
  for (const [actor, todos] of [
    [partner, STAFF_TODOS],
    [staff, PARTNER_TODOS],
  ] as const) {
    const all = (await listAs(database, actor, {})).totalCount;
    for (const SearchTodo of todos.filter((todo) => !mayFilterByTodo(actor, todo))) {
      expect((await listAs(database, actor, { SearchTodo, SearchScope: 'team' })).totalCount).toBe(all);
    }
  }
});

test('the waiting work of a row equals the lists that contain it', async () => {
  const manager = { ...staff, userId: 'sample-pm01', permission: 'M' };
  for (const actor of [...actors(), manager]) {
    const { rows: listed } = await listAs(database, actor, { PageSize: 1000 });
    for (const { id, todo } of listed) {
      const row = rows.find((one) => one.id === id);
      if (!row) throw new Error(`${id} is listed and not there`);
      expect(todo).toBe(todoFor(actor, row));
      if (todo !== '') expect(mustDo(actor, row, todo, 'mine'), `${actor.userId} ${id} ${todo}`).toBe(true);
    }
  }
});

test('a new checklist item makes finished ratings open again, and retiring it closes them', async () => {
  const { db } = database;
  const open = async () =>
    (await listAs(database, staff, { SearchTodo: Todo.Unrated, SearchScope: 'team', PageSize: 1000 })).totalCount;
  const before = await open();
  const begun = rows.filter((row) => row.status === 'Y' && row.start <= TODAY).length;
  expect(before).toBeLessThan(begun);
  await sql`insert into check_item (list, position, text) values (1, 9, '새 항목')`.execute(db);
  expect(await open()).toBe(begun);
  await sql`update check_item set active = false where text = '새 항목'`.execute(db);
  expect(await open()).toBe(before);
});
