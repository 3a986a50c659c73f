import { DndContext, DragOverlay } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { useHeight } from '#ui/screen/use-height.ts';
import css from './calendar.module.css';
import event from './calendar-event.module.css';
import { CalendarWeek, type SharedWeekProps } from './calendar-week.tsx';
import { DragAnnouncements, useFocusAfterMove } from './drag-announcements.tsx';
import { type GridItem, shiftedBy } from './grid-item.ts';
import { type DayDrag, useDayDrag } from './use-day-drag.ts';
import { weekLanes } from './week-lanes.ts';

const HELP = { id: 'calendar-help', text: '스페이스로 들고 화살표로 날짜를 옮깁니다.' };

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

/** Heights in px: the line of the day, a lane with its gap, the line with the number of hidden items. */
const HEAD = 30;
const LANE = 25;
const MORE = 24;
const FEWEST_LANES = 2;

/** The number of lanes that show all items of a week. */
const usedLanes = (sunday: string, items: readonly GridItem[]): number =>
  weekLanes(sunday, items, items.length).placed.reduce((most, { lane }) => Math.max(most, lane + 1), 0);

/** The drag of a calendar, with the dragged item at its landing position. */
export type GridDrag<Item extends GridItem> = { drag: DayDrag<Item>; landing: Item | null };

/** The drag of a calendar whose parts are drawn inside `DragFrame`. */
export function useGridDrag<Item extends GridItem>(onMove: (item: Item, days: number) => void): GridDrag<Item> {
  const focusMoved = useFocusAfterMove();
  const drag = useDayDrag<Item>((item, days) => {
    focusMoved(`[data-item="${item.key}"]`);
    onMove(item, days);
  });
  const { dragged } = drag;
  return { drag, landing: dragged !== null && dragged.days !== 0 ? shiftedBy(dragged.item, dragged.days) : null };
}

type FrameProps<Item extends GridItem> = Pick<SharedWeekProps<Item>, 'drag' | 'drawing'> & { children: ReactNode };

/** The frame in which items are dragged: the item under the pointer, and the announcements. */
export const DragFrame = <Item extends GridItem>({ drag, drawing, children }: FrameProps<Item>) => {
  const { dragged, spoken, handlers } = drag;
  return (
    <DndContext {...handlers}>
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged?.by === 'pointer' ? (
          <div className={`${event['event']} ${event['hand']}`} {...drawing.dataOf(dragged.item)} data-begins data-ends>
            {drawing.content(dragged.item)}
          </div>
        ) : null}
      </DragOverlay>
      <DragAnnouncements help={HELP} spoken={spoken} />
    </DndContext>
  );
};

type Props<Item extends GridItem> = SharedWeekProps<Item> & {
  weeks: readonly (readonly string[])[];
  items: readonly Item[];
  landing: Item | null;
};

/** The weeks of a period, with as many items as fit. Without a month all items of the week are shown. */
export function DayGrid<Item extends GridItem>({ weeks, items, ...frame }: Props<Item>) {
  const { ref, height } = useHeight<HTMLDivElement>();
  const isWeek = weeks.length === 1;
  const fitting = Math.floor((height / weeks.length - HEAD - MORE) / LANE);
  const lanes = Math.max(isWeek ? usedLanes(weeks[0]?.[0] ?? '', items) + 1 : fitting, FEWEST_LANES);
  return (
    <>
      <div className={css['weekdays']} data-hours={isWeek || undefined} aria-hidden="true">
        {WEEKDAYS.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div ref={ref} className={css['weeks']} data-count={weeks.length}>
        {weeks.map((days) => (
          <CalendarWeek key={days[0]} {...frame} {...{ days, lanes, items }} />
        ))}
      </div>
    </>
  );
}
