import { UserType } from '@portal/contract/core/actor';
import { redirect } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { readSession, type StoredSession } from '#lib/session.ts';
import { popRequestedAddress, storeRequestedAddress } from '#lib/session-end.ts';
import { toast } from '#lib/toast.ts';

/** Target of / for a signed-in user. '/myinfo/view' would be the other reading of D-01. */
const homeForLoggedIn = paths.login;

/**
 * Admits only a stored session to the portal's pages (AUTH-07) and returns it as route context. For other users it
 * stores the requested address until they sign in (D-01). The server checks access by itself.
 */
export function requireSession({ location }: { location: { href: string; pathname: string } }): {
  session: StoredSession;
} {
  const session = readSession();
  if (session !== null) return { session };
  storeRequestedAddress(location.href);
  if (location.pathname !== paths.myInfo) throw redirect({ to: paths.login });
  toast.error('LOGIN_REQUIRED');
  throw redirect({ to: paths.root });
}

/**
 * Admits only visitors to the login page. Signed-in users go to their requested address or to the notices (D-01, D-02).
 */
export function requireVisitor(): void {
  if (readSession() !== null) throw redirect({ href: popRequestedAddress() ?? paths.noticeList, replace: true });
}

/** Redirects from / (D-01). */
export function redirectRoot(): void {
  throw redirect({ to: readSession() === null ? paths.login : homeForLoggedIn, replace: true });
}

/** Admits only staff to the workspace. Contractors go to their notices (D-22). */
export function requireStaff(): void {
  if (readSession()?.userType !== UserType.Staff) throw redirect({ to: paths.noticeList });
}
