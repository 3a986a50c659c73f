import { type Insertable, sql, type Updateable } from 'kysely';
import type { Ctx } from '#context.ts';
import { holds, readTablePage, type TablePage } from '#lists/table-page.ts';
import type { MaterialTable } from '../tables.ts';

type Db = Ctx['db'];

/** Which companies or materials a list holds: in use, retired or both, found by a keyword. */
export type RecordFilter = { active: boolean | null; keyword: string };

export function pageCompanies(db: Db, page: TablePage, { active, keyword }: RecordFilter) {
  let matching = db.selectFrom('company').where('kind', '=', 'partner');
  if (active !== null) matching = matching.where('active', '=', active);
  if (keyword !== '') {
    const digits = keyword.replace(/\D/g, '');
    matching = matching.where((company) =>
      company.or([holds('name', keyword), ...(digits === '' ? [] : [holds('business_number', digits)])]),
    );
  }
  return readTablePage(
    db,
    matching,
    (companies) => companies.selectAll().orderBy(sql`name collate "C"`).orderBy('id'),
    page,
  );
}

export function pageMaterials(db: Db, page: TablePage, { active, keyword }: RecordFilter) {
  let matching = db.selectFrom('material');
  if (active !== null) matching = matching.where('active', '=', active);
  if (keyword !== '') {
    matching = matching.where((material) => material.or([holds('name', keyword), holds('model', keyword)]));
  }
  return readTablePage(
    db,
    matching,
    (materials) => materials.selectAll().orderBy(sql`name collate "C"`).orderBy(sql`model collate "C"`).orderBy('id'),
    page,
  );
}

/** Lets one change of companies at a time pass, so that no two of them take one name. */
export const lockCompanies = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('companies', 0))`.execute(db);

export const holdCompany = (db: Db, id: number) =>
  db
    .selectFrom('company')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'partner')
    .forUpdate()
    .executeTakeFirst();

/** Companies that have one of these names or business numbers. */
export const listCompaniesLike = (db: Db, names: readonly string[], numbers: readonly string[]) =>
  db
    .selectFrom('company')
    .select(['id', 'name', 'business_number'])
    .where((company) =>
      company.or([
        company('name', '=', sql<string>`any(${names}::text[])`),
        company('business_number', '=', sql<string>`any(${numbers}::text[])`),
      ]),
    )
    .execute();

export const holdMaterial = (db: Db, id: number) =>
  db.selectFrom('material').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const insertMaterial = async (db: Db, row: Insertable<MaterialTable>): Promise<number> =>
  (await db.insertInto('material').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const insertMaterials = (db: Db, rows: readonly Insertable<MaterialTable>[]) =>
  db.insertInto('material').values(rows).execute();

export const updateMaterial = (db: Db, id: number, columns: Updateable<MaterialTable>) =>
  db.updateTable('material').set(columns).where('id', '=', id).execute();

export const deleteMaterial = (db: Db, id: number) => db.deleteFrom('material').where('id', '=', id).execute();

/** Materials of these names, to find those that are there already. */
export const listMaterialsNamed = (db: Db, names: readonly string[]) =>
  db.selectFrom('material').select(['name', 'model']).where('name', '=', sql<string>`any(${names}::text[])`).execute();

/** What of the first day is there. */
export const readFirstSteps = async (db: Db) =>
  (
    await sql<{ company: boolean; manager: boolean; sales: boolean; pm: boolean; material: boolean }>`
      select
        exists (select from company where kind = 'partner' and active) as company,
        exists (select from portal_user where user_type = 'C' and deleted_at is null and password_hash is not null)
          as manager,
        exists (select from portal_user where user_type = 'M' and deleted_at is null and employment <> 'R'
          and permission = 'B') as sales,
        exists (select from portal_user where user_type = 'M' and deleted_at is null and employment <> 'R'
          and permission = 'F') as pm,
        exists (select from material where active) as material`.execute(db)
  ).rows[0];
