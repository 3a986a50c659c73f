import type { Kysely } from 'kysely';
import { findNames, type ListNames } from '../../../db/lists/find-names.ts';
import type { Database } from '../../../db/schema.ts';
import type { ListedProject } from './list-page.ts';

/** Looks up the names that listed projects refer to. */
export const findListNames = (db: Kysely<Database>, projects: readonly ListedProject[]): Promise<ListNames> =>
  findNames(db, {
    areas: projects.map((project) => project.area_id),
    companies: projects.map((project) => project.choice_company_id),
    users: projects.flatMap((project) => [project.choice_user_id, project.sales_user_id, ...project.pm_ids]),
  });
