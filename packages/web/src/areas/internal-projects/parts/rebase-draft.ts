import type { InternalValues } from '@portal/contract/areas/internal-projects/changes';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { rebaseValues } from '../../project-parts/public/rebase-values.ts';
import { openItems } from './open-items.ts';
import { valuesOf } from './values.ts';

/** The form on a newer version of the project; theirs wins where both changed. */
export const rebaseDraft = (loaded: InternalInfo, mine: InternalValues, fresh: InternalInfo): InternalValues =>
  rebaseValues(openItems(fresh), { before: valuesOf(loaded), mine, theirs: valuesOf(fresh) });
