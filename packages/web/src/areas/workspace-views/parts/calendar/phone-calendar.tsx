import type { SharedWeekProps } from '#kit/calendar/calendar-week.tsx';
import { PhoneDays } from '#kit/calendar/phone-days.tsx';
import { type CalendarItem, itemsOn } from './calendar-item.ts';
import { DayItems } from './day-items.tsx';

/** The maximum number of dots for a day. */
const MOST_DOTS = 3;

type Props = Pick<SharedWeekProps<CalendarItem>, 'month' | 'holidays' | 'onOpen' | 'onDay'> & {
  weeks: readonly (readonly string[])[];
  items: readonly CalendarItem[];
  /** The day whose items are listed below. */
  day: string;
};

/** The calendar for narrow screens. Days have dots, and a list below shows the chosen day. */
export const PhoneCalendar = ({ items, onOpen, ...props }: Props) => (
  <PhoneDays
    {...props}
    countOf={(day) => itemsOn(items, day).length}
    below={(day) =>
      itemsOn(items, day)
        .slice(0, MOST_DOTS)
        .map(({ key, mark }) => <i key={key} data-task={mark ?? undefined} />)
    }
  >
    <DayItems day={props.day} items={items} onOpen={onOpen} />
  </PhoneDays>
);
