import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import type { CallInput } from '@portal/contract/core/call';
import { MAX_PEOPLE } from '@portal/contract/core/limits';
import { findDeletedName } from '#areas/audit/public/deleted-name.ts';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { refuseChoice } from '#refuse-choice.ts';
import { hasCompany, type ProjectRecord } from './queries/detail.ts';

type EditInput = CallInput<typeof internalProjectCalls.edit>;

/** Columns of an edit that are not tracked items: they need no reason and leave no line in the history. */
export type UntrackedColumns = Pick<
  ProjectRecord,
  'choice_company_id' | 'total_people' | 'manager_user_name' | 'manager_user_phone' | 'wr_id'
>;

/** 0 means no value. */
const orNull = (value: number): number | null => (value === 0 ? null : value);

/**
 * The untracked columns after an edit: company, headcount and contact as sent (D-79), and the outside number. The
 * outside number can be set but never cleared (D-85). Fields that are not sent keep their value.
 */
export function untrackedColumns(project: ProjectRecord, input: EditInput): UntrackedColumns {
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
export async function refuseBadUntracked(
  { db }: CallCtx,
  project: ProjectRecord,
  { choice_company_id: company, total_people: people }: UntrackedColumns,
): Promise<void> {
  if ((people ?? 0) > MAX_PEOPLE) refuse('BAD_REQUEST', { field: 'TotalPeople' });
  const isNew = company !== null && company !== project.choice_company_id;
  if (isNew && !(await hasCompany(db, company))) {
    refuseChoice('ChoiceCompanyId', await findDeletedName(db, '협력업체', company));
  }
}

/** True when an edit changes some of these columns. */
export const hasUntrackedChanges = (project: ProjectRecord, untracked: UntrackedColumns): boolean =>
  Object.entries(untracked).some(([column, value]) => project[column as keyof UntrackedColumns] !== value);
