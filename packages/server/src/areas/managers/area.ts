import { Board } from '@portal/contract/areas/comments/boards';
import type { Area } from '#area.ts';
import { managerTarget } from './comment-target.ts';
import { managerRetention } from './retention.ts';
import { managerRoutes } from './routes.ts';
import { managerSheets } from './sheets.ts';

/** What this area adds to the portal. */
export const managers = {
  routes: { managers: managerRoutes },
  sheets: managerSheets,
  commentTargets: { [Board.Manager]: managerTarget },
  retention: { managers: managerRetention },
} satisfies Area;
