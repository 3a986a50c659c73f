import { type ReactNode, useRef, useState } from 'react';
import { shortDay } from '#lib/days.ts';
import css from './in-place.module.css';

/** Limits years to four digits, because browsers allow six. */
const LAST_DAY = '9999-12-31';

type Props = { label: string; value: string; children?: ReactNode; onChange: (day: string) => void };

/** A day that is edited in place. A picked day counts at once, a typed day on blur or Enter. */
export function DayInPlace({ label, value, children = shortDay(value), onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const typing = useRef(false);
  const commit = (day: string | null) => {
    typing.current = false;
    setDraft(null);
    if (day !== null && day !== value) onChange(day);
  };
  return (
    <span className={css['place']} data-empty={value === '' || undefined}>
      <span>{children}</span>
      <input
        type="date"
        aria-label={label}
        max={LAST_DAY}
        value={draft ?? value}
        onKeyDown={(event) => {
          typing.current = true;
          if (event.key === 'Enter') commit(draft);
          if (event.key === 'Escape' && draft !== null) {
            event.stopPropagation();
            commit(null);
          }
        }}
        onChange={({ currentTarget }) => (typing.current ? setDraft(currentTarget.value) : commit(currentTarget.value))}
        onBlur={() => commit(draft)}
      />
    </span>
  );
}
