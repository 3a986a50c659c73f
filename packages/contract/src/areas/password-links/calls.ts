import { z } from 'zod';
import { isStaff } from '../../core/actor.ts';
import { defineCall, info } from '../../core/call.ts';
import { text, userId } from '../../core/fields.ts';
import { SMALL_BODY_LIMIT, TEXT_LIMIT } from '../../core/limits.ts';
import { PASSWORD_FIELD_LIMIT } from '../auth/passwords.ts';

/** A link as its maker sees it once: mailed, or a code to print and hand over. */
const madeLink = z.object({
  /** How it left: 'mail', or 'code' when there is no such channel. */
  way: z.enum(['mail', 'code']),
  /** The masked address of a mail; '' for a code. */
  mail: z.string(),
  /** The code; '' when it was mailed. It is never shown again. */
  code: z.string(),
  expiresDtm: z.string(),
});
export type MadeLink = z.output<typeof madeLink>;

export const passwordLinkCalls = {
  add: defineCall({
    path: 'User/password-link-add',
    summary:
      '본인이 비밀번호를 정할 링크 만들기. 직원은 직원 메뉴, 업체 담당자는 담당자 메뉴나 관리자 권한이 필요합니다.',
    spec: ['CALLS-486', 'D-503', 'D-504'],
    effect: 'write',
    answersSecret: true,
    may: isStaff,
    actorFields: ['LoginUserId'],
    /** Reason is required where the account has a password, which ends. */
    request: z.object({ UserId: userId(), Reason: text(TEXT_LIMIT.name), LoginUserId: userId() }),
    answer: info(madeLink),
  }),
  use: defineCall({
    path: 'Auth/password-link-use',
    summary: '받은 링크나 코드로 비밀번호 정하기. 한 번만 쓸 수 있습니다.',
    spec: ['CALLS-487', 'D-504'],
    effect: 'own',
    may: 'open',
    actorFields: [],
    bodyLimit: SMALL_BODY_LIMIT,
    request: z.object({ Code: text(), Password: text(PASSWORD_FIELD_LIMIT) }),
    answer: info(z.object({ userId: z.string() })),
  }),
};
