import { PRIORITIES, PRIORITY_CODES } from '@portal/contract/areas/workspace-entries/kinds';
import type { TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import { isOverdue } from '@portal/contract/areas/workspace-entries/tasks';
import { CodeInPlace } from '#areas/workspace-entries/public/code-in-place.tsx';
import { DayInPlace } from '#areas/workspace-entries/public/day-in-place.tsx';
import inPlace from '#areas/workspace-entries/public/in-place.module.css';
import { Late } from '#areas/workspace-entries/public/late.tsx';
import { PeopleInPlace, type Person } from '#areas/workspace-entries/public/people-in-place.tsx';
import type { TaskChange } from '#areas/workspace-entries/public/task-change.ts';
import { today } from '#lib/days.ts';
import { Row } from '#ui/layout/row.tsx';
import { PriorityMark } from '#ui/marks/task-mark.tsx';
import { dueText } from './task-card.tsx';

/** What a board needs to edit its cards in place. */
export type CardEdits = {
  members: readonly Person[];
  onChange: (task: TaskRow, change: TaskChange) => void;
};

const PRIORITY_OPTIONS = PRIORITY_CODES.map((value) => ({ value, label: PRIORITIES[value] }));

/** Priority, due day and people of a card, each edited in place (D-240). */
export function CardFields({ task, members, onChange }: CardEdits & { task: TaskRow }) {
  const { title, priority, dueDay, assignees } = task;
  return (
    <Row gap={8} padX={12} padY={4} size={12} tone="soft" className={inPlace['shown']} wraps>
      <CodeInPlace
        label={`${title} 우선순위`}
        value={priority}
        options={PRIORITY_OPTIONS}
        onChange={(code) => onChange(task, { priority: code })}
      >
        <PriorityMark priority={priority} label={PRIORITIES[priority]} />
      </CodeInPlace>
      <DayInPlace label={`${title} 마감일`} value={dueDay} onChange={(day) => onChange(task, { dueDay: day })}>
        <Late late={isOverdue(task, today())}>{dueText(task)}</Late>
      </DayInPlace>
      <PeopleInPlace
        label={`${title} 담당자`}
        people={assignees}
        members={members}
        onChange={(people) => onChange(task, { assignees: people })}
      />
    </Row>
  );
}
