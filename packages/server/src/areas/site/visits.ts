import type { visitCalls } from '@portal/contract/areas/site/visit-calls';
import { arrivalChecks, mayLeave, visitRefusal } from '@portal/contract/areas/site/visits';
import { seoulDay, seoulTime } from '@portal/contract/core/dates';
import { firstFailure } from '@portal/contract/core/forms';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { announceLateArrival } from './late-arrival.ts';
import { lockOpenAward, reachAward, reachNewestAward } from './public/access.ts';
import { deviceMoment, momentOf, statusOf } from './public/entry-moments.ts';
import type { AwardRecord } from './queries/awards.ts';
import {
  endVisit,
  findByEntry,
  findVisit,
  findVisitToEnd,
  insertVisit,
  listVisitsOf,
  readVisitTerms,
  type VisitTerms,
} from './queries/visits.ts';
import { viewVisit } from './visit-view.ts';

type Calls = typeof visitCalls;

/** Lists the arrivals of an award. A company whose site is closed gets none (D-433). */
export const listVisits: Handler<Calls['listVisits']> = async (ctx, { Id, AwardId }) => {
  const { award, access } = await (AwardId === 0 ? reachNewestAward(ctx, Id) : reachAward(ctx, AwardId));
  if (award.project_id !== Id) refuse('NOT_FOUND');
  const [visits, terms] = await Promise.all([
    access === 'closed' ? [] : listVisitsOf(ctx.db, award.id),
    readVisitTerms(ctx.db, Id),
  ]);
  return {
    rows: visits.map(viewVisit),
    meta: {
      awardId: award.id,
      access,
      nowDtm: seoulTime(ctx.now()),
      startDay: terms.start_day,
      headcount: terms.headcount,
      points: access === 'write' ? terms.points : [],
    },
  };
};

/** Refuses where the winner could not arrive at that moment; answers what the award asks for. */
async function refuseClosedDay(ctx: CallCtx, award: AwardRecord, moment: Date): Promise<VisitTerms> {
  const terms = await readVisitTerms(ctx.db, award.project_id);
  const site = { status: statusOf(award, moment), startDay: terms.start_day };
  const refusal = visitRefusal(site, seoulDay(moment));
  if (refusal !== null) refuse(refusal);
  return terms;
}

/** Registers an arrival. One of the same day or with the same entry id answers the first one (D-438). */
export const arrive: Handler<Calls['arrive']> = async (ctx, input) => {
  const { award } = await reachAward(ctx, input.AwardId);
  const repeated = await findByEntry(ctx.db, award.id, input.EntryId);
  if (repeated) return { visitId: repeated.id };
  const open = await lockOpenAward(ctx, input.AwardId);
  const moment = momentOf(ctx, open, input);
  const day = seoulDay(moment);
  const { points } = await refuseClosedDay(ctx, open, moment);
  refuseFailedCheck(firstFailure(arrivalChecks, { ...input, points }));
  const { id: visitId, isNew } = await insertVisit(ctx.db, {
    award_id: open.id,
    day,
    entry_id: input.EntryId,
    user_id: ctx.actor.userId,
    headcount: input.Headcount,
    points: JSON.stringify(points),
    arrived_at: moment,
    arrived_device_at: deviceMoment(input.DeviceDtm),
    arrived_received_at: ctx.now(),
  });
  if (isNew) await announceLateArrival(ctx, open, { day, moment });
  return { visitId };
};

/** Registers the end of work of a day, or of one over midnight. The first end stays. */
export const leave: Handler<Calls['leave']> = async (ctx, input) => {
  const named = input.VisitId === 0 ? undefined : ((await findVisit(ctx.db, input.VisitId)) ?? refuse('NOT_FOUND'));
  const award = await lockOpenAward(ctx, named?.award_id ?? input.AwardId);
  const moment = momentOf(ctx, award, input);
  const day = seoulDay(moment);
  const visit = named ?? (await findVisitToEnd(ctx.db, { awardId: award.id, entryId: input.ArrivalEntryId, day }));
  if (!visit) refuse('ARRIVAL_MISSING');
  if (!mayLeave(statusOf(award, moment), visit.day, day)) refuse('SITE_CLOSED');
  await endVisit(ctx.db, visit.id, {
    // An arrival whose own moment did not count may lie after an end whose moment does.
    left_at: new Date(Math.max(moment.getTime(), visit.arrived_at.getTime())),
    left_device_at: deviceMoment(input.DeviceDtm),
    left_received_at: ctx.now(),
    left_user_id: ctx.actor.userId,
    tomorrow: input.TomorrowYN === 'Y',
  });
};
