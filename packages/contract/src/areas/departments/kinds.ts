/** What a node of the tree is: the company, a department, or another root (DEPT-08). */
export const DeptKind = { Company: 'C', Department: 'D', Root: 'W' } as const;
export const DEPT_KINDS = [DeptKind.Company, DeptKind.Department, DeptKind.Root] as const;
export type DeptKind = (typeof DEPT_KINDS)[number];

/** Only departments are renamed, moved and deleted; the company and other roots stand (D-110). */
export const isChangeable = (type: DeptKind): boolean => type === DeptKind.Department;

/** Between the names of a path (D-111). */
const ARROW = ' → ';

/** '마이즈 → 영업본부 → 국내영업팀' from the names of the nodes, the company first (D-111). */
export const departPath = (names: readonly string[]): string => names.join(ARROW);

/** Orders of the members; the first is the order nobody asked for (DEPT-03, DEPT-04). */
export const MEMBER_ORDERS = ['userName_asc', 'userName_desc', 'positionName_asc', 'positionName_desc'] as const;
/** Rows of the member list (LISTS-06). */
export const MEMBER_PAGE_SIZE = 10;
