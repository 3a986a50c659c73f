import { DUTY_LETTER } from '@portal/contract/areas/employees/duties';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { FirstStep } from '@portal/contract/areas/reference/kinds';
import { UserType } from '@portal/contract/core/actor';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Ctx } from '#context.ts';
import { isEmployedStaff } from '#db/employed-staff.ts';
import { nameContains, readTablePage, type TablePage } from '#lists/table-page.ts';
import type { MaterialTable } from '../tables.ts';

type Db = Ctx['db'];

/** A filter of companies or materials: in use (true), retired (false) or both (null), and a keyword. */
export type RecordFilter = { active: boolean | null; keyword: string };

/** A page of materials in their order. */
export function pageMaterials(db: Db, page: TablePage, { active, keyword }: RecordFilter) {
  let matching = db.selectFrom('material');
  if (active !== null) matching = matching.where('active', '=', active);
  if (keyword !== '') {
    matching = matching.where((material) =>
      material.or([nameContains('name', keyword), nameContains('model', keyword)]),
    );
  }
  return readTablePage(db, matching, (materials) => materials.selectAll().orderBy('position').orderBy('id'), page);
}

/** A material, locked until the transaction ends. */
export const lockMaterial = (db: Db, id: number) =>
  db.selectFrom('material').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Locks the order of the materials, so that of two changes the second sees the first. */
export const lockMaterials = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('materials', 0))`.execute(db);

/** Inserts a material and answers its id. */
export const insertMaterial = async (db: Db, row: Insertable<MaterialTable>): Promise<number> =>
  (await db.insertInto('material').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** Inserts several materials. */
export const insertMaterials = (db: Db, rows: readonly Insertable<MaterialTable>[]) =>
  db.insertInto('material').values(rows).execute();

/** Changes a material. */
export const updateMaterial = (db: Db, id: number, columns: Updateable<MaterialTable>) =>
  db.updateTable('material').set(columns).where('id', '=', id).execute();

/** The id and name of every material in their order. */
export const listMaterialNames = (db: Db) =>
  db.selectFrom('material').select(['id', 'name']).orderBy('position').orderBy('id').execute();

/** Gives the rows of a table the order of `ids`. */
export const orderRows = (db: Db, table: string, ids: readonly number[]) =>
  sql`update ${sql.table(table)} as entry set position = wanted.place
    from unnest(${ids}::int[]) with ordinality as wanted (id, place) where entry.id = wanted.id`.execute(db);

/** Gives materials the order of `ids`. */
export const updateMaterialOrder = (db: Db, ids: readonly number[]) => orderRows(db, 'material', ids);

/** Deletes a material. */
export const deleteMaterial = (db: Db, id: number) => db.deleteFrom('material').where('id', '=', id).execute();

/** Materials with these names (D-543), to find existing ones. */
export const listMaterialsNamed = (db: Db, names: readonly string[]) =>
  db
    .selectFrom('material')
    .select(['id', 'name', 'model'])
    .where(sql<boolean>`name_key(name) in (select name_key(given) from unnest(${names}::text[]) given)`)
    .execute();

type FirstSteps = Record<FirstStep, boolean> & { draft: number | null };

/** Which steps to the first posted project are done, and the oldest draft. */
export const readFirstSteps = async (db: Db) =>
  (
    await sql<FirstSteps>`
      with employed as (
        select permission, sales_duty, pm_duty from portal_user
        where ${isEmployedStaff()})
      select
        exists (select from company where kind = 'partner' and active) as company,
        exists (select from portal_user where user_type = ${sql.lit(UserType.Partner)}
          and deleted_at is null and password_hash is not null)
          as manager,
        exists (select from employed where permission = ${DUTY_LETTER.sales} or sales_duty) as sales,
        exists (select from employed where permission = ${DUTY_LETTER.pm} or pm_duty) as pm,
        exists (select from material where active) as material,
        exists (select from outsourced_project where posted_at is not null) as project,
        (select min(id) from outsourced_project
          where status = ${ProjectStatus.Draft} and deleted_at is null) as draft`.execute(db)
  ).rows[0];
