import type { InternalValues } from '@portal/contract/areas/internal-projects/changes';
import type { Choice } from '../../lookups/public/use-lookups.ts';
import type { PartChoices } from '../../project-parts/public/use-part-choices.ts';

/** A look-up that is not there yet says nothing. */
const offers = (choices: readonly Choice[], value: string): boolean =>
  choices.length === 0 || choices.some((choice) => choice.value === value);

/** Without the people and the region of a copied project that nobody may choose any more (D-52, D-84). */
export const onlyOffered = (values: InternalValues, { areas, sales, pms }: PartChoices): InternalValues => ({
  ...values,
  AreaId: offers(areas, String(values.AreaId)) ? values.AreaId : 0,
  MizeSalesUserId: offers(sales, values.MizeSalesUserId) ? values.MizeSalesUserId : '',
  MizePMUserId: values.MizePMUserId.filter((id) => offers(pms, id)),
});
