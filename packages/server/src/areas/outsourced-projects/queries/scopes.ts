import { CUSTOMER_STATUSES } from '@portal/contract/areas/outsourced-projects/policy';
import { TAKEN } from '@portal/contract/areas/outsourced-projects/status';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { sql } from 'kysely';
import { collected, type Filter, inOrder, inStatus, NO_ROWS } from '#lists/filter.ts';
import type { Scope } from '#lists/list-projects.ts';
import { seesProjectSql } from '#lists/sees-project.ts';
import { inStates, wonBy } from './project-conditions.ts';

/** Staff see everything. Contractors see shared states, and of the others only what their company won (D-43). */
function visibleTo(actor: Actor): Filter[] {
  if (isStaff(actor)) return [];
  return [inOrder(seesProjectSql(inStates, wonBy(actor.companyId).where))];
}

/** Only what one company won (0 = any). Only for staff: the CompanyId of contractors is ignored (D-47). */
const ofCompany = (actor: Actor, companyId: number): Filter[] =>
  companyId === 0 || !isStaff(actor) ? [] : [wonBy(companyId)];

/** Awards that a contractor sees as taken: those of other companies that are not settled (D-46). None for staff. */
export const takenFor = (actor: Actor): Filter =>
  isStaff(actor)
    ? NO_ROWS
    : inOrder(sql`${inStates(CUSTOMER_STATUSES)} and choice_company_id <> ${actor.companyId}::bigint`);

/** Everything that the caller does not see as taken. */
export const notTakenFor = (actor: Actor): Filter => inOrder(sql`not (${takenFor(actor).where})`);

/** The projects of a status as the caller sees them: a contractor's awards are those of the own company (D-247). */
export function inSeenStatus(actor: Actor, status: string): Filter[] {
  if (status === TAKEN) return [takenFor(actor)];
  const isAward = CUSTOMER_STATUSES.some((award) => award === status);
  return [...inStatus(status), ...(isAward && !isStaff(actor) ? [wonBy(actor.companyId)] : [])];
}

/** Keywords search customers and sites only where the caller may read them (D-45). */
const scopeOf = (actor: Actor, filters: readonly Filter[]): Scope =>
  isStaff(actor)
    ? { filters }
    : { filters, customerVisible: inOrder(sql`${inStates(CUSTOMER_STATUSES)} and ${wonBy(actor.companyId).where}`) };

/** Projects that the caller may see (D-43), of one company or of any. */
export const projectScope = (actor: Actor, companyId: number): Scope =>
  scopeOf(actor, [...visibleTo(actor), ...ofCompany(actor, companyId)]);

/** Orders that the caller may see (D-86). Staff see those of every company, contractors those of their own. */
export function orderScope(actor: Actor, companyId: number): Scope {
  const awarded = isStaff(actor) ? inOrder(sql`choice_company_id > 0`) : wonBy(actor.companyId);
  return scopeOf(actor, [awarded, ...ofCompany(actor, companyId)]);
}

/** Whether an order is the caller's own: won by them, or for staff with them as sales or PM (D-88). */
export const isOwnOrder = (actor: Actor): Filter =>
  collected(
    isStaff(actor)
      ? sql`sales_user_id = ${actor.userId} or pm_ids @> ${[actor.userId]}::text[]`
      : sql`choice_user_id = ${actor.userId}`,
  );
