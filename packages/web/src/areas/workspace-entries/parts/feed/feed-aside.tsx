import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';
import { TASK_STATUSES } from '@portal/contract/areas/workspace-entries/kinds';
import type { CalendarItem, TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import { isLate } from '@portal/contract/areas/workspace-entries/tasks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { writeFeedAddress } from '#areas/workspace/public/feed-address.ts';
import sheet from '#areas/workspace/public/sheet.module.css';
import { Tag } from '#areas/workspace/public/tag.tsx';
import { useMembers } from '#areas/workspace/public/use-members.ts';
import { shortDay, today } from '#lib/days.ts';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import { TaskMark } from '#ui/marks/task-mark.tsx';
import { myTasksQuery, pinnedQuery, upcomingQuery } from '../../api.ts';
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
    <section className={`${sheet['sheet']} ${css['part']}`} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {title} <b>{count}</b>
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

const link = (projectId: number, entryId: number, children: ReactNode) => (
  <Link to={paths.reportFeed} search={writeFeedAddress({ projectId, tab: 'N', entryId })}>
    {children}
  </Link>
);

/** The fields of a task that the column shows. */
type Task = Pick<TaskRow, 'entryId' | 'projectId' | 'title' | 'taskStatus' | 'dueDay'>;

const Tasks = ({ tasks, title = '내 담당 업무' }: { tasks: readonly Task[]; title?: string }) => (
  <Part title={title} count={tasks.length}>
    {tasks.slice(0, MAX_LINES).map((task) => (
      <li key={task.entryId}>
        <TaskMark mark={task.taskStatus} label={TASK_STATUSES[task.taskStatus]} />
        {link(task.projectId, task.entryId, task.title)}
        {task.dueDay !== '' && (
          <time dateTime={task.dueDay} data-late={isLate(task, today()) || undefined}>
            {shortDay(task.dueDay).slice(0, 5)}
          </time>
        )}
      </li>
    ))}
  </Part>
);

const Upcoming = ({ schedules }: { schedules: readonly CalendarItem[] }) => (
  <Part title="다가오는 일정" count={schedules.length}>
    {schedules.slice(0, MAX_LINES).map(({ projectId, entryId, day, title, startDay, startTime, allDayYn }) => (
      <li key={`${entryId} ${day}`}>
        <b>{shortDay(startDay)}</b>
        {link(projectId, entryId, `${allDayYn === 'Y' ? '종일' : startTime} ${title}`)}
      </li>
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
        <button
          type="button"
          className={`${sheet['sheet']} ${css['fold']}`}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {words.join(' · ')}
          <Icon name="down" />
        </button>
      )}
      <div className={css['parts']}>{children}</div>
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
          <li key={entryId}>
            <Icon name="pin" />
            {link(projectId, entryId, title === '' ? `${userName}님의 글` : title)}
          </li>
        ))}
      </Part>
      <Tasks tasks={tasks} />
      <Upcoming schedules={schedules} />
      <Part title="멤버" count={memberCount}>
        {members.slice(0, MAX_LINES).map(({ userId: memberId, userName, adminYn }) => (
          <li key={memberId}>
            <Initial name={userName} />
            {userName}
            {adminYn === 'Y' && <Tag tone="warn">관리자</Tag>}
          </li>
        ))}
        {memberCount > MAX_LINES && (
          <li>
            <Link to={paths.reportFeed} search={writeFeedAddress({ projectId, tab: 'S' })}>
              {memberCount - MAX_LINES}명 더 보기
            </Link>
          </li>
        )}
      </Part>
    </Aside>
  );
}
