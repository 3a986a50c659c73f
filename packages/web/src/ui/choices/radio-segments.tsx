import { useId } from 'react';
import { CoverLabel } from './cover-label.tsx';
import css from './radio-segments.module.css';

type Props<V extends string> = {
  /** Accessible name of the group. */
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
  /** Shown, but not changeable. */
  locked?: boolean;
};

/** A few choices side by side, each with a ring. Native radios make arrow keys work. */
export function RadioSegments<V extends string>({ label, value, options, onChange, locked = false }: Props<V>) {
  const name = useId();
  return (
    <div className={css['choice']} role="radiogroup" aria-label={label} data-locked={locked || undefined}>
      {options.map((option) => (
        <CoverLabel key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={locked}
            onChange={() => onChange(option.value)}
          />
          <span className={css['ring']} />
          {option.label}
        </CoverLabel>
      ))}
    </div>
  );
}
