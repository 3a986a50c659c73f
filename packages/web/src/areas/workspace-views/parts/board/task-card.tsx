import { PRIORITIES } from '@portal/contract/areas/workspace-entries/kinds';
import type { TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import { isLate } from '@portal/contract/areas/workspace-entries/tasks';
import { shortDay, today } from '#lib/days.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { InitialStack } from '#ui/marks/initial.tsx';
import { PriorityMark, ProgressBar } from '#ui/marks/task-mark.tsx';
import css from './task-card.module.css';

/** The number of completed sub-tasks and their total. */
const subTasksDone = ({ subTaskCount, subTaskDoneCount }: TaskRow): string => `${subTaskDoneCount}/${subTaskCount}`;

/** The due day of a task, followed by 지연 when it is late. */
export const dueText = (task: Pick<TaskRow, 'taskStatus' | 'dueDay'>): string =>
  `${shortDay(task.dueDay)}${isLate(task, today()) ? ' 지연' : ''}`;

type Props = {
  task: TaskRow;
  /** Whether priority, due day and people stand below the card, where they are edited in place. */
  withoutFields?: boolean;
};

/** The content of a card: title, progress, priority, due day and people. */
export function TaskCard({ task, withoutFields = false }: Props) {
  const { title, progress, priority, dueDay, assignees, subTaskCount, commentCount, taskStatus } = task;
  return (
    <>
      <span className={css['title']}>{title}</span>
      {progress > 0 && taskStatus !== 'C' && <ProgressBar mark={taskStatus} percent={progress} />}
      {!withoutFields && (
        <span className={css['line']}>
          <PriorityMark priority={priority} label={PRIORITIES[priority]} />
          {dueDay !== '' && (
            <span data-late={isLate(task, today()) || undefined}>
              <Icon name="calendar" />
              {dueText(task)}
            </span>
          )}
        </span>
      )}
      {(withoutFields ? 0 : assignees.length) + subTaskCount + commentCount > 0 && (
        <span className={css['line']}>
          {!withoutFields && <InitialStack label="담당자" names={assignees.map(({ userName }) => userName)} />}
          <span className={css['end']}>
            {subTaskCount > 0 && (
              <span role="img" aria-label={`하위 업무 ${subTasksDone(task)}`}>
                <Icon name="child" />
                {subTasksDone(task)}
              </span>
            )}
            {commentCount > 0 && (
              <span role="img" aria-label={`댓글 ${commentCount}`}>
                <Icon name="talk" />
                {commentCount}
              </span>
            )}
          </span>
        </span>
      )}
    </>
  );
}
