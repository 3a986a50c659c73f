import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { useRecordName } from '../../../lib/tab-title.ts';
import { EmptyState, LoadError, Loading } from '../../../ui/states.tsx';
import { roomQuery } from '../api.ts';
import { RoomHead } from '../parts/room-head.tsx';
import { type RoomTab, readFeed } from '../public/feed-address.ts';
import type { RoomTabProps } from '../public/room-tab.ts';
import { useRoomNews } from '../public/use-room-news.ts';
import { roomKey } from '../public/workspace-keys.ts';
import css from './feed-page.module.css';

const AllFeed = lazy(async () => ({ default: (await import('../../workspace-entries/public/all-feed.tsx')).AllFeed }));

/** The tabs of a room, each loaded when it is opened. */
const TABS: Readonly<Record<RoomTab, ComponentType<RoomTabProps>>> = {
  N: lazy(async () => ({ default: (await import('../../workspace-entries/public/room-feed.tsx')).RoomFeed })),
  T: lazy(async () => ({ default: (await import('../../workspace-views/public/tasks-tab.tsx')).TasksTab })),
  C: lazy(async () => ({ default: (await import('../../workspace-views/public/calendar-tab.tsx')).CalendarTab })),
  F: lazy(async () => ({ default: (await import('../../workspace-views/public/files-tab.tsx')).FilesTab })),
  S: lazy(async () => ({ default: (await import('../parts/room-settings.tsx')).RoomSettings })),
};

const NOT_FOUND = 404;
const isGone = (error: unknown): boolean => error instanceof Refusal && error.status === NOT_FOUND;

/** A room with its tabs; one that is none of the reader's, or not any more, is not there. */
function RoomPage({ projectId, tab }: { projectId: number; tab: RoomTab | '' }) {
  const client = useQueryClient();
  const { data: room, error, isPending, refetch } = useQuery(roomQuery(projectId));
  // All that is on screen of the room, but not its feed, which waits to be asked.
  useRoomNews(projectId, () => client.invalidateQueries({ queryKey: roomKey(projectId) }));
  const gone = room === null || isGone(error);
  useRecordName(gone ? '' : (room?.name ?? ''));
  if (isPending) return <Loading />;
  if (gone) {
    return (
      <EmptyState text="프로젝트를 찾을 수 없습니다.">
        <Link to={paths.reportList}>워크스페이스로 이동</Link>
      </EmptyState>
    );
  }
  if (room === undefined) return <LoadError onRetry={() => refetch()} />;
  const shown = tab === '' ? room.homeTabType : tab;
  const Tab = TABS[shown];
  return (
    <div className={css['room']}>
      <RoomHead room={room} tab={shown} />
      <Suspense fallback={<Loading />}>
        <Tab room={room} />
      </Suspense>
    </div>
  );
}

/** /special/report/feed: the room that `projectId` names, or the newest entries of all own rooms (WORK-29, D-22). */
export function FeedPage() {
  const { projectId, tab } = readFeed(useSearch({ strict: false }));
  return projectId === 0 ? <AllFeed /> : <RoomPage key={projectId} projectId={projectId} tab={tab} />;
}
