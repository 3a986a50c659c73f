import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { popToasts } from '#test-kit/draw.tsx';
import { clearSession, readSession, storeSession } from './session.ts';
import {
  endSession,
  popRequestedAddress,
  regainSession,
  requireStoredUser,
  sessionTrouble,
  setNavigation,
  setOpenLayers,
  storeRequestedAddress,
  watchOtherTabs,
} from './session-end.ts';
import { markUnsaved } from './unsaved.ts';

const pm1 = {
  UserId: 'pm1',
  AdminName: '김도현',
  UserType: 'M' as const,
  CompanyId: 0,
  UserPermission: 'F',
  ModeAuthority: 'A',
  EncryptUserId: '',
};

const navigate = vi.fn();
let stop: () => void;
let release = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  navigate.mockReset();
  setNavigation(navigate);
  storeSession(pm1);
  window.history.replaceState(null, '', '/projects/view/3?commentId=5');
  stop = watchOtherTabs();
});

afterEach(() => {
  stop();
  release();
  release = () => {};
  setOpenLayers(() => false);
  sessionTrouble.set(null);
  void clearSession();
  popToasts();
  vi.useRealTimers();
});

/** Another tab of this browser stores a user, or removes it ('' for none). */
function storeElsewhere(userId: string): void {
  if (userId === '') localStorage.removeItem('userid');
  else localStorage.setItem('userid', userId);
  window.dispatchEvent(new StorageEvent('storage', { key: 'userid' }));
  vi.advanceTimersByTime(1000);
}

describe('the requested address (D-01)', () => {
  it.each([
    ['/projects/view/3?commentId=5', '/projects/view/3?commentId=5'],
    ['/', null],
    ['/login', null],
    ['/temp-route', null],
    ['https://elsewhere.example/projects/list', null],
    ['//elsewhere.example/projects/list', null],
    ['javascript:alert(1)', null],
  ])('%s becomes %s after the sign-in', (address, expected) => {
    storeRequestedAddress(address);
    expect(popRequestedAddress()).toBe(expected);
    expect(popRequestedAddress()).toBeNull();
  });
});

describe('a session that ended (D-13)', () => {
  it('opens the login page once and stores the address, when there is no unsaved work', async () => {
    expect(await Promise.all([regainSession(), regainSession()])).toEqual([false, false]);
    expect(navigate).toHaveBeenCalledTimes(1);
    expect([readSession(), popToasts(), popRequestedAddress()]).toEqual([
      null,
      ['로그인이 필요합니다.'],
      '/projects/view/3?commentId=5',
    ]);
  });

  it.each([
    ['/managers/view/01057457241', '/managers/list'],
    ['/employee/view/pm2?commentId=5', '/employee/list'],
  ])('on %s stores %s, which names nobody (D-522)', async (page, stored) => {
    window.history.replaceState(null, '', page);
    await regainSession();
    expect(popRequestedAddress()).toBe(stored);
  });

  it('asks the same user once over the page to sign in, when there is unsaved work', async () => {
    release = markUnsaved();
    const waiting = [regainSession(), regainSession()];
    const trouble = sessionTrouble.get();
    expect(trouble).toMatchObject({ kind: 'ended', userId: 'pm1' });
    if (trouble?.kind === 'ended') trouble.settle(true);
    expect(await Promise.all(waiting)).toEqual([true, true]);
    expect([navigate.mock.calls, popToasts(), sessionTrouble.get()]).toEqual([[], ['로그인이 필요합니다.'], null]);
  });

  it('asks over the page after a deed, and while a dialog or sheet is open', async () => {
    const regain = async (isUserAction: boolean) => {
      const waiting = regainSession(isUserAction);
      const trouble = sessionTrouble.get();
      if (trouble?.kind === 'ended') trouble.settle(true);
      return waiting;
    };
    expect(await regain(true)).toBe(true);
    setOpenLayers(() => true);
    expect(await regain(false)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
    popToasts();
  });

  it('shows nothing in a tab that is signed out already', () => {
    void clearSession();
    endSession();
    expect([navigate.mock.calls, popToasts()]).toEqual([[], []]);
  });
});

describe('the own account without a stored user (ME-07, D-03)', () => {
  it('shows a toast and opens /, and does nothing while the user is stored', () => {
    expect([requireStoredUser(), popToasts(), navigate.mock.calls]).toEqual([true, [], []]);
    localStorage.removeItem('userid');
    expect(requireStoredUser()).toBe(false);
    expect([popToasts(), navigate.mock.calls, readSession()]).toEqual([['로그인이 필요합니다.'], [['/']], null]);
  });
});

describe('tabs of one browser (D-128)', () => {
  it('show that another user signed in, until their own user is back', () => {
    storeElsewhere('hanbit1');
    expect([sessionTrouble.get(), readSession()?.userId]).toEqual([{ kind: 'foreign' }, 'pm1']);
    storeElsewhere('pm1');
    expect(sessionTrouble.get()).toBeNull();
  });

  it('sign out together, unless there is unsaved work', () => {
    storeElsewhere('');
    expect([navigate.mock.calls, readSession()]).toEqual([[['/login']], null]);
  });

  it('stop waiting for their own user when another one signs in', async () => {
    release = markUnsaved();
    const waiting = regainSession();
    storeElsewhere('hanbit1');
    expect([await waiting, sessionTrouble.get()]).toEqual([false, { kind: 'foreign' }]);
  });

  it('continue when the same user signed in again in one of them', async () => {
    release = markUnsaved();
    storeElsewhere('');
    const waiting = regainSession();
    storeElsewhere('pm1');
    expect(await waiting).toBe(true);
  });
});
