import { z } from 'zod';
import { isPartner } from '../../core/actor.ts';
import { defineCall, done } from '../../core/call.ts';
import { text, userId } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';

const own = { may: isPartner, actorFields: ['LoginUserId'], effect: 'write' } as const;

/** The mail address of a contractor's user for messages (D-411). */
export const mailCalls = {
  sendCode: defineCall({
    ...own,
    path: 'Notify/notify-mail-code-send',
    summary: '메일 주소로 인증번호 6자리 보내기 (협력업체). 10분 동안, 5번까지 쓸 수 있습니다.',
    spec: ['CALLS-409', 'D-411'],
    request: z.object({ LoginUserId: userId(), Mail: text(TEXT_LIMIT.name) }),
    answer: done('mail.code.sent'),
  }),
  checkCode: defineCall({
    ...own,
    path: 'Notify/notify-mail-code-check',
    summary: '받은 인증번호로 메일 주소 등록 (협력업체).',
    spec: ['CALLS-410', 'D-411'],
    request: z.object({ LoginUserId: userId(), Code: text(TEXT_LIMIT.name) }),
    answer: done('mail.saved'),
  }),
  remove: defineCall({
    ...own,
    path: 'Notify/notify-mail-delete',
    summary: '등록한 메일 주소 지우기 (협력업체).',
    spec: ['CALLS-411', 'D-411'],
    request: z.object({ LoginUserId: userId() }),
    answer: done('mail.removed'),
  }),
};
