import { type Actor, isPartner, isStaff } from '../../core/actor.ts';
import type { RefusalCode } from '../../messages.ts';
import { projectMachine } from './machine.ts';
import { ProjectStatus, UNTIL_SETTLED } from './status.ts';

/** The status of a project and the company that has its award, as the rules need them. */
export type AwardState = { status: ProjectStatus; choiceCompanyId: number | null };

/** Statuses in which contractors see the projects of every company, with the award of another company masked (D-43). */
export const SHARED_STATUSES: readonly ProjectStatus[] = [
  ProjectStatus.Open,
  ProjectStatus.Awarded,
  ProjectStatus.Completed,
  ProjectStatus.Invoiced,
];

/** Statuses in which contractors see only projects of their own company (D-43). */
export const OWN_STATUSES: readonly ProjectStatus[] = [
  ProjectStatus.Settled,
  ProjectStatus.Withdrawn,
  ProjectStatus.Canceled,
];

/** Statuses in which the winning company sees customer, site and photos (D-45). */
export const CUSTOMER_STATUSES = UNTIL_SETTLED;

/** Whether the award belongs to the caller's company. */
export const isOwnAward = (actor: Actor, project: AwardState): boolean =>
  isPartner(actor) && project.choiceCompanyId === actor.companyId;

/** Whether this viewer may see the project. Otherwise it is answered as not found (D-43, D-44). */
export const seesProject = (actor: Actor, project: AwardState): boolean =>
  isStaff(actor) ||
  SHARED_STATUSES.includes(project.status) ||
  (OWN_STATUSES.includes(project.status) && isOwnAward(actor, project));

/** Whether the viewer sees customer, address, site and photos: staff, or the winning company at Y, YY and B (D-45). */
export const seesCustomer = (actor: Actor, project: AwardState): boolean =>
  isStaff(actor) || (CUSTOMER_STATUSES.includes(project.status) && isOwnAward(actor, project));

/** Whether the viewer sees the names, phone, headcount and invoice date of the award unmasked (D-46). */
export const seesAward = (actor: Actor, project: AwardState): boolean =>
  isStaff(actor) || project.choiceCompanyId === null || isOwnAward(actor, project);

/**
 * Whether the viewer sees the shipping, its draft and the state of the materials: staff and the winning company (D-46).
 */
export const seesShipping = (actor: Actor, project: AwardState): boolean =>
  isStaff(actor) || isOwnAward(actor, project);

/** Whether the viewer sees the address of the shipment: as the shipping, but only as long as the customer (D-45). */
export const seesShippingAddress = seesCustomer;

/** Only staff see scores, the second checklist and who registered the project (D-44, D-61). */
export const seesRatings = isStaff;

/** Only staff see what contractors were told of a project (D-393). */
export const seesDeliveries = isStaff;

/**
 * Whether the row with the contact of the award is shown. The winning company has it in a box of its own instead
 * (D-76).
 */
export const showsContactRow = (actor: Actor, project: AwardState): boolean => !isOwnAward(actor, project);

/**
 * Whether the agreement box is shown: to contractors while the project is open, and to the winner afterwards (PART-34,
 * PART-35).
 */
export const showsAgreement = (actor: Actor, project: AwardState & { choiceUserId: string }): boolean =>
  isPartner(actor) && (project.status === ProjectStatus.Open || project.choiceUserId === actor.userId);

/**
 * The refusal of an acceptance that came too late. The winner and their colleagues learn that their own company has won
 * (D-223).
 */
export function acceptRefusal(actor: Actor, project: AwardState & { choiceUserId: string }): RefusalCode {
  const code = projectMachine.accept.refusal(project.status);
  if (code !== 'ALREADY_ACCEPTED' || !isOwnAward(actor, project)) return code;
  return project.choiceUserId === actor.userId ? 'ALREADY_WON' : 'COMPANY_WON';
}

/** The award with the winning user, and whether their account is still active. */
export type Winner = AwardState & { choiceUserId: string; choiceUserActive: boolean };

/**
 * Whether the actor acts for the winner. This is the winning user, or any colleague once that user's account is
 * inactive. Otherwise nobody could confirm the receipt or save the invoice date (D-62, D-70).
 */
export const actsAsWinner = (actor: Actor, project: Winner): boolean =>
  isOwnAward(actor, project) && (project.choiceUserId === actor.userId || !project.choiceUserActive);
