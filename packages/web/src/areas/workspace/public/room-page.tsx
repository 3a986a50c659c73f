import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { paths } from '#lib/paths.ts';
import { useRecordName } from '#lib/record-name.ts';
import { isNotFound } from '#lib/refusal.ts';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { EmptyState, LoadError, Loading } from '#ui/feedback/states.tsx';
import { roomQuery } from '../api.ts';
import { RoomHead } from '../parts/room-head.tsx';
import type { RoomTab } from './feed-address.ts';
import css from './room-page.module.css';
import type { RoomTabProps } from './room-tab.ts';
import { useRoomChanges } from './use-room-changes.ts';
import { roomKey } from './workspace-keys.ts';

const RoomSettings = lazyPart(async () => (await import('../parts/room-settings.tsx')).RoomSettings);

type Props = {
  projectId: number;
  tab: RoomTab | '';
  /** The components of the tabs, which other areas provide. */
  tabs: Readonly<Record<Exclude<RoomTab, 'S'>, ComponentType<RoomTabProps>>>;
};

/** The page of a room with its tabs. Users who are not members see a not-found message. */
export function RoomPage({ projectId, tab, tabs }: Props) {
  const client = useQueryClient();
  const { data: room, error, isPending, refetch } = useQuery(roomQuery(projectId));
  // Invalidates all queries of the room except its feed, which reloads only when the user asks.
  useRoomChanges(projectId, () => client.invalidateQueries({ queryKey: roomKey(projectId) }));
  const isMissing = room === null || isNotFound(error);
  useRecordName(isMissing ? '' : (room?.name ?? ''));
  if (isPending) return <Loading />;
  if (isMissing) {
    return (
      <EmptyState text="방을 찾을 수 없습니다.">
        <Link to={paths.reportList}>워크스페이스로 이동</Link>
      </EmptyState>
    );
  }
  if (room === undefined) return <LoadError onRetry={() => refetch()} />;
  const shown = tab === '' ? room.homeTabType : tab;
  const Tab = shown === 'S' ? RoomSettings : tabs[shown];
  return (
    <div className={css['room']}>
      <RoomHead room={room} tab={shown} />
      <Suspense fallback={<Loading />}>
        <Tab room={room} />
      </Suspense>
    </div>
  );
}
