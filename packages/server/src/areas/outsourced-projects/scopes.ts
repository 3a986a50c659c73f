import { CUSTOMER_STATUSES, OWN_STATUSES, SHARED_STATUSES } from '@portal/contract/areas/outsourced-projects/policy';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { type Branch, EVERYWHERE, withCompanies } from '../../lists/branches.ts';
import type { Scope } from '../../lists/list-projects.ts';
import type { Narrowing } from '../../lists/search.ts';
import { partnerOwnerTerms, staffOwnerTerms } from '../../lists/search-terms.ts';

/** Largest value of an integer key; nothing has a larger one. */
const MAX_KEY = 2_147_483_647;

function visibleBranches(actor: Actor): readonly Branch[] {
  if (isStaff(actor)) return EVERYWHERE;
  return [
    ...SHARED_STATUSES.map((status) => ({ status, companyIds: null })),
    ...OWN_STATUSES.map((status) => ({ status, companyIds: [actor.companyId] })),
  ];
}

/** Only what one company won (0 = any); for staff, since partners' CompanyId is ignored (D-47). */
function ofCompany(actor: Actor, visible: readonly Branch[], companyId: number): readonly Branch[] {
  if (companyId === 0 || !isStaff(actor)) return visible;
  return withCompanies(visible, companyId > MAX_KEY ? [] : [companyId]);
}

/** What may be looked through for customers and sites: where the caller reads them (D-45). */
const scopeOf = (actor: Actor, visible: readonly Branch[]): Scope =>
  isStaff(actor)
    ? { visible }
    : { visible, withCustomer: CUSTOMER_STATUSES.map((status) => ({ status, companyIds: [actor.companyId] })) };

/** Projects that the caller may see (D-43), of one company or any. */
export const projectScope = (actor: Actor, companyId: number): Scope =>
  scopeOf(actor, ofCompany(actor, visibleBranches(actor), companyId));

const orderBranches = (actor: Actor): readonly Branch[] => [
  { status: null, companyIds: isStaff(actor) ? 'some' : [actor.companyId] },
];

/** Orders that the caller may see: what any company won for staff, what the own one won for partners (D-86). */
export const orderScope = (actor: Actor, companyId: number): Scope =>
  scopeOf(actor, ofCompany(actor, orderBranches(actor), companyId));

/** What makes an order the caller's own: won by him, or for staff sold or led by him (D-88). */
export const ownersNarrowing = (actor: Actor): Narrowing =>
  isStaff(actor)
    ? { terms: staffOwnerTerms(actor.userId), disjoint: false }
    : { terms: partnerOwnerTerms(actor.userId), disjoint: true };
