import { SITE_STATES, type SiteState } from '@portal/contract/areas/site/site-days';
import { type AddressOf, anyDay, defineSearch, oneOf } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

/** The address of '오늘 현장'. `day` '' means today, `state` '' all states. */
export const siteSearch = defineSearch(
  paths.projectSites,
  {
    day: anyDay(),
    state: oneOf<SiteState | ''>(['', ...SITE_STATES], ''),
    own: oneOf<'Y' | 'N'>(['Y', 'N'], 'N'),
  },
  { size: 30 },
);
export type SiteAddress = AddressOf<typeof siteSearch>;
