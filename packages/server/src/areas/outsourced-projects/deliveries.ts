import { resendChecks } from '@portal/contract/areas/notify/deliveries';
import type { deliveryCalls } from '@portal/contract/areas/notify/delivery-calls';
import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { seesDeliveries } from '@portal/contract/areas/outsourced-projects/policy';
import { firstFailure } from '@portal/contract/core/forms';
import { readDeliveries, sendAgain } from '#areas/notify/public/project-deliveries.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuseBlanked } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { lockProject, reachProject } from './access.ts';
import { recordHistory } from './comment-target.ts';

type Calls = typeof deliveryCalls;

/** Contractors see nothing of what others were told (D-393). */
const hideFromContractors = ({ actor }: CallCtx): void => {
  if (!seesDeliveries(actor)) refuse('NOT_FOUND');
};

/** What contractors were told of a project, and whether it came. */
export const listDeliveries: Handler<Calls['listDeliveries']> = async (ctx, input) => {
  hideFromContractors(ctx);
  const { id } = await reachProject(ctx, input.Id);
  const { Page, PageSize, SearchFailedYN } = input;
  return readDeliveries(ctx, id, { Page, PageSize, failedOnly: SearchFailedYN === 'Y' });
};

/** Sends a message of a project to its person again. The reason stays in the history (D-394). */
export const resend: Handler<Calls['resend']> = async (ctx, input) => {
  hideFromContractors(ctx);
  const project = await lockProject(ctx, input.Id);
  refuseFailedCheck(firstFailure(resendChecks, input));
  refuseBlanked(project);
  const { title, userName } = await sendAgain(ctx, project.id, input.DeliveryId);
  await recordHistory(ctx, project, projectHistory.messageResent(title, userName, input.Reason));
};
