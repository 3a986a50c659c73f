import { OUTSOURCED_STEP_MENUS } from '@portal/contract/areas/menu/keys';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { useGranted } from '#areas/menu/public/use-granted.ts';
import { isAllowed } from '../record/allowed.ts';

/** The material actions that are available now (MT1 to MT3). They need a menu that shows the project (D-23). */
export function useMaterialActions(project: ProjectInfo, actor: Actor) {
  const mayStep = useGranted(OUTSOURCED_STEP_MENUS);
  const can = (event: 'confirmMaterials' | 'reopenMaterials' | 'sendMaterials') =>
    mayStep && project.materialsNoYN !== 'Y' && isAllowed(event, project, actor);
  const confirmed = project.materialConfirmYN === 'Y';
  return {
    confirm: can('confirmMaterials') && !confirmed,
    reopen: can('reopenMaterials') && confirmed,
    send: can('sendMaterials') && project.materialReceiveYN !== 'Y',
  };
}
