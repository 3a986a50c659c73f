import { OWN_STATUSES, SHARED_STATUSES } from '@portal/contract/areas/outsourced-projects/policy';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { type Branch, EVERYWHERE, withCompanies, withStatus } from '../../db/lists/branches.ts';

/** Largest value of an integer key; nothing has a larger one. */
const MAX_KEY = 2_147_483_647;
function visibleBranches(actor: Actor): Branch[] {
  if (isStaff(actor)) return [...EVERYWHERE];
  return [
    ...SHARED_STATUSES.map((status) => ({ status, companyIds: null })),
    ...OWN_STATUSES.map((status) => ({ status, companyIds: [actor.companyId] })),
  ];
}

type Filter = { status: string; companyId: number };

function filtered(actor: Actor, visible: Branch[], { status, companyId }: Filter): Branch[] {
  const inStatus = withStatus(visible, status);
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
