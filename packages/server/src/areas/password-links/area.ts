import type { Area } from '#area.ts';
import { passwordLinkRoutes } from './routes.ts';
import { purgeLinks } from './use-link.ts';

/** What this area adds to the portal. */
export const passwordLinks = {
  routes: { passwordLinks: passwordLinkRoutes },
  jobs: [{ name: 'purgeLinks', every: 'hour', claim: 'one', ...purgeLinks }],
} satisfies Area;
