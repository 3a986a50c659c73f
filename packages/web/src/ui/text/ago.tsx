import { addDays, seoulInstant, seoulTime, weekdayOf } from '@portal/contract/core/dates';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** Number of past days that are shown as a weekday. */
const WEEK = 6;

/** How long ago a server time ('YYYY-MM-DD HH:mm:ss' in Seoul) was: 12분 전, 어제 17:53, 목요일, 2026-11-16. */
export function agoText(at: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(seoulInstant(at))) / MINUTE_MS);
  const day = at.slice(0, 10);
  const today = seoulTime(now).slice(0, 10);
  if (minutes < 1) return '방금';
  if (minutes < HOUR_MINUTES) return `${minutes}분 전`;
  if (day >= today && minutes < DAY_MINUTES) return `${Math.floor(minutes / HOUR_MINUTES)}시간 전`;
  if (day === addDays(today, -1)) return `어제 ${at.slice(11, 16)}`;
  return day >= addDays(today, -WEEK) ? `${weekdayOf(day)}요일` : day;
}

/** A server time relative to now, with the full time as tooltip. */
export function Ago({ at }: { at: string }) {
  return (
    <time dateTime={seoulInstant(at)} title={at.slice(0, 16)}>
      {agoText(at, new Date())}
    </time>
  );
}
