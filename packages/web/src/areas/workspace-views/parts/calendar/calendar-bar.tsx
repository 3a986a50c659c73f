import type { ReactNode } from 'react';
import type { Span } from '#kit/calendar/period.ts';
import { PeriodBar } from '#kit/calendar/period-bar.tsx';
import { ViewBar } from '../view-bar.tsx';

type Props = {
  day: string;
  span: Span;
  onChange: (day: string, span: Span) => void;
  children: ReactNode;
};

/** The shown month or week, with buttons to change it. */
export const CalendarBar = ({ children, ...period }: Props) => (
  <ViewBar>
    <PeriodBar {...period} />
    {children}
  </ViewBar>
);
