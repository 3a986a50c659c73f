import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import type { Handler } from '../../http/handlers.ts';
import { refuse } from '../../refuse.ts';
import { holdProject } from './access.ts';
import { recordHistory } from './comment-target.ts';
import { moveStatus } from './move-status.ts';

/** Confirms the invoice of a completed project, which needs its date (T10, D-62, D-63). */
export const confirmInvoice: Handler<typeof outsourcedProjectCalls.confirmInvoice> = async (ctx, input) => {
  const project = await holdProject(ctx, input.Id);
  const isReady = projectMachine.confirmInvoice.from.includes(project.status);
  if (isReady && project.bill_date === null) refuse('BILLDATE_MISSING');
  await moveStatus(ctx, 'confirmInvoice', project.id);
  await recordHistory(ctx, project, projectHistory.invoiceConfirmed());
};
