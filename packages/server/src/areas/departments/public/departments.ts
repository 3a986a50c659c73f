import { DeptKind, departPath } from '@portal/contract/areas/departments/kinds';
import type { Ctx } from '#context.ts';
import { listNodes } from '../queries.ts';
import { namesTo } from '../tree.ts';

/** A department somebody belongs to. */
export type ChosenDepartment = { id: number; name: string; selectable: boolean; path: string };

/** A department of the company by its number; the company itself and other roots are none. */
export async function findDepartment(
  db: Ctx['db'],
  companyId: number,
  id: number,
): Promise<ChosenDepartment | undefined> {
  const rows = await listNodes(db, companyId);
  const node = rows.find((row) => row.id === id && row.kind === DeptKind.Department);
  return node && { id, name: node.name, selectable: node.selectable, path: departPath(namesTo(rows, id)) };
}
