import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useHeight } from '#ui/screen/use-height.ts';
import { DragAnnouncements, useFocusAfterMove } from '../drag-announcements.tsx';
import css from './calendar.module.css';
import event from './calendar-event.module.css';
import { ItemContent } from './calendar-event.tsx';
import { type CalendarItem, shiftedBy } from './calendar-item.ts';
import { CalendarWeek, type SharedWeekProps } from './calendar-week.tsx';
import { hasHours } from './hour-places.ts';
import { HourWeek } from './hour-week.tsx';
import { useDayDrag } from './use-day-drag.ts';
import { weekLanes } from './week-lanes.ts';

const HELP = { id: 'calendar-help', text: '스페이스로 들고 화살표로 날짜를 옮깁니다.' };

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

/** Heights in px: the line of the day, a lane with its gap, the line with the number of hidden items. */
const HEAD = 30;
const LANE = 25;
const MORE = 24;
const FEWEST_LANES = 2;

/** The number of lanes that show all items of a week. */
const usedLanes = (sunday: string, items: readonly CalendarItem[]): number =>
  weekLanes(sunday, items, items.length).placed.reduce((most, { lane }) => Math.max(most, lane + 1), 0);

type Props = Omit<SharedWeekProps, 'drag'> & {
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
  const focusMoved = useFocusAfterMove();
  const drag = useDayDrag((item, days) => {
    focusMoved(`[data-item="${item.key}"]`);
    onMove(item, days);
  });
  const { ref, height } = useHeight<HTMLDivElement>();
  const fitting = Math.floor((height / weeks.length - HEAD - MORE) / LANE);
  const isWeek = weeks.length === 1;
  const inLanes = isWeek ? items.filter((item) => !hasHours(item)) : items;
  const lanes = Math.max(isWeek ? usedLanes(weeks[0]?.[0] ?? '', inLanes) + 1 : fitting, FEWEST_LANES);
  const { dragged, spoken, handlers } = drag;
  const landing = dragged !== null && dragged.days !== 0 ? shiftedBy(dragged.item, dragged.days) : null;
  const landsInHours = isWeek && landing !== null && hasHours(landing);
  return (
    <DndContext {...handlers}>
      <div className={css['weekdays']} data-hours={isWeek || undefined} aria-hidden="true">
        {WEEKDAYS.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div ref={ref} className={css['weeks']} data-count={weeks.length}>
        {weeks.map((days) => (
          <CalendarWeek
            key={days[0]}
            {...frame}
            {...{ days, lanes, drag }}
            items={inLanes}
            landing={landsInHours ? null : landing}
          />
        ))}
      </div>
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
      <DragOverlay dropAnimation={null}>
        {dragged?.by === 'pointer' ? (
          <div
            className={`${event['event']} ${event['hand']}`}
            data-task={dragged.item.mark ?? undefined}
            data-begins
            data-ends
          >
            <ItemContent item={dragged.item} />
          </div>
        ) : null}
      </DragOverlay>
      <DragAnnouncements help={HELP} spoken={spoken} />
    </DndContext>
  );
}
