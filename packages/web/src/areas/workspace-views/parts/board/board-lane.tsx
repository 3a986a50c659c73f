import { useDraggable, useDroppable } from '@dnd-kit/core';
import { TASK_STATUSES, type TaskStatus } from '@portal/contract/areas/workspace-entries/kinds';
import type { TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import type { KeyboardEvent } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Press } from '#ui/buttons/press.tsx';
import { Column } from '#ui/layout/column.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TaskGlyph } from '#ui/marks/task-mark.tsx';
import { useNearEnd } from '#ui/tables/use-near-end.ts';
import { CountedTitle } from '#ui/text/counted-title.tsx';
import css from './board.module.css';
import { type CardEdits, CardFields } from './card-fields.tsx';
import { CardFrame } from './card-frame.tsx';
import type { DraggedCard } from './dragged-card.ts';
import { TaskCard } from './task-card.tsx';

type CardProps = {
  task: TaskRow;
  lifted: boolean;
  edits: CardEdits;
  onOpen: (task: TaskRow) => void;
  onKey: (id: number, event: KeyboardEvent) => void;
  onBlur: () => void;
};

function Card({ task, lifted, edits, onOpen, onKey, onBlur }: CardProps) {
  const movable = task.statusYn === 'Y';
  const editable = task.editYn === 'Y';
  const drag = useDraggable({ id: task.entryId, disabled: !movable });
  return (
    <CardFrame data-card={task.entryId} data-lifted={lifted || undefined}>
      <Press
        ref={drag.setNodeRef}
        data-movable={movable || undefined}
        aria-describedby={movable ? 'board-help' : undefined}
        {...drag.listeners}
        onClick={() => onOpen(task)}
        onKeyDown={(event) => onKey(task.entryId, event)}
        onBlur={onBlur}
      >
        <TaskCard task={task} withoutFields={editable} />
      </Press>
      {editable && <CardFields task={task} {...edits} />}
    </CardFrame>
  );
}

const PLACEHOLDER = 'hole';

/** The cards of a column with a placeholder where the dragged card would land. */
function withPlaceholder(
  cards: readonly TaskRow[],
  column: number,
  dragged: DraggedCard | null,
): (TaskRow | typeof PLACEHOLDER)[] {
  if (dragged === null || dragged.to.column !== column) return [...cards];
  if (dragged.from.column === column && dragged.from.index === dragged.to.index) return [...cards];
  const others = cards.filter(({ entryId }) => entryId !== dragged.id);
  const before = others[dragged.to.index];
  const index = before === undefined ? cards.length : cards.indexOf(before);
  return [...cards.slice(0, index), PLACEHOLDER, ...cards.slice(index)];
}

type Props = Omit<CardProps, 'task' | 'lifted'> & {
  status: TaskStatus;
  column: number;
  cards: readonly TaskRow[];
  /** The number of loaded cards, as '20+' while there are more. */
  count: string;
  dragged: DraggedCard | null;
  /** Loads the next cards, undefined when all are loaded. */
  onMore: (() => unknown) | undefined;
  /** Opens the form for a task of this state, undefined without permission. */
  onAdd: (() => void) | undefined;
};

/** One column of the board, which loads more cards near its end. */
export function BoardLane({ status, column, cards, count, dragged, onMore, onAdd, ...card }: Props) {
  const { setNodeRef } = useDroppable({ id: column });
  const end = useNearEnd<HTMLLIElement>(onMore !== undefined, () => onMore?.());
  return (
    <Column
      as="section"
      ref={setNodeRef}
      className={css['lane']}
      round="lg"
      data-lane={column}
      aria-label={`${TASK_STATUSES[status]} ${count}`}
    >
      <Row as="header" gap={8} padX={8} tall="row" only="wide" firm>
        <TaskGlyph mark={status} />
        <CountedTitle size={14} count={count} fill>
          {TASK_STATUSES[status]}
        </CountedTitle>
        {onAdd && <IconButton icon="plus" label={`${TASK_STATUSES[status]} 업무 추가`} onClick={onAdd} />}
      </Row>
      <Stack as="ul" gap={8} padX={8} padY={4} className={css['cards']} fill>
        {withPlaceholder(cards, column, dragged).map((item) =>
          item === PLACEHOLDER ? (
            <li key={PLACEHOLDER} className={css['hole']} aria-hidden="true" />
          ) : (
            <Card key={item.entryId} task={item} lifted={dragged?.id === item.entryId} {...card} />
          ),
        )}
        <li ref={end} aria-hidden="true" />
      </Stack>
    </Column>
  );
}
