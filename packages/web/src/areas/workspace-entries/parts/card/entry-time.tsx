import { addDays, seoulInstant } from '@portal/contract/core/dates';
import { shortDay, today } from '#lib/days.ts';

/** The time of writing, as 오늘 10:24, 어제 18:02 or 11-20 (금) 09:10. */
function whenText(at: string): string {
  const day = at.slice(0, 10);
  const time = at.slice(11, 16);
  if (day === today()) return `오늘 ${time}`;
  return day === addDays(today(), -1) ? `어제 ${time}` : `${shortDay(day)} ${time}`;
}

/** The time of an entry, with the full date as a tooltip. */
export const EntryTime = ({ at }: { at: string }) => (
  <time dateTime={seoulInstant(at)} title={at.slice(0, 16)}>
    {whenText(at)}
  </time>
);
