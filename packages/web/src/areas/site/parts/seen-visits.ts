import type { Visit } from '@portal/contract/areas/site/visit-calls';
import type { YesNo } from '@portal/contract/core/formats';
import { doneTime } from '#areas/site-queue/public/done-time.ts';
import type { UnsentEntry } from '#areas/site-queue/public/enqueue.ts';

/** A visit as this device sees it: the entry of an arrival that is still on it, else '', and whether its end is. */
export type SeenVisit = Visit & { unsentArrival: string; isEndUnsent: boolean };

const seen = (visit: Visit): SeenVisit => ({ ...visit, unsentArrival: '', isEndUnsent: false });

/** The visit that the server will have once an arrival has been sent. */
function unsentVisit(entry: UnsentEntry, userName: string): SeenVisit {
  const { Headcount, Points } = entry.body;
  const arrivedDtm = doneTime(entry);
  return {
    visitId: 0,
    day: arrivedDtm.slice(0, 10),
    headcount: Number(Headcount),
    userName,
    leftUserName: '',
    points: Array.isArray(Points) ? Points.map(String) : [],
    arrivedDtm,
    arrivedDeviceDtm: '',
    arrivedReceivedDtm: '',
    leftDtm: '',
    leftDeviceDtm: '',
    leftReceivedDtm: '',
    tomorrowYN: '',
    unsentArrival: entry.entryId,
    isEndUnsent: false,
  };
}

/** Whether an unsent end is that of this visit. One without a number follows an arrival that was unsent then. */
function isEndOf({ body, ...entry }: UnsentEntry, visit: SeenVisit): boolean {
  if (body['VisitId'] !== 0) return body['VisitId'] === visit.visitId;
  if (visit.unsentArrival !== '') return body['ArrivalEntryId'] === visit.unsentArrival;
  return visit.leftDtm === '' && doneTime(entry).slice(0, 10) === visit.day;
}

/** The visits of an award as they will be once what waits on this device has been sent (D-571). Newest first. */
export function seenVisits(visits: readonly Visit[], waiting: readonly UnsentEntry[], userName: string): SeenVisit[] {
  const arrivals = waiting.filter(({ kind }) => kind === 'arrive').map((entry) => unsentVisit(entry, userName));
  const fresh = arrivals.filter(({ day }) => !visits.some((visit) => visit.day === day));
  const all = [...fresh, ...visits.map(seen)].toSorted((one, other) => other.day.localeCompare(one.day));
  const ends = waiting.filter(({ kind }) => kind === 'leave');
  return all.map((visit) => {
    const end = ends.find((entry) => isEndOf(entry, visit));
    if (!end) return visit;
    const tomorrowYN: YesNo = end.body['TomorrowYN'] === 'Y' ? 'Y' : 'N';
    return { ...visit, leftDtm: doneTime(end), tomorrowYN, isEndUnsent: true };
  });
}
