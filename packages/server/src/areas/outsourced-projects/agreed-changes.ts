import { agreedItems, answerChecks, objectionChecks } from '@portal/contract/areas/outsourced-projects/agreement';
import type { agreementCalls } from '@portal/contract/areas/outsourced-projects/agreement-calls';
import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/machine';
import { isOwnAward, seesCustomer } from '@portal/contract/areas/outsourced-projects/policy';
import { firstFailure } from '@portal/contract/core/forms';
import { readMessagesOf } from '#areas/notify/public/read-record.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuseBlanked } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { awardStateOf, lockAsWinner, lockProject, reachProject } from './access.ts';
import { recordHistory } from './comment-target.ts';
import {
  type ChangesUpTo,
  closeObjections,
  findChangesUpTo,
  findObjection,
  insertReading,
  insertResponse,
  listOpenObjections,
  setObjected,
} from './queries/agreed-changes.ts';
import type { ProjectRecord } from './queries/detail.ts';

type Calls = typeof agreementCalls;

/** The changes that the viewer sees up to one of them, which must exist. */
async function reachChanges(ctx: CallCtx, project: ProjectRecord, changeId: number): Promise<ChangesUpTo> {
  const itemNames = agreedItems(seesCustomer(ctx.actor, awardStateOf(project)));
  const found = await findChangesUpTo(ctx.db, { projectId: project.id, changeId, itemNames });
  return found?.changes.at(-1)?.id === changeId ? found : refuse('NOTHING_CHANGED');
}

/** Refuses a response in a state that the table does not allow. The status itself never changes here. */
function refuseBadState(project: ProjectRecord, event: 'confirmChanges' | 'object' | 'answerObjection'): void {
  refuseBlanked(project);
  const { from, refusal } = projectMachine[event];
  if (!from.includes(project.status)) refuse(refusal(project.status));
}

/** Marks changes as opened by a user of the winning company (D-220). */
export const readChanges: Handler<Calls['readChanges']> = async (ctx, input) => {
  const project = await reachProject(ctx, input.Id);
  if (!isOwnAward(ctx.actor, awardStateOf(project))) refuse('FORBIDDEN');
  await reachChanges(ctx, project, input.ChangeId);
  await readMessagesOf(ctx, { projectId: project.id });
  await insertReading(ctx.db, {
    project_id: project.id,
    user_id: ctx.actor.userId,
    change_id: input.ChangeId,
    read_at: ctx.now(),
  });
};

/**
 * The winner takes note of the changes up to one (CH1). It ends their open objections to these changes. Confirming again
 * changes nothing.
 */
export const confirmChanges: Handler<Calls['confirmChanges']> = async (ctx, input) => {
  const project = await lockAsWinner(ctx, input.Id);
  await readMessagesOf(ctx, { projectId: project.id });
  refuseBadState(project, 'confirmChanges');
  const found = await reachChanges(ctx, project, input.ChangeId);
  const confirmed = found.changes.filter(({ id }) => id > found.confirmed_until);
  if (confirmed.length === 0) return;
  await insertResponse(ctx.db, responseTo(ctx, found, { project, kind: 'confirmed', changeId: input.ChangeId }));
  const open = await listOpenObjections(ctx.db, found.acceptance_id);
  const ended = open.filter(({ change_id }) => change_id <= input.ChangeId).map(({ id }) => id);
  if (ended.length > 0) {
    await closeObjections(ctx.db, ended, { closed_at: ctx.now() });
    await setObjected(ctx.db, project.id, ended.length < open.length);
  }
  await recordHistory(ctx, project, projectHistory.changesConfirmed(confirmed.map(({ item_name }) => item_name)));
};

/**
 * The winner disagrees with the changes up to one. The objection is waiting work of staff until it is answered (CH2,
 * D-221). The same objection again changes nothing.
 */
export const objectToChanges: Handler<Calls['objectToChanges']> = async (ctx, input) => {
  const project = await lockAsWinner(ctx, input.Id);
  await readMessagesOf(ctx, { projectId: project.id });
  refuseFailedCheck(firstFailure(objectionChecks, input));
  refuseBadState(project, 'object');
  const found = await reachChanges(ctx, project, input.ChangeId);
  const open = await listOpenObjections(ctx.db, found.acceptance_id);
  const isRepeat = open.some((one) => one.change_id === input.ChangeId && one.objection === input.Objection);
  if (isRepeat) return;
  await insertResponse(ctx.db, {
    ...responseTo(ctx, found, { project, kind: 'objected', changeId: input.ChangeId }),
    objection: input.Objection,
  });
  await setObjected(ctx.db, project.id, true);
  await recordHistory(ctx, project, projectHistory.objected(input.Objection));
};

type Given = { project: ProjectRecord; kind: 'confirmed' | 'objected'; changeId: number };

const responseTo = (ctx: CallCtx, { acceptance_id }: ChangesUpTo, { project, kind, changeId }: Given) => ({
  project_id: project.id,
  acceptance_id,
  kind,
  change_id: changeId,
  user_id: ctx.actor.userId,
  created_at: ctx.now(),
  closed_at: null,
  answered_by: null,
});

/** Staff answer an objection, which ends it (CH3, D-221). */
export const answerObjection: Handler<Calls['answerObjection']> = async (ctx, input) => {
  const project = await lockProject(ctx, input.Id);
  refuseFailedCheck(firstFailure(answerChecks, input));
  refuseBadState(project, 'answerObjection');
  const objection = await findObjection(ctx.db, { projectId: project.id, responseId: input.ResponseId });
  if (!objection) refuse('NOT_FOUND');
  if (objection.closed_at !== null) refuse('ANSWERED');
  await closeObjections(ctx.db, [objection.id], {
    closed_at: ctx.now(),
    answer: input.Answer,
    answered_by: ctx.actor.userId,
  });
  await setObjected(ctx.db, project.id, (await listOpenObjections(ctx.db, objection.acceptance_id)).length > 0);
  await recordHistory(ctx, project, projectHistory.objectionAnswered(input.Answer));
};
