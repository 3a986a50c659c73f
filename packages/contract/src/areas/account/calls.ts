import { z } from 'zod';
import { isSignedIn } from '../../core/actor.ts';
import { defineCall, plain } from '../../core/call.ts';
import { userId } from '../../core/fields.ts';
import { signedInUser } from '../auth/calls.ts';

/** The signed-in user with his own telephone, for what he fills in himself (D-148). */
const ownUser = z.object({ user: signedInUser.shape.user.extend({ UserPhone: z.string() }) });

export const accountCalls = {
  readMine: defineCall({
    path: 'User/user-my-info',
    summary: '로그인한 사용자 본인의 정보.',
    spec: ['CALLS-78', 'SHELL-31'],
    effect: 'read',
    may: isSignedIn,
    actorFields: ['UserId'],
    request: z.object({ UserId: userId() }),
    answer: plain(ownUser),
  }),
};
