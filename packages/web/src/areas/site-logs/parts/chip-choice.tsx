import { useId } from 'react';
import css from './log.module.css';

type Props<V extends string> = {
  /** Accessible name of the group. */
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
};

/** One of six choices, as chips for a thumb in three columns. */
export function ChipChoice<V extends string>({ label, value, options, onChange }: Props<V>) {
  const name = useId();
  return (
    <div className={css['chips']} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
