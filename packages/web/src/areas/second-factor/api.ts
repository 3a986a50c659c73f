import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import type { OwnFactors, TotpStart } from '@portal/contract/areas/second-factor/calls';
import type { CodeKind } from '@portal/contract/areas/second-factor/codes';
import type { SignInStep } from '@portal/contract/areas/second-factor/step-calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { makePasskey, signWithPasskey } from './parts/browser-passkeys.ts';

const KIND = 'second-factor';

/** Call options before the sign-in is complete: no user yet, and no response that may be replayed. */
const duringSignIn = { anonymous: true, idempotencyKey: null } as const;

/** A user who has signed in, and the recovery codes that are shown once. */
export type SignInResult = { user: SignedInUser; recoveryCodes: readonly string[] };

/** Reads the methods for the second factor of the pending sign-in. Throws a Refusal when there is none. */
export async function readSecondStep(): Promise<SignInStep | undefined> {
  return (await call('Auth/second-step-info', {}, duringSignIn)).data[0];
}

/** Completes the sign-in by a typed code. */
export const verifyCode = async (Kind: CodeKind, Code: string): Promise<SignedInUser> =>
  (await call('Auth/second-step-code', { Kind, Code }, duringSignIn)).user;

/** Completes the sign-in by a passkey. Returns null when the browser gave none, which it has shown. */
export async function verifyPasskey(): Promise<SignedInUser | null> {
  const { options } = await call('Auth/second-step-passkey-start', {}, duringSignIn);
  const Credential = await signWithPasskey(options);
  return Credential === null ? null : (await call('Auth/second-step-passkey', { Credential }, duringSignIn)).user;
}

/** Creates a secret for the first authenticator app. */
export const startFirstTotp = (): Promise<TotpStart> => call('Auth/second-step-totp-start', {}, duringSignIn);

/** Registers that app by its first code and completes the sign-in. */
export const addFirstTotp = (SetUpToken: string, Code: string): Promise<SignInResult> =>
  call('Auth/second-step-totp-add', { SetUpToken, Code }, duringSignIn);

/** Registers a first passkey and completes the sign-in. Returns null when the browser made none. */
export async function addFirstPasskey(Name: string): Promise<SignInResult | null> {
  const { options, setUpToken } = await call('Auth/second-step-passkey-new', {}, duringSignIn);
  const Credential = await makePasskey(options);
  const made = { SetUpToken: setUpToken, Credential: Credential ?? '', Name };
  return Credential === null ? null : call('Auth/second-step-passkey-add', made, duringSignIn);
}

/** The query of the own second factors. */
export const ownFactors = queryOptions<OwnFactors | null>({
  queryKey: [KIND, 'own'],
  queryFn: async ({ signal }) => (await call('User/my-factor-info', {}, { signal })).data[0] ?? null,
});

const notRepeated = { idempotencyKey: null } as const;

/** Creates a secret for the own app. Requires the current password. */
export const startTotp = (CurrentPassword: string): Promise<TotpStart> =>
  call('User/my-totp-start', { CurrentPassword }, notRepeated);

/** Registers the app by its first code. Returns the recovery codes to show. */
export const addTotp = async (SetUpToken: string, Code: string): Promise<readonly string[]> =>
  (await call('User/my-totp-add', { SetUpToken, Code }, notRepeated)).recoveryCodes;

/** Removes the own app. Requires the current password. */
export const removeTotp = (CurrentPassword: string) => call('User/my-totp-remove', { CurrentPassword });

/**
 * Registers a passkey. Requires the current password. Returns the recovery codes to show, or null when the browser made
 * none.
 */
export async function addPasskey(CurrentPassword: string, Name: string): Promise<readonly string[] | null> {
  const { options, setUpToken } = await call('User/my-passkey-start', { CurrentPassword }, notRepeated);
  const Credential = await makePasskey(options);
  if (Credential === null) return null;
  return (await call('User/my-passkey-add', { SetUpToken: setUpToken, Credential, Name }, notRepeated)).recoveryCodes;
}

/** Removes a passkey. Requires the current password. */
export const removePasskey = (PasskeyId: number, CurrentPassword: string) =>
  call('User/my-passkey-remove', { PasskeyId, CurrentPassword });

/** Creates new recovery codes. Requires the current password. */
export const renewRecovery = async (CurrentPassword: string): Promise<readonly string[]> =>
  (await call('User/my-recovery-renew', { CurrentPassword }, notRepeated)).recoveryCodes;

/** The query of the second factors of another user, for permission M. */
export const factorsOf = (userId: string) =>
  queryOptions({
    queryKey: [KIND, 'of', userId],
    queryFn: async ({ signal }) =>
      (await call('User/user-factor-info', { UserId: userId }, { signal })).data[0] ?? null,
  });

/** Removes all second factors of another user. */
export const resetFactors = (userId: string, reason: string) =>
  call('User/user-factor-reset', { UserId: userId, Reason: reason });
