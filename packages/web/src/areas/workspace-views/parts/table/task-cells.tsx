import {
  PRIORITIES,
  PRIORITY_CODES,
  TASK_STATUS_CODES,
  TASK_STATUSES,
} from '@portal/contract/areas/workspace-entries/kinds';
import type { TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import { isOverdue } from '@portal/contract/areas/workspace-entries/tasks';
import { CodeInPlace } from '#areas/workspace-entries/public/code-in-place.tsx';
import { DayInPlace } from '#areas/workspace-entries/public/day-in-place.tsx';
import { Late } from '#areas/workspace-entries/public/late.tsx';
import { PeopleInPlace, PeopleNames, type Person } from '#areas/workspace-entries/public/people-in-place.tsx';
import { ProgressInPlace } from '#areas/workspace-entries/public/progress-in-place.tsx';
import type { TaskChange } from '#areas/workspace-entries/public/task-change.ts';
import { shortDay, today } from '#lib/days.ts';
import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Chip } from '#ui/marks/chip.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { PriorityMark, ProgressBar, TaskMark } from '#ui/marks/task-mark.tsx';
import { dueText } from '../board/task-card.tsx';
import { Tally } from '../tally.tsx';
import type { TaskTableLine } from './task-lines.ts';
import css from './task-table.module.css';

/** The state and actions of the task table that its cells need. */
export type TaskTableActions = {
  members: readonly Person[];
  unfolded: ReadonlySet<number>;
  onFold: (entryId: number) => void;
  onOpen: (task: TaskRow) => void;
  onChange: (task: TaskRow, change: TaskChange) => void;
};

type Props = { line: TaskTableLine; actions: TaskTableActions };

const STATUS_OPTIONS = TASK_STATUS_CODES.map((value) => ({ value, label: TASK_STATUSES[value] }));
const PRIORITY_OPTIONS = PRIORITY_CODES.map((value) => ({ value, label: PRIORITIES[value] }));

const isOpen = ({ task, sub }: TaskTableLine): boolean => sub === null && task.editYn === 'Y';

function Name({ line: { task, sub, more }, actions }: Props) {
  if (sub !== null) {
    return (
      <Row as="span" gap={8} padX={24}>
        <Row as="span" tone="faint">
          <Icon name="child" size={16} />
        </Row>
        {sub.title}
        {more > 0 && (
          <Press kind="underlined" size={12} tone="soft" onClick={() => actions.onOpen(task)}>
            외 {more}개 보기
          </Press>
        )}
      </Row>
    );
  }
  const folded = !actions.unfolded.has(task.entryId);
  return (
    <Row as="span" gap={8}>
      {task.subTaskCount > 0 && (
        <Press
          padX={4}
          padY={4}
          firm
          aria-expanded={!folded}
          aria-label={`${task.title} 하위 업무 ${task.subTaskCount}개`}
          onClick={() => actions.onFold(task.entryId)}
        >
          <Icon name={folded ? 'next' : 'down'} size={16} />
        </Press>
      )}
      <Press className={css['title']} title={task.title} cut onClick={() => actions.onOpen(task)}>
        {task.title}
      </Press>
      {task.subTaskCount > 0 && <Chip kind="quiet">{task.subTaskCount}</Chip>}
      {task.commentCount > 0 && (
        <Tally icon="talk" label={`댓글 ${task.commentCount}`}>
          {task.commentCount}
        </Tally>
      )}
    </Row>
  );
}

function Status({ line, actions }: Props) {
  const { task, sub } = line;
  if (sub !== null)
    return <TaskMark mark={sub.doneYn === 'Y' ? 'C' : 'R'} label={sub.doneYn === 'Y' ? '완료' : '미완료'} />;
  const mark = <TaskMark mark={task.taskStatus} label={TASK_STATUSES[task.taskStatus]} />;
  if (task.statusYn === 'N') return mark;
  return (
    <CodeInPlace
      label={`${task.title} 상태`}
      value={task.taskStatus}
      options={STATUS_OPTIONS}
      onChange={(taskStatus) => actions.onChange(task, { taskStatus })}
    >
      {mark}
    </CodeInPlace>
  );
}

function Priority({ line, actions }: Props) {
  const { task, sub } = line;
  if (sub !== null) return null;
  const mark = <PriorityMark priority={task.priority} label={PRIORITIES[task.priority]} />;
  if (!isOpen(line)) return mark;
  return (
    <CodeInPlace
      label={`${task.title} 우선순위`}
      value={task.priority}
      options={PRIORITY_OPTIONS}
      onChange={(priority) => actions.onChange(task, { priority })}
    >
      {mark}
    </CodeInPlace>
  );
}

/** The start day or due day of a task. A sub-task only has a due day. */
function Day({ line, actions, field, label }: Props & { field: 'startDay' | 'dueDay'; label: string }) {
  const { task, sub } = line;
  if (sub !== null) return field === 'dueDay' ? shortDay(sub.dueDay) : null;
  const late = field === 'dueDay' && isOverdue(task, today());
  const words = <Late late={late}>{field === 'dueDay' ? dueText(task) : shortDay(task.startDay)}</Late>;
  if (!isOpen(line)) return words;
  return (
    <DayInPlace
      label={`${task.title} ${label}`}
      value={task[field]}
      onChange={(day) => actions.onChange(task, { [field]: day })}
    >
      {words}
    </DayInPlace>
  );
}

function People({ line, actions }: Props) {
  const { task, sub } = line;
  if (sub !== null) return sub.userId === '' ? null : <PeopleNames people={[sub]} />;
  if (!isOpen(line)) return <PeopleNames people={task.assignees} />;
  return (
    <PeopleInPlace
      label={`${task.title} 담당자`}
      people={task.assignees}
      members={actions.members}
      onChange={(assignees) => actions.onChange(task, { assignees })}
    />
  );
}

function Progress({ line, actions }: Props) {
  const { task, sub } = line;
  if (sub !== null) return null;
  if (!isOpen(line)) return <ProgressBar mark={task.taskStatus} percent={task.progress} />;
  return (
    <ProgressInPlace
      label={`${task.title} 진척도`}
      mark={task.taskStatus}
      value={task.progress}
      onChange={(progress) => actions.onChange(task, { progress })}
    />
  );
}

/** The cells of the task table, each editable in place by users with permission. */
export const TaskCells = { Name, Status, Priority, People, Day, Progress };
