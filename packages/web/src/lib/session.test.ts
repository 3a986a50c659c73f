import { isManager } from '@portal/contract/core/actor';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { actorOf, clearSession, readSession, storeSession } from './session.ts';

/** The browser's storage, which Node does not have. */
function makeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}

const user = {
  UserId: 'admin',
  AdminName: '정민호',
  UserType: 'M' as const,
  CompanyId: 0,
  UserPermission: 'M',
  ModeAuthority: 'A',
  EncryptUserId: 'token',
};

beforeEach(() => {
  vi.stubGlobal('localStorage', makeStorage());
  vi.stubGlobal('sessionStorage', makeStorage());
});

describe('stored session', () => {
  it('keeps the seven values under their names (D-14, AUTH-12)', () => {
    storeSession(user);
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    expect(names.sort()).toEqual(
      ['companyid', 'encryptUserid', 'userid', 'usermodeauthority', 'username', 'userpermission', 'usertype'].sort(),
    );
    expect(readSession()).toMatchObject({ userId: 'admin', userName: '정민호', userType: 'M', companyId: 0 });
  });

  it('is nobody without a stored user id (AUTH-06)', () => {
    localStorage.setItem('usertype', 'M');
    expect(readSession()).toBeNull();
  });

  it('takes an unknown type for a contractor', () => {
    storeSession(user);
    localStorage.setItem('usertype', 'X');
    expect(readSession()?.userType).toBe('C');
  });

  it('gives the rules of the contract their actor', () => {
    storeSession(user);
    const session = readSession();
    expect(session && isManager(actorOf(session))).toBe(true);
  });

  it('forgets everything of this sitting', () => {
    storeSession(user);
    sessionStorage.setItem('menumode', 'C');
    clearSession();
    expect([localStorage.length, sessionStorage.length, readSession()]).toEqual([0, 0, null]);
  });
});
