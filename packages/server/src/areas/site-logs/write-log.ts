import type { siteLogCalls, UsedLine } from '@portal/contract/areas/site-logs/calls';
import {
  correctionChecks,
  isLogFree,
  isLogStatus,
  isSameLog,
  type LogDraft,
  logChecks,
  logDayProblem,
} from '@portal/contract/areas/site-logs/logs';
import { seoulDay } from '@portal/contract/core/dates';
import { firstFailure } from '@portal/contract/core/forms';
import { lockOpenAward, reachAward } from '#areas/site/public/access.ts';
import { deviceMoment, momentOf, statusOf } from '#areas/site/public/entry-moments.ts';
import { arePhotosOfAward } from '#areas/site-photos/public/photos-of-award.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import {
  advanceLog,
  findByEntry,
  findCurrent,
  findLog,
  insertLog,
  insertVersion,
  lockLog,
  readLogTerms,
  setPhotos,
  updateVersion,
  wasVisited,
} from './queries.ts';

type Calls = typeof siteLogCalls;
/** An award of which a log is written. */
type Award = Awaited<ReturnType<typeof lockOpenAward>>;

/** An award whose logs could be written at the entry's moment. Its state holds until the transaction ends. */
async function lockLoggedAward(
  ctx: CallCtx,
  id: number,
  input: { DoneDtm: string },
): Promise<{ award: Award; moment: Date }> {
  const award = await lockOpenAward(ctx, id);
  const moment = momentOf(ctx, award, input);
  return isLogStatus(statusOf(award, moment)) ? { award, moment } : refuse('SITE_CLOSED');
}

/** Refuses a log with a wrong field, and one without a reason after its time. */
function refuseWrongLog(draft: LogDraft, isFree: boolean): void {
  refuseFailedCheck(firstFailure(logChecks, draft));
  if (!isFree) refuseFailedCheck(firstFailure(correctionChecks, draft));
}

/** The used materials with their names: lines that were sent, or that the log has already. */
function namedMaterials(used: LogDraft['Materials'], lines: readonly UsedLine[]): UsedLine[] {
  return used.map(({ MaterialId, Quantity }) => {
    const line = lines.find(({ materialId }) => materialId === MaterialId);
    return line ? { ...line, quantity: Quantity } : refuse('LOG_MATERIAL', { field: 'Materials' });
  });
}

async function refuseUnknownPhotos(ctx: CallCtx, awardId: number, photos: readonly string[]): Promise<void> {
  if (!(await arePhotosOfAward(ctx.db, awardId, photos))) refuse('PHOTO_UNKNOWN', { field: 'Photos' });
}

const contentOf = (draft: LogDraft, materials: readonly UsedLine[]) => ({
  work: draft.Work,
  headcount: draft.Headcount,
  materials: JSON.stringify(materials),
  delay_kind: draft.DelayKind,
  delay_text: draft.DelayKind === '' ? '' : draft.DelayText,
  tomorrow: draft.Tomorrow,
});

type Written = { draft: LogDraft & { DeviceDtm: string }; materials: UsedLine[]; isFree: boolean; moment: Date };

/** Adds what a log says from now on. A reason is kept only where it was asked for. */
async function addVersion(
  ctx: CallCtx,
  log: { id: number; awardId: number },
  { draft, materials, isFree, moment }: Written,
): Promise<void> {
  const id = await insertVersion(ctx.db, {
    log_id: log.id,
    award_id: log.awardId,
    user_id: ctx.actor.userId,
    ...contentOf(draft, materials),
    reason: isFree ? '' : draft.Reason,
    written_at: moment,
    device_at: deviceMoment(draft.DeviceDtm),
    received_at: ctx.now(),
  });
  await setPhotos(ctx.db, { id, awardId: log.awardId }, draft.Photos);
}

type LogDay = { awardId: number; startDay: string; day: string; moment: Date };

/** Refuses a day that was still to come, or on which there was no work. */
async function refuseWrongDay(ctx: CallCtx, { awardId, startDay, day, moment }: LogDay): Promise<void> {
  const visited = day !== '' && (await wasVisited(ctx.db, awardId, day));
  const problem = logDayProblem({ day, startDay, visited }, seoulDay(moment));
  if (problem) refuse(problem, { field: 'Day' });
}

/** The answer to what the caller's device has sent before. An entry of a colleague is told, because it says something else. */
async function findFirstAnswer(ctx: CallCtx, awardId: number, entryId: string) {
  const first = await findByEntry(ctx.db, awardId, entryId);
  if (first && first.user_id !== ctx.actor.userId) refuse('KEY_REUSED');
  return first && { logId: first.id };
}

/** Registers the log of a day. The same entry gets the first answer, and another log of that day a refusal (D-447). */
export const addLog: Handler<Calls['addLog']> = async (ctx, input) => {
  const reached = await reachAward(ctx, input.AwardId);
  const repeated = await findFirstAnswer(ctx, reached.award.id, input.EntryId);
  if (repeated) return repeated;
  const { award, moment } = await lockLoggedAward(ctx, input.AwardId, input);
  const terms = await readLogTerms(ctx.db, award.project_id);
  await refuseWrongDay(ctx, { awardId: award.id, startDay: terms.start_day, day: input.Day, moment });
  const isFree = isLogFree(input.Day, moment);
  refuseWrongLog(input, isFree);
  const materials = namedMaterials(input.Materials, terms.materials);
  await refuseUnknownPhotos(ctx, award.id, input.Photos);
  const logId = await insertLog(ctx.db, { award_id: award.id, day: input.Day, entry_id: input.EntryId });
  if (logId === undefined) {
    // Another request was faster: this entry, sent twice at once, or another log of the day.
    return (await findFirstAnswer(ctx, award.id, input.EntryId)) ?? refuse('LOG_EXISTS', { field: 'Day' });
  }
  await addVersion(ctx, { id: logId, awardId: award.id }, { draft: input, materials, isFree, moment });
  return { logId };
};

type Current = Awaited<ReturnType<typeof findCurrent>>;

const draftOf = (version: Current): LogDraft => ({
  Work: version.work,
  Headcount: version.headcount,
  Materials: version.materials.map(({ materialId, quantity }) => ({ MaterialId: materialId, Quantity: quantity })),
  DelayKind: version.delay_kind,
  DelayText: version.delay_text,
  Tomorrow: version.tomorrow,
  Photos: version.photos,
  Reason: version.reason,
});

/**
 * Edits a log in place until 24:00 of the next day. Later it is a correction, and what the log said before stays. Sending
 * what it says already changes nothing, so that a repeat is no second correction.
 */
export const editLog: Handler<Calls['editLog']> = async (ctx, input) => {
  const found = (await findLog(ctx.db, input.LogId)) ?? refuse('NOT_FOUND');
  const { award, moment } = await lockLoggedAward(ctx, found.award_id, input);
  const log = (await lockLog(ctx.db, input.LogId)) ?? refuse('NOT_FOUND');
  const draft = { ...input, DelayText: input.DelayKind === '' ? '' : input.DelayText };
  const current = await findCurrent(ctx.db, log.id);
  if (isSameLog(draftOf(current), draft)) return;
  if (input.Version !== undefined && input.Version !== log.version) refuse('STALE');
  const isFree = isLogFree(log.day, moment);
  refuseWrongLog(draft, isFree);
  const terms = await readLogTerms(ctx.db, award.project_id);
  const materials = namedMaterials(draft.Materials, [...terms.materials, ...current.materials]);
  await refuseUnknownPhotos(ctx, award.id, draft.Photos);
  if (isFree) {
    const edited = { edited_at: moment, edited_received_at: ctx.now(), edited_by: ctx.actor.userId };
    await updateVersion(ctx.db, current.id, { ...contentOf(draft, materials), ...edited });
    await setPhotos(ctx.db, { id: current.id, awardId: award.id }, draft.Photos);
  } else await addVersion(ctx, { id: log.id, awardId: award.id }, { draft, materials, isFree, moment });
  await advanceLog(ctx.db, log.id);
};
