import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

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

/** The columns of a live project that its comments and alarms need. */
const selectCommentedProject = (db: Db, id: number) =>
  db
    .selectFrom('internal_project')
    .select(['id', 'project_name', 'created_by', 'sales_user_id', 'blanked_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null);

/** A live project as its comments and alarms need it. */
export const findCommentedProject = (db: Db, id: number) => selectCommentedProject(db, id).executeTakeFirst();

/** The same; locks the row against changes (FOR SHARE) until the transaction ends. */
export const lockCommentedProject = (db: Db, id: number) =>
  selectCommentedProject(db, id).forShare().executeTakeFirst();

/** User ids of the PMs in their order. */
export const listPmIds = async (db: Db, id: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('internal_pm')
    .select('user_id')
    .where('project_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.user_id);
};

/** Whether a project has materials. */
export const hasMaterials = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('internal_material').select('position').where('project_id', '=', id).executeTakeFirst()) !==
  undefined;

/** The people and materials of a project, each in its order, in one statement. */
export const readParts = (db: Db, id: number) =>
  db
    .selectNoFrom((from) => [
      jsonArrayFrom(
        from
          .selectFrom('internal_pm as pm')
          .innerJoin('portal_user as person', 'person.user_id', 'pm.user_id')
          .select(['person.user_id', 'person.user_name', 'person.phone'])
          .where('pm.project_id', '=', id)
          .orderBy('pm.position'),
      ).as('pms'),
      jsonArrayFrom(
        from
          .selectFrom('internal_material as line')
          .innerJoin('material', 'material.id', 'line.material_id')
          .select(['material.id', 'material.name', 'material.model', 'material.unit', 'line.quantity'])
          .where('line.project_id', '=', id)
          .orderBy('line.position'),
      ).as('materials'),
    ])
    .executeTakeFirstOrThrow();
export type ProjectParts = Awaited<ReturnType<typeof readParts>>;

/** The live project with this outside number, if any. No project has the number ''. */
export const listByWrId = (db: Db, wrId: string) =>
  db.selectFrom('internal_project').select('id').where('wr_id', '=', wrId).where('deleted_at', 'is', null).execute();

/** Whether a company with this id exists. */
export const hasCompany = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('company').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
