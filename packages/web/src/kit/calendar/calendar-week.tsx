import { useDroppable } from '@dnd-kit/core';
import { weekdayOf, withWeekday } from '@portal/contract/core/dates';
import { today } from '#lib/days.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import css from './calendar.module.css';
import { CalendarEvent } from './calendar-event.tsx';
import type { DayNames, GridItem, ItemDrawing } from './grid-item.ts';
import type { DayDrag } from './use-day-drag.ts';
import { type DayRange, type WeekLanes, weekLanes } from './week-lanes.ts';

/** The props that all weeks of a calendar share. */
export type SharedWeekProps<Item extends GridItem> = {
  /** The month 'YYYY-MM' whose days are emphasised, '' for none. */
  month: string;
  holidays: DayNames;
  drag: DayDrag<Item>;
  drawing: ItemDrawing<Item>;
  /** What a day shows beside its number, and whether it has too much. */
  noteOf?: (day: string) => { text: string; isOverloaded: boolean; label: string } | null;
  onOpen: (item: Item) => void;
  onDay: (day: string) => void;
};

/** The colour of a day. Sundays and holidays are red, Saturdays are blue. */
export const toneOf = (day: string, holidays: DayNames): 'red' | 'blue' | undefined => {
  const weekday = weekdayOf(day);
  if (weekday === '일' || holidays[day] !== undefined) return 'red';
  return weekday === '토' ? 'blue' : undefined;
};

/** '12-01' on the first of a month and in the month before, else '1'. */
const dayLabel = (day: string, month: string): string =>
  day.endsWith('-01') || (month !== '' && day < month) ? day.slice(5) : String(Number(day.slice(8)));

type DayProps = Pick<SharedWeekProps<GridItem>, 'month' | 'holidays' | 'noteOf' | 'onDay'> & {
  day: string;
  column: number;
  hidden: number;
  count: number;
};

type CellWords = Pick<DayProps, 'day' | 'count'> & { names: readonly string[]; note: string };

const cellWords = ({ day, names, count, note }: CellWords): string =>
  [withWeekday(day), ...names, count === 0 ? '' : `${count}건`, note].filter((part) => part !== '').join(' ');

function DayCell({ day, column, hidden, count, month, holidays, noteOf, onDay }: DayProps) {
  const { setNodeRef, isOver } = useDroppable({ id: day });
  const names = holidays[day] ?? [];
  const note = noteOf?.(day) ?? null;
  return (
    <div
      ref={setNodeRef}
      className={css['cell']}
      data-day={day}
      data-tone={toneOf(day, holidays)}
      data-outside={(month !== '' && !day.startsWith(month)) || undefined}
      data-today={day === today() || undefined}
      data-over={isOver || undefined}
      data-overloaded={note?.isOverloaded || undefined}
      style={{ gridColumn: column + 1 }}
    >
      <button type="button" onClick={() => onDay(day)}>
        <VisuallyHidden>{cellWords({ day, names, count, note: note?.label ?? '' })}</VisuallyHidden>
        <b aria-hidden="true">{dayLabel(day, month)}</b>
        {names.length > 0 && <small aria-hidden="true">{names.join(', ')}</small>}
        {note && (
          <em aria-hidden="true">
            {note.isOverloaded && <Icon name="alert" />}
            {note.text}
          </em>
        )}
      </button>
      {hidden > 0 && (
        <button
          type="button"
          className={css['more']}
          aria-label={`${withWeekday(day)} 나머지 ${hidden}건`}
          onClick={() => onDay(day)}
        >
          +{hidden}건
        </button>
      )}
    </div>
  );
}

const touches = ({ from, to }: DayRange, day: string): boolean => from <= day && day <= to;

type Props<Item extends GridItem> = SharedWeekProps<Item> & {
  days: readonly string[];
  items: readonly Item[];
  /** The preview of the dragged item at its landing position. */
  landing: Item | null;
  lanes: number;
};

/** Assigns the lanes of a week to its items and to the landing preview. */
const layoutOf = <Item extends GridItem>(sunday: string, { items, landing, lanes }: Props<Item>): WeekLanes<Item> =>
  weekLanes(sunday, landing === null ? items : [...items, landing], lanes);

/** One week with a column per day and its items in lanes. */
export function CalendarWeek<Item extends GridItem>(props: Props<Item>) {
  const { days, items, landing, lanes, drag, drawing, onOpen, month, holidays, noteOf, onDay } = props;
  const sunday = days[0] ?? '';
  const { placed, hidden } = layoutOf(sunday, props);
  return (
    <div className={css['week']} style={{ gridTemplateRows: `1.875rem repeat(${lanes}, 1.5rem) 1.5rem 1fr` }}>
      {days.map((day, column) => (
        <DayCell
          key={day}
          {...{ day, column, month, holidays, onDay }}
          {...(noteOf && { noteOf })}
          hidden={hidden[column] ?? 0}
          count={items.filter((item) => touches(item, day)).length}
        />
      ))}
      {placed.map((one) => (
        <CalendarEvent
          key={`${one.item.key}${one.item === landing ? ' landing' : ''}`}
          placed={one}
          drawing={drawing}
          sunday={sunday}
          lifted={one.item !== landing && one.item.key === drag.dragged?.item.key}
          landing={one.item === landing}
          onOpen={onOpen}
          onKey={drag.handleKey}
          onBlur={drag.cancelKeyDrag}
        />
      ))}
    </div>
  );
}
