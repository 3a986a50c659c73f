import { PRIORITIES, TASK_STATUS_CODES, TASK_STATUSES } from '@portal/contract/areas/workspace-entries/kinds';
import type { EntryRow, Task } from '@portal/contract/areas/workspace-entries/shapes';
import { isLate } from '@portal/contract/areas/workspace-entries/tasks';
import { shortDay, today } from '#lib/days.ts';
import { Initial } from '#ui/marks/initial.tsx';
import { PriorityMark, ProgressBar, TaskGlyph } from '#ui/marks/task-mark.tsx';
import { SubTasks } from './sub-tasks.tsx';
import css from './task-body.module.css';
import { useTaskStatus } from './use-task-status.ts';

type Props = { entry: EntryRow; task: Task };

/** The five states as a row of buttons, which change the state directly. */
function StateRow({ entry, task }: Props) {
  const { status: current, press } = useTaskStatus(entry, task);
  const mayEdit = entry.actions.includes('edit');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and needs a legend
    <div className={css['states']} role="group" aria-label="상태">
      {TASK_STATUS_CODES.map((status) => (
        <button
          key={status}
          type="button"
          data-task={status}
          aria-pressed={status === current}
          disabled={!mayEdit && status !== current}
          onClick={() => {
            if (mayEdit && status !== current) press(status);
          }}
        >
          <TaskGlyph mark={status} />
          {TASK_STATUSES[status]}
        </button>
      ))}
    </div>
  );
}

/** The period as '11-23 (월) ~ 11-27 (금)', or the one known day. */
const periodOf = ({ startDay, dueDay }: Task): string =>
  [startDay, dueDay]
    .map((day) => (day === '' ? '' : shortDay(day)))
    .join(' ~ ')
    .trim();

/** The content of a task: state, assignees, priority, period, progress and sub-tasks (WORK-31, WORK-33 to WORK-38). */
export function TaskBody({ entry, task }: Props) {
  const late = isLate(task, today());
  const { startDay, dueDay, assignees, priority, progress, taskStatus } = task;
  return (
    <>
      <StateRow entry={entry} task={task} />
      <dl className={css['facts']}>
        <dt>담당자</dt>
        <dd>
          {assignees.length === 0 && <span className={css['none']}>없음</span>}
          {assignees.map(({ userId, userName }) => (
            <span key={userId} className={css['who']}>
              <Initial name={userName} />
              {userName}
            </span>
          ))}
        </dd>
        <dt>우선순위</dt>
        <dd>
          <PriorityMark priority={priority} label={PRIORITIES[priority]} />
        </dd>
        <dt>기간</dt>
        <dd data-late={late || undefined}>
          {startDay === '' && dueDay === '' ? <span className={css['none']}>미정</span> : periodOf(task)}
          {late && ' 지연'}
        </dd>
        <dt>진척도</dt>
        <dd className={css['bar']}>
          <ProgressBar mark={taskStatus} percent={progress} />
        </dd>
      </dl>
      <SubTasks entry={entry} task={task} />
    </>
  );
}
