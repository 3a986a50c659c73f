import { type AwardState, isOwnAward } from '@portal/contract/areas/outsourced-projects/policy';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import { type Actor, isPartner } from '@portal/contract/core/actor';
import { allows } from '@portal/contract/core/machine';

/** Whether the state table lets this user do `event` with the project now; a button asks this before it shows itself. */
export const isAllowed = (event: keyof typeof projectMachine, project: ProjectInfo, actor: Actor): boolean =>
  allows(projectMachine, event, project.mizeStatus, actor);

/** What the contract's rules ask of a project; another company's key comes empty. */
export const awardStateOf = (project: ProjectInfo): AwardState => ({
  status: project.mizeStatus,
  choiceCompanyId: project.choiceCompanyId || null,
});

/** Another company has won: to this contractor the project is closed, whatever its state (D-46). */
export const isTaken = (project: ProjectInfo, actor: Actor): boolean =>
  isPartner(actor) && project.choiceCompanyName !== '' && !isOwnAward(actor, awardStateOf(project));
