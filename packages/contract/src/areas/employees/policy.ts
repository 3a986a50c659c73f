import { isManager, isStaff } from '../../core/actor.ts';

/**
 * Employee records and departments are for staff with a grant of their menu (D-113). Only the server knows the granted
 * menus. The call therefore allows all staff, and the server also checks the menu (`needs`).
 */
export const mayUseEmployees = isStaff;

/** Only the personnel department sees full resident and account numbers (D-107). */
export const seesNumbers = isManager;
