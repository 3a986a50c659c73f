import type { settlementCalls } from '@portal/contract/areas/settlement/calls';
import { chartMonths, monthOf, monthRange, readMonth } from '@portal/contract/areas/settlement/months';
import type { CallInput, CallResult } from '@portal/contract/core/call';
import { seoulDay } from '@portal/contract/core/dates';
import type { CallCtx } from '../../context.ts';
import type { Handler } from '../../http/handlers.ts';
import { listInvoices, sumInvoices } from '../outsourced-projects/public/list-invoices.ts';
import { viewMonths, viewSettlement } from './view.ts';

type Calls = typeof settlementCalls;
type ListInput = CallInput<Calls['listForStaff']>;
type ListResult = CallResult<Calls['listForStaff']>;

/** A month that cannot be read is the current one in Seoul (D-96). */
const askedMonth = ({ now }: CallCtx, text: string): string => readMonth(text) ?? monthOf(seoulDay(now()));

async function listSettlements(ctx: CallCtx, input: ListInput): Promise<ListResult> {
  const month = askedMonth(ctx, input.SearchYearMonth);
  const { invoices, totalCount } = await listInvoices(ctx, input, monthRange(month));
  return { rows: invoices.map(viewSettlement), totalCount };
}

/** What was invoiced in a month, settled or not (SETTLE-32, D-98). */
export const listForStaff = (ctx: CallCtx, input: ListInput): Promise<ListResult> => listSettlements(ctx, input);

/** The same of the caller's own company (SETTLE-33, D-98). */
export const listForPartners = (ctx: CallCtx, input: ListInput): Promise<ListResult> => listSettlements(ctx, input);

/** Unsettled and settled amounts of the twelve months that end with the one asked for, in one statement. */
export const listMonths: Handler<Calls['listMonths']> = async (ctx, input) => {
  const months = chartMonths(askedMonth(ctx, input.SearchYearMonth));
  const [first = '', last = ''] = [months[0], months.at(-1)];
  const days = { from: monthRange(first).from, before: monthRange(last).before };
  return viewMonths(months, await sumInvoices(ctx, { days, companyId: input.CompanyId }));
};
