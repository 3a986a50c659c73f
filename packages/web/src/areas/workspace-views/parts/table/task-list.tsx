import { TASK_STATUSES } from '@portal/contract/areas/workspace-entries/kinds';
import type { TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import { Press } from '#ui/buttons/press.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TaskMark } from '#ui/marks/task-mark.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Text } from '#ui/text/text.tsx';
import { TaskCard } from '../board/task-card.tsx';

type Props = { tasks: readonly TaskRow[]; onOpen: (task: TaskRow) => void };

/** The tasks as cards for narrow screens. */
export const TaskList = ({ tasks, onOpen }: Props) => (
  <Lines ground="surface" line="ends" aria-label="업무">
    {tasks.map((task) => (
      <Stack as="li" key={task.entryId}>
        <Press padX={16} padY={12} size={16} onClick={() => onOpen(task)}>
          <Stack as="span" gap={4}>
            <Text as="span" size={13}>
              <TaskMark mark={task.taskStatus} label={TASK_STATUSES[task.taskStatus]} />
            </Text>
            <TaskCard task={task} />
          </Stack>
        </Press>
      </Stack>
    ))}
  </Lines>
);
