import {
  type FigurePeriod,
  figurePeriod,
  mayFilterByFigure,
} from '@portal/contract/areas/outsourced-projects/figure-rules';
import { Figure, type ProjectOwner } from '@portal/contract/areas/outsourced-projects/figures';
import { PROJECT_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import { type Actor, isPartner, isStaff } from '@portal/contract/core/actor';
import { seoulDay } from '@portal/contract/core/dates';
import type { CallCtx, Ctx } from '#context.ts';
import type { Filter } from '#lists/filter.ts';
import type { Scope } from '#lists/list-projects.ts';
import { countByStatus } from '#lists/page.ts';
import {
  type AwardSum,
  type CompanySum,
  countLost,
  sumByArea,
  sumByAwardMonth,
  sumByCompany,
  sumByInvoiceMonth,
} from '../queries/award-sums.ts';
import { acceptedIn, countFigure, type FigureCount, figureFilters, inArea, ownedBy } from '../queries/figures.ts';
import { outsourcedList } from '../queries/list.ts';
import { wonBy } from '../queries/project-conditions.ts';

export type { AwardSum, CompanySum, FigureCount };
export { sumByArea, sumByAwardMonth, sumByCompany, sumByInvoiceMonth };

/** The request fields that narrow a list to a figure, in wire names. */
export type FigureRequest = {
  SearchFigure: Figure | '';
  SearchMonth: string;
  SearchOwner: ProjectOwner;
  AreaId: number;
  CompanyId: number;
};

/** The company that a list is filtered by. A withdrawn award of it may belong to another company by now. */
export const companyOfRows = (actor: Actor, { SearchFigure, CompanyId }: FigureRequest): number =>
  SearchFigure === Figure.Withdrawn && mayFilterByFigure(actor, SearchFigure) ? 0 : CompanyId;

/** The filters of a figure for this caller. A contractor's are about the own company alone. */
export function filtersOfFigure(
  { actor, now }: Pick<CallCtx, 'actor' | 'now'>,
  { SearchFigure, SearchMonth, SearchOwner, AreaId, CompanyId }: FigureRequest,
): Filter[] {
  const isAllowed = SearchFigure !== '' && mayFilterByFigure(actor, SearchFigure);
  const query = { month: SearchMonth, companyId: CompanyId };
  return [
    ...(isAllowed ? figureFilters({ ...query, figure: SearchFigure, today: seoulDay(now()) }) : []),
    ...(isAllowed && isPartner(actor) ? [wonBy(actor.companyId)] : []),
    ...(isStaff(actor) ? ownedBy(actor.userId, SearchOwner) : []),
    ...inArea(AreaId),
  ];
}

/** The scope of a list narrowed to a figure, an owner and a region (D-316). */
export const figureScope = (ctx: CallCtx, scope: Scope, request: FigureRequest): Scope => ({
  ...scope,
  filters: [...scope.filters, ...filtersOfFigure(ctx, request)],
});

/** Projects of each state, of one owner. */
export const countStates = ({ db, actor }: CallCtx, owner: ProjectOwner) =>
  countByStatus(db, outsourcedList, ownedBy(actor.userId, owner), PROJECT_STATUSES);

/** The number, sum and oldest day of the projects of a figure. */
export const countOfFigure = (db: Ctx['db'], figure: Figure, filters: readonly Filter[]): Promise<FigureCount> =>
  countFigure(db, figure, filters);

/** How many awards of a period each company lost again, or one of them; among the projects of an owner. */
export const countWithdrawn = (
  db: Ctx['db'],
  { period, companyId, owned }: { period: FigurePeriod; companyId: number; owned: readonly Filter[] },
): Promise<{ key: number; count: number }[]> => countLost(db, acceptedIn(period, companyId), owned);

/** Filters of the projects that one company won. */
export const ofWinner = (companyId: number): Filter[] => [wonBy(companyId)];

export { figurePeriod, ownedBy };
