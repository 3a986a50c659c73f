import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import { EVERYWHERE, withCompanies, withStatus } from '../../db/lists/branches.ts';
import { findNames } from '../../db/lists/find-names.ts';
import { findSearch } from '../../db/lists/find-search.ts';
import { readPage } from '../../db/lists/read-page.ts';
import type { Handler } from '../../http/handlers.ts';
import { internalList } from './queries/list-page.ts';
import { viewRow } from './view-row.ts';

/** The internal list: every live project, newest first (INT-02, INT-05 to INT-07, D-81). */
export const listProjects: Handler<typeof internalProjectCalls.listProjects> = async (ctx, input) => {
  const { db, actor } = ctx;
  const { match, companyIds } = await findSearch(db, actor, { type: input.SearchType, key: input.SearchKey });
  const inStatus = withStatus(EVERYWHERE, input.SearchActiveStatus);
  const branches = companyIds === null ? inStatus : withCompanies(inStatus, companyIds);
  const { projects, totalCount } = await readPage(db, internalList, input, { branches, match });
  const names = await findNames(db, {
    areas: projects.map(({ project }) => project.area_id),
    users: projects.flatMap(({ project }) => [project.sales_user_id, ...project.pm_ids]),
  });
  return { rows: projects.map(({ project, no }) => ({ ...viewRow(project, names), no })), totalCount };
};
