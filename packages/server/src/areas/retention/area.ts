import type { Area } from '#area.ts';
import { blankExpired } from './blank-expired.ts';
import type { DeletedTargets } from './public/deleted-target.ts';
import type { RetentionTargets } from './public/target.ts';
import { retentionRoutes } from './routes.ts';
import { retentionSheets } from './sheets.ts';

/** What this area adds to the portal. The areas of the records give it what they have for `retention` and `deleted`. */
export const retention = (targets: RetentionTargets, deleted: DeletedTargets) =>
  ({
    routes: { retention: retentionRoutes(targets, deleted) },
    sheets: retentionSheets(targets, deleted),
    jobs: [{ name: 'blankEnded', every: 'hour', claim: 'one', ...blankExpired(targets) }],
  }) satisfies Area;
