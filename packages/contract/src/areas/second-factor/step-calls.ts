import { z } from 'zod';
import { defineCall, info, noFields, plain } from '../../core/call.ts';
import { flag, text } from '../../core/fields.ts';
import { SMALL_BODY_LIMIT, TEXT_LIMIT, UPLOAD_FIELDS_LIMIT } from '../../core/limits.ts';
import { signedInUser } from '../auth/calls.ts';
import { passkeyFields, passkeyStart, totpFields, totpStart } from './calls.ts';
import { CODE_KINDS } from './codes.ts';

const step = z.object({
  userName: z.string(),
  /** 'Y' when the user has no second factor yet and must set one up. */
  setUpYn: flag,
  totpYn: flag,
  passkeyYn: flag,
  recoveryYn: flag,
});
/** The ways in which the user can complete the second step. */
export type SignInStep = z.output<typeof step>;

/**
 * The calls need no session. They work only with the cookie of the half session, which the user gets after the
 * password.
 */
const open = { effect: 'own', may: 'open', actorFields: [], bodyLimit: SMALL_BODY_LIMIT } as const;

/** The user who set up their first factor is signed in, and gets recovery codes. */
const signedInWithCodes = signedInUser.extend({ recoveryCodes: z.array(z.string()) });

/** Calls of the second step of a sign-in. */
export const signInStepCalls = {
  readStep: defineCall({
    ...open,
    effect: 'read',
    path: 'Auth/second-step-info',
    summary: '로그인의 2단계에서 쓸 수 있는 인증 수단.',
    spec: ['CALLS-172', 'D-190'],
    request: noFields,
    answer: info(step),
  }),
  proveCode: defineCall({
    ...open,
    path: 'Auth/second-step-code',
    summary: '인증 앱의 코드나 복구 코드로 로그인 완료.',
    spec: ['CALLS-172', 'D-191', 'D-193'],
    request: z.object({ Kind: text().pipe(z.enum(CODE_KINDS)), Code: text() }),
    answer: plain(signedInUser),
  }),
  askPasskey: defineCall({
    ...open,
    path: 'Auth/second-step-passkey-start',
    summary: '패스키 확인 시작.',
    spec: ['CALLS-172', 'D-192'],
    request: noFields,
    answer: plain(z.object({ options: z.string() })),
  }),
  provePasskey: defineCall({
    ...open,
    path: 'Auth/second-step-passkey',
    summary: '패스키로 로그인 완료.',
    spec: ['CALLS-172', 'D-192'],
    bodyLimit: UPLOAD_FIELDS_LIMIT,
    request: z.object({ Credential: text(TEXT_LIMIT.joined) }),
    answer: plain(signedInUser),
  }),
  startFirstTotp: defineCall({
    ...open,
    path: 'Auth/second-step-totp-start',
    summary: '로그인 중에 인증 앱 등록 시작.',
    spec: ['CALLS-172', 'D-190'],
    request: noFields,
    answer: plain(totpStart),
  }),
  addFirstTotp: defineCall({
    ...open,
    path: 'Auth/second-step-totp-add',
    summary: '로그인 중에 인증 앱을 등록하고 로그인 완료. 복구 코드를 돌려줍니다.',
    spec: ['CALLS-172', 'D-190'],
    request: z.object(totpFields),
    answer: plain(signedInWithCodes),
  }),
  startFirstPasskey: defineCall({
    ...open,
    path: 'Auth/second-step-passkey-new',
    summary: '로그인 중에 패스키 등록 시작.',
    spec: ['CALLS-172', 'D-190'],
    request: noFields,
    answer: plain(passkeyStart),
  }),
  addFirstPasskey: defineCall({
    ...open,
    path: 'Auth/second-step-passkey-add',
    summary: '로그인 중에 패스키를 등록하고 로그인 완료. 복구 코드를 돌려줍니다.',
    spec: ['CALLS-172', 'D-190'],
    bodyLimit: UPLOAD_FIELDS_LIMIT,
    request: z.object(passkeyFields),
    answer: plain(signedInWithCodes),
  }),
};
