import { isLimitNear } from '@portal/contract/areas/notify/limits';
import { seoulDay } from '@portal/contract/core/dates';
import { withSeparators } from '@portal/contract/core/formats';
import { monthOf } from '@portal/contract/core/months';
import { raiseLimitAlarms } from '#areas/alarms/public/alarms.ts';
import type { Ctx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import { claimWarning } from './queries/warnings.ts';

/** Tells permission M once a month that the limit of 알림톡 is near (D-419). */
export async function warnOfTalkLimit(ctx: Ctx): Promise<void> {
  const talk = await ctx.senders.talk?.month?.(ctx);
  if (talk === undefined || !isLimitNear(talk.count, talk.limit)) return;
  await inTransaction(ctx, async (tx) => {
    const month = monthOf(seoulDay(tx.now()));
    if (!(await claimWarning(tx.db, month))) return;
    const [count, limit] = [withSeparators(talk.count), withSeparators(talk.limit)];
    await raiseLimitAlarms(tx, {
      month,
      subject: '이번 달 알림톡이 한도의 80%를 넘었습니다',
      excerpt: `${count} / ${limit}건 · 한도가 되면 이달 말까지 푸시와 메일로 보냅니다.`,
    });
  });
}
