import { OWN_STATUSES, SHARED_STATUSES } from '@portal/contract/areas/outsourced-projects/policy';
import { type Actor, isStaff } from '@portal/contract/core/actor';

/** Largest value of an integer key; nothing has a larger one. */
const MAX_KEY = 2_147_483_647;
/** More walks than this cost more to plan than they save. */
const MAX_WALKS = 40;

/** Which winners rows may have: null = any or none, 'some' = any but not none. */
type Winners = readonly number[] | 'some' | null;

/**
 * One part of the rows a list may show: a status (null = any) and winners. Parts never overlap, so that their totals
 * add up and their rows merge.
 */
export type Branch = { status: string | null; companyIds: Winners };

function visibleBranches(actor: Actor): Branch[] {
  if (isStaff(actor)) return [{ status: null, companyIds: null }];
  return [
    ...SHARED_STATUSES.map((status) => ({ status, companyIds: null })),
    ...OWN_STATUSES.map((status) => ({ status, companyIds: [actor.companyId] })),
  ];
}

const withStatus = (branches: readonly Branch[], status: string): Branch[] =>
  branches
    .filter((branch) => branch.status === null || branch.status === status)
    .map((branch) => ({ ...branch, status }));

/** The same rows, only those that one of the companies won. */
export function withCompanies(branches: readonly Branch[], companyIds: readonly number[]): Branch[] {
  return branches
    .map((branch) => {
      const { companyIds: before } = branch;
      const isOpen = before === null || before === 'some';
      return { ...branch, companyIds: isOpen ? companyIds : before.filter((id) => companyIds.includes(id)) };
    })
    .filter((branch) => branch.companyIds.length > 0);
}

/** A branch for each winner, so that each has an index in id order; too many stay together and are looked at. */
export function walksOf(branches: readonly Branch[]): Branch[] {
  const single = branches.flatMap(({ status, companyIds }): Branch[] =>
    companyIds === null || companyIds === 'some'
      ? [{ status, companyIds }]
      : companyIds.map((id) => ({ status, companyIds: [id] })),
  );
  return single.length <= MAX_WALKS ? single : [...branches];
}

/** True when every walk passes hits of the scope alone. */
export const isNarrow = (walks: readonly Branch[]): boolean =>
  walks.every(({ companyIds }) => companyIds === null || companyIds === 'some' || companyIds.length === 1);

type Filter = { status: string; companyId: number };

function filtered(actor: Actor, visible: Branch[], { status, companyId }: Filter): Branch[] {
  const inStatus = status === 'A' ? visible : withStatus(visible, status);
  if (companyId === 0 || !isStaff(actor)) return inStatus;
  return withCompanies(inStatus, companyId > MAX_KEY ? [] : [companyId]);
}

/** Rows that the caller may see under the list's filters (D-41, D-43, D-47). Partners' CompanyId is ignored. */
export const listScope = (actor: Actor, filter: Filter): Branch[] => filtered(actor, visibleBranches(actor), filter);

/** Orders that the caller may see: what any company won for staff, what the own one won for partners (D-86). */
export function orderScope(actor: Actor, filter: Filter): Branch[] {
  const companyIds = isStaff(actor) ? 'some' : [actor.companyId];
  return filtered(actor, [{ status: null, companyIds }], filter);
}
