import type { visitCalls } from '@portal/contract/areas/site/visit-calls';
import { arrivalChecks, mayLeave, visitRefusal } from '@portal/contract/areas/site/visits';
import { seoulDay, seoulTime } from '@portal/contract/core/dates';
import { firstFailure } from '@portal/contract/core/forms';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { lockOpenAward, reachAward, reachNewestAward } from './public/access.ts';
import { deviceMoment } from './public/device-moment.ts';
import type { AwardRecord } from './queries/awards.ts';
import {
  endVisit,
  findByEntry,
  findVisit,
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

/** Refuses where the winner may not register an arrival today; answers what the award asks for. */
async function refuseClosedDay(ctx: CallCtx, award: AwardRecord): Promise<VisitTerms> {
  const terms = await readVisitTerms(ctx.db, award.project_id);
  const refusal = visitRefusal({ status: award.status, startDay: terms.start_day }, seoulDay(ctx.now()));
  if (refusal !== null) refuse(refusal);
  return terms;
}

/** Registers an arrival. One of the same day or with the same entry id answers the first one (D-438). */
export const arrive: Handler<Calls['arrive']> = async (ctx, input) => {
  const { award } = await reachAward(ctx, input.AwardId);
  const repeated = await findByEntry(ctx.db, award.id, input.EntryId);
  if (repeated) return { visitId: repeated.id };
  const open = await lockOpenAward(ctx, input.AwardId);
  const { points } = await refuseClosedDay(ctx, open);
  refuseFailedCheck(firstFailure(arrivalChecks, { ...input, points }));
  const visitId = await insertVisit(ctx.db, {
    award_id: open.id,
    day: seoulDay(ctx.now()),
    entry_id: input.EntryId,
    user_id: ctx.actor.userId,
    headcount: input.Headcount,
    points: JSON.stringify(points),
    arrived_at: ctx.now(),
    arrived_device_at: deviceMoment(input.DeviceDtm),
  });
  return { visitId };
};

/** Registers the end of work of today, or of yesterday's work over midnight. The first end stays. */
export const leave: Handler<Calls['leave']> = async (ctx, { VisitId, TomorrowYN, DeviceDtm }) => {
  const visit = (await findVisit(ctx.db, VisitId)) ?? refuse('NOT_FOUND');
  const award = await lockOpenAward(ctx, visit.award_id);
  if (!mayLeave(award.status, visit.day, seoulDay(ctx.now()))) refuse('SITE_CLOSED');
  await endVisit(ctx.db, visit.id, {
    left_at: ctx.now(),
    left_device_at: deviceMoment(DeviceDtm),
    left_user_id: ctx.actor.userId,
    tomorrow: TomorrowYN === 'Y',
  });
};
