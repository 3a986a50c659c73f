import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { relevantShipping, type Shipping, shippingChecks } from '@portal/contract/areas/outsourced-projects/shipping';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import type { Change } from '@portal/contract/core/forms';
import { allows } from '@portal/contract/core/machine';
import { performAction } from '../../../kit/record/perform-action.ts';
import { call } from '../../../lib/call.ts';
import { tellFailure } from '../../../lib/failures.ts';
import type { useChangeReasons } from '../../comments/public/use-change-reasons.ts';
import { useMaterialToggle } from '../../project-parts/public/use-material-toggle.ts';

type Options = {
  project: ProjectInfo;
  /** Unsaved changes of the form. */
  changed: readonly Change[];
  reasons: Pick<ReturnType<typeof useChangeReasons>, 'ask' | 'forget'>;
  reload: () => Promise<void>;
};

/** Which actions on the materials stand open (MT1 to MT3, MAT-13). */
export function openMaterialActions(project: ProjectInfo, actor: Actor) {
  const can = (event: 'confirmMaterials' | 'reopenMaterials' | 'sendMaterials') =>
    project.materialsNoYN !== 'Y' && allows(projectMachine, event, project.mizeStatus, actor);
  const confirmed = project.materialConfirmYN === 'Y';
  return {
    confirm: can('confirmMaterials') && !confirmed,
    reopen: can('reopenMaterials') && confirmed,
    send: can('sendMaterials') && project.materialReceiveYN !== 'Y',
  };
}

/** Confirming, reopening and sending the materials (MAT-09 to MAT-29). */
export function useMaterials({ project, changed, reasons, reload }: Options) {
  const { isUnsaved, ...toggle } = useMaterialToggle({
    stored: project.materials,
    field: 'Materials',
    changed,
    reasons,
    send: (Status, ChangeReasons) =>
      call('Construction/construction-materials-yn', { Id: project.id, Status, ChangeReasons }),
    reload,
  });
  /** True when the shipment was stored. */
  const sendMaterials = async (draft: Shipping): Promise<boolean> => {
    if (isUnsaved()) return false;
    if (tellFailure(shippingChecks, draft)) return false;
    const request = { ...relevantShipping(draft), Id: project.id };
    return performAction({
      question: 'materials.send.confirm',
      done: 'materials.send.done',
      failed: 'materials.send.failed',
      send: () => call('Construction/construction-matertial-send', request),
      reload,
    });
  };
  return { ...toggle, sendMaterials };
}
