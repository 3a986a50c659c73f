import type { FocusEvent, KeyboardEvent, Ref } from 'react';
import css from './time-field.module.css';

/** Limits and step of hours or minutes. */
type Kind = { label: string; max: number; step: number };

export const HOURS: Kind = { label: '시', max: 23, step: 1 };
export const MINUTES: Kind = { label: '분', max: 59, step: 5 };

/** Whether there is no such hour or minute, as 25 and 75. */
export const isOutside = ({ max }: Kind, value: string): boolean => Number(value) > max;

/** '09' for 9. */
export const twoDigits = (part: number): string => String(part).padStart(2, '0');

type Props = {
  kind: Kind;
  ref: Ref<HTMLInputElement>;
  value: string;
  readOnly: boolean;
  onChange: (value: string) => void;
  onOpen: () => void;
  onLeave: (event: FocusEvent) => void;
  /** Called when the part is complete, or to move to the next one. */
  onNext?: () => void;
  onBack?: () => void;
};

/** The part one step up or down. It wraps around at both ends. */
function stepped({ max, step }: Kind, value: string, by: 1 | -1): string {
  const size = max + 1;
  const from = Math.floor(Math.min(Number(value), max) / step) * step;
  return value === '' ? twoDigits(by === 1 ? 0 : size - step) : twoDigits((from + by * step + size) % size);
}

/** Input for hours or minutes: two digits to type, arrow keys to step. */
export function TimePart({ kind, ref, value, readOnly, onChange, ...handlers }: Props) {
  const { onOpen, onLeave, onNext, onBack } = handlers;
  const type = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, 2);
    const number = Number(digits);
    // In the last part a digit waits for another: 7 may become 75, which is refused, and never 07.
    const isWhole = digits.length === 2 || (onNext !== undefined && number * 10 > kind.max);
    // A part that does not exist stays as it was typed. The field says so.
    onChange(digits === '' ? '' : isWhole ? twoDigits(number) : digits);
    if (isWhole && digits !== '' && !isOutside(kind, digits)) onNext?.();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === 1 || by === -1) onChange(stepped(kind, value, by));
    else if (event.key === 'ArrowRight' || event.key === ':') onNext?.();
    else if (event.key === 'ArrowLeft' || (event.key === 'Backspace' && value === '')) onBack?.();
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };
  return (
    <input
      ref={ref}
      className={css['part']}
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      aria-label={kind.label}
      aria-valuemin={0}
      aria-valuemax={kind.max}
      aria-valuenow={value === '' ? undefined : Number(value)}
      aria-invalid={isOutside(kind, value) || undefined}
      placeholder="--"
      readOnly={readOnly}
      value={value}
      onFocus={(event) => {
        event.currentTarget.select();
        onOpen();
      }}
      onClick={(event) => {
        // A press puts the caret into the part, where two digits leave no room for another.
        event.currentTarget.select();
        onOpen();
      }}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={(event) => {
        const typed = event.currentTarget.value;
        if (typed.length === 1) onChange(twoDigits(Number(typed)));
        onLeave(event);
      }}
      onKeyDown={readOnly ? undefined : handleKey}
    />
  );
}
