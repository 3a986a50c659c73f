import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeFilters } from '#areas/calendar/search.ts';
import { setMenuMode } from '#areas/menu/public/menu-mode.ts';
import { isOwner, switchOn } from '#areas/push/browser-push.ts';
import { rememberOpened } from '#areas/search/recent.ts';
import { readStores, resultOf } from '#areas/site-queue/parts/store/database.ts';
import { addEntry, listEntries } from '#areas/site-queue/parts/store/entries.ts';
import { changeNote, readNote } from '#areas/site-queue/parts/store/note-store.ts';
import { storeOfflineAward } from '#areas/site-queue/public/offline-awards.ts';
import { storeDraft } from '#lib/device/device-drafts.ts';
import { noteFirstCall, storeFirstCalls } from '#lib/device/first-calls.ts';
import { forgetDevice } from '#lib/device/forget-device.ts';
import { clearSession, storeSession } from '#lib/session.ts';
import { endSession, setNavigation } from '#lib/session-end.ts';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { stubDatabase } from '#test-kit/stub-database.ts';

const PHONE = '01057457241';
const NAME = '한지우';
const SITE = { awardId: 7, projectId: 3, projectName: '한빛타워 CCTV' };

/** What the local storage and the session storage hold, names and values. */
const stored = (): string =>
  [localStorage, sessionStorage].flatMap((storage) => Object.entries({ ...storage }).flat()).join('\n');

/** All notes of the device's database. */
const notes = async (): Promise<string> =>
  JSON.stringify(await readStores(['notes'], (transaction) => resultOf(transaction.objectStore('notes').getAll())));

beforeEach(async () => {
  await stubDatabase();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  const subscription = { toJSON: () => ({ endpoint: 'https://push', keys: { p256dh: 'p', auth: 'a' } }) };
  const pushManager = { subscribe: async () => subscription, getSubscription: async () => null };
  const serviceWorker = { getRegistration: async () => ({ pushManager }) };
  vi.stubGlobal('navigator', { userAgent: 'Chrome', serviceWorker });
  mockCalls({ 'Notify/push-device-add': [] });
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** A user whose id is their telephone number has worked with everything that a device keeps. */
async function useEverything(): Promise<void> {
  storeSession({
    UserId: PHONE,
    AdminName: NAME,
    UserType: 'M',
    CompanyId: 2,
    UserPermission: 'F',
    ModeAuthority: 'A',
    EncryptUserId: `token of ${PHONE}`,
  });
  rememberOpened('/projects/view/12');
  storeFilters({ pm: PHONE });
  setMenuMode('C');
  storeDraft('/notices/add', { subject: NAME });
  noteFirstCall('/api/Partner/list', JSON.stringify({ UserId: PHONE }));
  storeFirstCalls();
  sessionStorage.setItem('list /managers/list', JSON.stringify({ key: PHONE }));
  await switchOn(PHONE, 'key');
  await storeOfflineAward({
    ...SITE,
    startDay: '2026-11-20',
    address: '서울',
    answers: [{ key: ['talk', 3], data: NAME, at: 1 }],
  });
  const place = { ...SITE, userId: PHONE, label: 'B' as never, caption: NAME, pairEntryId: '', away: false, at: 0 };
  await changeNote('camera', () => place);
  await changeNote('lease', () => ({ owner: 'tab', until: 1 }));
  // As former versions of the portal named their keys.
  for (const key of ['recent', 'menumode', 'calendar']) localStorage.setItem(`${key} ${PHONE}`, '[]');
  localStorage.setItem('portal-colors', 'dark');
}

const ENDINGS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['signed out', clearSession],
  [
    'was ended by the server',
    async () => {
      setNavigation(() => undefined);
      endSession();
      sessionStorage.clear();
      await expect.poll(() => notes()).not.toContain(SITE.projectName);
    },
  ],
];

it.each(ENDINGS)('a device whose user %s names nobody, and no site (D-522)', async (_how, end) => {
  await useEverything();
  expect(stored()).toContain(PHONE);
  expect(await notes()).toContain(NAME);
  await end();
  expect(stored()).not.toContain(PHONE);
  expect(stored()).not.toContain(NAME);
  expect(await notes()).not.toContain(SITE.projectName);
  expect(await readNote('camera')).toBeUndefined();
  // What belongs to the device stays, and push comes back to the user who switched it on.
  expect(await readNote('lease')).toEqual({ owner: 'tab', until: 1 });
  expect(localStorage.getItem('portal-colors')).toBe('dark');
  expect([await isOwner(PHONE), await isOwner('01099998888')]).toEqual([true, false]);
});

it('what is unsent stays until its user comes back (D-444)', async () => {
  await useEverything();
  const times = { madeAt: 0, sentUntil: 1, tries: 0, nextAt: 0 };
  const entry = { ...SITE, entryId: 'one', kind: 'log', userId: PHONE, path: 'Site/log-add', body: {}, title: '일보' };
  const rest = { fileField: '', files: 0, bytes: 0, sha256: '', state: 'waiting', lastError: '' };
  await addEntry({ ...entry, ...rest, ...times } as Parameters<typeof addEntry>[0], []);
  await clearSession();
  expect((await listEntries()).map(({ entryId }) => entryId)).toEqual(['one']);
});

it('a browser that never had such a database gets none, and signs out all the same', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  await forgetDevice();
  expect(await indexedDB.databases()).toEqual([]);
});
