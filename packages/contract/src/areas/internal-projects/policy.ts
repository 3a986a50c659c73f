import { isManager, isStaff } from '../../core/actor.ts';

/** Internal projects are the provider's own work: no page and no call for contractors (D-78). */
export const mayUseInternalProjects = isStaff;

/** Only permission M registers internal projects on past days (D-140). */
export const mayPickPastDays = isManager;
