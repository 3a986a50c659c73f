import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { isAllowed } from '../record/allowed.ts';

/** The material actions that are available now (MT1 to MT3). */
export function allowedMaterialActions(project: ProjectInfo, actor: Actor) {
  const can = (event: 'confirmMaterials' | 'reopenMaterials' | 'sendMaterials') =>
    project.materialsNoYN !== 'Y' && isAllowed(event, project, actor);
  const confirmed = project.materialConfirmYN === 'Y';
  return {
    confirm: can('confirmMaterials') && !confirmed,
    reopen: can('reopenMaterials') && confirmed,
    send: can('sendMaterials') && project.materialReceiveYN !== 'Y',
  };
}
