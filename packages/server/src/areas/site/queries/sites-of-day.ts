import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { EXPECTED_DAYS } from '@portal/contract/areas/site/expected-sites';
import { MOST_SITES } from '@portal/contract/areas/site/visits';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { expectedOn } from './expected-on.ts';

/** A site on one day, with the visit of that day. */
export type SiteRecord = {
  day: string;
  award_id: number;
  project_id: number;
  status: ProjectStatus;
  project_name: string;
  area_id: number;
  company_id: number;
  sales_user_id: string;
  pm_ids: string[];
  total_people: number | null;
  manager_user_name: string;
  manager_user_phone: string;
  without_materials: boolean;
  material_sent: boolean;
  material_received: boolean;
  headcount: number | null;
  arrived_at: Date | null;
  arrived_device_at: Date | null;
  arrived_received_at: Date | null;
  left_at: Date | null;
  left_device_at: Date | null;
  left_received_at: Date | null;
  tomorrow: boolean | null;
  logged: boolean;
  photos: number;
};

const awarded = sql`project.deleted_at is null and project.status = ${sql.lit(ProjectStatus.Awarded)}`;
const currentAward = sql`outsourced_acceptance agreed join outsourced_project project
  on project.id = agreed.project_id and project.choice_at = agreed.accepted_at`;

const earlier = sql.lit(EXPECTED_DAYS);

/**
 * The sites of a day and of the next one: those that are expected then, and those with a visit then. It is one
 * statement, read along the indexes of the days since which a site may be expected.
 */
export async function listSitesOf(db: Ctx['db'], day: string, today: string): Promise<SiteRecord[]> {
  const { rows } = await sql<SiteRecord>`
    with near as (
      select agreed.id as award_id, project.id as project_id from ${currentAward}
      where project.choice_date between ${day}::date - ${earlier} and ${day}::date + 1 and ${awarded}
      union
      select agreed.id, project.id from site_visit visit join ${currentAward} on agreed.id = visit.award_id
      where visit.day between ${day}::date - ${earlier} and ${day}::date and ${awarded})
    select site.day::text as day, site.award_id, project.id as project_id, project.status, project.project_name, project.area_id,
      agreed.company_id, project.sales_user_id, project.pm_ids, project.total_people, project.manager_user_name,
      project.manager_user_phone, project.material_sent, project.material_received,
      project.no_materials or not exists (
        select from outsourced_material line where line.project_id = project.id) as without_materials,
      visit.headcount, visit.arrived_at, visit.arrived_device_at, visit.arrived_received_at,
      visit.left_at, visit.left_device_at, visit.left_received_at, visit.tomorrow,
      exists (select from site_log log where log.award_id = site.award_id and log.day = site.day) as logged,
      (select count(*)::int from site_photo photo where photo.award_id = site.award_id
        and (coalesce(photo.taken_at, photo.received_at) at time zone 'Asia/Seoul')::date = site.day) as photos
    from (
      select listed.day, near.award_id
      from near join outsourced_project project on project.id = near.project_id
        cross join (values (${day}::date), (${day}::date + 1)) listed (day)
      where ${expectedOn({ project: 'project', day: sql`listed.day`, today })}
      union
      select day, award_id from site_visit where day between ${day}::date and ${day}::date + 1
    ) site
      join outsourced_acceptance agreed on agreed.id = site.award_id
      join outsourced_project project on project.id = agreed.project_id and project.deleted_at is null
      left join site_visit visit on visit.award_id = site.award_id and visit.day = site.day
    order by site.day, project.project_name, agreed.id
    limit ${sql.lit(MOST_SITES + 1)}`.execute(db);
  return rows;
}
