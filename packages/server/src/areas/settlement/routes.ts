import type { settlementCalls } from '@portal/contract/areas/settlement/calls';
import type { CallInput, CallResult } from '@portal/contract/core/call';
import { seoulDay } from '@portal/contract/core/dates';
import { chartMonths, monthOf, monthRange } from '@portal/contract/core/months';
import {
  ALL_DAYS,
  countSettlements,
  listInvoices,
  settleProject,
  sumInvoicedMonths,
} from '#areas/outsourced-projects/public/invoices.ts';
import type { CallCtx } from '#context.ts';
import type { Handler, Routes } from '#http/handler-types.ts';
import { viewMonths, viewSettlement } from './view.ts';

type Calls = typeof settlementCalls;

/** The requested month; '' means the current month in Seoul (D-96). */
const requestedMonth = ({ now }: CallCtx, month: string): string => month || monthOf(seoulDay(now()));

/** Lists what was invoiced in a month, settled or not. Staff see all companies, contractors their own (D-98). */
async function listSettlements(
  ctx: CallCtx,
  input: CallInput<Calls['listForStaff']>,
): Promise<CallResult<Calls['listForStaff']>> {
  const { listed, totalCount, sums } = await listInvoices(
    ctx,
    input,
    monthRange(requestedMonth(ctx, input.SearchYearMonth)),
  );
  return { rows: listed.map((row) => viewSettlement(ctx.actor, row)), totalCount, meta: sums };
}

/** Answers unsettled and settled amounts of the twelve months up to the requested one, in one statement. */
const listMonths: Handler<Calls['listMonths']> = async (ctx, input) => {
  const months = chartMonths(requestedMonth(ctx, input.SearchYearMonth));
  const [first = '', last = ''] = [months[0], months.at(-1)];
  const days = { from: monthRange(first).from, before: monthRange(last).before };
  return viewMonths(months, await sumInvoicedMonths(ctx, { days, companyId: input.CompanyId }));
};

/** Answers every month that has invoices, newest first, in one statement. */
const listInvoicedMonths: Handler<Calls['listInvoicedMonths']> = async (ctx, input) => {
  const sums = await sumInvoicedMonths(ctx, { days: ALL_DAYS, companyId: input.CompanyId });
  const months = [...new Set(sums.map(({ month }) => month))].sort().reverse();
  return viewMonths(months, sums);
};

/** The handlers of the calls of settlement. */
export const settlementRoutes: Routes<Calls> = {
  listForStaff: listSettlements,
  listForPartners: listSettlements,
  countSettlements: (ctx, input) =>
    countSettlements(ctx, input, monthRange(requestedMonth(ctx, input.SearchYearMonth))),
  listMonths,
  listInvoicedMonths,
  finish: settleProject,
};
