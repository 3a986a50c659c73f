import { isDay, seoulDay, withWeekday } from '@portal/contract/core/dates';
import { useState } from 'react';
import { dayProblem, typedDay } from './typed-day.ts';

/** A text that the user typed, and the value that it was typed over. */
type Typed = { over: string; text: string; problem: string };

/**
 * The text of a date field. A whole date counts at once. Other texts count on Enter or when the field is left. A text
 * that is no day stays in the field with its `problem`, and the value is unchanged.
 */
export function useDayText(value: string, onChange: (day: string) => void) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const today = seoulDay(new Date());
  // Another value from outside replaces the typed text.
  const current = typed?.over === value ? typed : null;
  const understood = current === null ? undefined : typedDay(current.text, today);
  const put = (day: string) => {
    setTyped(null);
    if (day !== value) onChange(day);
  };
  return {
    text: current?.text ?? withWeekday(value),
    problem: current?.problem ?? '',
    /** The day that a short form means, until it is put in. */
    meant: current !== null && understood !== undefined && understood !== value ? understood : '',
    put,
    drop: () => setTyped(null),
    isTyping: current !== null,
    type: (text: string) => {
      const day = isDay(text) ? text : value;
      setTyped({ over: day, text, problem: '' });
      if (day !== value) onChange(day);
    },
    /** Puts in what was typed. Returns false where it is no day. */
    commit: (): boolean => {
      if (current === null) return true;
      if (understood === undefined) setTyped({ ...current, problem: dayProblem(current.text, today) });
      else put(understood);
      return understood !== undefined;
    },
  };
}
