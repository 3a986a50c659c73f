import { ProjectStatus, statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { addDays, seoulDay } from '@portal/contract/core/dates';
import { expect, test } from 'vitest';
import { planComments } from '../src/comments.ts';
import { planProjects } from '../src/outsourced-projects.ts';
import { makeRandom } from '../src/random.ts';
import { hasUnreceived } from '../src/sites/load-receipts.ts';
import { pickSites } from '../src/sites/pick-sites.ts';
import { planTimelines, workdayOnOrAfter } from '../src/timelines.ts';

const { Awarded, Completed, Invoiced, Settled } = ProjectStatus;
const STATUS_ORDER: string[] = [Completed, Invoiced, Settled];
const known = { areaId: () => 1, tradeId: () => null, companyOf: () => 1, checkItems: [] };

/** The first day of each month of two years, one of them a leap year. Months are counted back from there. */
const FIRSTS = [2027, 2028].flatMap((year) =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}-01`),
);
const DAYS = FIRSTS.flatMap((first) => [-1, 0, 14].map((step) => addDays(first, step)));

const projectsOn = (today: string) => {
  const random = makeRandom(20_261_120);
  return planProjects(random, known, planTimelines(random, today), today);
};
const PLANS = DAYS.map((today) => {
  const projects = projectsOn(today);
  return { today, projects, invoices: projects.filter(({ row }) => row.bill_date != null) };
});

test('on every day, the first two PMs have a project that starts on the next working day', () => {
  for (const { today, projects } of PLANS) {
    const next = workdayOnOrAfter(addDays(today, 1));
    const starting = projects.filter(({ row }) => row.status === Awarded && row.choice_date === next);
    expect(starting.length, today).toBeGreaterThan(0);
    for (const { pms } of starting) expect(pms, today).toEqual(['pm1', 'pm2']);
  }
});

test('on every day, an invoice date is after the completion, before the settlement and not in the future', () => {
  for (const { today, invoices } of PLANS) {
    const wrong = invoices.filter(({ row: { bill_date, completed_at, settled_at } }) => {
      const completed = seoulDay(new Date(completed_at ?? ''));
      const latest = settled_at == null ? today : seoulDay(new Date(settled_at));
      return bill_date == null || bill_date < completed || bill_date > latest || latest > today;
    });
    expect(wrong, today).toEqual([]);
  }
});

test('the history of an invoice has all status changes up to the confirmation or settlement before the day begins', () => {
  for (const { today, invoices } of PLANS) {
    const beforeWork = new Date(`${today}T00:30:00+09:00`);
    for (const project of invoices) {
      const moves = planComments(makeRandom(1), project, beforeWork).flatMap(({ line }) =>
        line?.itemName === '프로젝트 상태' ? [line.newValue] : [],
      );
      const { status = Completed, project_name } = project.row;
      const expected = STATUS_ORDER.slice(0, STATUS_ORDER.indexOf(status) + 1).map(statusLabel);
      expect(moves.slice(-expected.length), `${today} ${project_name}`).toEqual(expected);
    }
  }
});

test('on every day, there are sites under way, one that waits for its materials, and three completed ones', () => {
  for (const { today, projects } of PLANS) {
    const ids = projects.map((_, index) => index + 1);
    const { running, completed } = pickSites({ projects, ids, awards: new Map() }, today);
    expect(running.length, today).toBeGreaterThan(4);
    expect(completed.length, today).toBe(3);
    expect(running.some(hasUnreceived), today).toBe(true);
    for (const { days } of [...running, ...completed]) expect(days.length, today).toBeGreaterThan(0);
    // The oldest one began long enough ago for a correction.
    expect((running.at(-1)?.days[0] ?? today) < addDays(today, -2), today).toBe(true);
  }
});
