import { RoomScope } from '@portal/contract/areas/workspace/kinds';
import type { RequestRow, RoomRow } from '@portal/contract/areas/workspace/shapes';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { EmptyState, LoadError, Loading } from '#ui/feedback/states.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { useNearEnd } from '#ui/tables/use-near-end.ts';
import { CountedTitle } from '#ui/text/counted-title.tsx';
import { Text } from '#ui/text/text.tsx';
import { requestsQuery, roomsQuery } from '../api.ts';
import { CreateRoomButton } from '../parts/create-room-button.tsx';
import { RequestLine } from '../parts/request-line.tsx';
import { RoomTable } from '../parts/room-table.tsx';
import css from '../parts/rooms.module.css';
import { RoomSearch } from '../public/room-search.tsx';
import { useRoomChanges } from '../public/use-room-changes.ts';
import { refreshWorkspace } from '../public/workspace-keys.ts';

type GroupProps = { title: string; scope: RoomScope; searchKey: string; emptyText?: string };

const groupOf = (pages: readonly RoomRow[][]): RoomRow[] => pages.flat();

/** The rooms of one scope, loading more near the end. An empty group without a text is left out. */
function RoomGroup({ title, scope, searchKey, emptyText }: GroupProps) {
  const rooms = useInfiniteQuery(roomsQuery(scope, searchKey));
  const { hasNextPage, isFetching, fetchNextPage } = rooms;
  const end = useNearEnd<HTMLDivElement>(hasNextPage && !isFetching, () => fetchNextPage());
  if (rooms.isPending) return scope === RoomScope.Own ? <Loading /> : null;
  if (rooms.data === undefined) return <LoadError onRetry={() => rooms.refetch()} />;
  const rows = groupOf(rooms.data.pages);
  if (rows.length === 0 && emptyText === undefined) return null;
  return (
    <section aria-labelledby={`rooms-${scope}`}>
      <CountedTitle
        id={`rooms-${scope}`}
        padX="page"
        padY={12}
        size={14}
        count={`${rows.length}${hasNextPage ? '+' : ''}`}
      >
        {title}
      </CountedTitle>
      {rows.length === 0 ? <EmptyState text={emptyText ?? ''} /> : <RoomTable label={title} rooms={rows} />}
      <div ref={end} />
    </section>
  );
}

/** The join requests of all rooms that this admin can answer. */
function Requests() {
  const { data = [] } = useQuery(requestsQuery(0));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="requests">
      <Row as="h2" id="requests" gap={8} padX="page" padY={12} size={14} weight="semibold">
        참여 요청{' '}
        <Text as="b" weight="bold" tone="link">
          {data.length}
        </Text>
      </Row>
      <Lines padX="page" ground="surface" line="ends">
        {data.map((request: RequestRow) => (
          <RequestLine key={`${request.projectId} ${request.userId}`} request={request} withRoom />
        ))}
      </Lines>
    </section>
  );
}

/** The page /special/report/list with join requests and all rooms by scope (WORK-28, D-36). */
export function RoomsPage() {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const searchKey = String(query['key'] ?? '');
  const shared = { searchKey };
  const client = useQueryClient();
  useRoomChanges(0, () => refreshWorkspace(client));
  return (
    <>
      <Row as="header" gap={12} padX="page" padY={12} wraps>
        <Text as="h1" size={20} weight="semibold" fill>
          워크스페이스
        </Text>
        <Row as="span" only="narrow">
          <CreateRoomButton />
        </Row>
        <div className={css['find']}>
          <RoomSearch label="방, 멤버 검색" />
        </div>
      </Row>
      <Requests />
      <RoomGroup
        {...shared}
        title="내 방"
        scope={RoomScope.Own}
        emptyText={searchKey === '' ? '참여 중인 방이 없습니다.' : '검색 결과가 없습니다.'}
      />
      <RoomGroup {...shared} title="참여할 수 있는 방" scope={RoomScope.Joinable} />
      <RoomGroup {...shared} title="관리자가 없는 방" scope={RoomScope.Ownerless} />
      <RoomGroup {...shared} title="보관된 방" scope={RoomScope.Archived} />
    </>
  );
}
