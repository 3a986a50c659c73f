import { IconButton } from '../buttons/icon-button.tsx';
import css from './day-calendar.module.css';
import { moveMonth } from './month-weeks.ts';

type Props = { month: string; onShow: (month: string) => void };

const MONTHS_OF_YEAR = 12;

const yearText = (month: string): string => `${Number(month.slice(0, 4))}년`;
const monthText = (month: string): string => `${Number(month.slice(5))}월`;

/** The shown month with buttons for the months before and after. Clicking its name opens the choice of months. */
export const CalendarHead = ({ month, onShow, onChooseMonth }: Props & { onChooseMonth: () => void }) => (
  <div className={css['head']}>
    <IconButton icon="previous" label="이전 달" onClick={() => onShow(moveMonth(month, -1))} />
    <button
      type="button"
      className={css['level']}
      aria-label={`${yearText(month)} ${monthText(month)}, 월 선택`}
      onClick={onChooseMonth}
    >
      {yearText(month)} {monthText(month)}
    </button>
    <IconButton icon="next" label="다음 달" onClick={() => onShow(moveMonth(month, 1))} />
  </div>
);

/** A choice of the twelve months of a year. */
export function MonthChoice({ month, onShow, onChoose }: Props & { onChoose: (month: string) => void }) {
  const january = `${month.slice(0, 4)}-01`;
  const months = Array.from({ length: MONTHS_OF_YEAR }, (_, index) => moveMonth(january, index));
  return (
    <div className={css['calendar']}>
      <div className={css['head']}>
        <IconButton icon="previous" label="이전 해" onClick={() => onShow(moveMonth(month, -MONTHS_OF_YEAR))} />
        <span className={css['level']}>{yearText(month)}</span>
        <IconButton icon="next" label="다음 해" onClick={() => onShow(moveMonth(month, MONTHS_OF_YEAR))} />
      </div>
      <div className={css['months']}>
        {months.map((each) => (
          <button key={each} type="button" aria-pressed={each === month} onClick={() => onChoose(each)}>
            {monthText(each)}
          </button>
        ))}
      </div>
    </div>
  );
}
