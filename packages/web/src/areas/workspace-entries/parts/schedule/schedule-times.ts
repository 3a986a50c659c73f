import type { Schedule } from '@portal/contract/areas/workspace-entries/shapes';
import { shortDay } from '#lib/days.ts';

type Times = Pick<Schedule, 'startDay' | 'startTime' | 'endDay' | 'endTime' | 'allDayYn'>;

const HOUR_MINUTES = 60;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR_MINUTES + minutes;
};

/** A duration as '2시간', '1시간 30분' or '45분', '' for zero minutes. */
function durationText(minutes: number): string {
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const rest = minutes % HOUR_MINUTES;
  return [hours > 0 ? `${hours}시간` : '', rest > 0 ? `${rest}분` : ''].filter((part) => part !== '').join(' ');
}

/** The times of a schedule as '14:00 ~ 16:00 (2시간)', '종일' or '종일, 12-05 (토)까지'. */
export function timesText({ startDay, startTime, endDay, endTime, allDayYn }: Times): string {
  if (allDayYn === 'Y') return endDay === startDay ? '종일' : `종일, ${shortDay(endDay)}까지`;
  if (endDay !== startDay) return `${startTime} ~ ${shortDay(endDay)} ${endTime}`;
  const duration = durationText(minutesOf(endTime) - minutesOf(startTime));
  return duration === '' ? startTime : `${startTime} ~ ${endTime} (${duration})`;
}
