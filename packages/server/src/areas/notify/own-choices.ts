import type { NotifySetting, notifyChoiceCalls } from '@portal/contract/areas/notify/choice-calls';
import { channelsFor, keepsAlert, kindsFor, needsConsent, TALK_CONSENT } from '@portal/contract/areas/notify/choices';
import { Channel, NotifyKind, type OutsideChannel } from '@portal/contract/areas/notify/kinds';
import { NIGHT } from '@portal/contract/areas/notify/quiet-hours';
import { seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import type { CallCtx } from '#context.ts';
import { rowRemoval } from '#db/removal.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import {
  CHOICES_OF_CLOSED,
  findSetting,
  listReaching,
  lockChoices,
  saveChoices,
  saveSetting,
} from './queries/choices.ts';
import { readReachedChoices } from './reached-choices.ts';

type Calls = typeof notifyChoiceCalls;

/** The channels that the caller may choose: those of their type that are configured. */
const offeredTo = ({ actor, senders }: CallCtx): OutsideChannel[] =>
  channelsFor(actor.userType).filter((channel) => senders[channel] !== undefined);

/** Where each offered channel leads the caller, and whether it reaches them. */
async function listChannels(ctx: CallCtx): Promise<NotifySetting['ways']> {
  const reaching = await listReaching(ctx.db, ctx.actor.userId, ctx.senders);
  const shown: NotifySetting['ways'] = [];
  for (const channel of offeredTo(ctx)) {
    const address = (await ctx.senders[channel]?.addressOf?.(ctx, ctx.actor.userId)) ?? '';
    shown.push({ channel, address, reachYn: toYesNo(reaching.includes(channel)) });
  }
  return shown;
}

/** How the caller is reached. */
export const readSetting: Handler<Calls['readSetting']> = async (ctx) => {
  const { userId, userType } = ctx.actor;
  const set = await findSetting(ctx.db, userId);
  const choicesFor = await readReachedChoices(ctx, userId);
  const offered = offeredTo(ctx);
  return {
    ways: await listChannels(ctx),
    kinds: kindsFor(userType).map((kind) => ({ kind, choices: choicesFor(kind, offered) })),
    quietYn: toYesNo(set?.quiet ?? true),
    quietFrom: set?.quiet_from ?? NIGHT.from,
    quietUntil: set?.quiet_until ?? NIGHT.until,
    urgentYn: toYesNo(set?.urgent_passes ?? true),
    mondaysYn: toYesNo(set?.digest_on_mondays ?? false),
    talkOfferDtm: set?.talk_offer_at ? seoulTime(set.talk_offer_at) : '',
    talkOfferText: set?.talk_offer_text ?? '',
  };
};

/** Stores the caller's choices for one kind. Senders that are not offered are left as they are. */
export const choose: Handler<Calls['choose']> = async (ctx, { Kind, Choices }) => {
  const { db, actor } = ctx;
  if (!kindsFor(actor.userType).includes(Kind)) refuse('NOT_FOUND');
  await lockChoices(db, actor.userId);
  const offered = offeredTo(ctx);
  const chosen = Choices.filter(({ Channel: channel }) => offered.includes(channel));
  const needsAsking = chosen.some(
    ({ Channel: channel, Choice: choice }) => needsConsent(Kind, channel) && choice !== 'off',
  );
  if (needsAsking && !(await findSetting(db, actor.userId))?.talk_offer_at) refuse('CONSENT_NEEDED');
  const before = (await readReachedChoices(ctx, actor.userId))(Kind, offered);
  const after = before.map((one) => ({
    ...one,
    choice: chosen.find((requested) => requested.Channel === one.channel)?.Choice ?? one.choice,
  }));
  if (!keepsAlert(Kind, after)) refuse('ALERT_NEEDED');
  await saveChoices(
    db,
    actor.userId,
    Kind,
    chosen.map(({ Channel: channel, Choice: choice }) => ({ channel, choice })),
  );
};

/** Stores the caller's quiet hours and the day of their digest. A blank time is the usual one. */
export const editQuiet: Handler<Calls['editQuiet']> = async ({ db, actor }, input) => {
  await saveSetting(db, actor.userId, {
    quiet: input.QuietYN === 'Y',
    quiet_from: input.QuietFrom || NIGHT.from,
    quiet_until: input.QuietUntil || NIGHT.until,
    urgent_passes: input.UrgentYN === 'Y',
    digest_on_mondays: input.MondaysYN === 'Y',
  });
};

/** Notes that the caller asked for new offers as 알림톡, with the words, and switches them on. */
export const askTalk: Handler<Calls['askTalk']> = async (ctx) => {
  const { db, actor, now } = ctx;
  if (!offeredTo(ctx).includes(Channel.Talk)) refuse('NOT_FOUND');
  await saveSetting(db, actor.userId, { talk_offer_at: now(), talk_offer_text: TALK_CONSENT });
  await saveChoices(db, actor.userId, NotifyKind.Offer, [{ channel: Channel.Talk, choice: 'now' }]);
};

/** What closed accounts had chosen. */
export const purgeChoices = rowRemoval(() => CHOICES_OF_CLOSED);
