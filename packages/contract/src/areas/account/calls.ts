import { z } from 'zod';
import { isPartner, isSignedIn, isStaff } from '../../core/actor.ts';
import { defineCall, done, plain, rows } from '../../core/call.ts';
import { choice, flag, id, text, userId } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { signedInUser } from '../auth/calls.ts';
import { PASSWORD_FIELD_LIMIT } from '../auth/passwords.ts';

/** The signed-in user with their telephone and position, which they can edit themselves (D-148, ME-06). */
const ownUser = z.object({
  user: signedInUser.shape.user.extend({ UserPhone: z.string(), Position: z.string() }),
});

const editing = {
  effect: 'write',
  beforePasswordChange: true,
  actorFields: ['UserId'],
  request: z.object({
    UserId: userId(),
    Password: text(PASSWORD_FIELD_LIMIT),
    CurrentPassword: text(PASSWORD_FIELD_LIMIT),
    AdminName: text(TEXT_LIMIT.name),
    Position: text(TEXT_LIMIT.name),
  }),
  answer: done('account.edit.done'),
} as const;

/** One session of the caller: a browser that is signed in. */
const ownSession = z.object({
  sessionId: z.number(),
  /** The browser's own description of itself, from its user agent. */
  device: z.string(),
  /** IP address of the sign-in. */
  address: z.string(),
  createdDtm: z.string(),
  lastSeenDtm: z.string(),
  /** 'Y' for the session of this request. */
  currentYn: flag,
});
export type OwnSession = z.output<typeof ownSession>;

export const accountCalls = {
  readMine: defineCall({
    path: 'User/user-my-info',
    summary: '로그인한 사용자 본인의 정보.',
    spec: ['CALLS-78', 'SHELL-31'],
    effect: 'read',
    may: isSignedIn,
    beforePasswordChange: true,
    actorFields: ['UserId'],
    /** TopMenuId requests a token with which that menu opens its outside system (D-15). */
    request: z.object({ UserId: userId(), TopMenuId: choice() }),
    answer: plain(ownUser),
  }),
  editPartner: defineCall({
    ...editing,
    path: 'User/user-my-edit',
    summary: '내 정보 수정 (협력업체). 비밀번호가 바뀌면 다른 기기의 로그인이 끝납니다.',
    spec: ['CALLS-79', 'ME-10', 'D-139'],
    may: isPartner,
  }),
  editStaff: defineCall({
    ...editing,
    path: 'User/mize-user-my-edit',
    summary: '내 정보 수정 (직원). 직책은 바뀌지 않습니다.',
    spec: ['CALLS-80', 'ME-11', 'D-139'],
    may: isStaff,
  }),
  listSessions: defineCall({
    path: 'User/my-session-list',
    summary: '본인의 열려 있는 로그인 목록.',
    spec: ['ME-02'],
    effect: 'read',
    may: isSignedIn,
    actorFields: ['LoginUserId'],
    request: z.object({ LoginUserId: userId() }),
    answer: rows(ownSession),
  }),
  endSession: defineCall({
    path: 'User/my-session-end',
    summary: '본인의 로그인 하나를 끝내기.',
    spec: ['ME-02'],
    effect: 'write',
    may: isSignedIn,
    actorFields: ['LoginUserId'],
    request: z.object({ SessionId: id(), LoginUserId: userId() }),
    answer: done('account.session.ended'),
  }),
  endOtherSessions: defineCall({
    path: 'User/my-session-end-others',
    summary: '이 기기를 뺀 본인의 로그인을 모두 끝내기.',
    spec: ['CALLS-133', 'ME-02'],
    effect: 'write',
    may: isSignedIn,
    actorFields: ['LoginUserId'],
    request: z.object({ LoginUserId: userId() }),
    answer: done('account.sessions.ended'),
  }),
};
