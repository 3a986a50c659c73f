import type { ReactNode } from 'react';
import { Select } from '#ui/selects/select.tsx';
import css from './in-place.module.css';

type Props<Code extends string> = {
  label: string;
  value: Code;
  options: readonly { value: Code; label: string }[];
  /** The display while the value is not being edited. */
  children: ReactNode;
  onChange: (value: Code) => void;
};

/** A code that is edited in place, by a select over its icon. */
export function CodeInPlace<Code extends string>({ label, value, options, children, onChange }: Props<Code>) {
  return (
    <span className={css['place']}>
      {children}
      <Select
        label={label}
        value={value}
        options={options}
        onChange={(code) => {
          const chosen = options.find((option) => option.value === code);
          if (chosen) onChange(chosen.value);
        }}
      />
    </span>
  );
}
