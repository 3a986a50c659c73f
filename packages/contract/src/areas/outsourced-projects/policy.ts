import { type Actor, isPartner, isStaff } from '../../core/actor.ts';
import { ProjectStatus } from './status.ts';

/** What a rule needs to know of a project. */
export type AwardState = { status: ProjectStatus; choiceCompanyId: number | null };

/** Partners see these states of every company, masked where another one won (D-43). */
export const SHARED_STATUSES: readonly ProjectStatus[] = [
  ProjectStatus.Open,
  ProjectStatus.Awarded,
  ProjectStatus.Completed,
  ProjectStatus.Invoiced,
];

/** Partners see these states only of their own company (D-43). */
export const OWN_STATUSES: readonly ProjectStatus[] = [
  ProjectStatus.Settled,
  ProjectStatus.Withdrawn,
  ProjectStatus.Canceled,
];

/** States in which the winner reads customer, site and photos (D-45). */
export const CUSTOMER_STATUSES: readonly ProjectStatus[] = [
  ProjectStatus.Awarded,
  ProjectStatus.Completed,
  ProjectStatus.Invoiced,
];

/** The project carries the award of the caller's company. */
export const isOwnAward = (actor: Actor, project: AwardState): boolean =>
  isPartner(actor) && project.choiceCompanyId === actor.companyId;

/** Whether the project exists for this viewer; if not, it is not found (D-43, D-44). */
export const seesProject = (actor: Actor, project: AwardState): boolean =>
  isStaff(actor) ||
  SHARED_STATUSES.includes(project.status) ||
  (OWN_STATUSES.includes(project.status) && isOwnAward(actor, project));

/** Customer, address, site and photos: staff, or the winner at Y, YY and B (D-45). */
export const seesCustomer = (actor: Actor, project: AwardState): boolean =>
  isStaff(actor) || (CUSTOMER_STATUSES.includes(project.status) && isOwnAward(actor, project));

/** Names, phone, headcount and invoice date of the award, unmasked (D-46). */
export const seesAward = (actor: Actor, project: AwardState): boolean =>
  isStaff(actor) || project.choiceCompanyId === null || isOwnAward(actor, project);

/** Shipping data, also its draft, and how far the materials are: staff and the winner alone (D-46). */
export const seesShipping = (actor: Actor, project: AwardState): boolean =>
  isStaff(actor) || isOwnAward(actor, project);

/** Scores, the second checklist and who registered it: staff only (D-44, D-61). */
export const seesRatings = isStaff;

/** The row of the awarded contact is drawn for everybody but the winner, who has it in his own box (D-76). */
export const showsContactRow = (actor: Actor, project: AwardState): boolean => !isOwnAward(actor, project);

/** The agreement box: while the project is open, and for the winner afterwards (PART-34, PART-35). */
export const showsAgreement = (actor: Actor, project: AwardState & { choiceUserId: string }): boolean =>
  isPartner(actor) && (project.status === ProjectStatus.Open || project.choiceUserId === actor.userId);

/** The winner's account and whether it still works. */
export type Winner = AwardState & { choiceUserId: string; choiceUserActive: boolean };

/**
 * Who acts for the winner: the winning user himself; when his account is gone, anybody of his company, so that
 * receipt and invoice date never end in a dead end (D-62, D-70).
 */
export const actsAsWinner = (actor: Actor, project: Winner): boolean =>
  isOwnAward(actor, project) && (project.choiceUserId === actor.userId || !project.choiceUserActive);
