import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import { noticesPathOf } from '@portal/contract/areas/menu/mode';
import type { RefusalCode } from '@portal/contract/messages';
import { call } from '#lib/call.ts';
import { Refusal } from '#lib/refusal.ts';
import { clearSession, storeSession } from '#lib/session.ts';
import { popRequestedAddress } from '#lib/session-end.ts';

type Draft = { UserId: string; Password: string };

/** True when a correct password or ticket must be followed by a second factor (D-190). */
export const needsSecondStep = (error: unknown): boolean =>
  error instanceof Refusal && error.code === ('SECOND_STEP' satisfies RefusalCode);

/**
 * Stores the signed-in user and reloads the portal. It opens the page requested before, else the notices (AUTH-12 to
 * AUTH-15, D-01).
 */
export async function enterPortal(user: SignedInUser): Promise<void> {
  const requestedPath = popRequestedAddress();
  await clearSession();
  storeSession(user);
  window.location.replace(requestedPath ?? `${noticesPathOf(user.UserType)}?v=${Date.now()}`);
}

/** Signs in and opens the portal (AUTH-10, AUTH-11). Throws a Refusal. */
export async function signIn({ UserId, Password }: Draft): Promise<void> {
  await enterPortal((await call('Auth/login', { UserId: UserId.trim().toLowerCase(), Password })).user);
}

/** Signs the user of this tab in again and leaves the page as it is (D-13). Throws a Refusal. */
export async function signInAgain(draft: Draft): Promise<void> {
  const { user } = await call('Auth/login', draft);
  storeSession(user);
}

/** Reads who is signed in in this browser now (D-128). */
export const readSignedInUser = async () => (await call('User/user-my-info', {}, { anonymous: true })).user;

const SIGNED_OUT = 'signed out';

/** Whether the user has just signed out. True once. */
export function popSignedOut(): boolean {
  const isSignedOut = sessionStorage.getItem(SIGNED_OUT) !== null;
  sessionStorage.removeItem(SIGNED_OUT);
  return isSignedOut;
}

/** Ends the session on the server. Throws a Refusal. */
export const logOut = () => call('Auth/logout');

/** Makes the login page say that the user has signed out. */
export const noteSignedOut = (): void => sessionStorage.setItem(SIGNED_OUT, 'Y');
