import { call } from '../../../lib/call.ts';
import { logFailure } from '../../../lib/failures.ts';
import { paths } from '../../../lib/paths.ts';
import { clearSession } from '../../../lib/session.ts';
import { confirmLoss } from '../../../lib/unsaved.ts';

/** Asks once, ends the session on both sides and starts afresh at / (D-12). */
export async function signOut(): Promise<void> {
  if (!(await confirmLoss('auth.logout.confirm'))) return;
  await call('Auth/logout').catch((error: unknown) => logFailure('logout', error));
  clearSession();
  window.location.replace(paths.root);
}
