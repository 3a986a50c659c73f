import type { Area } from '#area.ts';
import { forgetDevice } from './public/forget-devices.ts';
import { purgeDevices } from './purge-devices.ts';
import { pushRoutes } from './routes.ts';

/** What this area adds to the portal. */
export const push = {
  routes: { push: pushRoutes },
  jobs: [{ name: 'purgeDevices', every: 'hour', claim: 'one', ...purgeDevices }],
  gives: { forgetDevice },
} satisfies Area;
