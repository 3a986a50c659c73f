import {
  EVALUATED_STATUSES,
  type FigurePeriod,
  periodInstants,
} from '@portal/contract/areas/outsourced-projects/figure-rules';
import type { Marks } from '@portal/contract/areas/scores/score';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** SQL: the marks of live projects that were completed in a period, with their company, as `mark`. */
function marksOf(period: FigurePeriod) {
  const { from, before } = periodInstants(period);
  return sql`(
    select job.id, job.choice_company_id as company_id, job.completed_at, rated.check_item_id, rated.score
    from outsourced_project job join outsourced_score rated on rated.project_id = job.id
    where job.deleted_at is null and job.completed_at is not null
      and job.status in (${sql.join(EVALUATED_STATUSES.map(sql.lit))})
      and job.completed_at >= ${from} and job.completed_at < ${before} and rated.score > 0) as mark`;
}

const MARKS = sql`coalesce(sum(mark.score), 0)::bigint as sum, count(*) as count, count(distinct mark.id) as jobs`;

/** The marks of each company. */
export async function listCompanyMarks(db: Db, period: FigurePeriod): Promise<(Marks & { companyId: number })[]> {
  const { rows } = await sql<Marks & { companyId: number }>`
    select mark.company_id as "companyId", ${MARKS} from ${marksOf(period)} group by 1`.execute(db);
  return rows;
}

/** The marks of a company by month of completion, 'YYYY.MM'. */
export async function listMonthMarks(
  db: Db,
  period: FigurePeriod,
  companyId: number,
): Promise<(Marks & { month: string })[]> {
  const { rows } = await sql<Marks & { month: string }>`
    select to_char(mark.completed_at at time zone 'Asia/Seoul', 'YYYY.MM') as month, ${MARKS}
    from ${marksOf(period)} where mark.company_id = ${companyId} group by 1`.execute(db);
  return rows;
}

/** An item of a checklist with the marks of a company and of every company. */
export type ItemMarks = Marks & { id: number; text: string; list: 1 | 2; allSum: number; allCount: number };

/** The marks of a company and of every company by item. Items without marks and out of use are left out. */
export async function listItemMarks(db: Db, period: FigurePeriod, companyId: number): Promise<ItemMarks[]> {
  const { rows } = await sql<ItemMarks>`
    select item.id, item.text, item.list,
      coalesce(sum(mark.score) filter (where mark.company_id = ${companyId}), 0)::bigint as sum,
      count(mark.score) filter (where mark.company_id = ${companyId}) as count,
      count(distinct mark.id) filter (where mark.company_id = ${companyId}) as jobs,
      coalesce(sum(mark.score), 0)::bigint as "allSum", count(mark.score) as "allCount"
    from check_item item left join ${marksOf(period)} on mark.check_item_id = item.id
    group by item.id having item.active or count(mark.score) filter (where mark.company_id = ${companyId}) > 0
    order by item.list, item.position, item.id`.execute(db);
  return rows;
}

/** The name of a contractor, retired ones too. */
export const findCompanyName = (db: Db, id: number) =>
  db.selectFrom('company').select('name').where('id', '=', id).where('kind', '=', 'partner').executeTakeFirst();
