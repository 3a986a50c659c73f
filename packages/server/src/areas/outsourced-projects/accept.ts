import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { acceptChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import { firstFailure } from '@portal/contract/core/forms';
import { phoneDigits } from '@portal/contract/core/phone';
import type { Handler } from '../../http/handlers.ts';
import { refuse, refuseFailed } from '../../refuse.ts';
import { moveStatus, reachProject } from './access.ts';
import { recordHistory } from './comment-target.ts';
import { listStartDates } from './queries/detail.ts';

/** The current state before an acceptance; advice only, the acceptance itself decides (T4, D-65). */
export const readStatus: Handler<typeof outsourcedProjectCalls.readStatus> = async (ctx, input) => {
  const project = await reachProject(ctx, input.Id);
  return { checkStatus: project.status };
};

/** The first company that accepts wins; everybody later is refused (T5, D-66). */
export const accept: Handler<typeof outsourcedProjectCalls.accept> = async (ctx, input) => {
  const project = await reachProject(ctx, input.Id);
  if (!projectMachine.accept.may(ctx.actor)) refuse('FORBIDDEN');
  refuseFailed(firstFailure(acceptChecks, input));
  const offered = await listStartDates(ctx.db, project.id);
  if (!offered.includes(input.ChoiceSelDate)) refuse('DATE_NOT_OFFERED', { field: 'ChoiceSelDate' });
  await moveStatus(ctx, 'accept', project.id, {
    choice_date: input.ChoiceSelDate,
    choice_company_id: ctx.actor.companyId,
    choice_user_id: ctx.actor.userId,
    choice_at: ctx.now(),
    total_people: input.TotalPeople,
    manager_user_name: input.ManagerUserName,
    manager_user_phone: phoneDigits(input.ManagerUserPhone),
  });
  const award = { companyName: ctx.actor.companyName, day: input.ChoiceSelDate, people: input.TotalPeople };
  await recordHistory(ctx, project, projectHistory.accepted(award));
};
