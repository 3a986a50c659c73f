import { DAY_MS, HOUR_MS } from '@portal/contract/core/dates';
import { settleDeliveries } from '#areas/notify/public/settle.ts';
import type { Ctx } from '#context.ts';
import type { TalkSetting } from '#settings/talk.ts';
import { askLater, claimGroups, endGroup } from './queries/groups.ts';
import { ARRIVED, reasonOf } from './result-reason.ts';
import { readResults, TalkError, type TalkResult } from './talk-group.ts';

/** When a result is asked for first; each further wait is twice as long, up to an hour. */
export const FIRST_ASK_MS = 15_000;
/** A result that is not known after this time stays unknown: the message was sent. */
const GIVEN_UP_MS = 3 * DAY_MS;
/** How long the text that follows a failed 알림톡 is waited for. */
const TEXT_WAIT_MS = HOUR_MS / 2;
/** Groups per run. */
const GROUPS = 50;
/** How long another worker leaves a group alone. */
const LEASE_MS = 60_000;

const waitAfter = (asks: number): number => Math.min(FIRST_ASK_MS * 2 ** asks, HOUR_MS);

/**
 * What is known of a group: nothing yet, that a message of it arrived, or the code by which all failed. A failure counts
 * once the text has failed as well, or when none went out in its time.
 */
function resultOf(results: readonly TalkResult[], waited: number): string | undefined {
  if (results.some(({ code }) => code === ARRIVED)) return ARRIVED;
  const [first] = results;
  if (first === undefined || !results.every(({ isEnded }) => isEnded)) return undefined;
  const isFinal = results.some(({ isText }) => isText) || waited >= TEXT_WAIT_MS;
  return isFinal ? (results.find(({ isText }) => !isText) ?? first).code : undefined;
}

/** Asks the provider what became of sent messages, and stores it (D-418). */
export async function readTalkResults(ctx: Ctx, setting: TalkSetting): Promise<void> {
  const at = ctx.now();
  const groups = await claimGroups(ctx.db, at, new Date(at.getTime() + LEASE_MS), GROUPS);
  for (const group of groups) {
    const waited = at.getTime() - group.sent_at.getTime();
    const results = await readResults(setting, group.group_id).catch((error: unknown) => {
      if (error instanceof TalkError) return [];
      throw error;
    });
    const result = resultOf(results, waited);
    if (result !== undefined) {
      const outcome =
        result === ARRIVED
          ? ({ state: 'received' } as const)
          : ({ state: 'failed', reason: reasonOf(result) } as const);
      await settleDeliveries(ctx, group.delivery_ids, outcome);
      await endGroup(ctx.db, group.message_id, at, result);
    } else if (waited > GIVEN_UP_MS) {
      await endGroup(ctx.db, group.message_id, at, '');
    } else {
      await askLater(ctx.db, group.message_id, new Date(at.getTime() + waitAfter(group.asks)));
    }
  }
}

/** Asks for results while 알림톡 is set. */
export const readTalkResultsDue = async (ctx: Ctx): Promise<void> => {
  if (ctx.talk !== undefined) await readTalkResults(ctx, ctx.talk);
};
