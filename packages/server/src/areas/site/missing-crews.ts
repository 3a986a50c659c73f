import { type MissingCounts, missingNews, missingRound } from '@portal/contract/areas/site/missing-crews';
import { seoulInstant, seoulTime } from '@portal/contract/core/dates';
import { messageText } from '@portal/contract/messages';
import { raiseMissingAlarms } from '#areas/alarms/public/alarms.ts';
import type { Ctx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import { listMissingSites } from './public/sites-of-today.ts';
import { claimRound, countsBefore, isClaimedRound, removeRoundsBefore } from './queries/missing-rounds.ts';

/** How many crews each PM misses now. */
async function countByPm(ctx: Ctx): Promise<MissingCounts> {
  const counts = new Map<string, number>();
  for (const { pm_ids } of await listMissingSites(ctx))
    for (const pm of pm_ids) counts.set(pm, (counts.get(pm) ?? 0) + 1);
  return Object.fromEntries(counts);
}

const excerptOf = (count: number): string =>
  count === 0 ? messageText('site.missing.none') : messageText('site.missing.count', { count });

/**
 * Tells PMs at 10:00 how many crews have not come, and again each half hour while that changes (D-574). The half hour
 * is claimed in the transaction that tells it, so only one process does.
 */
export async function announceMissingCrews(ctx: Ctx): Promise<void> {
  const round = missingRound(seoulTime(ctx.now()));
  if (round === '') return;
  const [at, day] = [new Date(seoulInstant(round)), round.slice(0, 10)];
  if (await isClaimedRound(ctx.db, at)) return;
  const dayStart = new Date(seoulInstant(day));
  await inTransaction(ctx, async (tx) => {
    const counts = await countByPm(tx);
    if (!(await claimRound(tx.db, at, counts))) return;
    const news = missingNews(await countsBefore(tx.db, at, dayStart), counts);
    const alarms = news.map(({ userId, count }) => ({ userId, day, excerpt: excerptOf(count) }));
    await raiseMissingAlarms(tx, alarms, messageText('site.missing.subject'));
    await removeRoundsBefore(tx.db, dayStart);
  });
}
