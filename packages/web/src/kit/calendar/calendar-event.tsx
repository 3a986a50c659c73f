import { useDraggable } from '@dnd-kit/core';
import type { KeyboardEvent } from 'react';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import css from './calendar-event.module.css';
import type { GridItem, ItemDrawing } from './grid-item.ts';
import type { PlacedItem } from './week-lanes.ts';

type Props<Item> = {
  placed: PlacedItem<Item>;
  drawing: ItemDrawing<Item>;
  /** The Sunday of the drawn week. An item across two weeks is drawn in both. */
  sunday: string;
  /** Whether this is the dragged item, and whether it is the preview at its landing position. */
  lifted: boolean;
  landing: boolean;
  onOpen: (item: Item) => void;
  onKey: (item: Item, event: KeyboardEvent) => void;
  onBlur: () => void;
};

/** One item in a week. Enter opens it, space lifts it. */
export function CalendarEvent<Item extends GridItem>(props: Props<Item>) {
  const { placed, drawing, sunday, lifted, landing, onOpen, onKey, onBlur } = props;
  const { item, first, last, lane, begins, ends } = placed;
  const id = `${item.key} ${sunday}${landing ? ' landing' : ''}`;
  const drag = useDraggable({ id, data: { item }, disabled: !item.movable || landing });
  return (
    <button
      type="button"
      ref={drag.setNodeRef}
      className={css['event']}
      data-item={landing ? undefined : item.key}
      {...drawing.dataOf(item)}
      data-begins={begins || undefined}
      data-ends={ends || undefined}
      data-lifted={lifted || undefined}
      data-landing={landing || undefined}
      style={{ gridRow: lane + 2, gridColumn: `${first + 1} / ${last + 2}` }}
      title={item.title}
      aria-hidden={landing || undefined}
      tabIndex={landing ? -1 : undefined}
      aria-describedby={item.movable ? 'calendar-help' : undefined}
      {...drag.listeners}
      onClick={() => onOpen(item)}
      onKeyDown={(event) => onKey(item, event)}
      onBlur={onBlur}
    >
      <VisuallyHidden>{drawing.textOf(item)}</VisuallyHidden>
      {drawing.content(item)}
    </button>
  );
}
