import { DndContext, DragOverlay } from '@dnd-kit/core';
import { TASK_STATUS_CODES, TASK_STATUSES, type TaskStatus } from '@portal/contract/areas/workspace-entries/kinds';
import type { TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import { useRef } from 'react';
import { DragAnnouncements, useFocusAfterMove } from '#kit/calendar/drag-announcements.tsx';
import css from './board.module.css';
import { BoardLane } from './board-lane.tsx';
import type { CardEdits } from './card-fields.tsx';
import { CardFrame } from './card-frame.tsx';
import { cardAbove, columnsAfterDrop, type DraggedCard } from './dragged-card.ts';
import { TaskCard } from './task-card.tsx';
import { useBoardDrag } from './use-board-drag.ts';

const HELP = { id: 'board-help', text: '스페이스로 들고 화살표로 옮깁니다.' };

/** A column of the board: the loaded cards of one state. */
export type Lane = { status: TaskStatus; cards: readonly TaskRow[]; more: boolean };

/** A move of a card: its new state and the card above it, 0 for the top. */
export type CardMove = { task: TaskRow; status: TaskStatus; aboveId: number };

type Props = {
  /** The columns in the order of the states. A phone shows only one of them. */
  lanes: readonly Lane[];
  edits: CardEdits;
  onMove: (move: CardMove) => void;
  onOpen: (task: TaskRow) => void;
  onMore: (status: TaskStatus) => unknown;
  /** Opens the form for a task of a state, undefined without permission. */
  onAdd?: ((status: TaskStatus) => void) | undefined;
};

const countOf = ({ cards, more }: Lane): string => `${cards.length}${more ? '+' : ''}`;

/** The tasks of a room by state. A card can be opened, or moved by pointer or keys. */
export function TaskBoard({ lanes, edits, onMove, onOpen, onMore, onAdd }: Props) {
  const focusMoved = useFocusAfterMove();
  const board = useRef<HTMLDivElement>(null);
  const columns = lanes.map(({ cards }) => cards.map(({ entryId }) => entryId));
  const tasks = new Map(lanes.flatMap(({ cards }) => cards.map((task) => [task.entryId, task] as const)));
  const statusAt = (column: number): TaskStatus => lanes[column]?.status ?? TASK_STATUS_CODES[0];
  const nameOf = (id: number): string => tasks.get(id)?.title ?? '';
  const positionText = (dragged: DraggedCard): string => {
    const count = columnsAfterDrop(columns, dragged)[dragged.to.column]?.length ?? 0;
    return `${TASK_STATUSES[statusAt(dragged.to.column)]} ${count}개 중 ${dragged.to.index + 1}번째`;
  };
  const drag = useBoardDrag({
    columns,
    laneOf: (column) => board.current?.querySelector<HTMLElement>(`[data-lane="${column}"]`) ?? null,
    nameOf,
    positionText,
    canLift: (id) => tasks.get(id)?.statusYn === 'Y',
    onDrop: (dragged) => {
      const task = tasks.get(dragged.id);
      focusMoved(`[data-card="${dragged.id}"] > button`);
      if (task) onMove({ task, status: statusAt(dragged.to.column), aboveId: cardAbove(columns, dragged) });
    },
  });
  const overlayTask = drag.dragged?.by === 'pointer' ? tasks.get(drag.dragged.id) : undefined;
  return (
    <DndContext {...drag.handlers}>
      <div ref={board} className={css['board']}>
        {lanes.map((lane, column) => (
          <BoardLane
            key={lane.status}
            {...lane}
            column={column}
            count={countOf(lane)}
            dragged={drag.dragged}
            edits={edits}
            onOpen={onOpen}
            onKey={drag.handleKey}
            onBlur={drag.cancelKeyDrag}
            onAdd={onAdd && (() => onAdd(lane.status))}
            onMore={lane.more ? () => onMore(lane.status) : undefined}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {overlayTask ? (
          <CardFrame as="div" gap={8} padX={12} padY={12} className={css['hand']}>
            <TaskCard task={overlayTask} />
          </CardFrame>
        ) : null}
      </DragOverlay>
      <DragAnnouncements help={HELP} spoken={drag.spoken} />
    </DndContext>
  );
}
