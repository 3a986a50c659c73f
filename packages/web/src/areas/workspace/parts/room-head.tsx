import { HOME_TABS } from '@portal/contract/areas/workspace/kinds';
import { mayInRoom } from '@portal/contract/areas/workspace/policy';
import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';
import { TAB_COUNT_LIMIT } from '@portal/contract/areas/workspace-entries/kinds';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#lib/paths.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { iconLink } from '#ui/buttons/icon-link.ts';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { InitialStack } from '#ui/marks/initial.tsx';
import { Text } from '#ui/text/text.tsx';
import { membersQuery, tabCountsQuery } from '../api.ts';
import { type RoomTab, writeFeedAddress } from '../public/feed-address.ts';
import { RoomDot } from '../public/room-dot.tsx';
import { RoomSearch } from '../public/room-search.tsx';
import tabs from '../public/tab.module.css';
import { Tag } from '../public/tag.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import css from './room-head.module.css';

type Props = { room: RoomInfo; tab: RoomTab };

const TABS = [
  ['N', HOME_TABS.N],
  ['T', HOME_TABS.T],
  ['C', HOME_TABS.C],
  ['F', HOME_TABS.F],
] as const satisfies readonly (readonly [RoomTab, string])[];

/** A count as text, '' for none and '999+' at the limit. */
const countText = (count: number): string => {
  if (count === 0) return '';
  return count >= TAB_COUNT_LIMIT ? `${TAB_COUNT_LIMIT - 1}+` : String(count);
};

function Tabs({ room: { projectId }, tab }: Props) {
  const { openTaskCount = 0, fileCount = 0 } = useQuery(tabCountsQuery(projectId)).data ?? {};
  const counts: Partial<Record<RoomTab, string>> = { T: countText(openTaskCount), F: countText(fileCount) };
  const shown: readonly (readonly [RoomTab, string])[] = tab === 'S' ? [...TABS, ['S', '설정']] : TABS;
  return (
    <nav className={css['tabs']} aria-label="방 화면">
      {shown.map(([code, word]) => (
        <Link
          key={code}
          className={tabs['tab']}
          to={paths.reportFeed}
          search={writeFeedAddress({ projectId, tab: code })}
          aria-current={code === tab ? 'page' : undefined}
        >
          {word}
          {counts[code] && (
            <Text as="b" size={12} weight="medium" tone="faint" only="wide">
              {counts[code]}
            </Text>
          )}
        </Link>
      ))}
    </nav>
  );
}

function RoomMembers({ room }: { room: RoomInfo }) {
  const { data = [] } = useQuery(membersQuery(room.projectId));
  const names = data.filter(({ joinStatus }) => joinStatus === 'M').map(({ userName }) => userName);
  return <InitialStack label="멤버" names={names} total={room.memberCount} max={4} />;
}

/** The sticky head of a room with its name, members, tabs and search. */
export function RoomHead({ room, tab }: Props) {
  const [inviting, setInviting] = useState(false);
  const [searching, setSearching] = useState(false);
  const isAdmin = room.adminYn === 'Y';
  return (
    <header className={css['head']} data-room-head="true" data-print="off">
      <Row gap={8} tall="control">
        <Row as="span" only="narrow">
          <Link className={`${iconLink} ${css['back']}`} to={paths.reportList} aria-label="워크스페이스">
            <Icon name="previous" />
          </Link>
        </Row>
        <RoomDot color={room.color} size="m" />
        <Text as="h1" title={room.name} size={20} phoneSize={16} weight="semibold" cut>
          {room.name}
        </Text>
        <Row as="span" gap={8} only="wide" firm>
          {room.adminApprovalYn === 'Y' && <Tag icon="lock">승인 후 참여</Tag>}
          {room.archivedYn === 'Y' && <Tag tone="warn">보관됨</Tag>}
        </Row>
        <Row gap={8} firm toEnd>
          <Row as="span" only="wide">
            <RoomMembers room={room} />
          </Row>
          {mayInRoom('members', { isAdmin }) && room.archivedYn === 'N' && (
            <BusyButton variant="default" onClick={() => setInviting(true)}>
              초대
            </BusyButton>
          )}
          {tab === 'N' && (
            <Row as="span" only="narrow">
              <IconButton
                icon="search"
                label="이 방에서 검색"
                aria-expanded={searching}
                onClick={() => setSearching(!searching)}
              />
            </Row>
          )}
          <Link
            className={iconLink}
            to={paths.reportFeed}
            search={writeFeedAddress({ projectId: room.projectId, tab: 'S' })}
            aria-label="방 설정"
            title="설정"
          >
            <Icon name="settings" />
          </Link>
        </Row>
      </Row>
      <div className={css['tabline']}>
        <Tabs room={room} tab={tab} />
        {tab === 'N' && (
          <div className={css['find']} data-opened={searching || undefined}>
            <RoomSearch key={room.projectId} label="이 방에서 검색" />
          </div>
        )}
      </div>
      <InviteDialog room={room} opened={inviting} onClose={() => setInviting(false)} />
    </header>
  );
}
