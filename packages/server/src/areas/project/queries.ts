import { Employment } from '@portal/contract/areas/employees/codes';
import type { DutyHolder } from '@portal/contract/areas/employees/duties';
import { UserType } from '@portal/contract/core/actor';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { Database } from '#db/schema.ts';

type Db = Ctx['db'];

/** Ids to look up, as text. */
export type ReferenceIds = { areas: readonly string[]; users: readonly string[]; materials: readonly string[] };

/** A record, and whether it can be chosen now. Only users have a letter and duties. */
export type Reference = DutyHolder & {
  active: boolean;
  kind: 'area' | 'user' | 'material';
  id: string;
  name: string;
  model: string;
};

/** These records with their names, in one statement; of deleted ones the users alone. Users must be staff (D-52). */
export async function listReferences(db: Db, { areas, users, materials }: ReferenceIds): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select 'area' as kind, id::text as id, name, '' as model, '' as permission, false as sales, false as pm, active
    from area where id = any(${areas}::integer[])
    union all
    select 'user', user_id, user_name, '', permission, sales_duty, pm_duty,
      deleted_at is null and employment <> ${sql.lit(Employment.Retired)}
    from portal_user
    where user_type = ${sql.lit(UserType.Staff)} and user_id = any(${users}::text[])
    union all
    select 'material', id::text, name, model, '', false, false, active
    from material where id = any(${materials}::integer[])`.execute(db);
  return rows;
}

/** The tables of one kind of project. */
type ProjectTables = {
  project: 'internal_project' | 'outsourced_project';
  pm: 'internal_pm' | 'outsourced_pm';
  material: 'internal_material' | 'outsourced_material';
};

type Selecting = ExpressionBuilder<Database, never>;

/** What is read of both kinds of project alike. Each kind writes its tables itself. */
export function projectReads({ project, pm, material }: ProjectTables) {
  const selectCommented = (db: Db, id: number) =>
    db
      .selectFrom(project)
      .select(['id', 'project_name', 'created_by', 'sales_user_id', 'blanked_at'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null);
  return {
    /** A live project as its comments and alarms need it. */
    findCommentedProject: (db: Db, id: number) => selectCommented(db, id).executeTakeFirst(),
    /** The same; locks the row against changes (FOR SHARE) until the transaction ends. */
    lockCommentedProject: (db: Db, id: number) => selectCommented(db, id).forShare().executeTakeFirst(),
    /** The live project with this outside number, if any. No project has the number ''. */
    listByWrId: (db: Db, wrId: string) =>
      db.selectFrom(project).select('id').where('wr_id', '=', wrId).where('deleted_at', 'is', null).execute(),
    /** Whether a project is deleted or blanked; locks it, live or deleted, until the transaction ends. */
    findDeletedForUpdate: (db: Db, id: number) =>
      db.selectFrom(project).select(['deleted_at', 'blanked_at']).where('id', '=', id).forUpdate().executeTakeFirst(),
    /** User ids of the PMs in their order. */
    listPmIds: async (db: Db, id: number): Promise<string[]> => {
      const rows = await db.selectFrom(pm).select('user_id').where('project_id', '=', id).orderBy('position').execute();
      return rows.map((row) => row.user_id);
    },
    /** Whether a project has materials. */
    hasMaterials: async (db: Db, id: number): Promise<boolean> =>
      (await db.selectFrom(material).select('position').where('project_id', '=', id).executeTakeFirst()) !== undefined,
    /** The PMs in their order. */
    pmsOf: (from: Selecting, id: number) =>
      from
        .selectFrom(`${pm} as pm`)
        .innerJoin('portal_user as person', (join) => join.onRef('person.user_id', '=', 'pm.user_id'))
        .select(['person.user_id', 'person.user_name', 'person.phone'])
        .where('pm.project_id', '=', id)
        .orderBy('pm.position'),
    /** The materials in their order. */
    materialsOf: (from: Selecting, id: number) =>
      from
        .selectFrom(`${material} as line`)
        .innerJoin('material', (join) => join.onRef('material.id', '=', 'line.material_id'))
        .select(['material.id', 'material.name', 'material.model', 'material.unit', 'line.quantity'])
        .where('line.project_id', '=', id)
        .orderBy('line.position'),
  };
}
