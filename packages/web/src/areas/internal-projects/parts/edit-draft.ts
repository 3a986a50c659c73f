import {
  type InternalItem,
  type InternalValues,
  internalItems,
  isInternalEditable,
} from '@portal/contract/areas/internal-projects/changes';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { internalStatusLabel } from '@portal/contract/areas/internal-projects/status';
import type { ChangeItem, ChangeReason } from '@portal/contract/core/forms';
import { flagItem } from '#areas/project/public/shared-values.ts';
import { type EditRules, staleDialogLines } from '#kit/edit/edit-rules.ts';
import type { StaleLine } from '#kit/edit/versions.ts';
import { relevantValues, sentValues, valuesOf } from './values.ts';

/** Items that actions change, not the form. */
const beside: readonly ChangeItem<InternalInfo>[] = [
  {
    name: '프로젝트 상태',
    key: ({ mizeStatus }) => mizeStatus,
    show: ({ mizeStatus }) => internalStatusLabel(mizeStatus),
  },
  flagItem('자재확정', (project) => project.materialConfirmYN, ['확정', '미확정']),
];

/** The rules for editing an internal project (I2, D-79). */
export const internalRules: EditRules<InternalInfo, InternalValues, InternalItem> = {
  draftOf: valuesOf,
  items: internalItems,
  isEditable: (project, item) =>
    isInternalEditable(item, {
      status: project.mizeStatus,
      materialsConfirmed: project.materialConfirmYN === 'Y',
    }),
  normalize: relevantValues,
  otherItems: beside,
};

/** What changed between two versions of a project. */
export const changesSince = (before: InternalInfo, after: InternalInfo): StaleLine[] =>
  staleDialogLines(internalRules, { loaded: before, mine: valuesOf(before), fresh: after });

/** The full request of construction-edit (D-79). */
export const editRequest = (loaded: InternalInfo, values: InternalValues, reasons: readonly ChangeReason[]) => ({
  ...sentValues(values),
  ChoiceUserId: relevantValues(values).ChoiceUserId,
  Id: loaded.id,
  Version: loaded.version,
  MizeChangeReasons: [...reasons],
});
