import { type Actor, isManager, isStaff } from '../../core/actor.ts';
import type { MenuKey } from '../menu/keys.ts';
import { MENU } from '../menu/keys.ts';

/**
 * Employee records and departments are for staff who were granted their menu (D-113). What was granted is known to the
 * server alone, so calls say staff and the server asks `needs` besides.
 */
export const mayMeetEmployees = isStaff;

/** The menus that open employee records, and those that open changes of departments: the left menu, or its top one. */
export const EMPLOYEE_MENUS: readonly MenuKey[] = [MENU.employeeList, MENU.employees];
export const DEPARTMENT_MENUS: readonly MenuKey[] = [MENU.departmentList, MENU.employees];

/** Full resident and account numbers are for the personnel department alone (D-107). */
export const seesNumbers = isManager;

/** Without permission M nobody changes the rights of himself, whatever menus he holds (D-113). */
export const mayChangeRights = (actor: Actor, employee: { userId: string }): boolean =>
  isManager(actor) || actor.userId !== employee.userId;
