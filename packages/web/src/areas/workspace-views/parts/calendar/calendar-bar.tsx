import { addDays, weekdayOf } from '@portal/contract/core/dates';
import type { ReactNode } from 'react';
import { today } from '#lib/days.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Segments } from '#ui/choices/segments.tsx';
import { dayInMonth, moveMonth, weekOf } from '#ui/days/month-weeks.ts';
import { ViewBar } from '../view-bar.tsx';
import css from './calendar-bar.module.css';

/** The period that the calendar shows. */
export type Span = 'month' | 'week';

const SPANS = [
  { value: 'month', label: '월' },
  { value: 'week', label: '주' },
] as const;

/** The same day in the next period, or in the previous one with -1. */
export const moveBySpan = (day: string, span: Span, step: 1 | -1): string =>
  span === 'month' ? dayInMonth(day, moveMonth(day.slice(0, 7), step)) : addDays(day, 7 * step);

/** The title of the shown period: '2026.12', or the days of a week as '2026.12.06 ~ 12.12'. */
export function spanTitle(day: string, span: Span): string {
  if (span === 'month') return day.slice(0, 7).replace('-', '.');
  const week = weekOf(day);
  return `${(week[0] ?? '').replaceAll('-', '.')} ~ ${(week[6] ?? '').slice(5).replace('-', '.')}`;
}

type Props = {
  day: string;
  span: Span;
  onChange: (day: string, span: Span) => void;
  children: ReactNode;
};

/** The shown month or week, with buttons to change it. */
export function CalendarBar({ day, span, onChange, children }: Props) {
  const word = span === 'month' ? '달' : '주';
  return (
    <ViewBar>
      <div className={css['steps']}>
        <IconButton icon="previous" label={`이전 ${word}`} onClick={() => onChange(moveBySpan(day, span, -1), span)} />
        <h2 aria-live="polite" data-long={span === 'week' || undefined}>
          {spanTitle(day, span)}
        </h2>
        <IconButton icon="next" label={`다음 ${word}`} onClick={() => onChange(moveBySpan(day, span, 1), span)} />
      </div>
      <BusyButton variant="default" onClick={() => onChange(today(), span)}>
        오늘
      </BusyButton>
      <Segments<Span> label="보기" value={span} options={SPANS} onChange={(next) => onChange(day, next)} />
      {children}
    </ViewBar>
  );
}

/** A day as '12월 9일 수요일'. */
export const dayTitle = (day: string): string =>
  `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일 ${weekdayOf(day)}요일`;
