import { internalItems } from '@portal/contract/areas/internal-projects/changes';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { internalStatusLabel } from '@portal/contract/areas/internal-projects/status';
import { type Change, type ChangeItem, changesBetween } from '@portal/contract/core/forms';
import { flagItem } from '../../project-parts/public/flag-item.ts';
import { valuesOf } from './values.ts';

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
