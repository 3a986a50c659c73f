import { useSearch } from '@tanstack/react-router';
import { readFeedAddress } from '#areas/workspace/public/feed-address.ts';
import { RoomPage } from '#areas/workspace/public/room-page.tsx';
import { LostTextDialog } from '#areas/workspace-entries/public/lost-text-dialog.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.ts';

const AllFeed = lazyPart(async () => (await import('#areas/workspace-entries/public/all-feed.tsx')).AllFeed);

/** The tabs of a room, each loaded when it is opened. */
const TABS = {
  N: lazyPart(async () => (await import('#areas/workspace-entries/public/room-feed.tsx')).RoomFeed),
  T: lazyPart(async () => (await import('#areas/workspace-views/public/tasks-tab.tsx')).TasksTab),
  C: lazyPart(async () => (await import('#areas/workspace-views/public/calendar-tab.tsx')).CalendarTab),
  F: lazyPart(async () => (await import('#areas/workspace-views/public/files-tab.tsx')).FilesTab),
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
