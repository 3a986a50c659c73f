import type { DepartmentNode } from '@portal/contract/areas/departments/calls';
import { useQuery } from '@tanstack/react-query';
import { departmentTree } from '../api.ts';

/** The department tree of the own company. */
export const useDepartments = () => useQuery(departmentTree);

/** All nodes of a tree, parents before their children. */
export const flatNodes = (nodes: readonly DepartmentNode[]): DepartmentNode[] =>
  nodes.flatMap((node) => [node, ...flatNodes(node.children)]);
