import { addDays, seoulDay, seoulTime } from '../../core/dates.ts';

/** The times between which a person gets nothing, in Seoul. 'HH:MM'; the end may be on the next day. */
export type QuietHours = { from: string; until: string };

/** Quiet hours until a person changes them. Offers by 알림톡 never go out in them. */
export const NIGHT: QuietHours = { from: '21:00', until: '08:00' };

/** When digests go out. */
export const DIGEST_AT = '08:30';

const momentOf = (day: string, time: string): Date => new Date(`${day}T${time}:00+09:00`);

/** When quiet hours that hold now end; undefined outside them. Equal times are no quiet hours. */
export function quietUntil({ from, until }: QuietHours, now: Date): Date | undefined {
  const time = seoulTime(now).slice(11, 16);
  const today = seoulDay(now);
  if (from === until) return undefined;
  if (from < until) return time >= from && time < until ? momentOf(today, until) : undefined;
  if (time >= from) return momentOf(addDays(today, 1), until);
  return time < until ? momentOf(today, until) : undefined;
}

const MONDAY = 1;

/** The next moment of a digest after now: each day, or on Mondays. */
export function nextDigest(now: Date, onMondays: boolean): Date {
  let day = seoulDay(now);
  if (momentOf(day, DIGEST_AT) <= now) day = addDays(day, 1);
  while (onMondays && new Date(`${day}T00:00:00Z`).getUTCDay() !== MONDAY) day = addDays(day, 1);
  return momentOf(day, DIGEST_AT);
}
