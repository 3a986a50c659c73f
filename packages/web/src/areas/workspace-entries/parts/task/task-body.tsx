import { TASK_STATUS_CODES, TASK_STATUSES } from '@portal/contract/areas/workspace-entries/kinds';
import type { EntryRow, Task } from '@portal/contract/areas/workspace-entries/shapes';
import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { TaskGlyph } from '#ui/marks/task-mark.tsx';
import states from '../../public/choice-state.module.css';
import type { TaskChange } from '../../public/task-change.ts';
import { SubTasks } from './sub-tasks.tsx';
import { TaskFacts } from './task-facts.tsx';
import { useTaskChanges } from './use-task-changes.ts';

type Props = { entry: EntryRow; task: Task };

type ChangeProps = { task: Task; onChange: (change: TaskChange) => void };

/** The five states as a row of buttons, which change the state directly. */
function StateRow({ task: { taskStatus }, mayChange, onChange }: ChangeProps & { mayChange: boolean }) {
  return (
    <Row gap={4} role="group" aria-label="상태">
      {TASK_STATUS_CODES.map((status) => (
        <Press
          key={status}
          kind="quiet"
          justify="center"
          weight="regular"
          line="around"
          className={`${states['choice']} ${states['tall']}`}
          fill
          data-task={status}
          aria-pressed={status === taskStatus}
          disabled={!mayChange && status !== taskStatus}
          onClick={() => {
            if (mayChange && status !== taskStatus) onChange({ taskStatus: status });
          }}
        >
          <TaskGlyph mark={status} />
          {TASK_STATUSES[status]}
        </Press>
      ))}
    </Row>
  );
}

/** The content of a task: state, assignees, priority, period, progress and sub-tasks (WORK-31, WORK-33 to WORK-38). */
export function TaskBody({ entry, task }: Props) {
  const { shown, change } = useTaskChanges(entry, task);
  return (
    <>
      <StateRow task={shown} mayChange={entry.actions.includes('changeStatus')} onChange={change} />
      <TaskFacts projectId={entry.projectId} task={shown} editable={entry.actions.includes('edit')} onChange={change} />
      <SubTasks entry={entry} task={task} />
    </>
  );
}
