import { withWeekday } from '@portal/contract/core/dates';
import { today } from './today.ts';

/** '12-03 (목)' on cards and choices, with its year once that is not this one. Empty stays empty. */
export const shortDay = (day: string): string =>
  day.slice(0, 4) === today().slice(0, 4) ? withWeekday(day).slice(5) : withWeekday(day);
