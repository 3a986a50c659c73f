import { addDays, isDay, seoulDay, withWeekday } from '@portal/contract/core/dates';
import { type KeyboardEvent, use, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CalendarHead, MonthChoice } from './calendar-head.tsx';
import css from './day-calendar.module.css';
import { HolidaySource, type Holidays } from './holiday-source.ts';
import { dayInMonth, monthWeeks, moveMonth, weekOf } from './month-weeks.ts';

type Props = {
  /** The chosen days, which are marked. */
  dates: readonly string[];
  /** Days before this one are struck out, '' for none. */
  earliest: string;
  onPick: (day: string) => void;
};

/** Today in Seoul's time zone, not in that of the browser (D-55). */
const today = (): string => seoulDay(new Date());

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];
const DAY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const MONTH_STEPS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/** The day to which a key moves the focus. Undefined for any other key. */
function dayByKey(key: string, day: string): string | undefined {
  const days = DAY_STEPS[key];
  if (days !== undefined) return addDays(day, days);
  const months = MONTH_STEPS[key];
  return months === undefined ? undefined : dayInMonth(day, moveMonth(day.slice(0, 7), months));
}

type DayProps = Props & { day: string; month: string; holidays: Holidays; isFocused: boolean };

/** A day of the month. */
function Day({ day, month, holidays, isFocused, dates, earliest, onPick }: DayProps) {
  const names = holidays[day];
  const weekday = weekOf(day).indexOf(day);
  return (
    <button
      type="button"
      className={css['day']}
      tabIndex={isFocused ? 0 : -1}
      aria-label={[`${Number(day.slice(8))},`, withWeekday(day), ...(names ?? [])].join(' ')}
      aria-pressed={dates.includes(day)}
      title={names?.join(', ')}
      data-day={day}
      data-autofocus={isFocused || undefined}
      data-past={day < earliest || undefined}
      data-outside={!day.startsWith(month) || undefined}
      data-tone={names !== undefined || weekday === 0 ? 'red' : weekday === 6 ? 'blue' : undefined}
      data-holiday={names !== undefined || undefined}
      data-today={day === today() || undefined}
      onClick={() => onPick(day)}
    >
      {Number(day.slice(8))}
    </button>
  );
}

/** The public holidays of the shown month in words: '25일 성탄절'. */
function HolidayNames({ month, holidays }: { month: string; holidays: Holidays }) {
  const days = Object.keys(holidays).filter((day) => day.startsWith(month));
  if (days.length === 0) return null;
  return (
    <p className={css['names']}>
      {days.map((day) => `${Number(day.slice(8))}일 ${(holidays[day] ?? []).join(', ')}`).join(' · ')}
    </p>
  );
}

/** A month with the names of public holidays. Arrow keys move by days, Page Up and Page Down by months. */
export function DayCalendar(props: Props) {
  const [focusedDay, setFocusedDay] = useState(props.dates[0] || today());
  const [choosesMonth, setChoosesMonth] = useState(false);
  const grid = useRef<HTMLTableElement>(null);
  const month = focusedDay.slice(0, 7);
  const weeks = monthWeeks(month);
  const useHolidays = use(HolidaySource);
  const holidays = useHolidays(weeks[0]?.[0] ?? focusedDay, weeks.at(-1)?.at(-1) ?? focusedDay);
  const show = (next: string) => setFocusedDay(dayInMonth(focusedDay, next));
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined;
    const next = day === undefined ? undefined : dayByKey(event.key, day);
    if (next === undefined || !isDay(next)) return;
    event.preventDefault();
    // The other month must render before its day can receive the focus.
    flushSync(() => setFocusedDay(next));
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  const choose = (next: string) => {
    show(next);
    setChoosesMonth(false);
  };
  if (choosesMonth) return <MonthChoice month={month} onShow={show} onChoose={choose} />;
  return (
    <div className={css['calendar']}>
      <CalendarHead month={month} onShow={show} onChooseMonth={() => setChoosesMonth(true)} />
      <table ref={grid} onKeyDown={moveFocus}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <Day {...props} {...{ day, month, holidays }} isFocused={day === focusedDay} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <HolidayNames month={month} holidays={holidays} />
    </div>
  );
}
