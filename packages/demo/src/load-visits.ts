import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { addDays } from '@portal/contract/core/dates';
import type { Ctx } from '@portal/server/context';
import type { Database } from '@portal/server/db/schema';
import type { Insertable } from 'kysely';
import { momentOn } from './jobs.ts';
import type { PlannedProject } from './outsourced-projects.ts';
import { insertAll, listAwards, listSafetyPoints } from './queries.ts';
import { workdayOnOrBefore } from './timelines.ts';

type NewVisit = Insertable<Database['site_visit']>;

/** Sites that crews have begun before today, the latest first. */
const SITES = 7;
/** Of these, how many crews came again today, and how many of them have already left. */
const CAME_TODAY = 4;
const LEFT_TODAY = 1;

/** When a crew comes and goes; no two at the same minute. */
const arrivalOn = (day: string, index: number): Date => momentOn(day, 8, 20 + index * 6);
const endOn = (day: string, index: number): Date => momentOn(day, 17, 5 + index * 9);
const earlyEndOn = (day: string): Date => momentOn(day, 11, 20);

type Work = { day: string; index: number; award_id: number; row: PlannedProject['row']; points: readonly string[] };

const visitOf = ({ day, index, award_id, row, points }: Work, left: Date | null, again: boolean): NewVisit => {
  const user_id = row.choice_user_id ?? null;
  return {
    award_id,
    day,
    entry_id: `00000000-0000-4000-8000-${day.replaceAll('-', '')}${String(index).padStart(4, '0')}`,
    user_id,
    headcount: row.total_people ?? 1,
    points: JSON.stringify(points),
    arrived_at: arrivalOn(day, index),
    arrived_device_at: arrivalOn(day, index),
    left_at: left,
    left_device_at: left,
    left_user_id: left === null ? null : user_id,
    tomorrow: left === null ? null : again,
  };
};

/** The visits of yesterday, when it was a day of work, and those of today that have happened by now. */
function visitsOf(work: Omit<Work, 'day'>, today: string, now: Date): NewVisit[] {
  const yesterday = addDays(today, -1);
  const before =
    workdayOnOrBefore(yesterday) === yesterday && (work.row.choice_date ?? today) <= yesterday
      ? [visitOf({ ...work, day: yesterday }, endOn(yesterday, work.index), true)]
      : [];
  const hasCome = work.index < CAME_TODAY && arrivalOn(today, work.index) <= now;
  if (!hasCome) return before;
  const left = work.index < LEFT_TODAY && earlyEndOn(today) <= now ? earlyEndOn(today) : null;
  return [...before, visitOf({ ...work, day: today }, left, false)];
}

/** Arrivals and ends of work at some sites that are under way. A site that starts today has none yet. */
export async function loadVisits(
  { db, now }: Ctx,
  projects: readonly PlannedProject[],
  ids: readonly number[],
  today: string,
): Promise<void> {
  const points = await listSafetyPoints(db);
  const awards = await listAwards(db, ids);
  const begun = projects
    .map(({ row }, index) => ({ row, award_id: awards.get(ids[index] ?? 0) ?? 0 }))
    .filter(({ row }) => row.status === ProjectStatus.Awarded && (row.choice_date ?? today) < today)
    .toSorted((one, other) => (other.row.choice_date ?? '').localeCompare(one.row.choice_date ?? ''))
    .slice(0, SITES);
  await insertAll(
    db,
    'site_visit',
    begun.flatMap((site, index) => visitsOf({ ...site, index, points }, today, now())),
  );
}
