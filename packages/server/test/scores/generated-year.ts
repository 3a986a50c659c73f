import type { Random } from '@portal/demo/random';
import { sql } from 'kysely';
import type { OpenDatabase } from '#db/connect.ts';

/** The moment at which scores are counted. */
export const NOW = new Date('2026-11-24T03:00:00Z');

/** A project as the model reads it, with texts of Seoul. */
export type YearProject = {
  id: number;
  status: string;
  company: number | null;
  area: number;
  won: string | null;
  day: string | null;
  completed: string | null;
  billed: string | null;
  posted: string | null;
  total: number;
  sales: string;
  pms: string[];
  noMaterials: boolean;
  confirmed: boolean;
  sent: boolean;
  received: boolean;
};

const AWARDED = sql`deleted_at is null and choice_company_id is not null`;

/** Gives the projects above one id, up to another, awards, completions, marks, moved starts and withdrawals. */
async function spread(db: OpenDatabase['db'], above: number, upTo: number): Promise<void> {
  await sql`
    update outsourced_project set posted_at = '2026-11-27'::timestamptz - random() * interval '20 days',
      material_confirmed = random() < 0.5, material_sent = random() < 0.5, material_received = random() < 0.3,
      choice_at = case when ${AWARDED} then '2026-11-28'::timestamptz - random() * interval '1000 days' end,
      completed_at = case when ${AWARDED} and status in ('YY', 'B', 'E')
        then '2026-11-28'::timestamptz - random() * interval '900 days' end
    where id > ${above} and id <= ${upTo}`.execute(db);
  await sql`
    insert into outsourced_acceptance
      (project_id, accepted_at, company_id, user_id, version, price, add_price, start_date, scope)
    select id, choice_at, choice_company_id, choice_user_id, 1, price, add_price,
      choice_date - (case when random() < 0.2 then floor(random() * 5)::int else 0 end), '[]'
    from outsourced_project where ${AWARDED} and id > ${above} and id <= ${upTo}`.execute(db);
  // Awards that were withdrawn before the project was posted again.
  await sql`
    insert into outsourced_acceptance
      (project_id, accepted_at, company_id, user_id, version, price, add_price, start_date, scope)
    select p.id, '2026-11-20'::timestamptz - random() * interval '900 days', other.company_id, other.user_id,
      1, 1, 0, '2026-01-01', '[]'
    from outsourced_project p join (
      select company_id, user_id, row_number() over (order by user_id) as place, count(*) over () as total
      from portal_user where user_type = 'C') as other on other.place = 1 + (p.id / 9) % other.total
    where p.id % 9 = 0 and p.status in ('N', 'Y', 'E') and p.id > ${above} and p.id <= ${upTo}`.execute(db);
  await sql`
    insert into outsourced_score (project_id, check_item_id, score)
    select p.id, i.id, floor(random() * 11)::int from outsourced_project p cross join check_item i
    where ${AWARDED} and p.status in ('Y', 'YY', 'B', 'E') and random() < 0.8
      and p.id > ${above} and p.id <= ${upTo}`.execute(db);
  await sql`
    update outsourced_project set deleted_at = now(), deleted_by = created_by
    where status in ('F', 'C', 'N') and random() < 0.2 and id > ${above} and id <= ${upTo}`.execute(db);
}

/** Projects that one statement changes, so that it stays below the limit of time. */
const BATCH = 5000;

/**
 * Spreads awards, completions, marks, moved starts and withdrawals of a sample's projects over three years that end
 * shortly after NOW. The same random source makes the same rows.
 */
export async function spreadYears({ db }: OpenDatabase, random: Random): Promise<void> {
  const { first, last } = await db
    .selectFrom('outsourced_project')
    .select((project) => [project.fn.min('id').as('first'), project.fn.max('id').as('last')])
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (trx) => {
    await sql`select setseed(${random.whole(0, 1000) / 1000})`.execute(trx);
    for (let above = first - 1; above < last; above += BATCH) await spread(trx, above, above + BATCH);
  });
  for (const table of ['outsourced_project', 'outsourced_acceptance', 'outsourced_score']) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  }
}

/** Every live project. */
export async function readProjects({ db }: OpenDatabase): Promise<YearProject[]> {
  const { rows } = await sql<YearProject>`
    select id, status, choice_company_id as company, area_id as area,
      (choice_at at time zone 'Asia/Seoul')::text as won, choice_date::text as day,
      (completed_at at time zone 'Asia/Seoul')::text as completed, bill_date::text as billed,
      (posted_at at time zone 'Asia/Seoul')::text as posted, price + add_price as total, sales_user_id as sales,
      pm_ids as pms, no_materials as "noMaterials", material_confirmed as confirmed, material_sent as sent,
      material_received as received
    from outsourced_project where deleted_at is null order by id`.execute(db);
  return rows;
}

type YearAcceptance = { project: number; company: number; at: string; start: string };

/** Every acceptance. */
export async function readAcceptances({ db }: OpenDatabase): Promise<YearAcceptance[]> {
  const { rows } = await sql<YearAcceptance>`
    select project_id as project, company_id as company, (accepted_at at time zone 'Asia/Seoul')::text as at,
      start_date::text as start from outsourced_acceptance`.execute(db);
  return rows;
}

type YearMark = { project: number; item: number; score: number };

/** Every mark, also those of 0. */
export async function readMarks({ db }: OpenDatabase): Promise<YearMark[]> {
  const { rows } = await sql<YearMark>`
    select project_id as project, check_item_id as item, score from outsourced_score`.execute(db);
  return rows;
}

/** Everything that a naive count needs. */
export async function readYears(database: OpenDatabase) {
  return {
    projects: await readProjects(database),
    acceptances: await readAcceptances(database),
    marks: await readMarks(database),
  };
}
export type Years = Awaited<ReturnType<typeof readYears>>;
