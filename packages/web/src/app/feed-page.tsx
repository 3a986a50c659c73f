import { useSearch } from '@tanstack/react-router';
import { lazy } from 'react';
import { readFeedAddress } from '#areas/workspace/public/feed-address.ts';
import { RoomPage } from '#areas/workspace/public/room-page.tsx';
import { LostTextDialog } from '#areas/workspace-entries/public/lost-text-dialog.tsx';

const AllFeed = lazy(async () => ({
  default: (await import('#areas/workspace-entries/public/all-feed.tsx')).AllFeed,
}));

/** The tabs of a room, each loaded when it is opened. */
const TABS = {
  N: lazy(async () => ({ default: (await import('#areas/workspace-entries/public/room-feed.tsx')).RoomFeed })),
  T: lazy(async () => ({ default: (await import('#areas/workspace-views/public/tasks-tab.tsx')).TasksTab })),
  C: lazy(async () => ({ default: (await import('#areas/workspace-views/public/calendar-tab.tsx')).CalendarTab })),
  F: lazy(async () => ({ default: (await import('#areas/workspace-views/public/files-tab.tsx')).FilesTab })),
};

/**
 * /special/report/feed: the room of `projectId`, or without one the newest entries of all own rooms (WORK-29, D-22).
 */
export function FeedPage() {
  const { projectId, tab } = readFeedAddress(useSearch({ strict: false }));
  return (
    <>
      {projectId === 0 ? <AllFeed /> : <RoomPage key={projectId} projectId={projectId} tab={tab} tabs={TABS} />}
      <LostTextDialog />
    </>
  );
}
