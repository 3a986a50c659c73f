import { type Check, isBlank } from '../../core/forms.ts';

/** A department has a name (MSG-159). */
export const departmentChecks: readonly Check<{ DeptName: string }>[] = [
  { field: 'DeptName', fails: (draft) => isBlank(draft.DeptName), message: 'department.name.blank' },
];
