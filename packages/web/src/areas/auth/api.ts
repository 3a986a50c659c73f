import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import { noticesPathOf } from '@portal/contract/areas/menu/mode';
import type { MadeLink } from '@portal/contract/areas/password-links/calls';
import { UserType } from '@portal/contract/core/actor';
import type { RefusalCode } from '@portal/contract/messages';
import { call } from '#lib/call.ts';
import { type Confirmation, confirm } from '#lib/confirm.ts';
import { logFailure } from '#lib/failures.ts';
import { paths } from '#lib/paths.ts';
import { Refusal } from '#lib/refusal.ts';
import { clearSession, storeSession } from '#lib/session.ts';
import { popRequestedAddress } from '#lib/session-end.ts';
import { askSignOutGuard } from '#lib/sign-out-guard.ts';
import { confirmLeave, confirmLoss, discardUnsaved } from '#lib/unsaved.ts';
import { askSecondStep } from './public/pending-second-step.ts';

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

const REPLACE_USER: Confirmation = { title: '사용자 변경', question: 'auth.outside.replace' };

/**
 * Signs in by a ticket of the groupware and stores the user. When another user is signed in, it asks first (D-05).
 * Returns null when the current user declines. Throws a Refusal.
 */
export async function signInByTicket(ticket: string, loginType: string): Promise<SignedInUser | null> {
  const request = { UserId: ticket, LoginType: loginType };
  const options = { anonymous: true, idempotencyKey: null };
  const send = (KeepYn: 'Y' | 'N') =>
    call('Auth/sso-login', { ...request, KeepYn }, options).then(
      ({ user }) => user,
      (error: unknown) => {
        if (needsSecondStep(error)) return askSecondStep();
        throw error;
      },
    );
  const user = await send('Y').catch(async (error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== ('OTHER_SIGNED_IN' satisfies RefusalCode)) throw error;
    const current = await readSignedInUser();
    if (await confirm(REPLACE_USER, { name: current.AdminName })) return send('N');
    storeSession(current);
    return null;
  });
  if (user === null) return null;
  await clearSession();
  storeSession(user);
  return user;
}

/** Finds the id of the outsourced project with that outside number (AUTH-25). */
export const findOutsourcedProject = async (WrId: string): Promise<number | undefined> =>
  (await call('Construction/construction-id-info', { WrId })).data[0]?.id;

/** Finds the id of the internal project with that outside number (AUTH-26). */
export const findInternalProject = async (WrId: string): Promise<number | undefined> =>
  (await call('MizeConstruction/construction-id-info', { WrId })).data[0]?.id;

/** Reads who is signed in in this browser now (D-128). */
export const readSignedInUser = async () => (await call('User/user-my-info', {}, { anonymous: true })).user;

/**
 * Changes a password that was set by staff, and opens the page requested before. Name and position stay as they are
 * (D-197). Throws a Refusal.
 */
export async function changeInitialPassword(draft: { CurrentPassword: string; Password: string }): Promise<void> {
  const { user } = await call('User/user-my-info');
  const { UserId, AdminName, Position, UserType: type } = user;
  const path = type === UserType.Partner ? 'User/user-my-edit' : 'User/mize-user-my-edit';
  await call(path, { ...draft, UserId, AdminName, Position });
  window.location.replace(popRequestedAddress() ?? noticesPathOf(type));
}

/** Makes a link with which a person sets their own password (D-504). */
export async function makeLink(userId: string, reason: string): Promise<MadeLink | undefined> {
  return (await call('User/password-link-add', { UserId: userId, Reason: reason })).data[0];
}

/** Sets the password with a code, and answers the login id. Throws a Refusal. */
export async function setWithLink(draft: { Code: string; Password: string }): Promise<string> {
  return (await call('Auth/password-link-use', draft, { anonymous: true, idempotencyKey: null })).data[0]?.userId ?? '';
}

const SIGNED_OUT = 'signed out';

/** Whether the user has just signed out. True once. */
export function popSignedOut(): boolean {
  const isSignedOut = sessionStorage.getItem(SIGNED_OUT) !== null;
  sessionStorage.removeItem(SIGNED_OUT);
  return isSignedOut;
}

/** Ends the session on the server and in the browser, and loads /. The login page then says so (D-12, MSG-188). */
export async function endSession(): Promise<void> {
  await call('Auth/logout').catch((error: unknown) => logFailure('logout', error));
  await clearSession();
  sessionStorage.setItem(SIGNED_OUT, 'Y');
  window.location.replace(paths.root);
}

const SIGN_OUT = { title: '로그아웃', question: 'auth.logout.confirm' } as const;

/** Asks for confirmation and ends the session (AUTH-33, AUTH-34, A-13, D-12). Unsent entries are asked about first (D-444). */
export async function signOut(): Promise<void> {
  const agreed = await askSignOutGuard();
  if (agreed === false) return;
  if (agreed === null ? !(await confirmLoss(SIGN_OUT)) : !(await confirmLeave())) return;
  discardUnsaved();
  await endSession();
}
