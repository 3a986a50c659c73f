import type { Area } from '#area.ts';
import { purgeRoomFiles, roomFileAdmission } from './files.ts';
import { raiseReminders } from './reminders.ts';
import { entryCommentRoutes, entryViewRoutes, workspaceEntryRoutes } from './routes.ts';
import { entrySearch, fileSearch } from './search-records.ts';

/** What this area adds to the portal. */
export const workspaceEntries = {
  routes: { workspaceEntries: workspaceEntryRoutes, entryComments: entryCommentRoutes, entryViews: entryViewRoutes },
  search: [entrySearch, fileSearch],
  admissions: { 'Project/room-file-upload': roomFileAdmission },
  jobs: [
    { name: 'purgeRoomFiles', every: 'hour', claim: 'one', ...purgeRoomFiles },
    { name: 'raiseReminders', every: 'tenSeconds', claim: 'each', run: raiseReminders },
  ],
} satisfies Area;
