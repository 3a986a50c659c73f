import { ReportState } from '@portal/contract/areas/site-reports/status';
import { type Insertable, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { SiteReportSignatureTable } from '../tables.ts';

type Db = Ctx['db'];

/** Stores the signatures of a version. */
export const insertSignatures = (db: Db, rows: readonly Insertable<SiteReportSignatureTable>[]) =>
  db.insertInto('site_report_signature').values(rows).execute();

/** The strokes of a version, the customer's first. */
export const listStrokes = (db: Db, reportId: number) =>
  db
    .selectFrom('site_report_signature')
    .select(['signer', 'strokes'])
    .where('report_id', '=', reportId)
    .orderBy('signer', 'desc')
    .execute();

/** Where a site is. */
export type StoredPlace = { region: string; addr1: string; addr2: string; place_name: string };

/** What the paper takes from project, company and visits. */
export type StoredFacts = StoredPlace & {
  customer_name: string;
  client_name: string;
  first_day: string;
  last_day: string;
  days: number;
  people: number;
};

/** Reads it, with the days of the visits, or else with the chosen day. */
export const readFacts = async (db: Db, awardId: number): Promise<StoredFacts | undefined> =>
  (
    await sql<StoredFacts>`
      select area.name as region, project.addr1, project.addr2, project.place_name,
        project.customer_name, coalesce(client.name, '') as client_name,
        coalesce((coalesce(visits.first_day, project.choice_date))::text, '') as first_day,
        coalesce((coalesce(visits.last_day, project.choice_date))::text, '') as last_day,
        greatest(visits.days, 1)::int as days,
        coalesce(visits.people, project.total_people, 0) as people
      from outsourced_acceptance agreed
        join outsourced_project project on project.id = agreed.project_id
        join area on area.id = project.area_id
        left join portal_user creator on creator.user_id = project.created_by
        left join company client on client.id = creator.company_id,
        lateral (select min(day) as first_day, max(day) as last_day, count(*) as days, max(headcount) as people
          from site_visit where award_id = agreed.id) visits
      where agreed.id = ${awardId}`.execute(db)
  ).rows[0];

/** Whether a project may only be completed with an accepted report. */
export const readRequired = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('site_report_setting').select('required').executeTakeFirstOrThrow()).required;

/** Stores it. */
export const storeRequired = (db: Db, required: boolean) =>
  db.updateTable('site_report_setting').set({ required }).execute();

/** Whether the present award of a project has an accepted report. */
export const hasAccepted = async (db: Db, projectId: number): Promise<boolean> =>
  (
    await sql`
      select from site_report report
        join outsourced_acceptance agreed on agreed.id = report.award_id
        join outsourced_project project on project.id = agreed.project_id and project.choice_at = agreed.accepted_at
      where project.id = ${projectId} and report.state = ${sql.lit(ReportState.Accepted)} limit 1`.execute(db)
  ).rows.length > 0;
