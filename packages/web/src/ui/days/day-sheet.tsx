import { seoulDay, withWeekday } from '@portal/contract/core/dates';
import { type KeyboardEvent, useState } from 'react';
import { BusyButton } from '../buttons/busy-button.tsx';
import field from '../fields/fields.module.css';
import { isSubmitKey } from '../fields/is-submit-key.ts';
import { Sheet, SheetFoot } from '../layers/sheet.tsx';
import { DayCalendar } from './day-calendar.tsx';
import css from './day-sheet.module.css';
import { useDayText } from './use-day-text.ts';

type Props = {
  label: string;
  value: string;
  /** Days before this one are struck out, '' for none. */
  firstDay: string;
  onPut: (day: string) => void;
  onClose: () => void;
};

const DayFact = ({ label, day }: { label: string; day: string }) => (
  <>
    <small>{label}</small>
    <span>{day === '' ? '미선택' : withWeekday(day)}</span>
  </>
);

/** The calendar of a date field on a phone. A day is typed or picked, shown in full in the foot, and then put in. */
export function DaySheet({ label, value, firstDay, onPut, onClose }: Props) {
  const [day, setDay] = useState(value);
  // A typed day shows its month, a picked one leaves the focus where it is.
  const [shown, setShown] = useState({ day: value, count: 0 });
  const show = (next: string) => {
    setDay(next);
    setShown(({ count }) => ({ day: next, count: count + 1 }));
  };
  const typing = useDayText(day, show);
  const meant = typing.meant === '' ? day : typing.meant;
  const put = () => {
    if (typing.isTyping && !typing.commit()) return;
    onPut(meant);
    onClose();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isSubmitKey(event)) typing.commit();
  };
  const pick = (next: string) => {
    typing.drop();
    setDay(next);
  };
  const clear = () => {
    onPut('');
    onClose();
  };
  return (
    <Sheet title={label} opened onClose={onClose}>
      <input
        className={`${field['input']} ${css['typed']}`}
        aria-label={`${label} 입력`}
        aria-invalid={typing.problem !== '' || undefined}
        autoComplete="off"
        inputMode="numeric"
        placeholder="YYYY-MM-DD"
        value={typing.text}
        onChange={(event) => typing.type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={handleKey}
        onBlur={typing.commit}
      />
      {typing.problem !== '' && (
        <p className={css['problem']} role="alert">
          {typing.problem}
        </p>
      )}
      <div className={css['calendar']}>
        <DayCalendar key={shown.count} dates={[day]} earliest={firstDay} onPick={pick} />
        <div className={css['ways']}>
          <button type="button" onClick={() => show(seoulDay(new Date()))}>
            오늘
          </button>
          {value !== '' && (
            <button type="button" onClick={clear}>
              지우기
            </button>
          )}
        </div>
      </div>
      <SheetFoot summary={<DayFact label={label} day={meant} />}>
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <BusyButton onClick={put}>선택</BusyButton>
      </SheetFoot>
    </Sheet>
  );
}
