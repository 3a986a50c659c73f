import type { ReactNode } from 'react';
import { shortDay } from '#lib/days.ts';
import { DayInput } from '#ui/days/day-input.tsx';
import css from './in-place.module.css';

type Props = { label: string; value: string; children?: ReactNode; onChange: (day: string) => void };

/** A day that is edited in place. A whole day counts at once, a short form on blur or Enter. */
export const DayInPlace = ({ label, value, children = shortDay(value), onChange }: Props) => (
  <span className={css['place']} data-empty={value === '' || undefined}>
    <span>{children}</span>
    <DayInput label={label} value={value} onChange={onChange} />
  </span>
);
