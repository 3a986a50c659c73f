import type { DayGroup } from '@portal/contract/areas/calendar/entries';
import type { SharedWeekProps } from '#kit/calendar/calendar-week.tsx';
import { DayGrid, DragFrame, useGridDrag } from '#kit/calendar/day-grid.tsx';
import css from './calendar.module.css';
import { type EntryItem, monthDrawing, weekDrawing } from './entry-item.tsx';
import { WeekTable } from './week-table.tsx';

type Props = Omit<SharedWeekProps<EntryItem>, 'drag' | 'drawing'> & {
  weeks: readonly (readonly string[])[];
  items: readonly EntryItem[];
  overloads: ReadonlyMap<string, readonly DayGroup[]>;
  onMove: (item: EntryItem, days: number) => void;
};

/** A month of entries, or a week with a row for each company and team. Entries are dragged to another day. */
export function ProjectGrid({ weeks, items, overloads, onMove, ...frame }: Props) {
  const grid = useGridDrag(onMove);
  const isWeek = weeks.length === 1;
  const { holidays, onOpen, onDay } = frame;
  return (
    <DragFrame drag={grid.drag} drawing={isWeek ? weekDrawing : monthDrawing}>
      <div className={css['grid']} data-week={isWeek || undefined}>
        {isWeek ? (
          <WeekTable {...grid} {...{ items, overloads, holidays, onOpen, onDay }} days={weeks[0] ?? []} />
        ) : (
          <DayGrid {...grid} {...frame} {...{ weeks, items }} drawing={monthDrawing} />
        )}
      </div>
    </DragFrame>
  );
}
