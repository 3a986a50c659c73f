import type { ReactNode } from 'react';
import { Select } from '#ui/selects/select.tsx';
import css from './view-bar.module.css';

/** The sticky bar above a view with its modes, filters and actions. */
export const ViewBar = ({ children }: { children: ReactNode }) => (
  <div className={css['bar']} data-print="off">
    {children}
  </div>
);

/** The right end of the bar. */
export const BarEnd = ({ children }: { children: ReactNode }) => <div className={css['end']}>{children}</div>;

type ChipProps = { label: string; count?: string | undefined; pressed: boolean; onPress: () => void };

/** A filter button, with the number of matches. */
export const Chip = ({ label, count, pressed, onPress }: ChipProps) => (
  <button type="button" className={css['chip']} aria-pressed={pressed} onClick={onPress}>
    {label}
    {count !== undefined && <b>{count}</b>}
  </button>
);

type GroupProps = { label: string; children: ReactNode };

/** A group of filter buttons. */
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

/** A select that looks like a chip. Without a value it shows its label. */
export const ChipSelect = ({ label, value, options, onChange }: SelectProps) => (
  <div className={`${css['chip']} ${css['select']}`} data-chosen={value !== '' || undefined}>
    <Select label={label} placeholder={label} className={css['inner']} {...{ value, options, onChange }} />
  </div>
);
