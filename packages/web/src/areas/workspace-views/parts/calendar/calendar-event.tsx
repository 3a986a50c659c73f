import { useDraggable } from '@dnd-kit/core';
import type { KeyboardEvent } from 'react';
import { TaskGlyph } from '#ui/marks/task-mark.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import css from './calendar-event.module.css';
import { type CalendarItem, itemText } from './calendar-item.ts';
import type { PlacedItem } from './week-lanes.ts';

/** The content of a calendar item. A task has the icon of its state, a schedule a dot and its time. */
export function ItemContent({ item }: { item: CalendarItem }) {
  if (item.mark !== null) {
    return (
      <>
        <TaskGlyph mark={item.mark} />
        <span aria-hidden="true">{item.title}</span>
      </>
    );
  }
  return (
    <>
      <i className={css['dot']} />
      <time aria-hidden="true">{item.time}</time>
      <span aria-hidden="true">{item.title}</span>
    </>
  );
}

type Props = {
  placed: PlacedItem<CalendarItem>;
  /** The Sunday of the drawn week. An item across two weeks is drawn in both. */
  sunday: string;
  /** Whether this is the dragged item, and whether it is the preview at its landing position. */
  lifted: boolean;
  landing: boolean;
  onOpen: (item: CalendarItem) => void;
  onKey: (item: CalendarItem, event: KeyboardEvent) => void;
  onBlur: () => void;
};

/** One item in a week. Enter opens it, space lifts it. */
export function CalendarEvent({ placed, sunday, lifted, landing, onOpen, onKey, onBlur }: Props) {
  const { item, first, last, lane, begins, ends } = placed;
  const id = `${item.key} ${sunday}${landing ? ' landing' : ''}`;
  const drag = useDraggable({ id, data: { item }, disabled: !item.movable || landing });
  return (
    <button
      type="button"
      ref={drag.setNodeRef}
      className={css['event']}
      data-item={landing ? undefined : item.key}
      data-task={item.mark ?? undefined}
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
      <VisuallyHidden>{itemText(item)}</VisuallyHidden>
      <ItemContent item={item} />
    </button>
  );
}
