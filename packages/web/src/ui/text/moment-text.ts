const two = (value: number): string => String(value).padStart(2, '0');

/** A past moment on this device's clock: '오늘 10:41', or '11-23 17:05'. */
export function momentText(moment: Date, now: Date): string {
  const time = `${two(moment.getHours())}:${two(moment.getMinutes())}`;
  const isToday = moment.toDateString() === now.toDateString();
  return isToday ? `오늘 ${time}` : `${two(moment.getMonth() + 1)}-${two(moment.getDate())} ${time}`;
}
