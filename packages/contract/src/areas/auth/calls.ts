import { z } from 'zod';
import { defineCall, done, noFields, plain } from '../../core/call.ts';
import { text, userId } from '../../core/fields.ts';
import { SMALL_BODY_LIMIT } from '../../core/limits.ts';
import { signedInUser } from './shapes.ts';

export const authCalls = {
  signIn: defineCall({
    path: 'Auth/login',
    summary: '로그인. 성공하면 세션 쿠키를 설정합니다.',
    rows: ['CALLS-10', 'AUTH-11'],
    effect: 'own',
    may: 'open',
    actorFields: [],
    bodyLimit: SMALL_BODY_LIMIT,
    request: z.object({ UserId: userId(), Password: text() }),
    answer: plain(signedInUser),
  }),
  signOut: defineCall({
    path: 'Auth/logout',
    summary: '로그아웃. 서버의 세션을 끝냅니다.',
    rows: ['AUTH-34'],
    effect: 'own',
    may: 'open',
    actorFields: [],
    bodyLimit: SMALL_BODY_LIMIT,
    request: noFields,
    answer: done('auth.logout.done'),
  }),
};
