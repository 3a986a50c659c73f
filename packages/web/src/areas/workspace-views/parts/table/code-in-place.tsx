import type { ReactNode } from 'react';
import css from './in-place.module.css';

type Props<Code extends string> = {
  label: string;
  value: Code;
  options: readonly { value: Code; label: string }[];
  /** What it looks like while nobody changes it. */
  children: ReactNode;
  onChange: (value: Code) => void;
};

/** A code that is changed where it stands: the browser's own list lies over its mark. */
export function CodeInPlace<Code extends string>({ label, value, options, children, onChange }: Props<Code>) {
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
