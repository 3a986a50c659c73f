import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import type { CallInput } from '@portal/contract/core/call';
import { MAX_PEOPLE } from '@portal/contract/core/limits';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { hasCompany, type ProjectRecord } from './queries/detail.ts';

type EditInput = CallInput<typeof internalProjectCalls.edit>;

/** Columns of an edit that are no items of it: they need no reason and leave no line in the history. */
export type PassedThrough = Pick<
  ProjectRecord,
  'choice_company_id' | 'total_people' | 'manager_user_name' | 'manager_user_phone' | 'wr_id'
>;

/** 0 stands for nothing. */
const orNull = (value: number): number | null => (value === 0 ? null : value);

/**
 * The fields that an edit passes through: company, headcount and contact as they are sent (D-79), and the outside
 * number, which is set but never cleared (D-85). What is not sent stays.
 */
export function passedThrough(project: ProjectRecord, input: EditInput): PassedThrough {
  const { ChoiceCompanyId, TotalPeople, managerUserName, managerUserPhone } = input;
  return {
    choice_company_id: ChoiceCompanyId === undefined ? project.choice_company_id : orNull(ChoiceCompanyId),
    total_people: TotalPeople === undefined ? project.total_people : orNull(TotalPeople),
    manager_user_name: managerUserName ?? project.manager_user_name,
    manager_user_phone: managerUserPhone ?? project.manager_user_phone,
    wr_id: input.WrId.trim() || project.wr_id,
  };
}

/** Refuses a company that does not exist and a crew that is too large. */
export async function refuseBadPassed(
  { db }: CallCtx,
  project: ProjectRecord,
  { choice_company_id: company, total_people: people }: PassedThrough,
): Promise<void> {
  if ((people ?? 0) > MAX_PEOPLE) refuse('BAD_REQUEST', { field: 'TotalPeople' });
  const isNew = company !== null && company !== project.choice_company_id;
  if (isNew && !(await hasCompany(db, company))) refuse('BAD_REQUEST', { field: 'ChoiceCompanyId' });
}

/** True when some of these columns would change. */
export const changesPassed = (project: ProjectRecord, passed: PassedThrough): boolean =>
  Object.entries(passed).some(([column, value]) => project[column as keyof PassedThrough] !== value);
