import type { settlementCalls } from '@portal/contract/areas/settlement/calls';
import type { Routes } from '../../http/handlers.ts';
import { settleProject } from '../outsourced-projects/public/settle.ts';
import { listForPartners, listForStaff, listMonths } from './list-settlements.ts';

export const settlementRoutes: Routes<typeof settlementCalls> = {
  listForStaff,
  listForPartners,
  listMonths,
  finish: (ctx, input) => settleProject(ctx, input.Id),
};
