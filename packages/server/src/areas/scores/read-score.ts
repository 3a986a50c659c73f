import { figureMonths, figurePeriod } from '@portal/contract/areas/outsourced-projects/figure-rules';
import { Figure } from '@portal/contract/areas/outsourced-projects/figures';
import type { CompanyScore, scoreCalls } from '@portal/contract/areas/scores/calls';
import { addMarks, isNewCompany, meanOf, NO_MARKS, scoreOf } from '@portal/contract/areas/scores/score';
import { seoulDay } from '@portal/contract/core/dates';
import { countWithdrawn, filtersOfFigure, ofWinner, sumByCompany } from '#areas/outsourced-projects/public/figures.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { findCompanyName, type ItemMarks, listItemMarks, listMonthMarks } from './queries.ts';

/** The mean of every company over all items. */
const allOf = (items: readonly ItemMarks[]): string =>
  meanOf({
    sum: items.reduce((sum, item) => sum + item.allSum, 0),
    count: items.reduce((count, item) => count + item.allCount, 0),
  });

/** What a company won in the twelve months. */
const AWARDS = { SearchFigure: Figure.Awarded, SearchMonth: '', SearchOwner: 'all', AreaId: 0, CompanyId: 0 } as const;

/** Answers the score of a company, counted anew from its rows (D-315). The number of statements is fixed. */
export const readScore: Handler<typeof scoreCalls.readScore> = async (ctx, { CompanyId }): Promise<CompanyScore> => {
  const { db, now } = ctx;
  const company = (await findCompanyName(db, CompanyId)) ?? refuse('NOT_FOUND');
  const today = seoulDay(now());
  const period = figurePeriod('', today);
  const [items, marked, won, lost] = await Promise.all([
    listItemMarks(db, period, CompanyId),
    listMonthMarks(db, period, CompanyId),
    sumByCompany(db, [...filtersOfFigure(ctx, AWARDS), ...ofWinner(CompanyId)]),
    countWithdrawn(db, { period, companyId: CompanyId, owned: [] }),
  ]);
  const total = marked.reduce(addMarks, NO_MARKS);
  const shown = isNewCompany(total) ? () => '' : meanOf;
  const [awards] = won;
  return {
    companyId: CompanyId,
    companyName: company.name,
    score: scoreOf(total),
    allScore: allOf(items),
    jobCnt: total.jobs,
    awardCnt: awards?.count ?? 0,
    awardAmount: awards?.amount ?? '0',
    withdrawnCnt: lost[0]?.count ?? 0,
    lateCnt: awards?.late ?? 0,
    lateDays: awards?.lateDays ?? 0,
    items: items.map((item) => ({
      checkId: item.id,
      checkText: item.text,
      list: item.list,
      score: shown(item),
      allScore: meanOf({ sum: item.allSum, count: item.allCount }),
      jobCnt: item.jobs,
    })),
    months: figureMonths('', today).map((yearMonth) => {
      const marks = marked.find(({ month }) => month === yearMonth) ?? NO_MARKS;
      return { yearMonth, score: shown(marks), jobCnt: marks.jobs };
    }),
  };
};
