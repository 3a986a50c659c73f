import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeToasts } from '#test-kit/draw.tsx';
import { clearSession, readSession, storeSession } from './session.ts';
import {
  endSession,
  followSignIns,
  keepWanted,
  regainSession,
  sessionTrouble,
  setNavigation,
  takeWanted,
} from './session-end.ts';
import { holdUnsaved } from './unsaved.ts';

const pm1 = {
  UserId: 'pm1',
  AdminName: '김도현',
  UserType: 'M' as const,
  CompanyId: 0,
  UserPermission: 'F',
  ModeAuthority: 'A',
  EncryptUserId: '',
};

const went = vi.fn();
let stop: () => void;
let release = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  went.mockReset();
  setNavigation(went);
  storeSession(pm1);
  window.history.replaceState(null, '', '/projects/view/3?commentId=5');
  stop = followSignIns();
});

afterEach(() => {
  stop();
  release();
  release = () => {};
  sessionTrouble.set(null);
  clearSession();
  takeToasts();
  vi.useRealTimers();
});

/** Another tab of this browser stores a user, or forgets him ('' for none). */
function storeElsewhere(userId: string): void {
  if (userId === '') localStorage.removeItem('userid');
  else localStorage.setItem('userid', userId);
  window.dispatchEvent(new StorageEvent('storage', { key: 'userid' }));
  vi.advanceTimersByTime(1000);
}

describe('the wanted address (D-01)', () => {
  it.each([
    ['/projects/view/3?commentId=5', '/projects/view/3?commentId=5'],
    ['/', null],
    ['/login', null],
    ['/temp-route', null],
    ['https://elsewhere.example/projects/list', null],
    ['//elsewhere.example/projects/list', null],
    ['javascript:alert(1)', null],
  ])('%s leads to %s after the sign-in', (asked, led) => {
    keepWanted(asked);
    expect(takeWanted()).toBe(led);
    expect(takeWanted()).toBeNull();
  });
});

describe('a session that ended (D-13)', () => {
  it('leads to the login page once and keeps the address, when nothing would be lost', async () => {
    expect(await Promise.all([regainSession(), regainSession()])).toEqual([false, false]);
    expect(went).toHaveBeenCalledTimes(1);
    expect([readSession(), takeToasts(), takeWanted()]).toEqual([
      null,
      ['로그인이 필요합니다.'],
      '/projects/view/3?commentId=5',
    ]);
  });

  it('is asked for once over the page, for the same user, when something typed would be lost', async () => {
    release = holdUnsaved();
    const waiting = [regainSession(), regainSession()];
    const trouble = sessionTrouble.get();
    expect(trouble).toMatchObject({ kind: 'ended', userId: 'pm1' });
    if (trouble?.kind === 'ended') trouble.settle(true);
    expect(await Promise.all(waiting)).toEqual([true, true]);
    expect([went.mock.calls, takeToasts(), sessionTrouble.get()]).toEqual([[], ['로그인이 필요합니다.'], null]);
  });

  it('says nothing for a tab that is signed out already', () => {
    clearSession();
    endSession();
    expect([went.mock.calls, takeToasts()]).toEqual([[], []]);
  });
});

describe('tabs of one browser (D-128)', () => {
  it('are told when another user signed in, and are calm again when their own came back', () => {
    storeElsewhere('hanbit1');
    expect([sessionTrouble.get(), readSession()?.userId]).toEqual([{ kind: 'foreign' }, 'pm1']);
    storeElsewhere('pm1');
    expect(sessionTrouble.get()).toBeNull();
  });

  it('sign out together, unless something typed would be lost', () => {
    storeElsewhere('');
    expect([went.mock.calls, readSession()]).toEqual([[['/login']], null]);
  });

  it('give a work that waits for its own user up to the question about the other', async () => {
    release = holdUnsaved();
    const waiting = regainSession();
    storeElsewhere('hanbit1');
    expect([await waiting, sessionTrouble.get()]).toEqual([false, { kind: 'foreign' }]);
  });

  it('go on together when one of them signed the same user in again', async () => {
    release = holdUnsaved();
    storeElsewhere('');
    const waiting = regainSession();
    storeElsewhere('pm1');
    expect(await waiting).toBe(true);
  });
});
