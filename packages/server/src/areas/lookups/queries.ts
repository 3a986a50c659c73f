import { type SelectQueryBuilder, sql } from 'kysely';
import type { Ctx } from '../../context.ts';
import type { Database } from '../../db/schema.ts';

type Db = Ctx['db'];
export type Page = { Page: number; PageSize: number };

/** Rows of one page and how many there are in all; look-up tables are small, so both come from one statement. */
async function readPage<T extends keyof Database, O>(
  query: SelectQueryBuilder<Database, T, O>,
  page: Page,
): Promise<{ rows: O[]; totalCount: number }> {
  const found = await query
    .select(sql<number>`count(*) over ()`.as('total'))
    .limit(page.PageSize)
    .offset((page.Page - 1) * page.PageSize)
    .execute();
  return {
    rows: found.map(({ total: _, ...row }) => row as O),
    totalCount: found[0]?.total ?? 0,
  };
}

/** Contractors that are not retired; `onlyId` limits to one (D-145). */
export function pageCompanies(db: Db, page: Page, filter: { onlyId?: number; keyword: string; descending: boolean }) {
  let query = db
    .selectFrom('company')
    .select(['id', 'name as companyName'])
    .where('kind', '=', 'partner')
    .where('active', '=', true)
    .orderBy(sql`name collate "C"`, filter.descending ? 'desc' : 'asc')
    .orderBy('id');
  if (filter.onlyId !== undefined) query = query.where('id', '=', filter.onlyId);
  if (filter.keyword !== '') query = query.where(sql<boolean>`strpos(lower(name), lower(${filter.keyword})) > 0`);
  return readPage(query, page);
}

export const pageAreas = (db: Db, page: Page) =>
  readPage(
    db
      .selectFrom('area')
      .select(['id', 'name as areaName'])
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('id'),
    page,
  );

export const pageMaterials = (db: Db, page: Page) =>
  readPage(
    db
      .selectFrom('material')
      .select(['id', 'name as materialsName', 'model as modelName'])
      .where('active', '=', true)
      .orderBy(sql`name collate "C"`)
      .orderBy(sql`model collate "C"`),
    page,
  );

export const pageChecks = (db: Db, page: Page, list: number) =>
  readPage(
    db
      .selectFrom('check_item')
      .select(['id as checkId', 'text as checkText'])
      .where('list', '=', list)
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('id'),
    page,
  );

/** Active staff, or only those whose department gives the letter: B sales, F PM (D-52). */
export const pageStaff = (db: Db, page: Page, letter?: string) =>
  readPage(
    db
      .selectFrom('portal_user')
      .select(['user_id as userId', 'user_name as adminName'])
      .$if(letter !== undefined, (query) => query.where('permission', '=', letter ?? ''))
      .where('user_type', '=', 'M')
      .where('deleted_at', 'is', null)
      .where('employment', '<>', 'R')
      .orderBy(sql`user_name collate "C"`)
      .orderBy('user_id'),
    page,
  );
