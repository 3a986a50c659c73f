import {
  type InternalValues,
  internalItems,
  isInternalEditable,
} from '@portal/contract/areas/internal-projects/changes';
import { withinType } from '@portal/contract/areas/internal-projects/kinds';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { internalStatusLabel } from '@portal/contract/areas/internal-projects/status';
import { type Change, type ChangeItem, changesBetween } from '@portal/contract/core/changes';
import { toYesNo } from '@portal/contract/core/yes-no';
import { flagItem } from '../../project-parts/public/flag-item.ts';
import { rebaseValues } from '../../project-parts/public/rebase-values.ts';
import { valuesOf } from './values.ts';

/** The items that the form may change now (MAT-17, I2). */
const openItems = (project: InternalInfo) =>
  internalItems.filter((item) =>
    isInternalEditable(item, {
      status: project.mizeStatus,
      materialsConfirmed: project.materialConfirmYN === toYesNo(true),
    }),
  );

/** Whether the form may change what stands in this field now. */
export const isOpenField = (project: InternalInfo, field: keyof InternalValues): boolean =>
  openItems(project).some((item) => item.fields.includes(field));

/** What the user changed since the project was loaded, in form order (CHG-01, CHG-02). */
export const ownChanges = (loaded: InternalInfo, values: InternalValues): Change[] =>
  changesBetween(internalItems, valuesOf(loaded), withinType(values));

/** The form on a newer version of the project; theirs wins where both changed. */
export const rebaseDraft = (loaded: InternalInfo, mine: InternalValues, fresh: InternalInfo): InternalValues =>
  rebaseValues(openItems(fresh), { before: valuesOf(loaded), mine, theirs: valuesOf(fresh) });

/** What changes beside the form, by actions. */
const otherItems: readonly ChangeItem<InternalInfo>[] = [
  {
    name: '프로젝트 상태',
    key: ({ mizeStatus }) => mizeStatus,
    show: ({ mizeStatus }) => internalStatusLabel(mizeStatus),
  },
  flagItem('자재확정', (project) => project.materialConfirmYN, ['확정', '미확정']),
];

/** Everything in which a project differs from what was loaded before, for the eye of the user. */
export const changesSince = (loaded: InternalInfo, fresh: InternalInfo | null): Change[] =>
  fresh === null
    ? []
    : [
        ...changesBetween(otherItems, loaded, fresh),
        ...changesBetween(internalItems, valuesOf(loaded), valuesOf(fresh)),
      ];
