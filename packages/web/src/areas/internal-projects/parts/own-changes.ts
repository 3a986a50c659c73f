import { type InternalValues, internalItems } from '@portal/contract/areas/internal-projects/changes';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { type Change, changesBetween } from '@portal/contract/core/forms';
import { askedValues, valuesOf } from './values.ts';

/** What the user changed since the project was loaded, in form order (CHG-01, CHG-02). */
export const ownChanges = (loaded: InternalInfo, values: InternalValues): Change[] =>
  changesBetween(internalItems, valuesOf(loaded), askedValues(values));
