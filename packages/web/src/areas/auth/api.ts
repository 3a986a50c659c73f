import { noticesOf } from '@portal/contract/areas/menu/mode';
import { call } from '../../lib/call.ts';
import { clearSession, storeSession } from '../../lib/session.ts';

/** Signs in, stores the user and loads the portal anew at his notices (AUTH-10 to AUTH-15). Throws a Refusal. */
export async function signIn(draft: { UserId: string; Password: string }): Promise<void> {
  const { user } = await call('Auth/login', { ...draft, UserId: draft.UserId.trim().toLowerCase() });
  clearSession();
  storeSession(user);
  window.location.replace(`${noticesOf(user.UserType)}?v=${Date.now()}`);
}
