import type { ConditionRequest } from '@portal/contract/core/condition-fields';
import { seoulInstant } from '@portal/contract/core/dates';
import { sql } from 'kysely';
import { collected, type Filter, inOrder } from './filter.ts';
import type { List } from './list-order.ts';
import type { Scope } from './list-projects.ts';

/** A project without a start day has this one, which no period includes. */
const NO_START = '9999-12-31';
const FIRST_DAY = '-infinity';

/** The projects that start in a period. One of its ends may be missing. */
function startFilter(
  { SearchStartFrom: from, SearchStartTo: to }: ConditionRequest,
  { start }: List<unknown>,
): Filter[] {
  if (!from && !to) return [];
  const column = sql.ref(start);
  return [
    collected(sql`${column} >= ${from || FIRST_DAY} and ${column} < ${NO_START}`),
    ...(to ? [collected(sql`${column} <= ${to}`)] : []),
  ];
}

/** The projects with a moment in a period of days in Seoul. One of its ends may be missing. */
const momentFilters = (column: string, from = '', to = ''): Filter[] => [
  ...(from ? [collected(sql`${sql.ref(column)} >= ${seoulInstant(from)}`)] : []),
  ...(to ? [collected(sql`${sql.ref(column)} < ${seoulInstant(to)}::timestamptz + interval '1 day'`)] : []),
];

/** The projects whose day of the invoice is in a period, confirmed or not. */
const invoiceFilters = ({ SearchBillFrom: from, SearchBillTo: to }: ConditionRequest): Filter[] => [
  ...(from ? [collected(sql`bill_date >= ${from}`)] : []),
  ...(to ? [collected(sql`bill_date <= ${to}`)] : []),
];

/** The projects of a range of amounts, price and extra amount together. */
const amountFilters = ({ SearchPriceFrom: from, SearchPriceTo: to }: ConditionRequest): Filter[] => [
  ...(from ? [collected(sql`price + add_price >= ${from}`)] : []),
  ...(to ? [collected(sql`price + add_price <= ${to}`)] : []),
];

/** The filters of conditions of several values: each value widens its condition, each condition narrows (D-337). */
function conditionFilters(request: ConditionRequest, list: List<unknown>): Filter[] {
  const { SearchStatuses: statuses = [], SearchCompanies: companies = [], SearchTrades: trades = [] } = request;
  const { SearchAreas: areas = [], SearchPms: pms = [] } = request;
  return [
    ...(statuses.length > 0 ? [inOrder(sql`status = any(${statuses}::text[])`)] : []),
    ...(companies.length > 0 ? [inOrder(sql`choice_company_id = any(${companies}::bigint[])`)] : []),
    ...(areas.length > 0 ? [collected(sql`area_id = any(${areas}::bigint[])`)] : []),
    ...(trades.length > 0 ? [collected(sql`trade_id = any(${trades}::bigint[])`)] : []),
    ...(pms.length > 0 ? [collected(sql`pm_ids && ${pms}::text[]`)] : []),
    ...startFilter(request, list),
    ...momentFilters('choice_at', request.SearchAwardFrom, request.SearchAwardTo),
    ...momentFilters('completed_at', request.SearchDoneFrom, request.SearchDoneTo),
    ...invoiceFilters(request),
    ...amountFilters(request),
  ];
}

/** A scope narrowed by the conditions of a request. */
export const withConditions = (scope: Scope, request: ConditionRequest, list: List<unknown>): Scope => ({
  ...scope,
  filters: [...scope.filters, ...conditionFilters(request, list)],
});
