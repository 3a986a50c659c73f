import { UserType } from '@portal/contract/core/actor';
import { redirect } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { readSession, type StoredSession } from '#lib/session.ts';
import { keepWanted, takeWanted } from '#lib/session-end.ts';
import { toast } from '#lib/toast.ts';

/** Where a logged-in user who opens / goes; '/myinfo/view' would be the other reading (D-01). */
const homeForLoggedIn = paths.login;

/**
 * Opens the portal's pages to those with a stored user id only (AUTH-07) and hands the user down to them; the
 * address that somebody else asked for is kept for after his sign-in (D-01). The server decides for itself.
 */
export function requireSession({ location }: { location: { href: string; pathname: string } }): {
  session: StoredSession;
} {
  const session = readSession();
  if (session !== null) return { session };
  keepWanted(location.href);
  if (location.pathname !== paths.myInfo) throw redirect({ to: paths.login });
  toast.error('LOGIN_REQUIRED');
  throw redirect({ to: paths.root });
}

/** The login page is for visitors; everybody else goes to what he asked for, or to the notices (D-01, D-02). */
export function requireVisitor(): void {
  if (readSession() !== null) throw redirect({ href: takeWanted() ?? paths.noticeList, replace: true });
}

/** / leads on (D-01). */
export function leaveRoot(): void {
  throw redirect({ to: readSession() === null ? paths.login : homeForLoggedIn, replace: true });
}

/** The workspace is for staff; contractors go to their notices (D-22). */
export function requireStaff(): void {
  if (readSession()?.userType !== UserType.Staff) throw redirect({ to: paths.noticeList });
}
