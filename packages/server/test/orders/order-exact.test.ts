import { orderCalls } from '@portal/contract/areas/orders/calls';
import { ORDER_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderRoutes } from '#areas/orders/routes.ts';
import type { CallCtx } from '#context.ts';
import type { OpenDatabase } from '#db/connect.ts';
import { randomOfRun, roundsOf } from '#test-kit/random-rounds.ts';
import { startSample } from '#test-kit/start-sample.ts';
import { partnerOf, staff } from '../outsourced-projects/list-calls.ts';

const ROWS = 2000;
const ROUNDS = roundsOf(100);
const KEYS = ['', '설치', '누수', '설', '설치 공사', '잠수', '서울', '경', 'CCTV 설'] as const;
const PEOPLE = ['sample-pm01', 'sample-pm02', 'sample-sales01', 'nobody'] as const;

type Order = {
  id: number;
  status: string;
  name: string;
  area: string;
  company_id: number;
  winner: string;
  sales: string;
  pms: string[];
};
type Query = {
  SearchActiveStatus: string;
  SearchType: string;
  SearchKey: string;
  CompanyId: number;
  SearchStatuses: string;
  SearchPms: string;
};

let database: OpenDatabase;
let orders: Order[];
const random = randomOfRun();

beforeAll(async () => {
  database = await startSample(ROWS);
  const { db } = database;
  // Makes one user both sales manager and PM, and changes winners: awards taken back, other winners, deletions.
  await sql`update outsourced_project set sales_user_id = 'sample-pm01' where id % 5 = 0`.execute(db);
  await sql`update outsourced_project set status = 'N', choice_company_id = null, choice_user_id = null
    where id % 13 = 0 and status = 'F'`.execute(db);
  await sql`update outsourced_project set deleted_at = now() where id % 7 = 0 and status in ('F', 'C')`.execute(db);
  const { rows } = await sql<Order>`
    select p.id, p.status, lower(p.project_name) as name, a.name as area, p.choice_company_id as company_id,
      p.choice_user_id as winner, p.sales_user_id as sales,
      array(select m.user_id from outsourced_pm m where m.project_id = p.id) as pms
    from outsourced_project p join area a on a.id = p.area_id
    where p.deleted_at is null and p.choice_company_id is not null and p.status in (${sql.join([...ORDER_STATUSES])})
    order by p.id desc`.execute(db);
  orders = rows;
});
afterAll(() => database.close());

const isOwn = ({ userId, userType }: Actor, order: Order): boolean =>
  userType === 'M' ? order.sales === userId || order.pms.includes(userId) : order.winner === userId;

function isHit(actor: Actor, order: Order, query: Query): boolean {
  const key = query.SearchKey.toLowerCase();
  const text = query.SearchType === 'areaName' ? order.area.toLowerCase() : order.name;
  const company = actor.userType === 'C' ? actor.companyId : query.CompanyId;
  return (
    (query.SearchActiveStatus === 'A' || order.status === query.SearchActiveStatus) &&
    (company === 0 || order.company_id === company) &&
    text.includes(key) &&
    (query.SearchStatuses === '' || query.SearchStatuses.split('^').includes(order.status)) &&
    (query.SearchPms === '' || order.pms.includes(query.SearchPms))
  );
}

const randomActor = (): Actor => {
  const order = random.pick(orders);
  return random.chance(0.5)
    ? { ...staff, userId: random.pick(PEOPLE) }
    : { ...partnerOf(order.company_id), userId: order.winner };
};

test('every order list equals the naive model: total, rows, order and numbers (D-86, D-88, D-49)', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const actor = randomActor();
    const query = {
      SearchActiveStatus: random.pick(['A', ...ORDER_STATUSES]),
      SearchType: random.pick(['projectName', 'areaName']),
      SearchKey: random.pick(KEYS),
      CompanyId: random.chance(0.2) ? (orders[random.whole(0, orders.length - 1)]?.company_id ?? 0) : 0,
      SearchStatuses: random.chance(0.3) ? 'Y^E' : '',
      SearchPms: random.chance(0.2) ? random.pick(PEOPLE) : '',
    };
    const mine = random.chance(0.6);
    const expected = orders.filter((order) => isHit(actor, order, query) && (!mine || isOwn(actor, order)));
    const Page = random.whole(1, Math.ceil(expected.length / 10) + 1);
    const ctx = { db: database.db, actor } as CallCtx;
    const input = orderCalls.listCompanyOrders.request.parse({ ...query, Page, PageSize: 10 });
    const { rows, totalCount } = await (mine
      ? orderRoutes.listMyOrders(ctx, input)
      : orderRoutes.listCompanyOrders(ctx, input));
    const page = expected.slice((Page - 1) * 10, Page * 10);
    expect({ totalCount, rows: rows.map(({ id, no }) => [id, no]) }, JSON.stringify({ actor, query, mine })).toEqual({
      totalCount: expected.length,
      rows: page.map(({ id }, index) => [id, expected.length - (Page - 1) * 10 - index]),
    });
  }
});
