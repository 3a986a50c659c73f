import type { DepartmentNode } from '@portal/contract/areas/departments/calls';
import { useQuery } from '@tanstack/react-query';
import { departmentTree } from '../api.ts';

/** The tree of the own company's departments. */
export const useDepartments = () => useQuery(departmentTree);

/** Every node of a tree, from the top down. */
export const flatNodes = (nodes: readonly DepartmentNode[]): DepartmentNode[] =>
  nodes.flatMap((node) => [node, ...flatNodes(node.children)]);
