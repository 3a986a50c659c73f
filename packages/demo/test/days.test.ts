import { ProjectStatus, statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { addDays, seoulDay } from '@portal/contract/core/dates';
import { expect, test } from 'vitest';
import { planComments } from '../src/comments.ts';
import { planLives } from '../src/lives.ts';
import { planProjects } from '../src/outsourced-projects.ts';
import { makeRandom } from '../src/random.ts';

const { Completed, Invoiced, Settled } = ProjectStatus;
const WAY: string[] = [Completed, Invoiced, Settled];
const known = { areaId: () => 1, companyOf: () => 1, checkItems: [] };

/** Two years, one of them a leap year: around each first of a month, where months are counted back. */
const FIRSTS = [2027, 2028].flatMap((year) =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}-01`),
);
const DAYS = FIRSTS.flatMap((first) => [-1, 0, 14].map((step) => addDays(first, step)));

const invoicesOn = (today: string) => {
  const random = makeRandom(20_261_120);
  const projects = planProjects(random, known, planLives(random, today), today);
  return projects.filter(({ row }) => row.bill_date != null);
};
const PLANS = DAYS.map((today) => ({ today, invoices: invoicesOn(today) }));

test('an invoice is dated after the work, before the settlement, and not in the future, whatever the day', () => {
  for (const { today, invoices } of PLANS) {
    const wrong = invoices.filter(({ row: { bill_date, completed_at, settled_at } }) => {
      const completed = seoulDay(new Date(completed_at ?? ''));
      const latest = settled_at == null ? today : seoulDay(new Date(settled_at));
      return bill_date == null || bill_date < completed || bill_date > latest || latest > today;
    });
    expect(wrong, today).toEqual([]);
  }
});

test('the history of an invoice has told its way to confirmation and settlement before the day begins', () => {
  for (const { today, invoices } of PLANS) {
    const dawn = new Date(`${today}T00:30:00+09:00`);
    for (const project of invoices) {
      const moves = planComments(makeRandom(1), project, dawn).flatMap(({ line }) =>
        line?.itemName === '프로젝트 상태' ? [line.newValue] : [],
      );
      const { status = Completed, project_name } = project.row;
      const told = WAY.slice(0, WAY.indexOf(status) + 1).map(statusLabel);
      expect(moves.slice(-told.length), `${today} ${project_name}`).toEqual(told);
    }
  }
});
