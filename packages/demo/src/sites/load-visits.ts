import type { Ctx } from '@portal/server/context';
import type { Database } from '@portal/server/db/schema';
import type { Insertable } from 'kysely';
import { momentOn } from '../jobs.ts';
import { insertAll, listSafetyPoints } from '../queries.ts';
import type { Site } from './pick-sites.ts';

type NewVisit = Insertable<Database['site_visit']>;

/** How many of the sites under way have a crew today, and how many of these have already left. */
const CAME_TODAY = 4;
const LEFT_TODAY = 1;

/** When a crew comes and goes; no two at the same minute. */
const arrivalOn = (day: string, index: number): Date => momentOn(day, 8, 2 + index * 3);
const endOn = (day: string, index: number): Date => momentOn(day, 17, 5 + index * 5);
const earlyEndOn = (day: string): Date => momentOn(day, 11, 20);

type Work = { site: Site; points: readonly string[]; day: string };

const visitOf = ({ site, points, day }: Work, left: Date | null, again: boolean): NewVisit => ({
  award_id: site.awardId,
  day,
  entry_id: `00000000-0000-4000-8000-${day.replaceAll('-', '')}${String(site.index).padStart(4, '0')}`,
  user_id: site.crew,
  headcount: site.project.row.total_people ?? 1,
  points: JSON.stringify(points),
  arrived_at: arrivalOn(day, site.index),
  arrived_device_at: arrivalOn(day, site.index),
  left_at: left,
  left_device_at: left,
  left_user_id: left === null ? null : site.crew,
  tomorrow: left === null ? null : again,
});

/** The visits of the days before today. */
const pastVisits = (site: Site, points: readonly string[], isRunning: boolean): NewVisit[] =>
  site.days.map((day) => visitOf({ site, points, day }, endOn(day, site.index), isRunning || day !== site.days.at(-1)));

/** The visit of today, if the crew has come by now. */
function visitToday(site: Site, points: readonly string[], today: string, now: Date): NewVisit[] {
  if (site.index >= CAME_TODAY || arrivalOn(today, site.index) > now) return [];
  const left = site.index < LEFT_TODAY && earlyEndOn(today) <= now ? earlyEndOn(today) : null;
  return [visitOf({ site, points, day: today }, left, false)];
}

type Sites = { running: readonly Site[]; completed: readonly Site[] };

/** Loads arrivals and ends of work: of sites under way, some of which have a crew today, and of completed ones. */
export async function loadVisits({ db, now }: Ctx, { running, completed }: Sites, today: string): Promise<void> {
  const points = await listSafetyPoints(db);
  await insertAll(db, 'site_visit', [
    ...running.flatMap((site) => [...pastVisits(site, points, true), ...visitToday(site, points, today, now())]),
    ...completed.flatMap((site) => pastVisits(site, points, false)),
  ]);
}
