import { agreedScope } from '@portal/contract/areas/outsourced-projects/agreement';
import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { acceptChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/machine';
import { acceptRefusal } from '@portal/contract/areas/outsourced-projects/policy';
import { choosableDates } from '@portal/contract/areas/project/start-dates';
import { seoulDay } from '@portal/contract/core/dates';
import { firstFailure } from '@portal/contract/core/forms';
import { withHyphens } from '@portal/contract/core/phone';
import { cancelOffersOf } from '#areas/notify/public/announce.ts';
import { readMessagesOf } from '#areas/notify/public/read-record.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuseStale } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { lockProject, moveStatus, reachProject, winnerOf } from './access.ts';
import { recordHistory } from './comment-target.ts';
import { storedValues } from './form-values.ts';
import { insertAcceptance } from './queries/acceptance.ts';
import { listStartDates, readParts } from './queries/detail.ts';
import { findLastCrew, listBusyDays } from './queries/project-conditions.ts';

/** Answers the current state before an acceptance. It is advice only; the acceptance itself decides (T4, D-65). */
export const readStatus: Handler<typeof outsourcedProjectCalls.readStatus> = async (ctx, input) => {
  const project = await reachProject(ctx, input.Id);
  return { checkStatus: project.status };
};

/**
 * Answers what the acceptance sheet starts with: the caller's last crew, and offered days on which their company is
 * busy.
 */
export const readAcceptance: Handler<typeof outsourcedProjectCalls.readAcceptance> = async (ctx, input) => {
  const project = await reachProject(ctx, input.Id);
  const crew = await findLastCrew(ctx.db, ctx.actor.userId);
  const offered = await listStartDates(ctx.db, project.id);
  const busy = await listBusyDays(ctx.db, ctx.actor.companyId, offered);
  return {
    totalPeople: String(crew?.total_people ?? ''),
    managerUserName: crew?.manager_user_name ?? '',
    managerUserPhone: withHyphens(crew?.manager_user_phone ?? ''),
    busyDays: busy.map((other) => ({ day: other.start_day, id: other.id, projectName: other.project_name })),
  };
};

/**
 * The first company that accepts wins; every later one is refused, whatever it read before (T5, D-66). The project is
 * locked before it is read, and a stale Version is refused. So nobody is bound to terms they did not see. The accepted
 * terms are stored unchanged.
 */
export const accept: Handler<typeof outsourcedProjectCalls.accept> = async (ctx, input) => {
  const project = await lockProject(ctx, input.Id);
  const { may, from } = projectMachine.accept;
  if (!may(ctx.actor)) refuse('FORBIDDEN');
  refuseFailedCheck(firstFailure(acceptChecks, input));
  if (!from.includes(project.status)) refuse(acceptRefusal(ctx.actor, winnerOf(project)));
  refuseStale(input.Version, project);
  const parts = await readParts(ctx.db, project.id);
  const offered = choosableDates(parts.startDates, seoulDay(ctx.now()));
  if (!offered.includes(input.ChoiceSelDate)) refuse('DATE_NOT_OFFERED', { field: 'ChoiceSelDate' });

  const { companyId, companyName, userId } = ctx.actor;
  const acceptedAt = ctx.now();
  await moveStatus(
    ctx,
    { event: 'accept', project, version: input.Version },
    {
      choice_date: input.ChoiceSelDate,
      choice_company_id: companyId,
      choice_user_id: userId,
      choice_at: acceptedAt,
      total_people: input.TotalPeople,
      manager_user_name: input.ManagerUserName,
      manager_user_phone: input.ManagerUserPhone,
    },
  );
  await insertAcceptance(ctx.db, {
    project_id: project.id,
    accepted_at: acceptedAt,
    company_id: companyId,
    user_id: userId,
    version: project.version,
    price: project.price,
    add_price: project.add_price,
    start_date: input.ChoiceSelDate,
    scope: JSON.stringify(agreedScope(storedValues(project, parts))),
  });
  const award = { companyName, day: input.ChoiceSelDate, people: input.TotalPeople };
  await recordHistory(ctx, project, projectHistory.accepted(award));
  await readMessagesOf(ctx, { projectId: project.id });
  await cancelOffersOf(ctx, project.id);
};
