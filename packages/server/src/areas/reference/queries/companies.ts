import { ProjectStatus, WON_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import { plainNumberText } from '@portal/contract/core/invisible';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { columnContains, nameContains, readTablePage, type TablePage } from '#lists/table-page.ts';
import type { RecordFilter } from './records.ts';

type Db = Ctx['db'];

/** A page of companies in their order. */
export function pageCompanies(db: Db, page: TablePage, { active, keyword }: RecordFilter) {
  let matching = db.selectFrom('company').where('kind', '=', 'partner');
  if (active !== null) matching = matching.where('active', '=', active);
  if (keyword !== '') {
    const digits = plainNumberText(keyword).replace(/\D/g, '');
    matching = matching.where((company) =>
      company.or([
        nameContains('name', keyword),
        ...(digits === '' ? [] : [columnContains('business_number', digits)]),
      ]),
    );
  }
  return readTablePage(db, matching, (companies) => companies.selectAll().orderBy('position').orderBy('id'), page);
}

/** The id and name of every contractor in their order. */
export const listCompanyNames = (db: Db) =>
  db
    .selectFrom('company')
    .select(['id', 'name'])
    .where('kind', '=', 'partner')
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Locks the companies, so that concurrent changes cannot use the same name. */
export const lockCompanies = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('companies', 0))`.execute(db);

const selectCompany = (db: Db, id: number) =>
  db.selectFrom('company').selectAll().where('id', '=', id).where('kind', '=', 'partner');

/** A contractor. */
export const findCompany = (db: Db, id: number) => selectCompany(db, id).executeTakeFirst();

/** A contractor, locked until the transaction ends. */
export const lockCompany = (db: Db, id: number) => selectCompany(db, id).forUpdate().executeTakeFirst();

/** The numbers of a company's contacts that are not deleted, and of the projects that it won. */
export async function countOfCompany(db: Db, id: number) {
  const managers = db
    .selectFrom('portal_user')
    .where('user_type', '=', 'C')
    .where('company_id', '=', id)
    .where('deleted_at', 'is', null);
  const won = db.selectFrom('outsourced_project').where('choice_company_id', '=', id).where('deleted_at', 'is', null);
  const count = sql<number>`count(*)`;
  return db
    .selectNoFrom([
      managers.select(count.as('n')).$asScalar().$notNull().as('managerCnt'),
      won.where('status', '=', ProjectStatus.Awarded).select(count.as('n')).$asScalar().$notNull().as('ongoingCnt'),
      won.where('status', 'in', WON_STATUSES).select(count.as('n')).$asScalar().$notNull().as('projectCnt'),
    ])
    .executeTakeFirstOrThrow();
}

/** Companies with one of these names (D-543) or business numbers. */
export const listCompaniesLike = (db: Db, names: readonly string[], numbers: readonly string[]) =>
  db
    .selectFrom('company')
    .select(['id', 'name', 'business_number'])
    .where((company) =>
      company.or([
        sql<boolean>`name_key(name) in (select name_key(given) from unnest(${names}::text[]) given)`,
        company('business_number', '=', sql<string>`any(${numbers}::text[])`),
      ]),
    )
    .execute();
