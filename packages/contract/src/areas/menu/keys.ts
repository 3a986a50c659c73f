/** Identifies a top menu (T) or a left menu (L) of the delivered menus. */
export type MenuKey = { type: 'T' | 'L'; id: number };

/** Delivered menus on which a right depends. Their numbers never change, even when they are renamed (D-23, D-133). */
export const MENU = {
  staffNotices: { type: 'T', id: 1 },
  projects: { type: 'T', id: 2 },
  workspace: { type: 'T', id: 4 },
  internalList: { type: 'L', id: 102 },
  employees: { type: 'T', id: 3 },
  employeeList: { type: 'L', id: 103 },
  departmentList: { type: 'L', id: 104 },
  reference: { type: 'T', id: 7 },
  partnerNotices: { type: 'T', id: 11 },
  outsourcedProjects: { type: 'T', id: 12 },
  outsourcedList: { type: 'L', id: 112 },
  orders: { type: 'T', id: 13 },
  orderList: { type: 'L', id: 114 },
  ownOrderList: { type: 'L', id: 115 },
  settlement: { type: 'T', id: 14 },
  settlementList: { type: 'L', id: 116 },
  managers: { type: 'T', id: 15 },
  managerList: { type: 'L', id: 117 },
} as const satisfies Record<string, MenuKey>;

/** The lists in which staff find the outsourced projects that they move on. Each step needs one of them (D-23). */
export const OUTSOURCED_STEP_MENUS = [MENU.outsourcedList, MENU.orderList, MENU.ownOrderList] as const;
/** The same for internal projects. */
export const INTERNAL_STEP_MENUS = [MENU.internalList] as const;

/** The menus that allow employee records and departments: the left menu alone, not the top menu above it (D-23). */
export const EMPLOYEE_MENUS = [MENU.employeeList] as const;
export const DEPARTMENT_MENUS = [MENU.departmentList] as const;
