import type { CallCtx } from '../../context.ts';
import type { ListNames } from '../../db/lists/find-names.ts';
import type { Wanted } from '../../db/lists/list-ids.ts';
import { type PageFields, readPage } from '../../db/lists/read-page.ts';
import { findListNames } from './queries/list-names.ts';
import { type ListedProject, outsourcedList } from './queries/list-page.ts';

/** What every list of outsourced projects is asked with, as the wire names it. */
export type ListRequest = PageFields & {
  SearchActiveStatus: string;
  SearchType: string;
  SearchKey: string;
  CompanyId: number;
};

/** One project of a page with its running number (D-49) and the names of the whole page. */
export type NumberedProject = { project: ListedProject; no: number; names: ListNames };

/** The page that is asked for of the wanted projects, and how many there are in all. */
export async function readProjectPage(
  { db }: CallCtx,
  request: ListRequest,
  wanted: Wanted,
): Promise<{ projects: NumberedProject[]; totalCount: number }> {
  const { projects, totalCount } = await readPage(db, outsourcedList, request, wanted);
  const names = await findListNames(
    db,
    projects.map(({ project }) => project),
  );
  return { projects: projects.map((row) => ({ ...row, names })), totalCount };
}
