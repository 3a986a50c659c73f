import { MATERIALS_ITEM } from '@portal/contract/areas/project-parts/changes';
import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { relevantShipping, type Shipping, shippingChecks } from '@portal/contract/areas/outsourced-projects/shipping';
import { PROJECT_STATUSES, projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import type { Change } from '@portal/contract/core/changes';
import { firstFailure } from '@portal/contract/core/checks';
import { allows } from '@portal/contract/core/machine';
import { toYesNo, type YesNo } from '@portal/contract/core/yes-no';
import { call } from '../../../lib/call.ts';
import { confirm } from '../../../lib/confirm.ts';
import { focusField } from '../../../lib/focus-field.ts';
import { toast } from '../../../lib/toast.ts';
import type { useChangeReasons } from '../../comments/public/use-change-reasons.ts';
import { performAction } from './perform-action.ts';

const TOGGLES = {
  Y: {
    question: 'materials.confirm.confirm',
    done: 'materials.confirm.done',
    failed: 'materials.confirm.failed',
    line: projectHistory.materialsConfirmed,
  },
  N: {
    question: 'materials.reopen.confirm',
    done: 'materials.reopen.done',
    failed: 'materials.reopen.failed',
    line: projectHistory.materialsReopened,
  },
} as const;

type Options = {
  project: ProjectInfo;
  /** Unsaved changes of the form. */
  changed: readonly Change[];
  reasons: Pick<ReturnType<typeof useChangeReasons>, 'ask' | 'forget'>;
  reload: () => Promise<void>;
};

/** Which actions on the materials stand open (MT1 to MT3, MAT-13). */
export function openMaterialActions(project: ProjectInfo, actor: Actor) {
  const status = PROJECT_STATUSES.find((code) => code === project.mizeStatus);
  const can = (event: 'confirmMaterials' | 'reopenMaterials' | 'sendMaterials') =>
    status !== undefined && project.materialsNoYN !== toYesNo(true) && allows(projectMachine, event, status, actor);
  const confirmed = project.materialConfirmYN === toYesNo(true);
  return {
    confirm: can('confirmMaterials') && !confirmed,
    reopen: can('reopenMaterials') && confirmed,
    send: can('sendMaterials') && project.materialReceiveYN !== toYesNo(true),
  };
}

/** Confirming, reopening and sending the materials (MAT-09 to MAT-29). */
export function useMaterials({ project, changed, reasons, reload }: Options) {
  /** An action is about the stored materials; others on screen would mislead. */
  const isUnsaved = (): boolean => {
    const unsaved = changed.some(({ itemName }) => itemName === MATERIALS_ITEM);
    if (unsaved) toast.error('project.unsaved');
    return unsaved;
  };
  const toggle = async (Status: YesNo) => {
    if (isUnsaved()) return;
    if (project.materials.length === 0) {
      toast.error('project.materials.missing');
      focusField('Materials');
      return;
    }
    const { question, line, ...texts } = TOGGLES[Status];
    if (!(await confirm(question))) return;
    const ChangeReasons = await reasons.ask([line('')]);
    if (!ChangeReasons) return;
    const send = () => call('Construction/construction-materials-yn', { Id: project.id, Status, ChangeReasons });
    if (await performAction({ ...texts, send, reload })) reasons.forget();
  };
  /** True when the shipment was stored. */
  const sendMaterials = async (draft: Shipping): Promise<boolean> => {
    if (isUnsaved()) return false;
    const failure = firstFailure(shippingChecks, draft);
    if (failure) {
      toast.error(failure.message);
      focusField(failure.field);
      return false;
    }
    const request = { ...relevantShipping(draft), Id: project.id };
    return performAction({
      question: 'materials.send.confirm',
      done: 'materials.send.done',
      failed: 'materials.send.failed',
      send: () => call('Construction/construction-matertial-send', request),
      reload,
    });
  };
  return { confirm: () => toggle('Y'), reopen: () => toggle('N'), sendMaterials };
}
