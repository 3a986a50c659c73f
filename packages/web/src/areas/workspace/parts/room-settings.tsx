import { mayInRoom } from '@portal/contract/areas/workspace/policy';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { PressRow } from '#ui/layout/press-row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Count } from '#ui/marks/count.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { requestsQuery } from '../api.ts';
import type { RoomTabProps } from '../public/room-tab.ts';
import { RequestLine } from './request-line.tsx';
import { RoomAlarms } from './room-alarms.tsx';
import { RoomExit } from './room-exit.tsx';
import { RoomForm } from './room-form.tsx';
import { RoomHistory } from './room-history.tsx';
import { RoomMembers } from './room-members.tsx';
import css from './room-settings.module.css';
import { SettingsPart } from './settings-part.tsx';

function Requests({ projectId }: { projectId: number }) {
  const { data = [] } = useQuery(requestsQuery(projectId));
  return (
    <SettingsPart title="참여 요청" place="requests" count={data.length}>
      {data.length === 0 ? (
        <span>기다리는 요청이 없습니다.</span>
      ) : (
        <Lines>
          {data.map((request) => (
            <RequestLine key={request.userId} request={request} />
          ))}
        </Lines>
      )}
    </SettingsPart>
  );
}

/** Leads to a part of the settings. */
const PartLink = (link: ComponentProps<'a'>) => (
  <PressRow as="a" gap={8} padX={8} tall="control" round="md" justify="between" {...link} />
);

/** The settings tab. Admins edit the room, and all members see people, alarms and history (D-36 to D-38). */
export function RoomSettings({ room }: RoomTabProps) {
  const { projectId, requestCount, memberCount } = room;
  const isAdmin = room.adminYn === 'Y';
  const isOpen = room.archivedYn === 'N';
  const mayEdit = isOpen && mayInRoom('edit', { isAdmin });
  return (
    <div className={css['set']}>
      <Stack as="nav" tone="soft" aria-label="설정 항목">
        {mayEdit && (
          <>
            <PartLink href="#basics">기본 정보</PartLink>
            <PartLink href="#permissions">권한</PartLink>
            <PartLink href="#requests">참여 요청 {requestCount > 0 && <Count count={requestCount} />}</PartLink>
          </>
        )}
        <PartLink href="#members">
          멤버 <span>{memberCount}</span>
        </PartLink>
        <PartLink href="#alarms">알림</PartLink>
        <PartLink href="#record">변경 기록</PartLink>
      </Stack>
      <Stack gap={16}>
        {mayEdit && <RoomForm key={projectId} room={room} />}
        {mayEdit && <Requests projectId={projectId} />}
        <RoomMembers room={room} />
        <RoomAlarms room={room} />
        <RoomHistory projectId={projectId} />
        <RoomExit room={room} />
      </Stack>
    </div>
  );
}
