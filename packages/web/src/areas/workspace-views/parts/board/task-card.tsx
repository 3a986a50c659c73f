import { PRIORITIES } from '@portal/contract/areas/workspace-entries/kinds';
import type { TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import { isOverdue } from '@portal/contract/areas/workspace-entries/tasks';
import { Late } from '#areas/workspace-entries/public/late.tsx';
import { shortDay, today } from '#lib/days.ts';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { InitialStack } from '#ui/marks/initial.tsx';
import { PriorityMark, ProgressBar } from '#ui/marks/task-mark.tsx';
import { Text } from '#ui/text/text.tsx';
import { Tally } from '../tally.tsx';

/** The number of completed sub-tasks and their total. */
const subTasksDone = ({ subTaskCount, subTaskDoneCount }: TaskRow): string => `${subTaskDoneCount}/${subTaskCount}`;

/** The due day of a task, followed by 지연 when it is late. */
export const dueText = (task: Pick<TaskRow, 'taskStatus' | 'dueDay'>): string =>
  `${shortDay(task.dueDay)}${isOverdue(task, today()) ? ' 지연' : ''}`;

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
      <Text as="span" weight="medium">
        {title}
      </Text>
      {progress > 0 && taskStatus !== 'C' && <ProgressBar mark={taskStatus} percent={progress} />}
      {!withoutFields && (
        <Row as="span" gap={8} size={12} tone="soft">
          <PriorityMark priority={priority} label={PRIORITIES[priority]} />
          {dueDay !== '' && (
            <Late late={isOverdue(task, today())}>
              <Row as="span" gap={4}>
                <Icon name="calendar" size={14} />
                {dueText(task)}
              </Row>
            </Late>
          )}
        </Row>
      )}
      {(withoutFields ? 0 : assignees.length) + subTaskCount + commentCount > 0 && (
        <Row as="span" gap={8} size={12} tone="soft">
          {!withoutFields && <InitialStack label="담당자" names={assignees.map(({ userName }) => userName)} />}
          <Row as="span" gap={8} toEnd>
            {subTaskCount > 0 && (
              <Tally icon="child" label={`하위 업무 ${subTasksDone(task)}`}>
                {subTasksDone(task)}
              </Tally>
            )}
            {commentCount > 0 && (
              <Tally icon="talk" label={`댓글 ${commentCount}`}>
                {commentCount}
              </Tally>
            )}
          </Row>
        </Row>
      )}
    </>
  );
}
