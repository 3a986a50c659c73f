import type { ReactNode } from 'react';
import css from './in-place.module.css';

type Props<Code extends string> = {
  label: string;
  value: Code;
  options: readonly { value: Code; label: string }[];
  /** The display while the value is not being edited. */
  children: ReactNode;
  onChange: (value: Code) => void;
};

/** A code that is edited in place, by a native select over its icon. */
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
