import { withWeekday } from '@portal/contract/core/dates';
import { today } from '#lib/days.ts';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import frame from './calendar.module.css';
import { dayTitle } from './calendar-bar.tsx';
import { type CalendarItem, itemsOn } from './calendar-item.ts';
import { type SharedWeekProps, toneOf } from './calendar-week.tsx';
import { DayItems } from './day-items.tsx';
import css from './phone-calendar.module.css';

/** The maximum number of dots for a day. */
const MOST_DOTS = 3;

type Props = Pick<SharedWeekProps, 'month' | 'holidays' | 'onOpen'> & {
  weeks: readonly (readonly string[])[];
  items: readonly CalendarItem[];
  /** The day whose items are listed below. */
  day: string;
  onDay: (day: string) => void;
};

type DayProps = Omit<Props, 'weeks' | 'onOpen'> & { date: string };

function PhoneDay({ date, items, day, month, holidays, onDay }: DayProps) {
  const own = itemsOn(items, date);
  const names = holidays[date] ?? [];
  const words = [withWeekday(date), ...names, own.length === 0 ? '' : `${own.length}건`];
  return (
    <button
      type="button"
      data-day={date}
      data-tone={toneOf(date, holidays)}
      data-outside={(month !== '' && !date.startsWith(month)) || undefined}
      data-today={date === today() || undefined}
      aria-pressed={date === day}
      onClick={() => onDay(date)}
    >
      <VisuallyHidden>{words.filter((part) => part !== '').join(' ')}</VisuallyHidden>
      <b aria-hidden="true">{Number(date.slice(8))}</b>
      <span aria-hidden="true">
        {own.slice(0, MOST_DOTS).map(({ key, mark }) => (
          <i key={key} data-task={mark ?? undefined} />
        ))}
      </span>
    </button>
  );
}

/** The calendar for narrow screens. Days have dots, and a list below shows the chosen day. */
export function PhoneCalendar({ weeks, onOpen, ...props }: Props) {
  const { day, holidays, items } = props;
  return (
    <>
      <div className={frame['weekdays']} aria-hidden="true">
        {['일', '월', '화', '수', '목', '금', '토'].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className={css['dots']}>
        {weeks.flat().map((date) => (
          <PhoneDay key={date} date={date} {...props} />
        ))}
      </div>
      <section className={css['chosen']}>
        <h3>
          {dayTitle(day)}
          {holidays[day] && <small>{holidays[day].join(', ')}</small>}
        </h3>
        <DayItems {...{ day, items, onOpen }} />
      </section>
    </>
  );
}
