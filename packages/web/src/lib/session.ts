import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import { type Actor, UserType } from '@portal/contract/core/actor';

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

/** Names of the seven stored values (D-14, AUTH-12). */
const STORED = {
  userId: 'userid',
  userName: 'username',
  userType: 'usertype',
  companyId: 'companyid',
  permission: 'userpermission',
  modeAuthority: 'usermodeauthority',
  encryptUserId: 'encryptUserid',
} as const;

const read = (name: string): string => localStorage.getItem(name) ?? '';

/** Stores the seven values after a login, or refreshes them from user-my-info. */
export function storeSession(user: SignedInUser): void {
  localStorage.setItem(STORED.userId, user.UserId);
  localStorage.setItem(STORED.userName, user.AdminName);
  localStorage.setItem(STORED.userType, user.UserType);
  localStorage.setItem(STORED.companyId, String(user.CompanyId));
  localStorage.setItem(STORED.permission, user.UserPermission);
  localStorage.setItem(STORED.modeAuthority, user.ModeAuthority);
  localStorage.setItem(STORED.encryptUserId, user.EncryptUserId);
}

/** The stored values, or null when no user id is stored (AUTH-06). */
export function readSession(): StoredSession | null {
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

/** Forgets the user and everything kept for this sitting (AUTH-34). */
export function clearSession(): void {
  for (const name of Object.values(STORED)) localStorage.removeItem(name);
  sessionStorage.clear();
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
