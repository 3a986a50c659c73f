import { TASK_STATUSES } from '@portal/contract/areas/workspace-entries/kinds';
import type { CalendarItem, TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import { isOverdue } from '@portal/contract/areas/workspace-entries/tasks';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { writeFeedAddress } from '#areas/workspace/public/feed-address.ts';
import { RoomSheet } from '#areas/workspace/public/room-sheet.tsx';
import { shortDay, today } from '#lib/days.ts';
import { paths } from '#lib/paths.ts';
import { Row } from '#ui/layout/row.tsx';
import { TaskMark } from '#ui/marks/task-mark.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { CountedTitle } from '#ui/text/counted-title.tsx';
import { Text } from '#ui/text/text.tsx';
import { Late } from '../../public/late.tsx';
import css from './feed.module.css';

/** The maximum number of lines in each part. The tabs show the rest. */
export const MAX_LINES = 4;

type PartProps = { title: string; count: number; children: ReactNode };

/** A part of the side column, hidden when it is empty. */
export function AsidePart({ title, count, children }: PartProps) {
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
export const Line = ({ children }: { children: ReactNode }) => (
  <Row as="li" gap={8} tall="control">
    {children}
  </Row>
);

/** A link to an entry, whose end is cut. */
export const entryLink = (projectId: number, entryId: number, children: ReactNode) => (
  <Text as="span" cut fill>
    <Link className={css['link']} to={paths.reportFeed} search={writeFeedAddress({ projectId, tab: 'N', entryId })}>
      {children}
    </Link>
  </Text>
);

/** The fields of a task that the column shows. */
type Task = Pick<TaskRow, 'entryId' | 'projectId' | 'title' | 'taskStatus' | 'dueDay'>;

export const Tasks = ({ tasks, title = '내 담당 업무' }: { tasks: readonly Task[]; title?: string }) => (
  <AsidePart title={title} count={tasks.length}>
    {tasks.slice(0, MAX_LINES).map((task) => (
      <Line key={task.entryId}>
        <TaskMark mark={task.taskStatus} label={TASK_STATUSES[task.taskStatus]} />
        {entryLink(task.projectId, task.entryId, task.title)}
        {task.dueDay !== '' && (
          <Late as="time" dateTime={task.dueDay} tone="soft" late={isOverdue(task, today())} whole>
            {shortDay(task.dueDay).slice(0, 5)}
          </Late>
        )}
      </Line>
    ))}
  </AsidePart>
);

export const Upcoming = ({ schedules }: { schedules: readonly CalendarItem[] }) => (
  <AsidePart title="다가오는 일정" count={schedules.length}>
    {schedules.slice(0, MAX_LINES).map(({ projectId, entryId, day, title, startDay, startTime, allDayYn }) => (
      <Line key={`${entryId} ${day}`}>
        <Text as="b" weight="semibold" whole>
          {shortDay(startDay)}
        </Text>
        {entryLink(projectId, entryId, `${allDayYn === 'Y' ? '종일' : startTime} ${title}`)}
      </Line>
    ))}
  </AsidePart>
);
