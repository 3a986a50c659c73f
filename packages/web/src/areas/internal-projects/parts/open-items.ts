import {
  type InternalItem,
  type InternalValues,
  internalItems,
  isInternalEditable,
} from '@portal/contract/areas/internal-projects/changes';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';

/** The items that the form may change now (MAT-17, I2). */
export const openItems = (project: InternalInfo): InternalItem[] =>
  internalItems.filter((item) =>
    isInternalEditable(item, {
      status: project.mizeStatus,
      materialsConfirmed: project.materialConfirmYN === 'Y',
    }),
  );

/** Whether the form may change what stands in this field now. */
export const isOpenField = (project: InternalInfo, field: keyof InternalValues): boolean =>
  openItems(project).some((item) => item.fields.includes(field));
