import { call } from '../../lib/call.ts';
import { readSession } from '../../lib/session.ts';

/** What the server knows of the user of this tab (SHELL-31); this call names him by a field of its own (D-128). */
export async function readMine(signal?: AbortSignal) {
  const request = { UserId: readSession()?.userId ?? '' };
  return (await call('User/user-my-info', request, signal ? { signal } : {})).user;
}
