import { isManager } from '@portal/contract/core/actor';
import { afterEach, describe, expect, it } from 'vitest';
import { actorOf, clearSession, readSession, storedSession, storeSession } from './session.ts';

const user = {
  UserId: 'admin',
  AdminName: '정민호',
  UserType: 'M' as const,
  CompanyId: 0,
  UserPermission: 'M',
  ModeAuthority: 'A',
  EncryptUserId: 'token',
};

afterEach(clearSession);

describe('stored session', () => {
  it('stores the seven values under their names (D-14)', () => {
    storeSession(user);
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    expect(names.sort()).toEqual(
      ['companyid', 'encryptUserid', 'userid', 'usermodeauthority', 'username', 'userpermission', 'usertype'].sort(),
    );
    expect(readSession()).toMatchObject({ userId: 'admin', userName: '정민호', userType: 'M', companyId: 0 });
  });

  it('is null without a stored user id', () => {
    localStorage.setItem('usertype', 'M');
    expect(storedSession()).toBeNull();
  });

  it('treats an unknown user type as a contractor', () => {
    storeSession(user);
    localStorage.setItem('usertype', 'X');
    expect(storedSession()?.userType).toBe('C');
  });

  it('stays the same in this tab when another user signs in elsewhere in this browser (D-128)', () => {
    storeSession(user);
    localStorage.setItem('userid', 'hanbit1');
    expect([readSession()?.userId, storedSession()?.userId]).toEqual(['admin', 'hanbit1']);
  });

  it("is converted to an actor for the contract's rules", () => {
    storeSession(user);
    const session = readSession();
    expect(session && isManager(actorOf(session))).toBe(true);
  });

  it('is removed together with the session storage', async () => {
    storeSession(user);
    sessionStorage.setItem('menumode', 'C');
    await clearSession();
    expect([localStorage.length, sessionStorage.length, readSession()]).toEqual([0, 0, null]);
  });
});

it("a sign-out removes the user but leaves the device's values", async () => {
  storeSession(user);
  localStorage.setItem('portal-colors', 'dark');
  await clearSession();
  expect(Object.entries(localStorage)).toEqual([['portal-colors', 'dark']]);
});
