import type { DepartmentNode } from '@portal/contract/areas/departments/calls';
import { departPath } from '@portal/contract/areas/departments/kinds';
import { toYesNo } from '@portal/contract/core/formats';
import type { NodeRow } from './queries.ts';

/** The names from the top down to a node. */
export function namesTo(rows: readonly NodeRow[], id: number): string[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const names: string[] = [];
  for (let row = byId.get(id); row; row = row.parent_id === null ? undefined : byId.get(row.parent_id)) {
    names.unshift(row.name);
  }
  return names;
}

/** A node and everything below it. */
export function branchOf(rows: readonly NodeRow[], id: number): number[] {
  const branch = [id];
  for (const at of branch) branch.push(...rows.filter((row) => row.parent_id === at).map((row) => row.id));
  return branch;
}

/**
 * The tree as it is answered: the company on top, its departments below (D-110). A department that hangs on nothing,
 * which the company's node adopts, is never lost.
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
        departPath: departPath(namesTo(rows, row.id)),
        children: [],
      },
    ]),
  );
  const tops: DepartmentNode[] = [];
  for (const row of rows) {
    const node = nodes.get(row.id);
    if (node) (row.parent_id === null ? tops : (nodes.get(row.parent_id)?.children ?? tops)).push(node);
  }
  return tops;
}
