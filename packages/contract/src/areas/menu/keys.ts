/** A top menu (T) or a left menu (L) by its delivered number. */
export type MenuKey = { type: 'T' | 'L'; id: number };

/** Delivered menus that a right hangs on (D-113, D-133): their numbers never change, whatever they are called. */
export const MENU = {
  employees: { type: 'T', id: 3 },
  employeeList: { type: 'L', id: 103 },
  departmentList: { type: 'L', id: 104 },
  reference: { type: 'T', id: 7 },
} as const satisfies Record<string, MenuKey>;
