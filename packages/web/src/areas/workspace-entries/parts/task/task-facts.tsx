import { PRIORITIES, PRIORITY_CODES } from '@portal/contract/areas/workspace-entries/kinds';
import type { Task } from '@portal/contract/areas/workspace-entries/shapes';
import { isOverdue } from '@portal/contract/areas/workspace-entries/tasks';
import { useMembers } from '#areas/workspace/public/use-members.ts';
import { type Fact, FactList } from '#kit/record/fact-list.tsx';
import { shortDay, today } from '#lib/days.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PersonName } from '#ui/marks/person-name.tsx';
import { PriorityMark, ProgressBar } from '#ui/marks/task-mark.tsx';
import { Faint } from '#ui/text/values.tsx';
import { CodeInPlace } from '../../public/code-in-place.tsx';
import { DayInPlace } from '../../public/day-in-place.tsx';
import inPlace from '../../public/in-place.module.css';
import { Late } from '../../public/late.tsx';
import { PeopleInPlace } from '../../public/people-in-place.tsx';
import type { TaskChange } from '../../public/task-change.ts';

type EditProps = { projectId: number; task: Task; onChange: (change: TaskChange) => void };

/** The period as '11-23 (월) ~ 11-27 (금)', or the one known day. */
const periodOf = ({ startDay, dueDay }: Task): string =>
  [startDay, dueDay]
    .map((day) => (day === '' ? '' : shortDay(day)))
    .join(' ~ ')
    .trim();

const PRIORITY_OPTIONS = PRIORITY_CODES.map((value) => ({ value, label: PRIORITIES[value] }));

/** The facts of a task, and its progress. */
const FactsWithProgress = ({ task: { taskStatus, progress }, facts }: { task: Task; facts: Fact[] }) => (
  <Stack size={13} className={inPlace['shown']}>
    <FactList facts={[...facts, { label: '진척도', value: <ProgressBar mark={taskStatus} percent={progress} /> }]} />
  </Stack>
);

/** Assignees, priority and days of a task as text. */
function Facts({ task }: { task: Task }) {
  const { startDay, dueDay, assignees, priority } = task;
  const late = isOverdue(task, today());
  const people = assignees.map(({ userId, userName }) => <PersonName key={userId} name={userName} />);
  const facts = [
    {
      label: '담당자',
      value:
        people.length === 0 ? (
          <Faint text="없음" />
        ) : (
          <Row as="span" gap={8} wraps>
            {people}
          </Row>
        ),
    },
    { label: '우선순위', value: <PriorityMark priority={priority} label={PRIORITIES[priority]} /> },
    {
      label: '기간',
      value: (
        <Late late={late}>
          {startDay === '' && dueDay === '' ? <Faint text="미정" /> : periodOf(task)}
          {late && ' 지연'}
        </Late>
      ),
    },
  ];
  return <FactsWithProgress task={task} facts={facts} />;
}

/** The same, each edited in place. */
function EditableFacts({ projectId, task, onChange }: EditProps) {
  const members = useMembers(projectId);
  const late = isOverdue(task, today());
  const facts = [
    {
      label: '담당자',
      value: (
        <PeopleInPlace
          label="담당자 변경"
          people={task.assignees}
          members={members}
          onChange={(assignees) => onChange({ assignees })}
        />
      ),
    },
    {
      label: '우선순위',
      value: (
        <CodeInPlace
          label="우선순위 변경"
          value={task.priority}
          options={PRIORITY_OPTIONS}
          onChange={(priority) => onChange({ priority })}
        >
          <PriorityMark priority={task.priority} label={PRIORITIES[task.priority]} />
        </CodeInPlace>
      ),
    },
    {
      label: '기간',
      value: (
        <Late late={late}>
          <Row as="span" gap={8} wraps>
            <DayInPlace label="시작일 변경" value={task.startDay} onChange={(startDay) => onChange({ startDay })} />
            ~
            <DayInPlace label="마감일 변경" value={task.dueDay} onChange={(dueDay) => onChange({ dueDay })} />
            {late && '지연'}
          </Row>
        </Late>
      ),
    },
  ];
  return <FactsWithProgress task={task} facts={facts} />;
}

/** What is told of a task besides its state. With the right to it each is edited in place. */
export const TaskFacts = ({ editable, ...props }: EditProps & { editable: boolean }) =>
  editable ? <EditableFacts {...props} /> : <Facts task={props.task} />;
