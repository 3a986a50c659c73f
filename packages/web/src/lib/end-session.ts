import { goTo } from './go-to.ts';
import { paths } from './paths.ts';
import { clearSession, readSession } from './session.ts';
import { toast } from './toast.ts';

/** The server knows this session no more: forget it, say so once, go to the login page (D-13). */
export function endSession(): void {
  // Several calls may be refused at the same time; only the first still finds a stored user.
  if (readSession() !== null) toast.error('LOGIN_REQUIRED');
  clearSession();
  goTo(paths.login);
}
