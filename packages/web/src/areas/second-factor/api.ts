import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import type { OwnFactors, TotpStart } from '@portal/contract/areas/second-factor/calls';
import type { CodeKind } from '@portal/contract/areas/second-factor/codes';
import type { SignInStep } from '@portal/contract/areas/second-factor/step-calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { makePasskey, signByPasskey } from './parts/browser-passkeys.ts';

const KIND = 'second-factor';

/** Nobody is signed in yet, and no answer is worth keeping for a repeat. */
const halfway = { anonymous: true, idempotencyKey: null } as const;

/** Somebody who came in, and the recovery codes that he is shown once. */
export type CameIn = { user: SignedInUser; recoveryCodes: readonly string[] };

/** By what the second step of the sign-in that is under way may be done. Throws a Refusal when there is none. */
export async function readStep(): Promise<SignInStep | undefined> {
  return (await call('Auth/second-step-info', {}, halfway)).data[0];
}

/** The second step by a typed code. */
export const proveCode = async (Kind: CodeKind, Code: string): Promise<SignedInUser> =>
  (await call('Auth/second-step-code', { Kind, Code }, halfway)).user;

/** The second step by a passkey; null when the browser gave none, which it tells itself. */
export async function provePasskey(): Promise<SignedInUser | null> {
  const { options } = await call('Auth/second-step-passkey-start', {}, halfway);
  const Credential = await signByPasskey(options);
  return Credential === null ? null : (await call('Auth/second-step-passkey', { Credential }, halfway)).user;
}

/** A new secret for the app of somebody who must set up his first factor. */
export const startFirstTotp = (): Promise<TotpStart> => call('Auth/second-step-totp-start', {}, halfway);

/** Comes in by the first code of that app. */
export const addFirstTotp = (SetUpToken: string, Code: string): Promise<CameIn> =>
  call('Auth/second-step-totp-add', { SetUpToken, Code }, halfway);

/** Comes in by a new passkey; null when the browser made none. */
export async function addFirstPasskey(Name: string): Promise<CameIn | null> {
  const { options, setUpToken } = await call('Auth/second-step-passkey-new', {}, halfway);
  const Credential = await makePasskey(options);
  const made = { SetUpToken: setUpToken, Credential: Credential ?? '', Name };
  return Credential === null ? null : call('Auth/second-step-passkey-add', made, halfway);
}

/** One's own factors. */
export const ownFactors = queryOptions<OwnFactors | null>({
  queryKey: [KIND, 'own'],
  queryFn: async ({ signal }) => (await call('User/my-factor-info', {}, { signal })).data[0] ?? null,
});

const once = { idempotencyKey: null } as const;

/** A new secret for one's own app, for the present password. */
export const startTotp = (CurrentPassword: string): Promise<TotpStart> =>
  call('User/my-totp-start', { CurrentPassword }, once);

/** Sets the app up by its first code; gives the recovery codes to be shown. */
export const addTotp = async (SetUpToken: string, Code: string): Promise<readonly string[]> =>
  (await call('User/my-totp-add', { SetUpToken, Code }, once)).recoveryCodes;

export const removeTotp = (CurrentPassword: string) => call('User/my-totp-remove', { CurrentPassword });

/** Makes a passkey for the present password; gives the recovery codes to be shown, or null when the browser made none. */
export async function addPasskey(CurrentPassword: string, Name: string): Promise<readonly string[] | null> {
  const { options, setUpToken } = await call('User/my-passkey-start', { CurrentPassword }, once);
  const Credential = await makePasskey(options);
  if (Credential === null) return null;
  return (await call('User/my-passkey-add', { SetUpToken: setUpToken, Credential, Name }, once)).recoveryCodes;
}

export const removePasskey = (PasskeyId: number, CurrentPassword: string) =>
  call('User/my-passkey-remove', { PasskeyId, CurrentPassword });

/** New recovery codes for the present password. */
export const renewRecovery = async (CurrentPassword: string): Promise<readonly string[]> =>
  (await call('User/my-recovery-renew', { CurrentPassword }, once)).recoveryCodes;

/** Whether somebody uses a second factor, for permission M. */
export const factorsOf = (userId: string) =>
  queryOptions({
    queryKey: [KIND, 'of', userId],
    queryFn: async ({ signal }) =>
      (await call('User/user-factor-info', { UserId: userId }, { signal })).data[0] ?? null,
  });

/** Takes the second factor of somebody away. */
export const resetFactors = (userId: string, reason: string) =>
  call('User/user-factor-reset', { UserId: userId, Reason: reason });
