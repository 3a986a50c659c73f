import { seoulDay, withWeekday } from '@portal/contract/core/dates';

/** The day in Seoul by the browser's clock, 'YYYY-MM-DD' (D-55). */
export const today = (): string => seoulDay(new Date());

/** '12-03 (목)' on cards and choices, with its year once that is not this one. Empty stays empty. */
export const shortDay = (day: string): string =>
  day.slice(0, 4) === today().slice(0, 4) ? withWeekday(day).slice(5) : withWeekday(day);
