/** Kinds of nodes of the tree: the company, a department, or another root (DEPT-08). */
export const DeptKind = { Company: 'C', Department: 'D', Root: 'W' } as const;
export const DEPT_KINDS = [DeptKind.Company, DeptKind.Department, DeptKind.Root] as const;
export type DeptKind = (typeof DEPT_KINDS)[number];

/** Only departments are renamed, moved and deleted, never the company or another root (D-110). */
export const isChangeable = (type: DeptKind): boolean => type === DeptKind.Department;

/** Separates the names of a path (D-111). */
const ARROW = ' → ';

/** '마이즈 → 영업본부 → 국내영업팀' from the names of the nodes, beginning with the company (D-111). */
export const departPath = (names: readonly string[]): string => names.join(ARROW);

/** Orders of the member list. The first is the default (DEPT-03, DEPT-04). */
export const MEMBER_ORDERS = ['userName_asc', 'userName_desc', 'positionName_asc', 'positionName_desc'] as const;
/** Page size of the member list (LISTS-06). */
export const MEMBER_PAGE_SIZE = 10;
