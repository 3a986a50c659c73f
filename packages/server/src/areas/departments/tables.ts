import type { DeptKind } from '@portal/contract/areas/departments/kinds';
import type { Generated } from 'kysely';

/** A node of the department tree. The node of a company has no name of its own, but shows the company's. */
export type DepartmentTable = {
  id: Generated<number>;
  company_id: number;
  parent_id: number | null;
  kind: DeptKind;
  name: Generated<string>;
  level: number;
  selectable: Generated<boolean>;
  created_at: Generated<Date>;
  /** Rises with each change of name, place or choice. */
  version: Generated<number>;
};

/** Tables that this area alone writes. */
export type DepartmentTables = { department: DepartmentTable };
