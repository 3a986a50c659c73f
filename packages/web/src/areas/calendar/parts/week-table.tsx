import { useDraggable, useDroppable } from '@dnd-kit/core';
import { CalendarKind, type DayGroup, dayGroups, groupKey } from '@portal/contract/areas/calendar/entries';
import { withWeekday } from '@portal/contract/core/dates';
import event from '#kit/calendar/calendar-event.module.css';
import { toneOf } from '#kit/calendar/calendar-week.tsx';
import type { GridDrag } from '#kit/calendar/day-grid.tsx';
import type { DayNames } from '#kit/calendar/grid-item.ts';
import { today } from '#lib/days.ts';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Note } from '#ui/text/note.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { type EntryItem, weekDrawing } from './entry-item.tsx';
import css from './week-table.module.css';

type Shared = GridDrag<EntryItem> & {
  overloads: ReadonlyMap<string, readonly DayGroup[]>;
  onOpen: (item: EntryItem) => void;
};

type EntryProps = Pick<Shared, 'drag' | 'onOpen'> & { item: EntryItem; isLanding: boolean };

/** One entry in a cell. Enter opens it, space lifts it. */
function WeekEntry({ item, isLanding, drag, onOpen }: EntryProps) {
  const id = `${item.key}${isLanding ? ' landing' : ''}`;
  const draggable = useDraggable({ id, data: { item }, disabled: !item.movable || isLanding });
  return (
    <button
      type="button"
      ref={draggable.setNodeRef}
      className={event['event']}
      data-item={isLanding ? undefined : item.key}
      {...weekDrawing.dataOf(item)}
      data-begins
      data-ends
      data-lifted={(!isLanding && item.key === drag.dragged?.item.key) || undefined}
      data-landing={isLanding || undefined}
      title={item.title}
      aria-hidden={isLanding || undefined}
      tabIndex={isLanding ? -1 : undefined}
      aria-describedby={item.movable ? 'calendar-help' : undefined}
      {...draggable.listeners}
      onClick={() => onOpen(item)}
      onKeyDown={(key) => drag.handleKey(item, key)}
      onBlur={drag.cancelKeyDrag}
    >
      <VisuallyHidden>{weekDrawing.textOf(item)}</VisuallyHidden>
      {weekDrawing.content(item)}
    </button>
  );
}

type CellProps = Shared & { day: string; rowKey: string; items: readonly EntryItem[]; overload: DayGroup | undefined };

const limitText = ({ entries, dailyTeams, overload }: DayGroup): string =>
  overload === 'teams' ? `${entries.length}건 · ${dailyTeams}팀` : `${entries.length}건 · 같은 시간대`;

function Cell({ day, rowKey, items, overload, landing, drag, onOpen }: CellProps) {
  const { setNodeRef, isOver } = useDroppable({ id: `${day} ${rowKey}` });
  const landed = landing?.from === day && groupKey(landing.entry) === rowKey ? landing : null;
  return (
    <td ref={setNodeRef} data-over={isOver || undefined} data-overloaded={overload !== undefined || undefined}>
      {overload && (
        <Row as="strong" gap={4} padX={8} size={12} tone="warn">
          <Icon name="alert" size={14} />
          {limitText(overload)}
        </Row>
      )}
      {items.map((item) => (
        <WeekEntry key={item.key} {...{ item, drag, onOpen }} isLanding={false} />
      ))}
      {landed && <WeekEntry item={landed} {...{ drag, onOpen }} isLanding />}
    </td>
  );
}

const rowNote = ({ name, kind, dailyTeams }: DayGroup): string => {
  if (name === '') return '수주전 · 후보일';
  if (kind === CalendarKind.Internal) return '마이즈';
  return dailyTeams > 0 ? `하루 ${dailyTeams}팀` : '';
};

type Props = Shared & {
  days: readonly string[];
  items: readonly EntryItem[];
  holidays: DayNames;
  onDay: (day: string) => void;
};

/** A week with a row for each company and team. Entries are dragged to another day of their row. */
export function WeekTable({ days, items, holidays, onDay, ...shared }: Props) {
  const groups = dayGroups(items.map(({ entry }) => entry));
  const countOn = (day: string) => items.filter(({ from }) => from === day).length;
  return (
    <table className={css['week']}>
      <thead>
        <tr>
          <th scope="col">업체 · 팀</th>
          {days.map((day) => (
            <th
              key={day}
              scope="col"
              data-tone={toneOf(day, holidays)}
              data-today={day === today() || undefined}
              aria-current={day === today() ? 'date' : undefined}
            >
              <button type="button" onClick={() => onDay(day)}>
                <span>
                  {withWeekday(day).slice(5)}
                  {holidays[day] && <small>{holidays[day].join(', ')}</small>}
                </span>
                {countOn(day) > 0 && <small>{countOn(day)}건</small>}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => {
          const [first] = group.entries;
          const rowKey = first === undefined ? '' : groupKey(first);
          const own = items.filter(({ entry }) => groupKey(entry) === rowKey);
          return (
            <tr key={rowKey}>
              <th scope="row">
                {group.name || '미정'}
                <Note size={12} weight="regular">
                  {rowNote(group)}
                </Note>
              </th>
              {days.map((day) => (
                <Cell
                  key={day}
                  {...shared}
                  {...{ day, rowKey }}
                  items={own.filter(({ from }) => from === day)}
                  overload={shared.overloads
                    .get(day)
                    ?.find(({ name, kind }) => name === group.name && kind === group.kind)}
                />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
