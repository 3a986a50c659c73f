import type { ReactNode } from 'react';
import { Press } from '#ui/buttons/press.tsx';
import bare from '#ui/fields/bare-input.module.css';
import { Row } from '#ui/layout/row.tsx';
import { Select } from '#ui/selects/select.tsx';
import css from './view-bar.module.css';

/** The sticky bar above a view with its modes, filters and actions. */
export const ViewBar = ({ children }: { children: ReactNode }) => (
  <Row className={css['bar']} gap={8} padY={8} padX={24} data-print="off">
    {children}
  </Row>
);

/** The right end of the bar. */
export const BarEnd = ({ children }: { children: ReactNode }) => (
  <Row className={css['end']} gap={8} toEnd>
    {children}
  </Row>
);

type ChipProps = { label: string; pressed: boolean; onPress: () => void };

/** A filter button. */
export const ViewChip = ({ label, pressed, onPress }: ChipProps) => (
  <Press kind="pill" aria-pressed={pressed} onClick={onPress}>
    {label}
  </Press>
);

type GroupProps = { label: string; children: ReactNode };

/** A group of filter buttons. */
export const ViewChips = ({ label, children }: GroupProps) => (
  <Row gap={8} padX={4} padY={4} className={css['chips']} scrolls role="group" aria-label={label}>
    {children}
  </Row>
);

type SelectProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A select that looks like a chip. Without a value it shows its label. */
export const ChipSelect = ({ label, value, options, onChange }: SelectProps) => (
  <Press as="div" kind="pill" padX={0} data-chosen={value !== '' || undefined}>
    <Select
      label={label}
      placeholder={label}
      className={`${bare['bare']} ${css['inner']}`}
      {...{ value, options, onChange }}
    />
  </Press>
);
