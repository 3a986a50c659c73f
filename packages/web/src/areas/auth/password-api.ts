import { noticesPathOf } from '@portal/contract/areas/menu/mode';
import type { MadeLink } from '@portal/contract/areas/password-links/calls';
import { UserType } from '@portal/contract/core/actor';
import { call } from '#lib/call.ts';
import { popRequestedAddress } from '#lib/session-end.ts';

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
