import { Board } from '@portal/contract/areas/comments/boards';
import type { Area } from '#area.ts';
import { internalTarget } from './comment-target.ts';
import { deletedProjects } from './deleted-projects.ts';
import { internalRetention } from './retention.ts';
import { internalProjectRoutes } from './routes.ts';
import { internalSearch } from './search-records.ts';
import { internalSheets } from './sheets.ts';

/** What this area adds to the portal. */
export const internalProjects = {
  routes: { internalProjects: internalProjectRoutes },
  sheets: internalSheets,
  search: [internalSearch],
  commentTargets: { [Board.Internal]: internalTarget },
  retention: { internal: internalRetention },
  deleted: { internal: deletedProjects },
} satisfies Area;
