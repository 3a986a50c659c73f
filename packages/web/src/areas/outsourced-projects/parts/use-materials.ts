import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { relevantShipping, type Shipping } from '@portal/contract/areas/outsourced-projects/shipping';
import type { Actor } from '@portal/contract/core/actor';
import { toYesNo } from '@portal/contract/core/formats';
import type { Change } from '@portal/contract/core/forms';
import type { AskReasons } from '../../../kit/form/change-reasons.ts';
import { performAction } from '../../../kit/record/perform-action.ts';
import { useMaterialToggle } from '../../project/public/use-material-toggle.ts';
import { sendMaterials, toggleMaterials } from '../api.ts';
import { isAllowed } from './allowed.ts';

type Options = {
  project: ProjectInfo;
  /** Unsaved changes of the form. */
  changed: readonly Change[];
  reasons: AskReasons;
  reload: () => Promise<void>;
};

/** Which actions on the materials stand open (MT1 to MT3). */
export function openMaterialActions(project: ProjectInfo, actor: Actor) {
  const can = (event: 'confirmMaterials' | 'reopenMaterials' | 'sendMaterials') =>
    project.materialsNoYN !== toYesNo(true) && isAllowed(event, project, actor);
  const confirmed = project.materialConfirmYN === toYesNo(true);
  return {
    confirm: can('confirmMaterials') && !confirmed,
    reopen: can('reopenMaterials') && confirmed,
    send: can('sendMaterials') && project.materialReceiveYN !== toYesNo(true),
  };
}

/** Confirming, reopening and sending the materials (MAT-09 to MAT-29). */
export function useMaterials({ project, changed, reasons, reload }: Options) {
  const { isUnsaved, ...toggle } = useMaterialToggle({
    stored: project.materials,
    field: 'Materials',
    changed,
    reasons,
    send: (status, given) => toggleMaterials(project.id, status, given),
    reload,
  });
  /** True when the shipment was stored; its form has passed its checks. */
  const send = async (draft: Shipping): Promise<boolean> =>
    performAction({
      question: 'materials.send.confirm',
      done: 'materials.send.done',
      failed: 'materials.send.failed',
      send: () => sendMaterials(project.id, relevantShipping(draft)),
      reload,
    });
  return { ...toggle, isUnsaved, send };
}
