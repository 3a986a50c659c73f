import { DeptKind, departPath } from '@portal/contract/areas/departments/kinds';
import type { Ctx } from '#context.ts';
import { listNodes } from '../queries.ts';
import { pathNames } from '../tree.ts';

/** A department that employees can belong to. `path` contains the names from the root. */
export type ChosenDepartment = { id: number; name: string; selectable: boolean; path: string };

/** Finds a department of a company by its id. The company itself and other roots are not departments. */
export async function findDepartment(
  db: Ctx['db'],
  companyId: number,
  id: number,
): Promise<ChosenDepartment | undefined> {
  const rows = await listNodes(db, companyId);
  const node = rows.find((row) => row.id === id && row.kind === DeptKind.Department);
  return node && { id, name: node.name, selectable: node.selectable, path: departPath(pathNames(rows, id)) };
}
