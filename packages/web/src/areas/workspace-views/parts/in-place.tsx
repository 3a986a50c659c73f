import { type ReactNode, useRef, useState } from 'react';
import { shortDay } from '../../../lib/days.ts';
import { ProgressBar, type TaskMarkName } from '../../../ui/task-mark.tsx';
import css from './in-place.module.css';

type CodeProps<Code extends string> = {
  label: string;
  value: Code;
  options: readonly { value: Code; label: string }[];
  /** What it looks like while nobody changes it. */
  children: ReactNode;
  onChange: (value: Code) => void;
};

/** A code that is changed where it stands: the browser's own list lies over its mark. */
export function CodeInPlace<Code extends string>({ label, value, options, children, onChange }: CodeProps<Code>) {
  return (
    <span className={css['place']}>
      {children}
      <select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Years have four digits: without it a browser takes six. */
const LAST_DAY = '9999-12-31';

type DayProps = { label: string; value: string; children?: ReactNode; onChange: (day: string) => void };

/** A day that is changed where it stands: picked at once, typed once it is left or Enter is pressed. */
export function DayInPlace({ label, value, children = shortDay(value), onChange }: DayProps) {
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

const STEP = 5;

type ProgressProps = { label: string; mark: TaskMarkName; value: number; onChange: (percent: number) => void };

/** Progress that is pulled where it stands; it counts once it is let go. */
export function ProgressInPlace({ label, mark, value, onChange }: ProgressProps) {
  const [draft, setDraft] = useState<number | null>(null);
  const commit = () => {
    setDraft(null);
    if (draft !== null && draft !== value) onChange(draft);
  };
  return (
    <span className={`${css['place']} ${css['progress']}`}>
      <ProgressBar mark={mark} percent={draft ?? value} />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${draft ?? value}%`}
        min={0}
        max={100}
        step={STEP}
        value={draft ?? value}
        onChange={({ currentTarget }) => setDraft(Number(currentTarget.value))}
        onPointerUp={commit}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </span>
  );
}
