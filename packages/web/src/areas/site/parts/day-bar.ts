import { MISSING_FROM } from '@portal/contract/areas/site/site-days';
import type { StatedSite } from './site-list.ts';

/** The hours that the bars of a day show. */
const FIRST_HOUR = 6;
const LAST_HOUR = 20;
/** The hours that stand above the bars. */
export const MARKED_HOURS = [6, 8, 10, 12, 14, 16, 18, 20] as const;

/** Where a time of the day 'HH:mm' stands between the first and the last hour, in percent. */
export function placeOf(time: string): number {
  const hours = Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;
  const share = (hours - FIRST_HOUR) / (LAST_HOUR - FIRST_HOUR);
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
}

const LAST_TIME = `${LAST_HOUR}:00`;

/** A bar of a day: from arrival to the end of work, or from 10:00 on without an arrival. */
export type DayBar = { kind: 'arrived' | 'left' | 'missing'; from: number; to: number; text: string };

const timeOn = (day: string, time: string): string => (time.slice(0, 10) > day ? LAST_TIME : time.slice(11, 16));

/** The bar of a site with its text; without a bar only the text. `now` is a time in Seoul. */
export function dayBar({ day, state, arrivedDtm, leftDtm }: StatedSite, now: string): DayBar | string {
  const arrival = arrivedDtm.slice(11, 16);
  if (state === 'left')
    return {
      kind: 'left',
      from: placeOf(arrival),
      to: placeOf(timeOn(day, leftDtm)),
      text: `${arrival}부터 ${leftDtm.slice(11, 16)}까지`,
    };
  const isToday = day === now.slice(0, 10);
  if (state === 'arrived')
    return {
      kind: 'arrived',
      from: placeOf(arrival),
      to: placeOf(isToday ? now.slice(11, 16) : LAST_TIME),
      text: isToday ? `${arrival}부터` : `${arrival}부터, 종료 기록 없음`,
    };
  if (state === 'missing' && isToday)
    return {
      kind: 'missing',
      from: placeOf(MISSING_FROM),
      to: placeOf(now.slice(11, 16)),
      text: '10:00까지 도착 없음',
    };
  return state === 'missing' ? '도착 없음' : '';
}
