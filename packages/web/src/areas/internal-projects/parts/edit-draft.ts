import {
  type InternalItem,
  type InternalValues,
  internalItems,
  isInternalEditable,
} from '@portal/contract/areas/internal-projects/changes';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { internalStatusLabel } from '@portal/contract/areas/internal-projects/status';
import { toYesNo } from '@portal/contract/core/formats';
import { type Change, type ChangeItem, type ChangeReason, changesBetween } from '@portal/contract/core/forms';
import { rebased, type StaleLine, staleLines } from '../../../kit/form/versions.ts';
import { flagItem } from '../../project/public/shared-values.ts';
import { askedValues, sentValues, valuesOf } from './values.ts';

/** What the user changed since the project was loaded, in form order. */
export const ownChanges = (loaded: InternalInfo, values: InternalValues): Change[] =>
  changesBetween(internalItems, valuesOf(loaded), askedValues(values));

/** The items that the form may change now (I2). */
const openItems = (project: InternalInfo): InternalItem[] =>
  internalItems.filter((item) =>
    isInternalEditable(item, {
      status: project.mizeStatus,
      materialsConfirmed: project.materialConfirmYN === toYesNo(true),
    }),
  );

/** Whether the form may change what stands in this field now. */
export const isOpenField = (project: InternalInfo, field: string): boolean =>
  openItems(project).some((item) => item.fields.some((own) => own === field));

/** The full payload of construction-edit (D-79). */
export const editRequest = (loaded: InternalInfo, values: InternalValues, reasons: readonly ChangeReason[]) => ({
  ...sentValues(values),
  ChoiceUserId: askedValues(values).ChoiceUserId,
  Id: loaded.id,
  Version: loaded.version,
  MizeChangeReasons: [...reasons],
});

/** The form on a newer version of the project: own values stay where they may still be changed. */
export const rebaseDraft = (loaded: InternalInfo, mine: InternalValues, fresh: InternalInfo): InternalValues =>
  rebased(openItems(fresh), { before: valuesOf(loaded), mine, theirs: valuesOf(fresh) });

/** What changes beside the form, by actions. */
const otherItems: readonly ChangeItem<InternalInfo>[] = [
  {
    name: '프로젝트 상태',
    key: ({ mizeStatus }) => mizeStatus,
    show: ({ mizeStatus }) => internalStatusLabel(mizeStatus),
  },
  flagItem('자재확정', (project) => project.materialConfirmYN, ['확정', '미확정']),
];

/** Everything in which a project differs from what was loaded before, with the own values where both changed. */
export const newerVersion = (loaded: InternalInfo, fresh: InternalInfo | null, values: InternalValues): StaleLine[] =>
  fresh === null
    ? []
    : [
        ...staleLines(otherItems, { before: loaded, mine: loaded, theirs: fresh }),
        ...staleLines(internalItems, { before: valuesOf(loaded), mine: askedValues(values), theirs: valuesOf(fresh) }),
      ];
