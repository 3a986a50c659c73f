import { Board } from '@portal/contract/areas/comments/boards';
import type { Area } from '#area.ts';
import { outsourcedTarget } from './comment-target.ts';
import { deletedProjects } from './deleted-projects.ts';
import { resend } from './deliveries.ts';
import { purgePhotos } from './photos.ts';
import { projectRetention } from './retention.ts';
import {
  agreementRoutes,
  copyRoutes,
  customerRoutes,
  deliveryRoutes,
  outsourcedProjectRoutes,
  receiptSteps,
} from './routes.ts';
import { outsourcedSearch } from './search-records.ts';
import { outsourcedSheets } from './sheets.ts';

/** What this area adds to the portal. */
export const outsourcedProjects = {
  routes: {
    outsourcedProjects: outsourcedProjectRoutes,
    agreements: agreementRoutes,
    copies: copyRoutes,
    customers: customerRoutes,
    deliveries: deliveryRoutes,
  },
  sheets: outsourcedSheets,
  search: [outsourcedSearch],
  commentTargets: { [Board.Project]: outsourcedTarget },
  retention: projectRetention,
  deleted: { outsourced: deletedProjects },
  jobs: [{ name: 'purgePhotos', every: 'hour', claim: 'one', ...purgePhotos }],
  gives: { resend, receiptSteps },
} satisfies Area;
