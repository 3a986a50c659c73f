import { withWeekday } from '@portal/contract/core/dates';
import type { ReactNode } from 'react';
import { today } from '#lib/days.ts';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import frame from './calendar.module.css';
import { type SharedWeekProps, toneOf } from './calendar-week.tsx';
import type { GridItem } from './grid-item.ts';
import { dayTitle } from './period.ts';
import css from './phone-days.module.css';

type DayProps = Pick<SharedWeekProps<GridItem>, 'month' | 'holidays' | 'onDay'> & {
  /** The day whose items are listed below. */
  day: string;
  countOf: (day: string) => number;
  /** What a day shows below its number. */
  below: (day: string) => ReactNode;
};

type Props = DayProps & {
  weeks: readonly (readonly string[])[];
  /** The list of the chosen day, with the number of its items in its title. */
  note?: string;
  children: ReactNode;
};

function PhoneDay({ date, day, month, holidays, countOf, below, onDay }: DayProps & { date: string }) {
  const count = countOf(date);
  const names = holidays[date] ?? [];
  const words = [withWeekday(date), ...names, count === 0 ? '' : `${count}건`];
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
      <span aria-hidden="true">{below(date)}</span>
    </button>
  );
}

/** A calendar for narrow screens: the days of a period, and a list of the chosen day below. */
export function PhoneDays({ weeks, note = '', children, ...props }: Props) {
  const { day, holidays } = props;
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
          {note !== '' && <span>{note}</span>}
        </h3>
        {children}
      </section>
    </>
  );
}
