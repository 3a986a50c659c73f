import { isManager, isStaff } from '../../core/actor.ts';

/** Internal projects are work of the operating company. Contractors have no page and no call for them (D-78). */
export const mayUseInternalProjects = isStaff;

/** Only permission M registers internal projects with a start date in the past (D-140). */
export const mayPickPastDays = isManager;
