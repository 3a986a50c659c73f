import { projectMachine } from '@portal/contract/areas/outsourced-projects/machine';
import { type AwardState, isOwnAward } from '@portal/contract/areas/outsourced-projects/policy';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { type Actor, isPartner } from '@portal/contract/core/actor';
import { allows } from '@portal/contract/core/machine';

/** Whether the state machine allows this user to do `event` now. Buttons check it before they appear. */
export const isAllowed = (event: keyof typeof projectMachine, project: ProjectInfo, actor: Actor): boolean =>
  allows(projectMachine, event, project.mizeStatus, actor);

/** The project's values that the policy of the contract needs. The id of another company is empty. */
export const awardStateOf = (project: ProjectInfo): AwardState => ({
  status: project.mizeStatus,
  choiceCompanyId: project.choiceCompanyId || null,
});

/** Whether another company won the project, so that this contractor sees it as closed (D-46). */
export const isTaken = (project: ProjectInfo, actor: Actor): boolean =>
  isPartner(actor) && project.choiceCompanyName !== '' && !isOwnAward(actor, awardStateOf(project));
