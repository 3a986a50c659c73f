import { type Check, filled } from '../../core/forms.ts';

/** A department needs a name (MSG-159). */
export const departmentChecks: readonly Check<{ DeptName: string }>[] = [filled('DeptName', 'department.name.blank')];
