import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { billDateChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import { firstFailure } from '@portal/contract/core/forms';
import type { Handler } from '../../http/handlers.ts';
import { refuseFailed } from '../../refuse.ts';
import { recordHistory } from './comment-target.ts';
import { holdAward } from './hold-award.ts';
import { moveStatus } from './move-status.ts';

/** Stores the day of the invoice, until it is confirmed (T9, D-62). The day that stands there already changes nothing. */
export const saveBillDate: Handler<typeof outsourcedProjectCalls.saveBillDate> = async (ctx, input) => {
  const project = await holdAward(ctx, input.Id);
  refuseFailed(firstFailure(billDateChecks, input));
  const before = project.bill_date ?? '';
  if (before === input.BillDate && projectMachine.saveBillDate.from.includes(project.status)) return;
  await moveStatus(ctx, 'saveBillDate', project.id, { bill_date: input.BillDate });
  await recordHistory(ctx, project, projectHistory.billDateSaved(before, input.BillDate));
};
