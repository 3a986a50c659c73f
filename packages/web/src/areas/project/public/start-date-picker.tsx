import '../../../styles/library-pickers.css';
import { Button, CloseButton, Popover } from '@mantine/core';
import { Calendar } from '@mantine/dates';
import { addStartDate } from '@portal/contract/areas/project/start-dates';
import { withWeekday } from '@portal/contract/core/dates';
import { useState } from 'react';
import { today } from '../../../lib/days.ts';
import { toast } from '../../../lib/toast.ts';
import { useHolidays } from '../parts/use-holidays.ts';
import css from './start-date-picker.module.css';
import 'dayjs/locale/ko';

type Add = (dates: readonly string[], day: string) => ReturnType<typeof addStartDate>;

type Props = {
  dates: readonly string[];
  onChange: (dates: string[]) => void;
  /** The rule by which a day joins the others; internal projects have one of their own. */
  add?: Add;
};

const addToday: Add = (dates, day) => addStartDate(dates, day, today());

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
function dayClass(day: string, holiday: boolean): string {
  const now = today();
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const tone = holiday || weekday === 0 ? css['red'] : weekday === 6 ? css['blue'] : '';
  return [day < now ? css['past'] : tone, day === now ? css['today'] : ''].join(' ');
}

/** A month with public holidays by name; days already chosen are marked. */
function DayCalendar({ dates, onPick }: { dates: readonly string[]; onPick: (day: string) => void }) {
  const [shown, setShown] = useState(today());
  const holidays = useHolidays(shown.slice(0, 4));
  return (
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
          className: dayClass(day, names !== undefined),
          title: names?.join(', '),
          onClick: () => onPick(day),
        };
      }}
    />
  );
}

/** Offered start dates: a calendar to add one, a removable chip for each (OUT-77 to OUT-80). */
export function StartDatePicker({ dates, onChange, add = addToday }: Props) {
  const [open, setOpen] = useState(false);
  const pick = (day: string) => {
    const added = add(dates, day);
    if ('refusal' in added) toast.error(added.refusal);
    else onChange(added.dates);
  };
  return (
    <div className={css['dates']}>
      <Popover opened={open} onChange={setOpen} position="bottom-start" trapFocus shadow="md">
        <Popover.Target>
          <Button variant="default" onClick={() => setOpen(!open)}>
            날짜 추가
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <div className={css['calendar']}>
            <DayCalendar dates={dates} onPick={pick} />
          </div>
        </Popover.Dropdown>
      </Popover>
      <ul className={css['chips']} aria-label="선택한 시작일">
        {dates.map((day) => (
          <li key={day} className={css['chip']}>
            {withWeekday(day)}
            <CloseButton
              size="xs"
              aria-label={`${withWeekday(day)} 삭제`}
              onClick={() => onChange(dates.filter((other) => other !== day))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
