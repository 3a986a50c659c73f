import { z } from 'zod';
import { isPartner, isSignedIn } from '../../core/actor.ts';
import { defineCall, done, info } from '../../core/call.ts';
import { flag, listOf, time, userId, yesNo } from '../../core/fields.ts';
import { CHOICES } from './choices.ts';
import { NOTIFY_KINDS, OUTSIDE_CHANNELS } from './kinds.ts';

/** How one channel is chosen for a kind. `reachYn` tells whether it brings this kind to the caller. */
const choiceOfChannel = z.object({ channel: z.enum(OUTSIDE_CHANNELS), choice: z.enum(CHOICES), reachYn: flag });

/** How the caller is reached. Only channels that are configured are in it. */
const setting = z.object({
  /** `address` is where a channel leads: mail address or number, '' while there is none. */
  ways: z.array(z.object({ channel: z.enum(OUTSIDE_CHANNELS), address: z.string(), reachYn: flag })),
  kinds: z.array(z.object({ kind: z.enum(NOTIFY_KINDS), choices: z.array(choiceOfChannel) })),
  quietYn: flag,
  quietFrom: z.string(),
  quietUntil: z.string(),
  urgentYn: flag,
  mondaysYn: flag,
  /** When the caller asked for new offers as 알림톡, and with which words. '' for never. */
  talkOfferDtm: z.string(),
  talkOfferText: z.string(),
});
export type NotifySetting = z.output<typeof setting>;

const common = { actorFields: ['LoginUserId'] } as const;
const own = { LoginUserId: userId() };

/** How the own account is reached: '알림 설정' (D-405). */
export const notifyChoiceCalls = {
  readSetting: defineCall({
    ...common,
    path: 'Notify/notify-setting',
    summary: '내 알림 설정: 종류와 수단, 방해 금지, 모아서 받는 때. 설정되지 않은 수단은 빠집니다.',
    spec: ['CALLS-405', 'D-405'],
    effect: 'read',
    may: isSignedIn,
    request: z.object(own),
    answer: info(setting),
  }),
  choose: defineCall({
    ...common,
    path: 'Notify/notify-choice-update',
    summary: '한 종류의 알림을 수단마다 바로, 모아서 또는 끄기. 계약 변경은 한 수단이 남아야 합니다.',
    spec: ['CALLS-406', 'D-406'],
    effect: 'write',
    may: isSignedIn,
    request: z.object({
      ...own,
      Kind: z.enum(NOTIFY_KINDS),
      Choices: listOf(
        z.object({ Channel: z.enum(OUTSIDE_CHANNELS), Choice: z.enum(CHOICES) }),
        OUTSIDE_CHANNELS.length,
      ),
    }),
    answer: done('notify.choice.done'),
  }),
  editQuiet: defineCall({
    ...common,
    path: 'Notify/notify-quiet-update',
    summary: '방해 금지 시간, 긴급 예외와 모아서 받는 때.',
    spec: ['CALLS-407', 'D-407'],
    effect: 'write',
    may: isSignedIn,
    request: z.object({
      ...own,
      QuietYN: yesNo(),
      QuietFrom: time(),
      QuietUntil: time(),
      UrgentYN: yesNo(),
      MondaysYN: yesNo(),
    }),
    answer: done('notify.choice.done'),
  }),
  askTalk: defineCall({
    ...common,
    path: 'Notify/notify-talk-offer-add',
    summary: '새 일감 알림톡 신청 (협력업체). 시각과 문구를 함께 보관합니다.',
    spec: ['CALLS-408', 'D-409'],
    effect: 'write',
    may: isPartner,
    request: z.object(own),
    answer: done('notify.talkOffer.done'),
  }),
};
