import { isLate } from '@portal/contract/areas/site/entry-moment';
import { siteState } from '@portal/contract/areas/site/site-days';
import { seoulTime } from '@portal/contract/core/dates';
import { messageText } from '@portal/contract/messages';
import type { CallCtx } from '#context.ts';
import { entryOfDay } from './entry-of-day.ts';
import { addTalkMessage } from './public/add-message.ts';
import type { AwardRecord } from './queries/awards.ts';

/** Says in the talk when a crew came. Staff have seen it as '미도착' until its late arrival came in (D-572). */
export async function announceLateArrival(
  ctx: CallCtx,
  award: AwardRecord,
  { day, moment }: { day: string; moment: Date },
): Promise<void> {
  const [arrived, received] = [seoulTime(moment), seoulTime(ctx.now())];
  const wasMissing = siteState({ day, arrivedDtm: '', leftDtm: '' }, received) === 'missing';
  if (!wasMissing || !isLate(arrived, received)) return;
  const content = messageText('site.arrived.late', {
    day: day.slice(5),
    time: arrived.slice(11, 16),
    received: received.slice(5, 16),
  });
  await addTalkMessage(ctx, award, {
    entryId: entryOfDay('visit-late', award.id, day),
    content,
    asks: false,
    automatic: true,
  });
}
