import { z } from 'zod';
import { isManager, isSignedIn } from '../../core/actor.ts';
import { defineCall, done, info, plain } from '../../core/call.ts';
import { flag, id, text, userId } from '../../core/fields.ts';
import { TEXT_LIMIT, TOKEN_LIMIT } from '../../core/limits.ts';
import { PASSWORD_FIELD_LIMIT } from '../auth/passwords.ts';

const passkey = z.object({
  passkeyId: z.number(),
  name: z.string(),
  createdDtm: z.string(),
  /** '' for never. */
  lastUsedDtm: z.string(),
});
export type OwnPasskey = z.output<typeof passkey>;

const ownFactors = z.object({
  /** 'Y' when the operator requires a second factor of this user. */
  mustYn: flag,
  /** When the authenticator app was set up; '' for none. */
  totpDtm: z.string(),
  passkeys: z.array(passkey),
  /** Number of unused recovery codes. */
  recoveryLeft: z.number(),
});
export type OwnFactors = z.output<typeof ownFactors>;

/** A new secret for an authenticator app. SetUpToken returns it to the server. */
export const totpStart = z.object({ secret: z.string(), uri: z.string(), setUpToken: z.string() });
export type TotpStart = z.output<typeof totpStart>;

/** Options with which the browser creates a passkey (PublicKeyCredentialCreationOptions as JSON). */
export const passkeyStart = z.object({ options: z.string(), setUpToken: z.string() });

/** New recovery codes, shown once; empty when the user already has some. */
const added = z.object({ recoveryCodes: z.array(z.string()) });

/** Request fields that prove that the user has the new authenticator app. */
export const totpFields = { SetUpToken: text(TOKEN_LIMIT), Code: text() };
/**
 * Request fields that prove that the user has the new passkey. Credential is the authenticator's response as JSON text.
 */
export const passkeyFields = {
  SetUpToken: text(TOKEN_LIMIT),
  Credential: text(TEXT_LIMIT.joined),
  Name: text(TEXT_LIMIT.key),
};

const own = { effect: 'own', may: isSignedIn, actorFields: [] } as const;
const password = { CurrentPassword: text(PASSWORD_FIELD_LIMIT) };
const byManager = { may: isManager, actorFields: [] } as const;

/** Calls for the user's own second factors, and to reset those of a user who lost them. */
export const secondFactorCalls = {
  readOwn: defineCall({
    ...own,
    effect: 'read',
    path: 'User/my-factor-info',
    summary: '본인의 2단계 인증 수단.',
    spec: ['CALLS-170', 'D-190'],
    request: z.object({}),
    answer: info(ownFactors),
  }),
  startTotp: defineCall({
    ...own,
    answersSecret: true,
    path: 'User/my-totp-start',
    summary: '인증 앱 등록 시작. 현재 비밀번호가 필요합니다.',
    spec: ['CALLS-170', 'D-191'],
    request: z.object(password),
    answer: plain(totpStart),
  }),
  addTotp: defineCall({
    ...own,
    answersSecret: true,
    path: 'User/my-totp-add',
    summary: '인증 앱 등록 완료. 첫 인증 수단이면 복구 코드를 돌려줍니다.',
    spec: ['CALLS-170', 'D-191'],
    request: z.object(totpFields),
    answer: plain(added),
  }),
  removeTotp: defineCall({
    ...own,
    effect: 'write',
    path: 'User/my-totp-remove',
    summary: '인증 앱 등록 해제.',
    spec: ['CALLS-170', 'D-191'],
    request: z.object(password),
    answer: done('factor.totp.removed'),
  }),
  startPasskey: defineCall({
    ...own,
    answersSecret: true,
    path: 'User/my-passkey-start',
    summary: '패스키 등록 시작. 현재 비밀번호가 필요합니다.',
    spec: ['CALLS-170', 'D-192'],
    request: z.object(password),
    answer: plain(passkeyStart),
  }),
  addPasskey: defineCall({
    ...own,
    answersSecret: true,
    path: 'User/my-passkey-add',
    summary: '패스키 등록 완료. 첫 인증 수단이면 복구 코드를 돌려줍니다.',
    spec: ['CALLS-170', 'D-192'],
    request: z.object(passkeyFields),
    answer: plain(added),
  }),
  removePasskey: defineCall({
    ...own,
    effect: 'write',
    path: 'User/my-passkey-remove',
    summary: '패스키 삭제.',
    spec: ['CALLS-170', 'D-192'],
    request: z.object({ ...password, PasskeyId: id() }),
    answer: done('factor.passkey.removed'),
  }),
  renewRecovery: defineCall({
    ...own,
    answersSecret: true,
    path: 'User/my-recovery-renew',
    summary: '복구 코드 10개를 새로 만들기. 이전 코드는 쓸 수 없게 됩니다.',
    spec: ['CALLS-170', 'D-193'],
    request: z.object(password),
    answer: plain(added),
  }),
  readOf: defineCall({
    ...byManager,
    path: 'User/user-factor-info',
    summary: '다른 사용자가 2단계 인증을 쓰는지 (관리자 권한).',
    spec: ['CALLS-171', 'D-194'],
    effect: 'read',
    request: z.object({ UserId: userId() }),
    answer: info(z.object({ totpYn: flag, passkeyCnt: z.number(), recoveryLeft: z.number() })),
  }),
  reset: defineCall({
    ...byManager,
    path: 'User/user-factor-reset',
    summary: '다른 사용자의 2단계 인증을 초기화하고 로그인을 끝내기 (관리자 권한, 사유 필요).',
    spec: ['CALLS-171', 'D-194'],
    effect: 'write',
    request: z.object({ UserId: userId(), Reason: text(TEXT_LIMIT.name) }),
    answer: done('factor.reset.done'),
  }),
};
