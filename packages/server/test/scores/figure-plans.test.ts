import { makeRandom } from '@portal/demo/random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readForPartners, readForStaff } from '#areas/overview/read-overview.ts';
import { readScore } from '#areas/scores/read-score.ts';
import type { CallCtx } from '#context.ts';
import type { OpenDatabase } from '#db/connect.ts';
import { startSample } from '#test-kit/start-sample.ts';
import { listAs, partnerOf, staff } from '../outsourced-projects/list-calls.ts';
import { watchPlans } from '../outsourced-projects/watch-plans.ts';
import { NOW, spreadYears } from './generated-year.ts';

/** The plans are the same at 100,000 projects, which take a minute to load: `ROWS=100000`. */
const ROWS = Number(process.env['ROWS'] ?? 20_000);

let database: OpenDatabase;
let watch: ReturnType<typeof watchPlans>;
let company: number;

beforeAll(async () => {
  database = await startSample(ROWS);
  await spreadYears(database, makeRandom(1));
  watch = watchPlans(database);
  const found = await database.db.selectFrom('company').select('id').where('name', '=', '한빛설비').executeTakeFirst();
  company = found?.id ?? 0;
});
afterAll(() => database.close());

const ctxOf = (actor: typeof staff) => ({ db: watch.watched.db, actor, now: () => NOW }) as CallCtx;

const index = (name: string): string => `outsourced_project_${name}`;

test('the overview of staff: few statements, and an index for each (D-317)', async () => {
  const began = performance.now();
  const plans = await watch.plansOf(() => readForStaff(ctxOf(staff), { SearchOwner: 'all', LoginUserId: '' }));
  if (ROWS > 20_000) process.stderr.write(`overview with its plans: ${Math.round(performance.now() - began)} ms\n`);
  expect(plans.answer?.companies.length).toBeGreaterThan(0);
  expect(plans.statements).toBeLessThanOrEqual(13);
  expect(plans.scans).not.toContain('outsourced_project');
  expect([...plans.indexes]).toEqual(expect.arrayContaining([index('by_award'), index('by_completion')]));
});

test('내 담당: the projects of the user come from the indexes of sales managers and PMs', async () => {
  const actor = { ...staff, userId: 'sample-pm01' };
  const plans = await watch.plansOf(() => readForStaff(ctxOf(actor), { SearchOwner: 'mine', LoginUserId: '' }));
  expect(plans.statements).toBeLessThanOrEqual(13);
  expect(plans.scans).not.toContain('outsourced_project');
});

test('the year of a contractor reads no project of the table itself (D-318)', async () => {
  const plans = await watch.plansOf(() => readForPartners(ctxOf(partnerOf(company)), { LoginUserId: '' }));
  expect(plans.answer?.months).toHaveLength(12);
  expect(plans.statements).toBeLessThanOrEqual(3);
  expect(plans.scans).not.toContain('outsourced_project');
});

test('the score of a company: four counts and its name, by the index of completions (D-315)', async () => {
  const plans = await watch.plansOf(() => readScore(ctxOf(staff), { CompanyId: company, LoginUserId: '' }));
  expect(plans.answer?.score).not.toBe('');
  expect(plans.statements).toBe(5);
  expect(plans.scans).not.toContain('outsourced_project');
});

test.each([
  ['awarded', {}],
  ['awarded', { SearchMonth: '2026.03' }],
  ['settled', { SearchMonth: '2026.03' }],
  ['evaluated', { SearchMonth: '2026.03' }],
  ['withdrawn', { CompanyId: 3 }],
  ['late', {}],
  ['delayed', {}],
  ['unanswered', {}],
  ['materialsOpen', {}],
  ['materialsSent', {}],
  ['unsettled', {}],
] as const)('the list of %s %o: an index finds the rows (D-316)', async (SearchFigure, fields) => {
  const plans = await watch.plansOf(() => listAs(watch.watched, staff, { SearchFigure, ...fields }));
  expect(plans.answer.totalCount).toBeGreaterThan(0);
  expect(plans.scans).not.toContain('outsourced_project');
});
