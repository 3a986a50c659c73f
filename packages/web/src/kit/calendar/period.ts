import { addDays, weekdayOf } from '@portal/contract/core/dates';
import { dayInMonth, monthWeeks, moveMonth, weekOf } from '#ui/days/month-weeks.ts';

/** The period that a calendar shows. */
export type Span = 'month' | 'week';

/** The same day in the next period, or in the previous one with -1. */
export const moveBySpan = (day: string, span: Span, step: 1 | -1): string =>
  span === 'month' ? dayInMonth(day, moveMonth(day.slice(0, 7), step)) : addDays(day, 7 * step);

/** The title of the shown period: '2026.12', or the days of a week as '2026.12.06 ~ 12.12'. */
export function spanTitle(day: string, span: Span): string {
  if (span === 'month') return day.slice(0, 7).replace('-', '.');
  const week = weekOf(day);
  return `${(week[0] ?? '').replaceAll('-', '.')} ~ ${(week[6] ?? '').slice(5).replace('-', '.')}`;
}

/** A day as '12월 9일 수요일'. */
export const dayTitle = (day: string): string =>
  `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일 ${weekdayOf(day)}요일`;

/** The weeks of the period that contains a day, with their first and last day. `month` is '' for a week. */
export function shownWeeks(day: string, span: Span) {
  const weeks = span === 'month' ? monthWeeks(day.slice(0, 7)) : [weekOf(day)];
  const [from, to] = [weeks[0]?.[0] ?? day, weeks.at(-1)?.at(-1) ?? day];
  return { weeks, from, to, month: span === 'month' ? day.slice(0, 7) : '' };
}
