import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';
import { TASK_STATUSES } from '@portal/contract/areas/workspace-entries/kinds';
import type { CalendarItem, TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import { isLate } from '@portal/contract/areas/workspace-entries/tasks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { writeFeedAddress } from '#areas/workspace/public/feed-address.ts';
import { RoomSheet } from '#areas/workspace/public/room-sheet.tsx';
import { Tag } from '#areas/workspace/public/tag.tsx';
import { useMembers } from '#areas/workspace/public/use-members.ts';
import { shortDay, today } from '#lib/days.ts';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import { TaskMark } from '#ui/marks/task-mark.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { CountedTitle } from '#ui/text/counted-title.tsx';
import { Text } from '#ui/text/text.tsx';
import { myTasksQuery, pinnedQuery, upcomingQuery } from '../../api.ts';
import { Late } from '../../public/late.tsx';
import css from './feed.module.css';

/** The maximum number of lines in each part. The tabs show the rest. */
const MAX_LINES = 4;
const NOTHING: { schedules: CalendarItem[]; tasks: CalendarItem[] } = { schedules: [], tasks: [] };

type PartProps = { title: string; count: number; children: ReactNode };

/** A part of the side column, hidden when it is empty. */
function Part({ title, count, children }: PartProps) {
  const titleId = useId();
  if (count === 0) return null;
  return (
    <RoomSheet gap={4} padY={12} aria-labelledby={titleId}>
      <CountedTitle id={titleId} justify="between" size={13} count={count}>
        {title}
      </CountedTitle>
      <Lines size={13}>{children}</Lines>
    </RoomSheet>
  );
}

/** A line of a part. */
const Line = ({ children }: { children: ReactNode }) => (
  <Row as="li" gap={8} tall="control">
    {children}
  </Row>
);

const link = (projectId: number, entryId: number, children: ReactNode) => (
  <Text as="span" cut fill>
    <Link className={css['link']} to={paths.reportFeed} search={writeFeedAddress({ projectId, tab: 'N', entryId })}>
      {children}
    </Link>
  </Text>
);

/** The fields of a task that the column shows. */
type Task = Pick<TaskRow, 'entryId' | 'projectId' | 'title' | 'taskStatus' | 'dueDay'>;

const Tasks = ({ tasks, title = '내 담당 업무' }: { tasks: readonly Task[]; title?: string }) => (
  <Part title={title} count={tasks.length}>
    {tasks.slice(0, MAX_LINES).map((task) => (
      <Line key={task.entryId}>
        <TaskMark mark={task.taskStatus} label={TASK_STATUSES[task.taskStatus]} />
        {link(task.projectId, task.entryId, task.title)}
        {task.dueDay !== '' && (
          <Late as="time" dateTime={task.dueDay} tone="soft" late={isLate(task, today())} whole>
            {shortDay(task.dueDay).slice(0, 5)}
          </Late>
        )}
      </Line>
    ))}
  </Part>
);

const Upcoming = ({ schedules }: { schedules: readonly CalendarItem[] }) => (
  <Part title="다가오는 일정" count={schedules.length}>
    {schedules.slice(0, MAX_LINES).map(({ projectId, entryId, day, title, startDay, startTime, allDayYn }) => (
      <Line key={`${entryId} ${day}`}>
        <Text as="b" weight="semibold" whole>
          {shortDay(startDay)}
        </Text>
        {link(projectId, entryId, `${allDayYn === 'Y' ? '종일' : startTime} ${title}`)}
      </Line>
    ))}
  </Part>
);

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
      <Part title="고정된 글" count={pinned.length}>
        {pinned.map(({ entryId, title, userName }) => (
          <Line key={entryId}>
            <Icon name="pin" size={16} />
            {link(projectId, entryId, title === '' ? `${userName}님의 글` : title)}
          </Line>
        ))}
      </Part>
      <Tasks tasks={tasks} />
      <Upcoming schedules={schedules} />
      <Part title="멤버" count={memberCount}>
        {members.slice(0, MAX_LINES).map(({ userId: memberId, userName, adminYn }) => (
          <Line key={memberId}>
            <Initial name={userName} />
            {userName}
            {adminYn === 'Y' && <Tag tone="warn">관리자</Tag>}
          </Line>
        ))}
        {memberCount > MAX_LINES && (
          <Line>
            <Link to={paths.reportFeed} search={writeFeedAddress({ projectId, tab: 'S' })}>
              {memberCount - MAX_LINES}명 더 보기
            </Link>
          </Line>
        )}
      </Part>
    </Aside>
  );
}
