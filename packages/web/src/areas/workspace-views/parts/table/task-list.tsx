import { TASK_STATUSES } from '@portal/contract/areas/workspace-entries/kinds';
import type { TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import { TaskMark } from '#ui/marks/task-mark.tsx';
import { TaskCard } from '../board/task-card.tsx';
import css from './task-list.module.css';

type Props = { tasks: readonly TaskRow[]; onOpen: (task: TaskRow) => void };

/** The tasks as cards for narrow screens. */
export const TaskList = ({ tasks, onOpen }: Props) => (
  <ul className={css['list']} aria-label="업무">
    {tasks.map((task) => (
      <li key={task.entryId}>
        <button type="button" onClick={() => onOpen(task)}>
          <TaskMark mark={task.taskStatus} label={TASK_STATUSES[task.taskStatus]} />
          <TaskCard task={task} />
        </button>
      </li>
    ))}
  </ul>
);
