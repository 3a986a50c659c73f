import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';
import type { CalendarItem } from '@portal/contract/areas/workspace-entries/shapes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { writeFeedAddress } from '#areas/workspace/public/feed-address.ts';
import { RoomSheet } from '#areas/workspace/public/room-sheet.tsx';
import { Tag } from '#areas/workspace/public/tag.tsx';
import { useMembers } from '#areas/workspace/public/use-members.ts';
import { today } from '#lib/days.ts';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { Press } from '#ui/buttons/press.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import { myTasksQuery, pinnedQuery, upcomingQuery } from '../../api.ts';
import { AsidePart, entryLink, Line, MAX_LINES, Tasks, Upcoming } from './aside-part.tsx';
import css from './feed.module.css';

const NOTHING: { schedules: CalendarItem[]; tasks: CalendarItem[] } = { schedules: [], tasks: [] };

type AsideProps = { label: string; summary: readonly (readonly [string, number])[]; children: ReactNode };

/** The side column. Below 1200 px it folds into one line above the feed, which says what it holds. */
function Aside({ label, summary, children }: AsideProps) {
  const [opened, setOpened] = useState(false);
  const words = summary.filter(([, count]) => count > 0).map(([word, count]) => `${word} ${count}`);
  return (
    <aside className={css['aside']} aria-label={label} data-opened={opened || undefined}>
      {words.length > 0 && (
        <RoomSheet
          as={Press}
          padX={16}
          padY={0}
          tone="soft"
          size={13}
          weight="medium"
          className={css['fold']}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {words.join(' · ')}
          <Icon name="down" />
        </RoomSheet>
      )}
      <Stack gap={12} className={css['parts']}>
        {children}
      </Stack>
    </aside>
  );
}

/** The side column of all own rooms with late or due tasks and upcoming schedules. */
export function AllAside() {
  const { schedules, tasks } = useQuery(upcomingQuery(0, today())).data ?? NOTHING;
  const due = tasks.flatMap(({ taskStatus, endDay, ...task }) =>
    taskStatus === '' ? [] : [{ ...task, taskStatus, dueDay: endDay }],
  );
  return (
    <Aside
      label="내 방"
      summary={[
        ['내 업무', due.length],
        ['다가오는 일정', schedules.length],
      ]}
    >
      <Tasks tasks={due} title="가까운 내 업무" />
      <Upcoming schedules={schedules} />
    </Aside>
  );
}

/** The side column of a room with pinned entries, own tasks, upcoming schedules and members. */
export function FeedAside({ room: { projectId, memberCount } }: { room: RoomInfo }) {
  const { userId } = useActor();
  const pinned = useQuery(pinnedQuery(projectId)).data ?? [];
  const tasks = useQuery(myTasksQuery(projectId, userId)).data ?? [];
  const { schedules } = useQuery(upcomingQuery(projectId, today())).data ?? NOTHING;
  const members = useMembers(projectId);
  return (
    <Aside
      label="이 방"
      summary={[
        ['고정', pinned.length],
        ['내 업무', tasks.length],
        ['다가오는 일정', schedules.length],
        ['멤버', memberCount],
      ]}
    >
      <AsidePart title="고정된 글" count={pinned.length}>
        {pinned.map(({ entryId, title, userName }) => (
          <Line key={entryId}>
            <Icon name="pin" size={16} />
            {entryLink(projectId, entryId, title === '' ? `${userName}님의 글` : title)}
          </Line>
        ))}
      </AsidePart>
      <Tasks tasks={tasks} />
      <Upcoming schedules={schedules} />
      <AsidePart title="멤버" count={memberCount}>
        {members.slice(0, MAX_LINES).map(({ userId: memberId, userName, adminYn }) => (
          <Line key={memberId}>
            <Initial name={userName} />
            {userName}
            {adminYn === 'Y' && <Tag tone="warn">관리자</Tag>}
          </Line>
        ))}
        {memberCount > MAX_LINES && (
          <Line>
            <Link className={css['link']} to={paths.reportFeed} search={writeFeedAddress({ projectId, tab: 'S' })}>
              {memberCount - MAX_LINES}명 더 보기
            </Link>
          </Line>
        )}
      </AsidePart>
    </Aside>
  );
}
