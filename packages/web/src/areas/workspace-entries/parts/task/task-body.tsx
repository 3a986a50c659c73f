import {
  PRIORITIES,
  PRIORITY_CODES,
  TASK_STATUS_CODES,
  TASK_STATUSES,
} from '@portal/contract/areas/workspace-entries/kinds';
import type { EntryRow, Task } from '@portal/contract/areas/workspace-entries/shapes';
import { isLate } from '@portal/contract/areas/workspace-entries/tasks';
import { useMembers } from '#areas/workspace/public/use-members.ts';
import { shortDay, today } from '#lib/days.ts';
import { Initial } from '#ui/marks/initial.tsx';
import { PriorityMark, ProgressBar, TaskGlyph } from '#ui/marks/task-mark.tsx';
import { CodeInPlace } from '../../public/code-in-place.tsx';
import { DayInPlace } from '../../public/day-in-place.tsx';
import { PeopleInPlace } from '../../public/people-in-place.tsx';
import type { TaskChange } from '../../public/task-change.ts';
import { SubTasks } from './sub-tasks.tsx';
import css from './task-body.module.css';
import { useTaskChanges } from './use-task-changes.ts';

type Props = { entry: EntryRow; task: Task };

type ChangeProps = { task: Task; onChange: (change: TaskChange) => void };

/** The five states as a row of buttons, which change the state directly. */
function StateRow({ task: { taskStatus }, mayChange, onChange }: ChangeProps & { mayChange: boolean }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and needs a legend
    <div className={css['states']} role="group" aria-label="상태">
      {TASK_STATUS_CODES.map((status) => (
        <button
          key={status}
          type="button"
          data-task={status}
          aria-pressed={status === taskStatus}
          disabled={!mayChange && status !== taskStatus}
          onClick={() => {
            if (mayChange && status !== taskStatus) onChange({ taskStatus: status });
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

const PRIORITY_OPTIONS = PRIORITY_CODES.map((value) => ({ value, label: PRIORITIES[value] }));

/** Assignees, priority and days of a task as text. */
function Facts({ task }: { task: Task }) {
  const { startDay, dueDay, assignees, priority } = task;
  const late = isLate(task, today());
  return (
    <>
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
    </>
  );
}

/** The same, each edited in place. */
function EditableFacts({ projectId, task, onChange }: ChangeProps & { projectId: number }) {
  const members = useMembers(projectId);
  const late = isLate(task, today());
  return (
    <>
      <dt>담당자</dt>
      <dd>
        <PeopleInPlace
          label="담당자 변경"
          people={task.assignees}
          members={members}
          onChange={(assignees) => onChange({ assignees })}
        />
      </dd>
      <dt>우선순위</dt>
      <dd>
        <CodeInPlace
          label="우선순위 변경"
          value={task.priority}
          options={PRIORITY_OPTIONS}
          onChange={(priority) => onChange({ priority })}
        >
          <PriorityMark priority={task.priority} label={PRIORITIES[task.priority]} />
        </CodeInPlace>
      </dd>
      <dt>기간</dt>
      <dd data-late={late || undefined}>
        <DayInPlace label="시작일 변경" value={task.startDay} onChange={(startDay) => onChange({ startDay })} />
        ~
        <DayInPlace label="마감일 변경" value={task.dueDay} onChange={(dueDay) => onChange({ dueDay })} />
        {late && '지연'}
      </dd>
    </>
  );
}

/** The content of a task: state, assignees, priority, period, progress and sub-tasks (WORK-31, WORK-33 to WORK-38). */
export function TaskBody({ entry, task }: Props) {
  const { shown, change } = useTaskChanges(entry, task);
  return (
    <>
      <StateRow task={shown} mayChange={entry.actions.includes('changeStatus')} onChange={change} />
      <dl className={css['facts']}>
        {entry.actions.includes('edit') ? (
          <EditableFacts projectId={entry.projectId} task={shown} onChange={change} />
        ) : (
          <Facts task={shown} />
        )}
        <dt>진척도</dt>
        <dd className={css['bar']}>
          <ProgressBar mark={shown.taskStatus} percent={shown.progress} />
        </dd>
      </dl>
      <SubTasks entry={entry} task={task} />
    </>
  );
}
