import type { Area } from '#area.ts';
import { purgeAddresses } from './own-address.ts';
import { mailRoutes } from './routes.ts';

/** What this area adds to the portal. */
export const mail = {
  routes: { mail: mailRoutes },
  jobs: [{ name: 'purgeAddresses', every: 'hour', claim: 'one', ...purgeAddresses }],
} satisfies Area;
