import { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { FIGURES, Figure } from '@portal/contract/areas/outsourced-projects/figures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listForStaff } from '#areas/outsourced-projects/read-projects.ts';
import { readForStaff } from '#areas/overview/read-overview.ts';
import { readScore } from '#areas/scores/read-score.ts';
import type { CallCtx } from '#context.ts';
import type { OpenDatabase } from '#db/connect.ts';
import { randomOfRun } from '#test-kit/random-rounds.ts';
import { startSample } from '#test-kit/start-sample.ts';
import { staff } from '../outsourced-projects/list-calls.ts';
import { NOW, readYears, spreadYears, type Years } from './generated-year.ts';
import { idsOf, naiveScore } from './naive-counts.ts';

let database: OpenDatabase;
let years: Years;
let companies: number[];
let ctx: CallCtx;

beforeAll(async () => {
  database = await startSample(1500);
  await spreadYears(database, randomOfRun());
  years = await readYears(database);
  const rows = await database.db.selectFrom('company').select('id').where('kind', '=', 'partner').execute();
  companies = rows.map(({ id }) => id);
  ctx = { db: database.db, actor: staff, now: () => NOW } as CallCtx;
});
afterAll(() => database.close());

const scoreOf = (CompanyId: number) => readScore(ctx, { CompanyId, LoginUserId: '' });

describe('scores against a naive sum (D-315)', () => {
  it('every company has what its rows add up to', async () => {
    expect(companies.length).toBeGreaterThan(3);
    for (const company of companies) {
      const answer = await scoreOf(company);
      const { itemOf, ...expected } = naiveScore(years, company);
      expect(answer).toMatchObject(expected);
      for (const item of answer?.items ?? []) expect(item).toMatchObject(itemOf(item.checkId));
    }
  });

  it('the data has scores, withdrawn and late awards', () => {
    const scores = companies.map((company) => naiveScore(years, company));
    expect(scores.some(({ score }) => score !== '')).toBe(true);
    expect(scores.some(({ withdrawnCnt }) => withdrawnCnt > 0)).toBe(true);
    expect(scores.some(({ lateCnt }) => lateCnt > 0)).toBe(true);
  });

  it('counting again changes nothing', async () => {
    const [company = 0] = companies;
    expect(await scoreOf(company)).toEqual(await scoreOf(company));
  });
});

describe('every figure and its list (D-316)', () => {
  const listed = async (fields: object) => {
    const request = outsourcedProjectCalls.listForStaff.request.parse({ PageSize: 1000, ...fields });
    const { rows, totalCount } = await listForStaff(ctx, request);
    expect(rows).toHaveLength(totalCount);
    return rows.map(({ id }) => id).sort((one, other) => one - other);
  };

  it.each(FIGURES)('the list of %s has exactly the projects that the figure counts', async (SearchFigure) => {
    expect(await listed({ SearchFigure })).toEqual(idsOf(years, SearchFigure));
    const [company = 0] = companies;
    expect(await listed({ SearchFigure, CompanyId: company })).toEqual(idsOf(years, SearchFigure, company));
  });

  it('a month narrows the figures that have one', async () => {
    const months = { from: '2026-03-01', before: '2026-04-01' };
    for (const SearchFigure of [Figure.Awarded, Figure.Withdrawn, Figure.Evaluated, Figure.Settled]) {
      expect(await listed({ SearchFigure, SearchMonth: '2026.03' })).toEqual(idsOf(years, SearchFigure, 0, months));
    }
  });

  it('a month that is none and an unknown figure are ignored', async () => {
    expect(await listed({ SearchFigure: 'awarded', SearchMonth: '2026.13' })).toEqual(idsOf(years, 'awarded'));
    const drafts = years.projects.filter(({ status }) => status === 'P').map(({ id }) => id);
    expect(await listed({ SearchFigure: 'nothing', SearchActiveStatus: 'P' })).toEqual(drafts);
  });
});

describe('the overview of staff (D-317)', () => {
  const overview = async (SearchOwner: 'all' | 'team' | 'mine', userId = staff.userId) => {
    const answer = await readForStaff({ ...ctx, actor: { ...ctx.actor, userId } }, { SearchOwner, LoginUserId: '' });
    if (!answer) throw new Error('no overview');
    return answer;
  };
  const totalOf = (ids: readonly number[]): string =>
    String(years.projects.filter(({ id }) => ids.includes(id)).reduce((sum, { total }) => sum + total, 0));

  it('counts what the lists have', async () => {
    const { statuses, attention, months, areas, companies: shown } = await overview('all');
    for (const { status, count } of statuses) {
      expect(count).toBe(years.projects.filter((one) => one.status === status).length);
    }
    for (const { figure, count, amount } of attention) {
      expect([figure, count, amount]).toEqual([figure, idsOf(years, figure).length, totalOf(idsOf(years, figure))]);
    }
    const awarded = idsOf(years, 'awarded');
    const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
    expect(sum(months.map((month) => month.awarded))).toBe(awarded.length);
    expect(sum(months.map((month) => month.settled))).toBe(idsOf(years, 'settled').length);
    expect([sum(areas), sum(shown)]).toEqual([awarded.length, awarded.length]);
    for (const area of areas) {
      const ids = years.projects.filter((one) => one.area === area.areaId && awarded.includes(one.id));
      expect([area.count, area.amount]).toEqual([ids.length, totalOf(ids.map(({ id }) => id))]);
    }
    for (const company of shown) {
      const { score, withdrawnCnt, lateCnt, awardCnt } = naiveScore(years, company.companyId);
      expect(company).toMatchObject({ score, withdrawnCnt, lateCnt, count: awardCnt });
    }
  });

  it('내 담당 counts the own projects alone, as sales manager or PM', async () => {
    const {
      pms: [userId = ''],
    } = years.projects[0] ?? { pms: [] };
    const isOwn = (id: number) =>
      years.projects.some((one) => one.id === id && (one.sales === userId || one.pms.includes(userId)));
    const { attention, months } = await overview('mine', userId);
    for (const { figure, count } of attention) expect(count).toBe(idsOf(years, figure).filter(isOwn).length);
    expect(months.reduce((all, { awarded }) => all + awarded.count, 0)).toBe(
      idsOf(years, 'awarded').filter(isOwn).length,
    );
  });

  it('우리 팀 of a user without a department is their own', async () => {
    const {
      pms: [userId = ''],
    } = years.projects[0] ?? { pms: [] };
    expect(await overview('team', userId)).toEqual(await overview('mine', userId));
  });
});
