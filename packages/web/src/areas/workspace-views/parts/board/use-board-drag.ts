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
import { SILENT } from '../drag-words.tsx';
import { type Columns, type HeldCard, heldByKey, heldOver, isBack, liftCard } from './held-card.ts';

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
  placeWords: (held: HeldCard) => string;
  canLift: (id: number) => boolean;
  onDrop: (held: HeldCard) => void;
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
export function useBoardDrag({ columns, laneOf, nameOf, placeWords, canLift, onDrop }: Options) {
  const [held, setHeld] = useState<(HeldCard & { by: 'pointer' | 'keys' }) | null>(null);
  const [spoken, setSpoken] = useState('');
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));

  const drop = (own: HeldCard) => {
    setHeld(null);
    setSpoken(
      isBack(own) ? `${nameOf(own.id)} 그대로 두었습니다.` : `${nameOf(own.id)}, ${placeWords(own)}에 놓았습니다.`,
    );
    if (!isBack(own)) onDrop(own);
  };
  const putBack = () => {
    if (held === null) return;
    setHeld(null);
    setSpoken(`${nameOf(held.id)} 옮기기를 취소했습니다.`);
  };
  const lift = (id: number) => {
    const lifted = canLift(id) ? liftCard(columns, id) : null;
    if (lifted === null) return setSpoken(`${nameOf(id)}, 옮길 수 없는 업무입니다.`);
    setHeld({ ...lifted, by: 'keys' });
    setSpoken(
      `${nameOf(id)} 들었습니다. ${placeWords(lifted)}. 화살표로 옮기고 스페이스로 놓습니다. Escape는 취소합니다.`,
    );
  };
  const handleOwn = (own: HeldCard, key: string): boolean => {
    const moved = heldByKey(columns, own, key);
    if (moved !== null) {
      setHeld({ ...moved, by: 'keys' });
      setSpoken(placeWords(moved));
    } else if (key === ' ') drop(own);
    else if (key === 'Escape') putBack();
    else return false;
    return true;
  };
  /** Handles a key on a card. Returns whether the drag used it. */
  const handleCard = (id: number, key: string): boolean => {
    if (held?.id === id) return handleOwn(held, key);
    if (key !== ' ') return false;
    lift(id);
    return true;
  };
  const handlers = {
    sensors,
    accessibility: SILENT,
    collisionDetection: pointerWithin,
    onDragStart: ({ active }: DragStartEvent) => {
      const lifted = liftCard(columns, Number(active.id));
      if (lifted !== null) setHeld({ ...lifted, by: 'pointer' });
    },
    onDragMove: ({ active, over }: DragMoveEvent) => {
      const rect = active.rect.current.translated;
      const column = over === null ? -1 : Number(over.id);
      const lane = laneOf(column);
      if (rect === null || lane === null) return;
      const index = indexAt(lane, Number(active.id), rect.top + rect.height / 2);
      setHeld((current) => current && { ...heldOver(columns, current, { column, index }), by: 'pointer' });
    },
    onDragEnd: ({ over }: DragEndEvent) => (held !== null && over !== null ? drop(held) : putBack()),
    onDragCancel: (_: DragCancelEvent) => putBack(),
  };
  return {
    held,
    spoken,
    handlers,
    handleKey: (id: number, event: KeyboardEvent) => {
      if (!handleCard(id, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    letGo: () => held?.by === 'keys' && putBack(),
  };
}
