import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { addDays, seoulDay } from '@portal/contract/core/dates';
import type { PlannedProject } from '../outsourced-projects.ts';
import { workdayOnOrBefore } from '../timelines.ts';

/** An award of which a crew has begun the work. */
export type Site = {
  /** Its place among the sites, which sets apart times and names. */
  index: number;
  awardId: number;
  projectId: number;
  project: PlannedProject;
  /** The user of the winning company, and the first PM. */
  crew: string;
  staff: string;
  /** Its last days of work before today, oldest first. */
  days: readonly string[];
};

/** How many of the latest sites under way have records. The oldest one follows them. */
const LATEST = 6;
/** Most days of work of one site. */
const MOST_DAYS = 4;
/** Whose completed sites have a report: the newest of each. */
const REPORTERS = ['hanbit1', 'daon1', 'saebyeok1'] as const;

type Loaded = {
  projects: readonly PlannedProject[];
  ids: readonly number[];
  awards: ReadonlyMap<number, number>;
};

/** The last days of work from one day to another. */
function workdays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = to; day >= from && days.length < MOST_DAYS; day = addDays(day, -1)) {
    if (workdayOnOrBefore(day) === day) days.unshift(day);
  }
  return days;
}

/** Sites under way that began before today, and completed sites. Both have at least one day of work. */
export function pickSites({ projects, ids, awards }: Loaded, today: string): { running: Site[]; completed: Site[] } {
  const siteOf = (project: PlannedProject, last: string): Omit<Site, 'index'> => {
    const projectId = ids[projects.indexOf(project)] ?? 0;
    const { choice_user_id, choice_date, created_by } = project.row;
    return {
      awardId: awards.get(projectId) ?? 0,
      projectId,
      project,
      crew: choice_user_id ?? '',
      staff: project.pms[0] ?? created_by,
      days: workdays(choice_date ?? last, last),
    };
  };
  const newest = projects.toSorted((one, other) =>
    (other.row.choice_date ?? '').localeCompare(one.row.choice_date ?? ''),
  );
  const begun = newest.filter(({ row }) => row.status === ProjectStatus.Awarded && (row.choice_date ?? today) < today);
  const running = [...begun.slice(0, LATEST), ...begun.slice(LATEST).slice(-1)].map((project, index) => ({
    ...siteOf(project, addDays(today, -1)),
    index,
  }));
  const completed = REPORTERS.flatMap((userId, index) => {
    const done = newest.find(({ row }) => row.status === ProjectStatus.Completed && row.choice_user_id === userId);
    const at = done?.row.completed_at;
    return done && at instanceof Date ? [{ ...siteOf(done, seoulDay(at)), index: running.length + index }] : [];
  });
  return { running, completed };
}
