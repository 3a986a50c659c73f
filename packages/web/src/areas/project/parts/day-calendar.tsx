import { Calendar } from '@mantine/dates';
import { withWeekday } from '@portal/contract/core/dates';
import { useState } from 'react';
import { today } from '../../../lib/days.ts';
import { holidayNames } from '../../../lib/holidays.ts';
import css from './day-calendar.module.css';
import 'dayjs/locale/ko';

type Props = {
  /** Days already chosen, which are marked. */
  dates: readonly string[];
  /** Days before it are struck out; '' for none. */
  earliest: string;
  onPick: (day: string) => void;
};

const LABELS = {
  monthLevelControl: '월 선택',
  yearLevelControl: '연도 선택',
  nextMonth: '다음 달',
  previousMonth: '이전 달',
  nextYear: '다음 해',
  previousYear: '이전 해',
  nextDecade: '다음 10년',
  previousDecade: '이전 10년',
};

/** Classes of a day; today is Seoul's, not the browser's (D-55). */
function dayClass(day: string, earliest: string, holiday: boolean): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const tone = holiday || weekday === 0 ? css['red'] : weekday === 6 ? css['blue'] : '';
  return [day < earliest ? css['past'] : tone, day === today() ? css['today'] : ''].join(' ');
}

/** A month with public holidays by name. */
export function DayCalendar({ dates, earliest, onPick }: Props) {
  const [shown, setShown] = useState(dates[0] ?? today());
  const holidays = holidayNames(shown.slice(0, 4));
  return (
    <div className={css['calendar']}>
      <Calendar
        locale="ko"
        date={shown}
        onDateChange={setShown}
        firstDayOfWeek={0}
        monthLabelFormat="YYYY년 M월"
        yearLabelFormat="YYYY년"
        monthsListFormat="M월"
        ariaLabels={LABELS}
        getDayAriaLabel={(day) => [withWeekday(day), ...(holidays[day] ?? [])].join(' ')}
        getDayProps={(day) => {
          const names = holidays[day];
          return {
            selected: dates.includes(day),
            className: dayClass(day, earliest, names !== undefined),
            title: names?.join(', '),
            onClick: () => onPick(day),
          };
        }}
      />
    </div>
  );
}
