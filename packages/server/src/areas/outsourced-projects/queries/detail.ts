import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { projectReadsOf } from '#areas/project/public/project-reads.ts';
import type { Ctx } from '#context.ts';
import type { Database } from '#db/schema.ts';

type Db = Ctx['db'];

/** What both kinds of project read alike. */
const { pmsOf, materialsOf, ...reads } = projectReadsOf({
  project: 'outsourced_project',
  pm: 'outsourced_pm',
  material: 'outsourced_material',
});
export const { findCommentedProject, lockCommentedProject, findDeletedForUpdate, listByWrId, listPmIds, hasMaterials } =
  reads;

type Selected = ExpressionBuilder<Database & { project: Database['outsourced_project'] }, 'project'>;

const personOf = (project: Selected, column: 'sales_user_id' | 'created_by' | 'choice_user_id') =>
  project.selectFrom('portal_user as person').whereRef('person.user_id', '=', `project.${column}`);

/** One live project with the names of its ids. Names come from subqueries, so that only the project row is locked. */
const selectProject = (db: Db, id: number) =>
  db
    .selectFrom('outsourced_project as project')
    .selectAll('project')
    .select((project) => [
      project
        .selectFrom('area')
        .select('area.name')
        .whereRef('area.id', '=', 'project.area_id')
        .$asScalar()
        .$notNull()
        .as('area_name'),
      project.selectFrom('trade').select('trade.name').whereRef('trade.id', '=', 'project.trade_id').as('trade_name'),
      personOf(project, 'sales_user_id').select('person.user_name').$asScalar().$notNull().as('sales_user_name'),
      personOf(project, 'sales_user_id').select('person.phone').$asScalar().$notNull().as('sales_user_phone'),
      personOf(project, 'created_by').select('person.user_name').$asScalar().$notNull().as('creator_name'),
      project
        .selectFrom('company')
        .select('company.name')
        .whereRef('company.id', '=', 'project.choice_company_id')
        .as('choice_company_name'),
      personOf(project, 'choice_user_id').select('person.user_name').as('choice_user_name'),
      personOf(project, 'choice_user_id').select('person.phone').as('choice_user_phone'),
      personOf(project, 'choice_user_id').select('person.deleted_at').as('choice_user_deleted_at'),
    ])
    .where('project.id', '=', id)
    .where('project.deleted_at', 'is', null);

/** One live project with the names of its ids. */
export const findProject = (db: Db, id: number) => selectProject(db, id).executeTakeFirst();

/**
 * The same; locks the row until the transaction ends. Changes that another transaction committed meanwhile are read.
 */
export const findProjectForUpdate = (db: Db, id: number) => selectProject(db, id).forUpdate().executeTakeFirst();

export type ProjectRecord = NonNullable<Awaited<ReturnType<typeof findProject>>>;

/** Offered start dates, ascending. */
export const listStartDates = async (db: Db, id: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('outsourced_start_date')
    .select('start_date')
    .where('project_id', '=', id)
    .orderBy('start_date')
    .execute();
  return rows.map((row) => row.start_date);
};

type Selecting = ExpressionBuilder<Database, never>;

/** Both checklists with the scores of this project (0 = not rated). A retired item stays where it was rated. */
const scoresOf = (from: Selecting, id: number) =>
  from
    .selectFrom('check_item as item')
    .leftJoin('outsourced_score as rated', (join) =>
      join.onRef('rated.check_item_id', '=', 'item.id').on('rated.project_id', '=', id),
    )
    .select(['item.id', 'item.list', 'item.text', 'item.active', sql<number>`coalesce(rated.score, 0)`.as('score')])
    .where((where) => where.or([where('item.active', '=', true), where('rated.score', 'is not', null)]))
    .orderBy('item.list')
    .orderBy('item.position')
    .orderBy('item.id');

/** All parts of a project, each in its order, in one statement. */
export const readParts = (db: Db, id: number) =>
  db
    .selectNoFrom((from) => [
      sql<string[]>`array(select start_date::text from outsourced_start_date where project_id = ${id} order by 1)`.as(
        'startDates',
      ),
      jsonArrayFrom(pmsOf(from, id)).as('pms'),
      jsonArrayFrom(materialsOf(from, id)).as('materials'),
      sql<string[]>`array(select name from outsourced_photo where project_id = ${id} order by position)`.as(
        'photoNames',
      ),
      jsonArrayFrom(scoresOf(from, id)).as('scores'),
    ])
    .executeTakeFirstOrThrow();

export type ProjectParts = Awaited<ReturnType<typeof readParts>>;

/** The live project that shows a photo. */
export const findPhotoOwner = (db: Db, name: string) =>
  db
    .selectFrom('outsourced_photo as photo')
    .innerJoin('outsourced_project as project', 'project.id', 'photo.project_id')
    .select(['project.status', 'project.choice_company_id', 'project.created_by'])
    .where('photo.name', '=', name)
    .where('project.deleted_at', 'is', null)
    .executeTakeFirst();

/** The ones of these photos that a project shows. */
export const listLinkedPhotoNames = async (db: Db, names: readonly string[]): Promise<string[]> =>
  names.length === 0
    ? []
    : (await db.selectFrom('outsourced_photo').select('name').where('name', 'in', names).execute()).map(
        ({ name }) => name,
      );

/** Who uploaded these photos; two users may have uploaded the same name. */
export const listPhotoUploads = async (
  db: Db,
  names: readonly string[],
): Promise<{ name: string; uploaded_by: string }[]> =>
  names.length === 0
    ? []
    : db
        .selectFrom('stored_file')
        .select(['name', 'uploaded_by'])
        .where('folder', '=', FILE_RULES.projectPhoto.folder)
        .where('name', 'in', names)
        .execute();

/** Whether no project names a stored photo. */
export const isUnclaimedPhoto = (file: ExpressionBuilder<Database, 'stored_file'>) =>
  file.not(
    file.exists(
      file
        .selectFrom('outsourced_photo')
        .select('outsourced_photo.name')
        .whereRef('outsourced_photo.name', '=', 'stored_file.name'),
    ),
  );
