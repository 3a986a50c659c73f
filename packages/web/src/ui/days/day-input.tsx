import { withWeekday } from '@portal/contract/core/dates';
import { type AriaAttributes, type KeyboardEvent, Suspense, use, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../feedback/lazy-part.ts';
import field from '../fields/fields.module.css';
import { isSubmitKey } from '../fields/is-submit-key.ts';
import { Icon } from '../marks/icon.tsx';
import css from './day-input.module.css';
import { HolidaySource } from './holiday-source.ts';
import { useDayText } from './use-day-text.ts';

/** The calendar is loaded when it is opened. */
const DayPopup = lazyPart(async () => (await import('./day-popup.tsx')).DayPopup);

type Props = Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby' | 'aria-required'> & {
  /** 'YYYY-MM-DD', or '' for none. */
  value: string;
  onChange: (day: string) => void;
  /** The title of the calendar. It is also the accessible name of an input without an `id`. */
  label: string;
  /** The id that a label element names. */
  id?: string;
  name?: string;
  className?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
  placeholder?: string | undefined;
  /** The calendar strikes out the days before this one, '' for none. */
  firstDay?: string | undefined;
  /** Called with the reason why the typed text is no day. Without it the reason is shown below the input. */
  onProblem?: (problem: string) => void;
};

/** The day that a short form means, with the name of a holiday: '2026-12-25 (금) 성탄절 · Enter로 선택'. */
function Meaning({ day }: { day: string }) {
  const useHolidays = use(HolidaySource);
  const names = useHolidays(day, day)[day] ?? [];
  return (
    <p className={css['note']} role="status">
      <strong>{withWeekday(day)}</strong> {[...names, 'Enter로 선택'].join(' · ')}
    </p>
  );
}

/** A day, typed or picked from a calendar. It is shown as 'YYYY-MM-DD (요일)'. Arrow Down opens the calendar. */
export function DayInput({ value, onChange, label, className, onProblem, firstDay = '', ...rest }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState(false);
  const { text, problem, meant, ...day } = useDayText(value, onChange);
  const isLocked = rest.disabled === true || rest.readOnly === true;
  useEffect(() => onProblem?.(problem), [onProblem, problem]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !isLocked) {
      event.preventDefault();
      setOpened(true);
    }
    if (event.key === 'Escape' && day.isTyping) {
      event.stopPropagation();
      day.drop();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isSubmitKey(event)) day.commit();
  };
  const close = () => {
    setOpened(false);
    input.current?.focus();
  };
  return (
    <span ref={frame} className={`${field['row']} ${css['row']}`} data-suffix>
      <input
        {...rest}
        ref={input}
        className={className ?? field['input']}
        aria-label={rest.id === undefined ? label : undefined}
        aria-invalid={rest['aria-invalid'] === true || problem !== '' || undefined}
        data-autofocus={rest.autoFocus || undefined}
        data-day-input
        autoComplete="off"
        inputMode="numeric"
        placeholder={rest.placeholder ?? 'YYYY-MM-DD'}
        value={text}
        onChange={(event) => day.type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={handleKey}
        onBlur={day.commit}
      />
      {!isLocked && (
        <button
          type="button"
          className={css['opener']}
          tabIndex={-1}
          aria-label="달력 열기"
          aria-expanded={opened}
          onClick={() => setOpened(true)}
        >
          <Icon name="calendar" />
        </button>
      )}
      {meant !== '' && !opened && <Meaning day={meant} />}
      {problem !== '' && onProblem === undefined && (
        <p className={css['note']} role="alert" data-problem>
          {problem}
        </p>
      )}
      {opened && (
        <Suspense>
          <DayPopup {...{ label, value, firstDay }} anchor={frame} onPick={day.put} onClose={close} />
        </Suspense>
      )}
    </span>
  );
}
