import type { SharedWeekProps } from '#kit/calendar/calendar-week.tsx';
import { DayGrid, DragFrame, useGridDrag } from '#kit/calendar/day-grid.tsx';
import type { CalendarItem } from './calendar-item.ts';
import { hasHours } from './hour-places.ts';
import { HourWeek } from './hour-week.tsx';
import { itemDrawing } from './item-content.tsx';

type Props = Omit<SharedWeekProps<CalendarItem>, 'drag' | 'drawing' | 'noteOf'> & {
  weeks: readonly (readonly string[])[];
  items: readonly CalendarItem[];
  onMove: (item: CalendarItem, days: number) => void;
  /** Called when an empty hour of a week was pressed. */
  onHour: (day: string, hour: number) => void;
};

/**
 * A month or a week of items, which can be opened or dragged to another day. A week shows its schedules by the hour, and
 * everything else above them.
 */
export function CalendarGrid({ weeks, items, onMove, onHour, ...frame }: Props) {
  const { drag, landing } = useGridDrag(onMove);
  const isWeek = weeks.length === 1;
  const landsInHours = isWeek && landing !== null && hasHours(landing);
  return (
    <DragFrame drag={drag} drawing={itemDrawing}>
      <DayGrid
        {...frame}
        {...{ weeks, drag }}
        drawing={itemDrawing}
        items={isWeek ? items.filter((item) => !hasHours(item)) : items}
        landing={landsInHours ? null : landing}
      />
      {isWeek && (
        <HourWeek
          days={weeks[0] ?? []}
          items={items.filter(hasHours)}
          landing={landsInHours ? landing : null}
          drag={drag}
          onOpen={frame.onOpen}
          onHour={onHour}
        />
      )}
    </DragFrame>
  );
}
