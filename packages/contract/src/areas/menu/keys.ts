/** Identifies a top menu (T) or a left menu (L) of the delivered menus. */
export type MenuKey = { type: 'T' | 'L'; id: number };

/** Delivered menus on which a right depends. Their numbers never change, even when they are renamed (D-113, D-133). */
export const MENU = {
  projects: { type: 'T', id: 2 },
  employees: { type: 'T', id: 3 },
  employeeList: { type: 'L', id: 103 },
  departmentList: { type: 'L', id: 104 },
  reference: { type: 'T', id: 7 },
  outsourcedProjects: { type: 'T', id: 12 },
  orders: { type: 'T', id: 13 },
  settlement: { type: 'T', id: 14 },
  managers: { type: 'T', id: 15 },
  managerList: { type: 'L', id: 117 },
} as const satisfies Record<string, MenuKey>;
