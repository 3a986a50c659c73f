import type { Figure } from '@portal/contract/areas/outsourced-projects/figures';
import type { YearProject, Years } from './generated-year.ts';

/** The first day of the twelve months that end with November 2026, and the day after them. */
const FROM = '2025-12-01';
const BEFORE = '2026-12-01';

type Months = { from: string; before: string };
const YEAR: Months = { from: FROM, before: BEFORE };

const isIn = (at: string | null, { from, before }: Months): boolean => at !== null && at >= from && at < before;
const WON = ['Y', 'YY', 'B', 'E'];
const DONE = ['YY', 'B', 'E'];

/** Days by which a project starts later than its winner agreed to; 0 for none. */
export function daysLate({ acceptances }: Years, project: YearProject): number {
  const agreed = acceptances.find((one) => one.project === project.id && one.at === project.won);
  if (!agreed || project.day === null) return 0;
  return Math.max(0, (Date.parse(project.day) - Date.parse(agreed.start)) / 86_400_000);
}

/** Whether a company lost an award of a project that it accepted in these months. */
function isLost({ acceptances }: Years, project: YearProject, companyId: number, months: Months): boolean {
  return acceptances.some((one) => {
    const isCurrent = one.at === project.won && project.status !== 'F';
    return (
      one.project === project.id && (companyId === 0 || one.company === companyId) && isIn(one.at, months) && !isCurrent
    );
  });
}

/** The ids of the projects of a figure, counted one by one. */
export function idsOf(years: Years, figure: Figure, companyId = 0, months = YEAR): number[] {
  const isOwn = (project: YearProject) => companyId === 0 || project.company === companyId;
  const holds: Record<Figure, (project: YearProject) => boolean> = {
    awarded: (one) => isOwn(one) && WON.includes(one.status) && isIn(one.won, months),
    withdrawn: (one) => isLost(years, one, companyId, months),
    late: (one) => holds.awarded(one) && daysLate(years, one) > 0,
    evaluated: (one) => isOwn(one) && DONE.includes(one.status) && isIn(one.completed, months),
    settled: (one) => isOwn(one) && one.status === 'E' && isIn(one.billed, months),
    delayed: (one) => isOwn(one) && one.status === 'Y' && daysLate(years, one) > 0,
    unanswered: (one) => isOwn(one) && one.status === 'N' && (one.posted ?? '9') < '2026-11-22',
    materialsOpen: (one) => isOwn(one) && one.status === 'Y' && !one.noMaterials && !one.confirmed,
    materialsSent: (one) => isOwn(one) && one.status === 'Y' && one.sent && !one.received,
    unsettled: (one) => isOwn(one) && one.status === 'B',
  };
  return years.projects.filter(holds[figure]).map(({ id }) => id);
}

/** A mean with one decimal, by adding tenths one after the other. */
function mean(scores: readonly number[]): string {
  if (scores.length === 0) return '';
  let tenths = 0;
  while ((tenths + 1) * scores.length * 2 <= scores.reduce((sum, one) => sum + one, 0) * 20 + scores.length) tenths++;
  return (tenths / 10).toFixed(1);
}

/** The marks of the projects that a company (0 for any) completed in these months, by item (0 for any). */
function scoresOf(years: Years, companyId: number, months: Months, item = 0): { project: number; score: number }[] {
  const done = new Set(idsOf(years, 'evaluated', companyId, months));
  return years.marks.filter((mark) => done.has(mark.project) && mark.score > 0 && (item === 0 || mark.item === item));
}

const monthOf = (index: number): Months => {
  const at = (month: number) => new Date(Date.UTC(2025, 11 + month, 1)).toISOString().slice(0, 10);
  return { from: at(index), before: at(index + 1) };
};

/** The score of a company as the call answers it, without names. */
export function naiveScore(years: Years, companyId: number) {
  const jobsOf = (scores: readonly { project: number }[]) => new Set(scores.map(({ project }) => project)).size;
  const own = scoresOf(years, companyId, YEAR);
  const isNew = jobsOf(own) < 5;
  const shown = (scores: readonly { score: number }[]) => (isNew ? '' : mean(scores.map(({ score }) => score)));
  const plain = (scores: readonly { score: number }[]) => mean(scores.map(({ score }) => score));
  const awarded = years.projects.filter(({ id }) => idsOf(years, 'awarded', companyId).includes(id));
  const late = awarded.map((project) => daysLate(years, project)).filter((days) => days > 0);
  return {
    score: shown(own),
    allScore: plain(scoresOf(years, 0, YEAR)),
    jobCnt: jobsOf(own),
    awardCnt: awarded.length,
    awardAmount: String(awarded.reduce((sum, { total }) => sum + total, 0)),
    withdrawnCnt: idsOf(years, 'withdrawn', companyId).length,
    lateCnt: late.length,
    lateDays: late.reduce((sum, days) => sum + days, 0),
    itemOf: (item: number) => {
      const scores = scoresOf(years, companyId, YEAR, item);
      return { score: shown(scores), allScore: plain(scoresOf(years, 0, YEAR, item)), jobCnt: jobsOf(scores) };
    },
    months: Array.from({ length: 12 }, (_, index) => {
      const scores = scoresOf(years, companyId, monthOf(index));
      return {
        yearMonth: monthOf(index).from.slice(0, 7).replace('-', '.'),
        score: shown(scores),
        jobCnt: jobsOf(scores),
      };
    }),
  };
}
