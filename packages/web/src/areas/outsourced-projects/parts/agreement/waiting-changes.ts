import { unconfirmedChanges } from '@portal/contract/areas/outsourced-projects/agreement';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { isAllowed } from '../record/allowed.ts';

/** The changes that wait for this user's answer. Only the winner answers (D-220). */
export const waitingChanges = (project: ProjectInfo, actor: Actor) =>
  project.agreed && project.winnerYN === 'Y' && isAllowed('confirmChanges', project, actor)
    ? unconfirmedChanges(project.agreed.changes, project.agreed.responses)
    : [];
