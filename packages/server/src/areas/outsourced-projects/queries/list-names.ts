import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { ListedProject } from './list-page.ts';

/** Names that the rows of a page refer to, by key. */
export type ListNames = {
  area: (id: number) => string;
  company: (id: number | null) => string;
  user: (id: string | null) => string;
  /** Digits. */
  phone: (userId: string) => string;
};

type NameRow = { kind: 'area' | 'company' | 'user'; key: string; name: string; phone: string };

const distinct = <T>(values: readonly (T | null)[]): T[] => [...new Set(values.filter((value) => value !== null))];

/** Statement that reads each name of a page once: cheaper than joins that repeat it for every row. */
export function namesQuery(projects: readonly ListedProject[]) {
  const areas = distinct(projects.map((project) => project.area_id));
  const companies = distinct(projects.map((project) => project.choice_company_id));
  const users = distinct(
    projects.flatMap((project) => [project.choice_user_id, project.sales_user_id, ...project.pm_ids]),
  );
  return sql<NameRow>`
    select 'area' as kind, id::text as key, name, '' as phone from area where id = any(${areas}::int[])
    union all select 'company', id::text, name, '' from company where id = any(${companies}::int[])
    union all select 'user', user_id, user_name, phone from portal_user where user_id = any(${users}::text[])`;
}

/** Looks up the names of a page; what is not set has the name ''. */
export async function findNames(db: Kysely<Database>, projects: readonly ListedProject[]): Promise<ListNames> {
  const { rows } = await namesQuery(projects).execute(db);
  const found = new Map(rows.map((row) => [`${row.kind} ${row.key}`, row]));
  const find = (kind: NameRow['kind']) => (key: number | string | null) => found.get(`${kind} ${key}`)?.name ?? '';
  const phone = (userId: string) => found.get(`user ${userId}`)?.phone ?? '';
  return { area: find('area'), company: find('company'), user: find('user'), phone };
}
