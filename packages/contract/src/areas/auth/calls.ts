import { z } from 'zod';
import { USER_TYPES } from '../../core/actor.ts';
import { defineCall, done, noFields, plain } from '../../core/call.ts';
import { text, userId, yesNo } from '../../core/fields.ts';
import { SMALL_BODY_LIMIT, TOKEN_LIMIT } from '../../core/limits.ts';
import { wireShapes } from '../../core/wire-shapes.ts';
import { ALL_LOGIN_TYPES } from './login-types.ts';

const loginType = () => text().register(wireShapes, { type: 'string', enum: ALL_LOGIN_TYPES });

/** The signed-in user, as the client stores it. */
export const signedInUser = z.object({
  user: z.object({
    UserId: z.string(),
    AdminName: z.string(),
    UserType: z.enum(USER_TYPES),
    CompanyId: z.number(),
    UserPermission: z.string(),
    ModeAuthority: z.string(),
    EncryptUserId: z.string(),
  }),
});
export type SignedInUser = z.output<typeof signedInUser>['user'];

export const authCalls = {
  signIn: defineCall({
    path: 'Auth/login',
    summary: '로그인. 성공하면 세션 쿠키를 설정합니다.',
    spec: ['CALLS-10', 'AUTH-11'],
    effect: 'own',
    may: 'open',
    actorFields: [],
    bodyLimit: SMALL_BODY_LIMIT,
    request: z.object({ UserId: userId(), Password: text() }),
    answer: plain(signedInUser),
  }),
  signInOutside: defineCall({
    path: 'Auth/sso-login',
    summary: '그룹웨어가 만든 티켓으로 로그인. 티켓은 한 번만 쓸 수 있습니다.',
    spec: ['CALLS-11', 'AUTH-19', 'AUTH-27', 'AUTH-32'],
    effect: 'own',
    may: 'open',
    actorFields: [],
    bodyLimit: SMALL_BODY_LIMIT,
    /** UserId carries the ticket (D-05). With KeepYn 'Y' the session of another user is not replaced. */
    request: z.object({ UserId: text(TOKEN_LIMIT), LoginType: loginType(), KeepYn: yesNo() }),
    answer: plain(signedInUser),
  }),
  signOut: defineCall({
    path: 'Auth/logout',
    summary: '로그아웃. 서버의 세션을 끝냅니다.',
    spec: ['AUTH-34'],
    effect: 'own',
    may: 'open',
    actorFields: [],
    bodyLimit: SMALL_BODY_LIMIT,
    request: noFields,
    answer: done('auth.logout.done'),
  }),
};
