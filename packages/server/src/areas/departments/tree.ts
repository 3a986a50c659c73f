import type { DepartmentNode } from '@portal/contract/areas/departments/calls';
import { departPath } from '@portal/contract/areas/departments/kinds';
import { toYesNo } from '@portal/contract/core/formats';
import type { NodeRow } from './queries.ts';

/** The names of the nodes from the root to a node. */
export function pathNames(rows: readonly NodeRow[], id: number): string[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const names: string[] = [];
  for (let row = byId.get(id); row; row = row.parent_id === null ? undefined : byId.get(row.parent_id)) {
    names.unshift(row.name);
  }
  return names;
}

/** The ids of a node and of all nodes below it. */
export function subtreeIds(rows: readonly NodeRow[], id: number): number[] {
  const branch = [id];
  for (const parentId of branch) branch.push(...rows.filter((row) => row.parent_id === parentId).map((row) => row.id));
  return branch;
}

/**
 * Builds the tree of the response, with the company at the root (D-110). A node without a parent, or whose
 * parent is missing, becomes a root, so that it is still shown.
 */
export function viewTree(rows: readonly NodeRow[]): DepartmentNode[] {
  const nodes = new Map(
    rows.map((row): [number, DepartmentNode] => [
      row.id,
      {
        deptId: row.id,
        deptName: row.name,
        parentDeptId: row.parent_id ?? 0,
        deptCompanyId: row.company_id,
        level: row.level,
        type: row.kind,
        selectableYn: toYesNo(row.selectable),
        version: row.version,
        departPath: departPath(pathNames(rows, row.id)),
        children: [],
      },
    ]),
  );
  const roots: DepartmentNode[] = [];
  for (const row of rows) {
    const node = nodes.get(row.id);
    if (node) (row.parent_id === null ? roots : (nodes.get(row.parent_id)?.children ?? roots)).push(node);
  }
  return roots;
}
