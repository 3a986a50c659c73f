import type { ProjectValues } from '@portal/contract/areas/outsourced-projects/changes';
import type { FormerSite } from '@portal/contract/areas/outsourced-projects/shapes';
import { wholeAddress } from '@portal/contract/core/address';
import { materialValues } from '#areas/project/public/shared-values.ts';
import type { Suggestion } from '#ui/fields/suggest-field.tsx';

/** A former site as a suggestion. */
export type SiteSuggestion = Suggestion & { site: FormerSite };

/** The site in two lines: its name and customer, then address and number of materials. */
export function suggestionOf(site: FormerSite): SiteSuggestion {
  const { placeName, customerName, zipCode, addr1, addr2, materials } = site;
  return {
    key: JSON.stringify([customerName, placeName, zipCode, addr1, addr2]),
    name: [placeName, customerName].filter((part) => part !== '').join(' · '),
    detail: [wholeAddress(site), ...(materials.length === 0 ? [] : [`자재 ${materials.length}종`])].join(' · '),
    site,
  };
}

/**
 * What a chosen site fills: site, customer and address, and the materials where the form has none yet (D-321). The
 * contact at the site is typed anew, because people change.
 */
export function siteValues(
  { customerName, placeName, zipCode, addr1, addr2, materials }: FormerSite,
  { Materials, MaterialsNoYN }: Pick<ProjectValues, 'Materials' | 'MaterialsNoYN'>,
): Partial<ProjectValues> {
  const takesMaterials = Materials.length === 0 && MaterialsNoYN !== 'Y' && materials.length > 0;
  return {
    CustomerName: customerName,
    PlaceName: placeName,
    ZipCode: zipCode,
    Addr1: addr1,
    Addr2: addr2,
    ...(takesMaterials ? { Materials: materialValues(materials) } : {}),
  };
}
