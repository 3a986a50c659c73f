import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { projectReadsOf } from '#areas/project/public/project-reads.ts';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** What both kinds of project read alike. */
const { pmsOf, materialsOf, ...reads } = projectReadsOf({
  project: 'internal_project',
  pm: 'internal_pm',
  material: 'internal_material',
});
export const { findCommentedProject, lockCommentedProject, findDeletedForUpdate, listByWrId, listPmIds, hasMaterials } =
  reads;

/** One live project with the names of its ids. */
export const findProject = (db: Db, id: number) =>
  db
    .selectFrom('internal_project as project')
    .innerJoin('area', 'area.id', 'project.area_id')
    .innerJoin('portal_user as sales', 'sales.user_id', 'project.sales_user_id')
    .innerJoin('portal_user as creator', 'creator.user_id', 'project.created_by')
    .leftJoin('company', 'company.id', 'project.choice_company_id')
    .leftJoin('portal_user as leader', 'leader.user_id', 'project.choice_user_id')
    .selectAll('project')
    .select([
      'area.name as area_name',
      'sales.user_name as sales_user_name',
      'sales.phone as sales_user_phone',
      'creator.user_name as creator_name',
      'company.name as choice_company_name',
      'leader.user_name as choice_user_name',
    ])
    .where('project.id', '=', id)
    .where('project.deleted_at', 'is', null)
    .executeTakeFirst();

export type ProjectRecord = NonNullable<Awaited<ReturnType<typeof findProject>>>;

/** The people and materials of a project, each in its order, in one statement. */
export const readParts = (db: Db, id: number) =>
  db
    .selectNoFrom((from) => [
      jsonArrayFrom(pmsOf(from, id)).as('pms'),
      jsonArrayFrom(materialsOf(from, id)).as('materials'),
    ])
    .executeTakeFirstOrThrow();
export type ProjectParts = Awaited<ReturnType<typeof readParts>>;

/** Whether a company with this id exists. */
export const hasCompany = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('company').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
