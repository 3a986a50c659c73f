import {
  type DragCancelEvent,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type KeyboardEvent, useState } from 'react';
import { NO_ANNOUNCEMENTS } from '#kit/calendar/drag-announcements.tsx';
import { type Columns, type DraggedCard, dragByKey, dragTo, isUnmoved, liftCard } from './dragged-card.ts';

/**
 * A press becomes a drag after a small movement, else it is a click. Touch needs a delay, so that the page can still
 * scroll.
 */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };

type Options = {
  columns: Columns;
  /** The element of a column, whose cards have the attribute data-card. */
  laneOf: (column: number) => HTMLElement | null;
  nameOf: (id: number) => string;
  /** The position as text: state, index and number of cards. */
  positionText: (dragged: DraggedCard) => string;
  canLift: (id: number) => boolean;
  onDrop: (dragged: DraggedCard) => void;
};

/** The number of cards, without the dragged one, that are above the middle of the dragged card. */
function indexAt(lane: HTMLElement, id: number, middle: number): number {
  const cards = [...lane.querySelectorAll<HTMLElement>('[data-card]')].filter(
    ({ dataset }) => dataset['card'] !== String(id),
  );
  return cards.filter((card) => {
    const { top, height } = card.getBoundingClientRect();
    return top + height / 2 < middle;
  }).length;
}

/**
 * Moves cards of a board by pointer or keys. Space lifts a card, arrow keys move it, space drops it and Escape
 * cancels. A screen reader announces each step.
 */
export function useBoardDrag({ columns, laneOf, nameOf, positionText, canLift, onDrop }: Options) {
  const [dragged, setDragged] = useState<(DraggedCard & { by: 'pointer' | 'keys' }) | null>(null);
  const [spoken, setSpoken] = useState('');
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));

  const drop = (card: DraggedCard) => {
    setDragged(null);
    setSpoken(
      isUnmoved(card)
        ? `${nameOf(card.id)} 그대로 두었습니다.`
        : `${nameOf(card.id)}, ${positionText(card)}에 놓았습니다.`,
    );
    if (!isUnmoved(card)) onDrop(card);
  };
  const cancel = () => {
    if (dragged === null) return;
    setDragged(null);
    setSpoken(`${nameOf(dragged.id)} 옮기기를 취소했습니다.`);
  };
  const lift = (id: number) => {
    const lifted = canLift(id) ? liftCard(columns, id) : null;
    if (lifted === null) return setSpoken(`${nameOf(id)}, 옮길 수 없는 업무입니다.`);
    setDragged({ ...lifted, by: 'keys' });
    setSpoken(
      `${nameOf(id)} 들었습니다. ${positionText(lifted)}. 화살표로 옮기고 스페이스로 놓습니다. Escape는 취소합니다.`,
    );
  };
  const handleDraggedKey = (card: DraggedCard, key: string): boolean => {
    const moved = dragByKey(columns, card, key);
    if (moved !== null) {
      setDragged({ ...moved, by: 'keys' });
      setSpoken(positionText(moved));
    } else if (key === ' ') drop(card);
    else if (key === 'Escape') cancel();
    else return false;
    return true;
  };
  /** Handles a key on a card. Returns whether the drag used it. */
  const handleCardKey = (id: number, key: string): boolean => {
    if (dragged?.id === id) return handleDraggedKey(dragged, key);
    if (key !== ' ') return false;
    lift(id);
    return true;
  };
  const handlers = {
    sensors,
    accessibility: NO_ANNOUNCEMENTS,
    collisionDetection: pointerWithin,
    onDragStart: ({ active }: DragStartEvent) => {
      const lifted = liftCard(columns, Number(active.id));
      if (lifted !== null) setDragged({ ...lifted, by: 'pointer' });
    },
    onDragMove: ({ active, over }: DragMoveEvent) => {
      const rect = active.rect.current.translated;
      const column = over === null ? -1 : Number(over.id);
      const lane = laneOf(column);
      if (rect === null || lane === null) return;
      const index = indexAt(lane, Number(active.id), rect.top + rect.height / 2);
      setDragged((current) => current && { ...dragTo(columns, current, { column, index }), by: 'pointer' });
    },
    onDragEnd: ({ over }: DragEndEvent) => (dragged !== null && over !== null ? drop(dragged) : cancel()),
    onDragCancel: (_: DragCancelEvent) => cancel(),
  };
  return {
    dragged,
    spoken,
    handlers,
    handleKey: (id: number, event: KeyboardEvent) => {
      if (!handleCardKey(id, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    cancelKeyDrag: () => dragged?.by === 'keys' && cancel(),
  };
}
