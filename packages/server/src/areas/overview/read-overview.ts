import { figureMonths, figurePeriod } from '@portal/contract/areas/outsourced-projects/figure-rules';
import { Figure, type ProjectOwner } from '@portal/contract/areas/outsourced-projects/figures';
import type {
  OverviewMonth,
  overviewCalls,
  PartnerOverview,
  StaffOverview,
} from '@portal/contract/areas/overview/calls';
import { seoulDay } from '@portal/contract/core/dates';
import {
  type AwardSum,
  countOfFigure,
  countStates,
  countWithdrawn,
  filtersOfFigure,
  ownedBy,
  sumByArea,
  sumByAwardMonth,
  sumByCompany,
  sumByInvoiceMonth,
} from '#areas/outsourced-projects/public/figures.ts';
import { readCompanyScores } from '#areas/scores/public/company-scores.ts';
import type { CallCtx } from '#context.ts';
import { readApart } from '#db/standby.ts';
import type { Handler } from '#http/handler-types.ts';
import { findNames } from '#lists/display-names.ts';

type Calls = typeof overviewCalls;

/** The kinds of work that staff should look at, the most urgent first. */
const ATTENTION = [
  Figure.Delayed,
  Figure.Unanswered,
  Figure.MaterialsOpen,
  Figure.MaterialsSent,
  Figure.Unsettled,
] as const;

/** The filters of a figure over twelve months, of one owner. */
const filtersOf = (ctx: CallCtx, SearchFigure: Figure, SearchOwner: ProjectOwner) =>
  filtersOfFigure(ctx, { SearchFigure, SearchMonth: '', SearchOwner, AreaId: 0, CompanyId: 0 });

const NOTHING = { count: 0, amount: '0' };

/** Both sums of each month, 0 for a month without any. */
function joinMonths(
  months: readonly string[],
  awarded: readonly AwardSum<string>[],
  settled: readonly AwardSum<string>[],
): OverviewMonth[] {
  const sumOf = (sums: readonly AwardSum<string>[], month: string) => {
    const { count, amount } = sums.find(({ key }) => key === month) ?? NOTHING;
    return { count, amount };
  };
  return months.map((month) => ({ yearMonth: month, awarded: sumOf(awarded, month), settled: sumOf(settled, month) }));
}

/** The companies that won or lost something, each with its counts and its score. */
async function readCompanies(ctx: CallCtx, owner: ProjectOwner) {
  const { db, actor, now } = ctx;
  const period = figurePeriod('', seoulDay(now()));
  const [won, lost, scoreOf] = await Promise.all([
    sumByCompany(db, filtersOf(ctx, Figure.Awarded, owner)),
    countWithdrawn(db, { period, companyId: 0, owned: ownedBy(actor.userId, owner) }),
    readCompanyScores(db, period),
  ]);
  const onlyLost = lost.filter(({ key }) => won.every((one) => one.key !== key));
  const ids = [...won, ...onlyLost].map(({ key }) => key);
  const names = await findNames(db, { areas: [], companies: ids, users: [] });
  return ids.map((companyId) => {
    const sums = won.find(({ key }) => key === companyId);
    return {
      companyId,
      companyName: names.company(companyId),
      count: sums?.count ?? 0,
      amount: sums?.amount ?? '0',
      score: scoreOf(companyId),
      withdrawnCnt: lost.find(({ key }) => key === companyId)?.count ?? 0,
      lateCnt: sums?.late ?? 0,
    };
  });
}

/** The twelve months of the caller's scope. */
async function readMonths(ctx: CallCtx, owner: ProjectOwner): Promise<OverviewMonth[]> {
  const [awarded, settled] = await Promise.all([
    sumByAwardMonth(ctx.db, filtersOf(ctx, Figure.Awarded, owner)),
    sumByInvoiceMonth(ctx.db, filtersOf(ctx, Figure.Settled, owner)),
  ]);
  return joinMonths(figureMonths('', seoulDay(ctx.now())), awarded, settled);
}

async function readStaffOverview(ctx: CallCtx, owner: ProjectOwner): Promise<StaffOverview> {
  const [statuses, attention, months, areas, companies] = await Promise.all([
    countStates(ctx, owner),
    Promise.all(
      ATTENTION.map(async (figure) => {
        return { figure, ...(await countOfFigure(ctx.db, figure, filtersOf(ctx, figure, owner))) };
      }),
    ),
    readMonths(ctx, owner),
    sumByArea(ctx.db, filtersOf(ctx, Figure.Awarded, owner)),
    readCompanies(ctx, owner),
  ]);
  return {
    statuses,
    attention,
    months,
    areas: areas.map(({ key, name, count, amount, settled }) => ({
      areaId: key,
      areaName: name,
      count,
      amount,
      settledAmount: settled,
    })),
    companies,
  };
}

/** Answers the overview of staff (D-317), from the standby where there is one. The number of statements is fixed. */
export const readForStaff: Handler<Calls['readForStaff']> = (ctx, { SearchOwner }) =>
  readApart(ctx, (db) => readStaffOverview({ ...ctx, db }, SearchOwner));

async function readPartnerOverview(ctx: CallCtx): Promise<PartnerOverview> {
  const [months, { count, amount }] = await Promise.all([
    readMonths(ctx, 'all'),
    countOfFigure(ctx.db, Figure.Unsettled, filtersOf(ctx, Figure.Unsettled, 'all')),
  ]);
  return { companyName: ctx.actor.companyName, months, unsettled: { count, amount } };
}

/**
 * Answers the year of the contractor's company (D-318), from the standby where there is one. Its filters are those of
 * the own company.
 */
export const readForPartners: Handler<Calls['readForPartners']> = (ctx) =>
  readApart(ctx, (db) => readPartnerOverview({ ...ctx, db }));
