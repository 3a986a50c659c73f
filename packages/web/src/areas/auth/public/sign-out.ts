import { call } from '../../../lib/call.ts';
import { confirm } from '../../../lib/confirm.ts';
import { logFailure } from '../../../lib/failures.ts';
import { paths } from '../../../lib/paths.ts';
import { clearSession } from '../../../lib/session.ts';

/** Asks, ends the session on both sides and starts afresh at / (AUTH-33, AUTH-34, D-12). */
export async function signOut(): Promise<void> {
  if (!(await confirm('auth.logout.confirm'))) return;
  await call('Auth/logout').catch((error: unknown) => logFailure('logout', error));
  clearSession();
  window.location.replace(paths.root);
}
