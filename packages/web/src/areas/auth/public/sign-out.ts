import { logFailure } from '#lib/failures.ts';
import { paths } from '#lib/paths.ts';
import { clearSession } from '#lib/session.ts';
import { askSignOutGuard } from '#lib/sign-out-guard.ts';
import { confirmLeave, confirmLoss, discardUnsaved } from '#lib/unsaved.ts';
import { logOut, noteSignedOut } from '../api.ts';

/** Ends the session on the server and in the browser, and loads /. The login page then says so (D-12, MSG-188). */
export async function endSession(): Promise<void> {
  await logOut().catch((error: unknown) => logFailure('logout', error));
  await clearSession();
  noteSignedOut();
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
