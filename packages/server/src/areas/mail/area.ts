import type { Area } from '#area.ts';
import { purgeAddresses } from './own-address.ts';
import { mailRoutes } from './routes.ts';

/** What this area adds to the portal. */
export const mail = {
  routes: { mail: mailRoutes },
  cleanUps: { purgeAddresses },
} satisfies Area;
