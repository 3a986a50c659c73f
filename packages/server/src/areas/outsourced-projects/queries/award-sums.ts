import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { allOf, type Filter, type Where } from '#lists/filter.ts';
import { agreedOf, isLostAward } from './figures.ts';

type Db = Ctx['db'];

/** Projects of one month, region or company; amounts are whole won as digits. */
export type AwardSum<Key> = { key: Key; count: number; amount: string };

const SUMS = sql`count(*) as count, sum(price + add_price)::text as amount`;

/** SQL: the live projects of these filters. */
const projectsOf = (filters: readonly Filter[]): Where =>
  sql`outsourced_project where deleted_at is null and ${allOf(filters)}`;

/** Sums of won projects by the month of their award, 'YYYY.MM'. */
export async function sumByAwardMonth(db: Db, filters: readonly Filter[]): Promise<AwardSum<string>[]> {
  const { rows } = await sql<AwardSum<string>>`
    select to_char(choice_at at time zone 'Asia/Seoul', 'YYYY.MM') as key, ${SUMS}
    from ${projectsOf(filters)} group by 1`.execute(db);
  return rows;
}

/** Sums of invoiced projects by the month of their invoice, 'YYYY.MM'. */
export async function sumByInvoiceMonth(db: Db, filters: readonly Filter[]): Promise<AwardSum<string>[]> {
  const { rows } = await sql<AwardSum<string>>`
    select to_char(bill_date, 'YYYY.MM') as key, ${SUMS} from ${projectsOf(filters)} group by 1`.execute(db);
  return rows;
}

/** Sums of won projects by region, with the sum of those that are settled; the largest first. */
export async function sumByArea(
  db: Db,
  filters: readonly Filter[],
): Promise<(AwardSum<number> & { name: string; settled: string })[]> {
  const { rows } = await sql<AwardSum<number> & { name: string; settled: string }>`
    select area.id as key, area.name, ${SUMS},
      coalesce(sum(price + add_price) filter (where status = ${sql.lit(ProjectStatus.Settled)}), 0)::text as settled
    from (select area_id, status, price, add_price from ${projectsOf(filters)}) as won
    join area on area.id = won.area_id
    group by area.id, area.name order by sum(price + add_price) desc, area.id`.execute(db);
  return rows;
}

/** What a company won: sums, how many of them start later than agreed, and by how many days together. */
export type CompanySum = AwardSum<number> & { late: number; lateDays: number };

/** Sums of won projects by company, the largest first. */
export async function sumByCompany(db: Db, filters: readonly Filter[]): Promise<CompanySum[]> {
  const { rows } = await sql<CompanySum>`
    select won.choice_company_id as key, count(*) as count, sum(won.price + won.add_price)::text as amount,
      count(*) filter (where agreed.start_date < won.choice_date) as late,
      coalesce(sum(won.choice_date - agreed.start_date) filter (where agreed.start_date < won.choice_date), 0)::bigint
        as "lateDays"
    from (select id, choice_at, choice_company_id, choice_date, price, add_price from ${projectsOf(filters)}) as won
    left join ${agreedOf('won')}
    group by 1 order by sum(won.price + won.add_price) desc, 1`.execute(db);
  return rows;
}

/** How many projects each company lost again, of those that it accepted; of the projects of these filters. */
export async function countLost(
  db: Db,
  accepted: Where,
  filters: readonly Filter[],
): Promise<{ key: number; count: number }[]> {
  const { rows } = await sql<{ key: number; count: number }>`
    select agreed.company_id as key, count(distinct agreed.project_id) as count from outsourced_acceptance agreed
    where ${accepted} and ${isLostAward} and agreed.project_id in (select id from ${projectsOf(filters)})
    group by 1`.execute(db);
  return rows;
}
