import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import { type Actor, UserType } from '@portal/contract/core/actor';
import { createStore } from './create-store.ts';
import { forgetDevice } from './device/forget-device.ts';

/** What the page stores of the signed-in user, for display and routing only (D-04). */
export type StoredSession = {
  userId: string;
  userName: string;
  userType: UserType;
  companyId: number;
  permission: string;
  modeAuthority: string;
  encryptUserId: string;
};

/** Storage keys of the seven values (D-14). */
const STORAGE_KEYS = {
  userId: 'userid',
  userName: 'username',
  userType: 'usertype',
  companyId: 'companyid',
  permission: 'userpermission',
  modeAuthority: 'usermodeauthority',
  encryptUserId: 'encryptUserid',
} as const;

const SETTLE_MS = 100;

const read = (name: string): string => localStorage.getItem(name) ?? '';

/** The session stored in this browser, null without a user id. */
export function storedSession(): StoredSession | null {
  const userId = read(STORAGE_KEYS.userId);
  if (userId === '') return null;
  return {
    userId,
    userName: read(STORAGE_KEYS.userName),
    userType: read(STORAGE_KEYS.userType) === UserType.Staff ? UserType.Staff : UserType.Partner,
    companyId: Number(read(STORAGE_KEYS.companyId)) || 0,
    permission: read(STORAGE_KEYS.permission),
    modeAuthority: read(STORAGE_KEYS.modeAuthority),
    encryptUserId: read(STORAGE_KEYS.encryptUserId),
  };
}

/** The user of this tab. It stays the same when another user signs in elsewhere in this browser (D-128). */
const tabSession = createStore<StoredSession | null>(storedSession());

/** The user of this tab, or null. */
export const readSession = tabSession.get;

/** Stores the seven values after a login, or refreshes them from user-my-info. */
export function storeSession(user: SignedInUser): void {
  localStorage.setItem(STORAGE_KEYS.userId, user.UserId);
  localStorage.setItem(STORAGE_KEYS.userName, user.AdminName);
  localStorage.setItem(STORAGE_KEYS.userType, user.UserType);
  localStorage.setItem(STORAGE_KEYS.companyId, String(user.CompanyId));
  localStorage.setItem(STORAGE_KEYS.permission, user.UserPermission);
  localStorage.setItem(STORAGE_KEYS.modeAuthority, user.ModeAuthority);
  localStorage.setItem(STORAGE_KEYS.encryptUserId, user.EncryptUserId);
  tabSession.set(storedSession());
}

/** Prefix of the storage keys of drafts. Drafts are removed together with the user. */
export const DRAFT_PREFIX = 'draft ';

/**
 * Removes the user, and what this device keeps for them. What belongs to the device stays. It is done at once but for
 * the names of sites, which are gone when the promise resolves.
 */
export function clearSession(): Promise<unknown> {
  for (const name of Object.values(STORAGE_KEYS)) localStorage.removeItem(name);
  const forgotten = forgetDevice();
  tabSession.set(null);
  return forgotten;
}

/** Calls `onChange` with the stored user when another tab signs in or out (D-128). */
export function watchSignIn(onChange: (user: StoredSession | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = ({ key }: StorageEvent) => {
    if (key !== null && key !== STORAGE_KEYS.userId) return;
    // A sign-in first removes the former user and then writes seven values. Only the final state counts.
    clearTimeout(timer);
    timer = setTimeout(() => onChange(storedSession()), SETTLE_MS);
  };
  window.addEventListener('storage', listen);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('storage', listen);
  };
}

/** The stored user as an `Actor` for the contract's policy functions. The server decides again from its own session. */
export const actorOf = (session: StoredSession): Actor => ({
  userId: session.userId,
  userType: session.userType,
  userName: session.userName,
  companyId: session.companyId,
  companyName: '',
  companyActive: true,
  permission: session.permission,
  modeAuthority: session.modeAuthority,
});
