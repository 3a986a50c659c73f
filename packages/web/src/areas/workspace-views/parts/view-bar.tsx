import type { ReactNode } from 'react';
import css from './view-bar.module.css';

/** The line above a view: how it is looked at, what it is narrowed to, what can be done. Stays in view. */
export const ViewBar = ({ children }: { children: ReactNode }) => (
  <div className={css['bar']} data-print="off">
    {children}
  </div>
);

/** What stands at the right end of the line. */
export const BarEnd = ({ children }: { children: ReactNode }) => <div className={css['end']}>{children}</div>;

type ChipProps = { label: string; count?: string | undefined; pressed: boolean; onPress: () => void };

/** Something the view can be narrowed to, with how many that are. */
export const Chip = ({ label, count, pressed, onPress }: ChipProps) => (
  <button type="button" className={css['chip']} aria-pressed={pressed} onClick={onPress}>
    {label}
    {count !== undefined && <b>{count}</b>}
  </button>
);

type GroupProps = { label: string; children: ReactNode };

/** Chips that belong together. */
export const Chips = ({ label, children }: GroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and needs a legend
  <div className={css['chips']} role="group" aria-label={label}>
    {children}
  </div>
);

type SelectProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A choice that looks like a chip; without one it shows what it chooses. */
export const ChipSelect = ({ label, value, options, onChange }: SelectProps) => (
  <select
    className={`${css['chip']} ${css['select']}`}
    aria-label={label}
    data-chosen={value !== '' || undefined}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  >
    <option value="">{label}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
);
