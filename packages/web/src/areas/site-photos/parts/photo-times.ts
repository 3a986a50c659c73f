import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { lateText } from '@portal/contract/areas/site-photos/photos';
import { withWeekday } from '@portal/contract/core/dates';

const moment = (time: string): string => `${withWeekday(time.slice(0, 10))} ${time.slice(11, 16)}`;

/** How much later a photo was received than taken, where it matters; else ''. */
export const lateNote = ({ lateYN, takenDtm, receivedDtm }: SitePhoto): string =>
  lateYN === 'Y' ? lateText(takenDtm, receivedDtm) : '';

/** When a photo was taken and by which user, with the time received where both differ. */
export function timesText(photo: SitePhoto): string {
  const { takenDtm, receivedDtm, lateYN, userName } = photo;
  const sameDay = takenDtm.slice(0, 10) === receivedDtm.slice(0, 10);
  const received = `${sameDay ? receivedDtm.slice(11, 16) : moment(receivedDtm)} 받음`;
  const times =
    takenDtm === ''
      ? [`${moment(receivedDtm)} 받음`]
      : [`${moment(takenDtm)} 찍음`, ...(lateYN === 'Y' ? [received] : [])];
  return [...times, userName].filter((part) => part !== '').join(' · ');
}
