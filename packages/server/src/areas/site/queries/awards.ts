import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** An award with what site records need of its project. */
export type AwardRecord = {
  id: number;
  project_id: number;
  project_name: string;
  company_id: number;
  company_name: string;
  accepted_at: Date;
  status: ProjectStatus;
  completed_at: Date | null;
  invoiced_at: Date | null;
  choice_company_id: number | null;
  is_current: boolean;
  created_by: string;
  sales_user_id: string;
  pm_ids: string[];
};

const award = (which: RawBuilder<unknown>): RawBuilder<AwardRecord> => sql<AwardRecord>`
  select agreed.id, project.id as project_id, project.project_name, agreed.company_id, company.name as company_name,
    agreed.accepted_at, project.status, project.completed_at, project.invoiced_at, project.choice_company_id, project.created_by, project.sales_user_id,
    project.pm_ids, coalesce(project.choice_at = agreed.accepted_at, false) as is_current
  from outsourced_acceptance agreed
    join outsourced_project project on project.id = agreed.project_id
    join company on company.id = agreed.company_id
  where project.deleted_at is null and ${which}
  order by agreed.id desc limit 1`;

const ofProject = (projectId: number) => sql`project.id = ${projectId}`;
const withId = (id: number) => sql`agreed.id = ${id}`;
/** Keeps state and award of the project as they are until the transaction ends. */
const locked = sql`for share of project`;

/** The newest award of a live project. */
export const findNewestAward = async (db: Db, projectId: number): Promise<AwardRecord | undefined> =>
  (await award(ofProject(projectId)).execute(db)).rows[0];

/** One award of a live project. */
export const findAward = async (db: Db, id: number): Promise<AwardRecord | undefined> =>
  (await award(withId(id)).execute(db)).rows[0];

/** The same; its project cannot change until the transaction ends. */
export const lockAward = async (db: Db, id: number): Promise<AwardRecord | undefined> =>
  (await sql<AwardRecord>`${award(withId(id))} ${locked}`.execute(db)).rows[0];

/** The awards of a live project, newest first. */
export async function listAwards(db: Db, projectId: number) {
  const { rows } = await sql<Pick<AwardRecord, 'id' | 'company_name' | 'accepted_at'>>`
    select agreed.id, company.name as company_name, agreed.accepted_at
    from outsourced_acceptance agreed
      join outsourced_project project on project.id = agreed.project_id
      join company on company.id = agreed.company_id
    where project.deleted_at is null and ${ofProject(projectId)}
    order by agreed.id desc`.execute(db);
  return rows;
}

/** Whether a project exists and was not deleted. */
export const existsProject = async (db: Db, id: number): Promise<boolean> =>
  (await sql`select from outsourced_project project where ${ofProject(id)} and deleted_at is null`.execute(db)).rows
    .length > 0;
