import type { MadeLink } from '@portal/contract/areas/password-links/calls';
import { call } from '#lib/call.ts';

/** Makes a link with which a person sets their own password (D-504). */
export async function makeLink(userId: string, reason: string): Promise<MadeLink | undefined> {
  return (await call('User/password-link-add', { UserId: userId, Reason: reason })).data[0];
}

/** Sets the password with a code, and answers the login id. Throws a Refusal. */
export async function setWithLink(draft: { Code: string; Password: string }): Promise<string> {
  return (await call('Auth/password-link-use', draft, { anonymous: true, idempotencyKey: null })).data[0]?.userId ?? '';
}
