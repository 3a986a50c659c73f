import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useEffect, useRef } from 'react';
import event from '#kit/calendar/calendar-event.module.css';
import type { DayDrag } from '#kit/calendar/use-day-drag.ts';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { type CalendarItem, itemText } from './calendar-item.ts';
import { type HourPlace, placeInHours } from './hour-places.ts';
import css from './hour-week.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** The height of an hour in px, and the hour at the top when the week opens. */
const HOUR_HEIGHT = 44;
const FIRST_HOUR = 8;
/** The part of an hour's label that lies above its line, in px. */
const LABEL_HEIGHT = 8;

type Drag = DayDrag<CalendarItem>;

type EventProps = { place: HourPlace; drag: Drag; landing: boolean; onOpen: (item: CalendarItem) => void };

/** One schedule at its hours. Enter opens it, space lifts it. */
function HourEvent({ place: { item, start, minutes, column, columns }, drag, landing, onOpen }: EventProps) {
  const id = `${item.key} hours${landing ? ' landing' : ''}`;
  const draggable = useDraggable({ id, data: { item }, disabled: !item.movable || landing });
  return (
    <button
      type="button"
      ref={draggable.setNodeRef}
      className={`${event['event']} ${css['event']}`}
      data-item={landing ? undefined : item.key}
      data-begins
      data-ends
      data-lifted={(!landing && item.key === drag.dragged?.item.key) || undefined}
      data-landing={landing || undefined}
      style={{
        top: (start * HOUR_HEIGHT) / 60,
        height: (minutes * HOUR_HEIGHT) / 60 - 2,
        left: `${(column * 100) / columns}%`,
        width: `calc(${100 / columns}% - 4px)`,
      }}
      title={item.title}
      aria-hidden={landing || undefined}
      tabIndex={landing ? -1 : undefined}
      aria-describedby={item.movable ? 'calendar-help' : undefined}
      {...draggable.listeners}
      onClick={() => onOpen(item)}
      onKeyDown={(key) => drag.handleKey(item, key)}
      onBlur={drag.cancelKeyDrag}
    >
      <VisuallyHidden>{itemText(item)}</VisuallyHidden>
      <time aria-hidden="true">
        {item.row.startTime} ~ {item.row.endTime}
      </time>
      <span aria-hidden="true">{item.title}</span>
    </button>
  );
}

type Props = {
  days: readonly string[];
  /** The schedules with hours, and the preview of the dragged one at its landing position. */
  items: readonly CalendarItem[];
  landing: CalendarItem | null;
  drag: Drag;
  onOpen: (item: CalendarItem) => void;
  /** Called when an empty hour was pressed. */
  onHour: (day: string, hour: number) => void;
};

function HourDay({ day, items, landing, drag, onOpen, onHour }: Omit<Props, 'days'> & { day: string }) {
  const { setNodeRef, isOver } = useDroppable({ id: `${day} hours` });
  const shown = landing === null ? items : [...items, landing];
  return (
    <div ref={setNodeRef} className={css['day']} data-over={isOver || undefined}>
      {/* The day above offers the same to keys and screen readers. */}
      {HOURS.map((hour) => (
        <button
          key={hour}
          type="button"
          className={css['hour']}
          data-hour={`${day} ${hour}`}
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => onHour(day, hour)}
        />
      ))}
      {placeInHours(shown.filter(({ from }) => from === day)).map((place) => (
        <HourEvent
          key={`${place.item.key}${place.item === landing ? ' landing' : ''}`}
          {...{ place, drag, onOpen }}
          landing={place.item === landing}
        />
      ))}
    </div>
  );
}

/** The hours of a week with its schedules. A press on an empty hour starts a new schedule there. */
export function HourWeek({ days, ...day }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollTo({ top: FIRST_HOUR * HOUR_HEIGHT - LABEL_HEIGHT });
  }, []);
  return (
    <div ref={frame} className={css['hours']}>
      <div className={css['axis']} aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour}>{hour === 0 ? '' : `${String(hour).padStart(2, '0')}:00`}</span>
        ))}
      </div>
      {days.map((date) => (
        <HourDay key={date} day={date} {...day} />
      ))}
    </div>
  );
}
