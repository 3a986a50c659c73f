import { TASK_STATUSES, type TaskStatus } from '@portal/contract/areas/workspace-entries/kinds';
import { TaskGlyph } from '#ui/marks/task-mark.tsx';
import css from './state-chips.module.css';
import type { Lane } from './task-board.tsx';

type Props = { lanes: readonly Lane[]; value: TaskStatus; onChange: (status: TaskStatus) => void };

/** Buttons to choose the state that a phone shows. */
export const StateChips = ({ lanes, value, onChange }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and needs a legend
  <div className={css['chips']} role="group" aria-label="상태">
    {lanes.map(({ status, cards, more }) => (
      <button
        key={status}
        type="button"
        data-task={status}
        aria-pressed={status === value}
        onClick={() => onChange(status)}
      >
        <TaskGlyph mark={status} />
        {TASK_STATUSES[status]}
        <b>
          {cards.length}
          {more && '+'}
        </b>
      </button>
    ))}
  </div>
);
