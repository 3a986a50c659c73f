import { TASK_STATUSES, type TaskStatus } from '@portal/contract/areas/workspace-entries/kinds';
import states from '#areas/workspace-entries/public/choice-state.module.css';
import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { TaskGlyph } from '#ui/marks/task-mark.tsx';
import { Text } from '#ui/text/text.tsx';
import css from '../view-bar.module.css';
import type { Lane } from './task-board.tsx';

type Props = { lanes: readonly Lane[]; value: TaskStatus; onChange: (status: TaskStatus) => void };

/** Buttons to choose the state that a phone shows. */
export const StateChips = ({ lanes, value, onChange }: Props) => (
  <Row
    className={css['chips']}
    gap={8}
    padX={16}
    padY={4}
    ground="surface"
    line="below"
    scrolls
    role="group"
    aria-label="상태"
  >
    {lanes.map(({ status, cards, more }) => (
      <Press
        key={status}
        kind="pill"
        className={states['choice']}
        data-task={status}
        aria-pressed={status === value}
        onClick={() => onChange(status)}
      >
        <TaskGlyph mark={status} />
        {TASK_STATUSES[status]}
        <Text as="b" weight="semibold" tone={status === value ? undefined : 'soft'}>
          {cards.length}
          {more && '+'}
        </Text>
      </Press>
    ))}
  </Row>
);
