import { addDays, seoulInstant } from '@portal/contract/core/dates';
import { shortDay, today } from '#lib/days.ts';

/** When something was written, by its day and time: 오늘 10:24, 어제 18:02, 11-20 (금) 09:10. */
function whenText(at: string): string {
  const day = at.slice(0, 10);
  const time = at.slice(11, 16);
  if (day === today()) return `오늘 ${time}`;
  return day === addDays(today(), -1) ? `어제 ${time}` : `${shortDay(day)} ${time}`;
}

/** A moment of the feed, the full one as tooltip. */
export const EntryWhen = ({ at }: { at: string }) => (
  <time dateTime={seoulInstant(at)} title={at.slice(0, 16)}>
    {whenText(at)}
  </time>
);
