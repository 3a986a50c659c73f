import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import type { ProjectValues } from '@portal/contract/areas/outsourced-projects/changes';
import { NO_SHIPPING, type Shipping } from '@portal/contract/areas/outsourced-projects/shipping';
import type { CallInput } from '@portal/contract/core/call';
import type { CallCtx } from '../../context.ts';
import { materialValues, storedPartValues } from '../project/public/part-values.ts';
import { type KeptNames, resolveNames } from '../project/public/resolve-names.ts';
import type { ProjectParts, ProjectRecord } from './queries/detail.ts';

import { shippingOf } from './shipping-columns.ts';

type EditInput = CallInput<typeof outsourcedProjectCalls.edit>;

/** The stored project as the form would send it, with the names its ids stand for. */
export const storedValues = (project: ProjectRecord, parts: ProjectParts): ProjectValues => ({
  ...storedPartValues(project, parts),
  Price: String(project.price),
  AddPrice: String(project.add_price),
  StartDate: parts.startDates,
  Materials: materialValues(parts),
  ImageNameList: parts.photoNames,
  shipping: shippingOf(project),
});

/** The project as an edit would leave it; names come from the ids alone (D-149). */
export async function sentValues(
  ctx: CallCtx,
  input: EditInput,
  stored: { values: ProjectValues; kept: KeptNames },
): Promise<ProjectValues> {
  const { values, kept } = stored;
  const chosen = { ...input, materials: { field: 'Materials', lines: input.Materials } };
  const { materials, leaderName: _, ...names } = await resolveNames(ctx, chosen, kept);
  return {
    ...input,
    ...names,
    Materials: materials,
    StartDate: [...input.StartDate].sort(),
    ImageNameList: input.ImageNameList ?? values.ImageNameList,
    shipping: sentShipping(values.shipping, input),
  };
}

const SHIPPING_FIELDS = Object.keys(NO_SHIPPING) as (keyof Shipping)[];

/** Fields that are not sent stay as they are. */
function sentShipping(stored: Shipping, input: EditInput): Shipping {
  const sent = SHIPPING_FIELDS.map((field) => [field, input[field] ?? stored[field]] as const);
  return { ...stored, ...Object.fromEntries(sent) };
}
