import {
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { addDays, daysBetween, withWeekday } from '@portal/contract/core/dates';
import { type KeyboardEvent, useState } from 'react';
import { NO_ANNOUNCEMENTS } from './drag-announcements.tsx';
import type { GridItem } from './grid-item.ts';

/**
 * The dragged item. `grabbed` is the day where the pointer took it, undefined until known. `days` is the distance
 * moved.
 */
type DraggedItem<Item> = { item: Item; by: 'pointer' | 'keys'; grabbed: string | undefined; days: number };

const DAY_LENGTH = 'YYYY-MM-DD'.length;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * A press becomes a drag after a small movement, else it is a click. Touch needs a delay, so that the page can still
 * scroll.
 */
const MOUSE = { activationConstraint: { distance: 5 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };

const itemOf = <Item>({ active }: Pick<DragStartEvent, 'active'>): Item | undefined => active.data.current?.['item'];

/**
 * Moves calendar items by days, by pointer or keys. Space lifts an item, arrow keys move it, space drops it and Escape
 * cancels. `onMove` is called for a drop on another day.
 */
export function useDayDrag<Item extends GridItem>(onMove: (item: Item, days: number) => void) {
  const [dragged, setDragged] = useState<DraggedItem<Item> | null>(null);
  const [spoken, setSpoken] = useState('');
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));

  const drop = ({ item, days }: DraggedItem<Item>) => {
    setDragged(null);
    setSpoken(
      days === 0
        ? `${item.title} 그대로 두었습니다.`
        : `${item.title} ${withWeekday(addDays(item.from, days))}에 놓았습니다.`,
    );
    if (days !== 0) onMove(item, days);
  };
  const cancel = (item: Item) => {
    setDragged(null);
    setSpoken(`${item.title} 옮기기를 취소했습니다.`);
  };
  const lift = (item: Item) => {
    setDragged({ item, by: 'keys', grabbed: item.from, days: 0 });
    setSpoken(`${item.title} 들었습니다. 화살표로 날짜를 고르고 스페이스로 놓습니다. Escape는 취소합니다.`);
  };
  const moveBy = (state: DraggedItem<Item>, days: number) => {
    setDragged({ ...state, days });
    setSpoken(withWeekday(addDays(state.item.from, days)));
  };
  const handleDraggedKey = (state: DraggedItem<Item>, key: string): boolean => {
    const step = STEPS[key];
    if (step !== undefined) moveBy(state, state.days + step);
    else if (key === ' ') drop(state);
    else if (key === 'Escape') cancel(state.item);
    else return false;
    return true;
  };
  /** Handles a key on an item. Returns whether the drag used it. */
  const handleItemKey = (item: Item, key: string): boolean => {
    if (dragged?.item.key === item.key) return handleDraggedKey(dragged, key);
    if (key !== ' ') return false;
    if (item.movable) lift(item);
    return true;
  };
  const handleKey = (item: Item, event: KeyboardEvent) => {
    if (!handleItemKey(item, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handlers = {
    sensors,
    accessibility: NO_ANNOUNCEMENTS,
    collisionDetection: pointerWithin,
    onDragStart: (event: DragStartEvent) => {
      const item = itemOf<Item>(event);
      if (item) setDragged({ item, by: 'pointer', grabbed: undefined, days: 0 });
    },
    onDragOver: ({ over }: DragOverEvent) => {
      if (over === null) return;
      // Days and the hours of a day are different places with the same day.
      const day = String(over.id).slice(0, DAY_LENGTH);
      setDragged((current) => {
        if (current === null) return null;
        const grabbed = current.grabbed ?? day;
        return { ...current, grabbed, days: daysBetween(grabbed, day) };
      });
    },
    onDragEnd: (event: DragEndEvent) => {
      const item = itemOf<Item>(event);
      if (dragged !== null && event.over !== null) drop(dragged);
      else if (item) cancel(item);
    },
    onDragCancel: (event: DragStartEvent) => {
      const item = itemOf<Item>(event);
      if (item) cancel(item);
    },
  };
  return { dragged, spoken, handlers, handleKey, cancelKeyDrag: () => dragged?.by === 'keys' && cancel(dragged.item) };
}

/** The state and handlers of moving items by days. */
export type DayDrag<Item extends GridItem> = ReturnType<typeof useDayDrag<Item>>;
