import { z } from 'zod';
import { isSignedIn } from '../../core/actor.ts';
import { defineCall, done, info } from '../../core/call.ts';
import { flag, id, text, userId, yesNo } from '../../core/fields.ts';
import { ENDPOINT_LIMIT } from './policy.ts';

/** A device of the caller. `device` is the browser's own description of itself. */
const pushDevice = z.object({
  deviceId: z.number(),
  device: z.string(),
  /** 'Y' for the app on the home screen. */
  appYN: flag,
  lastSeenDtm: z.string(),
  /** The day on which it is removed unless it is used before. */
  removedOn: z.string(),
  /** 'Y' for the device of this session. */
  currentYn: flag,
});
export type PushDevice = z.output<typeof pushDevice>;

const own = { may: isSignedIn, actorFields: ['LoginUserId'] } as const;

export const pushCalls = {
  readPush: defineCall({
    ...own,
    path: 'Notify/push-info',
    summary: '푸시를 보내는 포털인지, 구독에 쓰는 공개키, 푸시를 받는 내 기기.',
    spec: ['CALLS-415', 'D-416'],
    effect: 'read',
    request: z.object({ LoginUserId: userId() }),
    answer: info(z.object({ activeYN: flag, publicKey: z.string(), devices: z.array(pushDevice) })),
  }),
  addDevice: defineCall({
    ...own,
    path: 'Notify/push-device-add',
    summary:
      '이 기기에서 푸시 받기. 방문할 때마다 다시 보내며, 열한 번째 기기는 가장 오래 쓰지 않은 기기를 대신합니다.',
    spec: ['CALLS-416', 'D-416'],
    effect: 'write',
    request: z.object({
      Endpoint: text(ENDPOINT_LIMIT),
      P256dh: text(),
      Auth: text(),
      AppYN: yesNo(),
      LoginUserId: userId(),
    }),
    answer: done('push.added'),
  }),
  removeDevice: defineCall({
    ...own,
    path: 'Notify/push-device-remove',
    summary: '내 기기 하나에서 푸시 받지 않기.',
    spec: ['CALLS-417', 'D-416'],
    effect: 'write',
    request: z.object({ DeviceId: id(), LoginUserId: userId() }),
    answer: done('push.removed'),
  }),
  testDevice: defineCall({
    ...own,
    path: 'Notify/push-device-test',
    summary: '내 기기 하나에 시험 푸시 보내기.',
    spec: ['CALLS-418', 'D-416'],
    effect: 'write',
    request: z.object({ DeviceId: id(), LoginUserId: userId() }),
    answer: done('push.tested'),
  }),
};
