import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import { type Actor, UserType } from '@portal/contract/core/actor';
import { createStore } from './create-store.ts';

/** What the page remembers of the signed-in user, for display and routing only (D-04). */
export type StoredSession = {
  userId: string;
  userName: string;
  userType: UserType;
  companyId: number;
  permission: string;
  modeAuthority: string;
  encryptUserId: string;
};

/** Names of the seven stored values (D-14). */
const STORED = {
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

/** What this browser has stored; null when no user id is. */
export function storedSession(): StoredSession | null {
  const userId = read(STORED.userId);
  if (userId === '') return null;
  return {
    userId,
    userName: read(STORED.userName),
    userType: read(STORED.userType) === UserType.Staff ? UserType.Staff : UserType.Partner,
    companyId: Number(read(STORED.companyId)) || 0,
    permission: read(STORED.permission),
    modeAuthority: read(STORED.modeAuthority),
    encryptUserId: read(STORED.encryptUserId),
  };
}

/** Whose page this tab shows: it stays his, whoever signs in elsewhere in this browser (D-128). */
const shown = createStore<StoredSession | null>(storedSession());

/** The user of this tab, or null. */
export const readSession = shown.get;

/** Stores the seven values after a login, or refreshes them from user-my-info. */
export function storeSession(user: SignedInUser): void {
  localStorage.setItem(STORED.userId, user.UserId);
  localStorage.setItem(STORED.userName, user.AdminName);
  localStorage.setItem(STORED.userType, user.UserType);
  localStorage.setItem(STORED.companyId, String(user.CompanyId));
  localStorage.setItem(STORED.permission, user.UserPermission);
  localStorage.setItem(STORED.modeAuthority, user.ModeAuthority);
  localStorage.setItem(STORED.encryptUserId, user.EncryptUserId);
  shown.set(storedSession());
}

/** Begins the names of what somebody wrote and has not saved yet: it belongs to the user and goes with him. */
export const DRAFT_MARK = 'draft ';

/** Forgets the user, what he had not saved, and everything kept for this sitting. */
export function clearSession(): void {
  for (const name of Object.values(STORED)) localStorage.removeItem(name);
  for (const name of Object.keys(localStorage)) if (name.startsWith(DRAFT_MARK)) localStorage.removeItem(name);
  sessionStorage.clear();
  shown.set(null);
}

/**
 * Ends the session by `end`, whose answer empties everything that this browser stores (Clear-Site-Data), and puts back
 * what belongs to the device, such as its colours: only the user goes.
 */
export async function keepingDevice(end: () => Promise<unknown>): Promise<void> {
  const ofUser = new Set<string>(Object.values(STORED));
  const ofDevice = Object.entries(localStorage).filter(([name]) => !ofUser.has(name) && !name.startsWith(DRAFT_MARK));
  await end();
  for (const [name, value] of ofDevice) localStorage.setItem(name, value);
}

/** Calls `onChange` when another tab signs in or out, with the user this browser has then stored (D-128). */
export function watchSignIn(onChange: (user: StoredSession | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = ({ key }: StorageEvent) => {
    if (key !== null && key !== STORED.userId) return;
    // A sign-in forgets the former user first and then writes seven values: what counts is where it ends.
    clearTimeout(timer);
    timer = setTimeout(() => onChange(storedSession()), SETTLE_MS);
  };
  window.addEventListener('storage', listen);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('storage', listen);
  };
}

/** The stored user as the contract's policy functions want him. The server decides again from its own session. */
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
