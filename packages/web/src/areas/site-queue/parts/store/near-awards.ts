import { addDays, daysBetween } from '@portal/contract/core/dates';
import { today } from '#lib/days.ts';
import { readSession } from '#lib/session.ts';
import { readPhotoAward, readStarts } from '../../api.ts';
import { changeNote, type KnownAward, readNote } from './note-store.ts';

/** How far the date of an award that the device knows may be from today. */
const NEAR_DAYS = 3;
/** The most awards that are looked up at a time. */
const MOST = 20;
/** Statuses in which photos are taken. */
const OPEN: readonly string[] = ['Y', 'YY'];

const isNear = ({ startDay }: KnownAward): boolean =>
  startDay >= addDays(today(), -NEAR_DAYS) && startDay <= addDays(today(), NEAR_DAYS);

const daysAway = ({ startDay }: { startDay: string }): number => Math.abs(daysBetween(today(), startDay));

/** Asks the server for the own awards near today, the nearest first. One that is `known` is not looked up again. */
async function askAwards(companyId: number, known: readonly KnownAward[]): Promise<KnownAward[]> {
  const { data } = await readStarts(addDays(today(), -NEAR_DAYS), addDays(today(), NEAR_DAYS));
  const own = data.filter((entry) => entry.companyId === companyId && OPEN.includes(entry.status));
  const awards: KnownAward[] = [];
  for (const { id, projectName, startDay } of own
    .sort((one, other) => daysAway(one) - daysAway(other))
    .slice(0, MOST)) {
    const awardId = known.find(({ projectId }) => projectId === id)?.awardId ?? (await readPhotoAward(id)).awardId;
    awards.push({ awardId, projectId: id, projectName, startDay });
  }
  return awards;
}

/** Stores number, name and date of the own awards within three days, for a phone that will have no connection. */
export async function storeNearAwards(): Promise<void> {
  const me = readSession();
  if (me === null) return;
  const awards = await askAwards(me.companyId, await readNearAwards());
  // The session may have ended meanwhile, and with it what the device may know.
  await changeNote('awards', () => (readSession() === null ? undefined : { userId: me.userId, awards }));
}

/** The awards that this device knows of the signed-in user, by date. */
export async function readNearAwards(): Promise<KnownAward[]> {
  const note = await readNote('awards');
  if (note === undefined || note.userId !== readSession()?.userId) return [];
  return note.awards.filter(isNear).sort((one, other) => one.startDay.localeCompare(other.startDay));
}
