import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, storeSession } from '#lib/session.ts';
import { stubDatabase } from '#test-kit/stub-database.ts';
import { listOfflineAwards, readOfflineAward, removeOfflineAward, storeOfflineAward } from './offline-awards.ts';

const signIn = (UserId: string) =>
  storeSession({
    UserId,
    AdminName: '한지우',
    UserType: 'C',
    CompanyId: 2,
    UserPermission: '',
    ModeAuthority: 'A',
    EncryptUserId: '',
  });

const award = (projectId: number, startDay: string) => ({
  awardId: projectId + 100,
  projectId,
  projectName: `현장 ${projectId}`,
  startDay,
  address: '서울',
  answers: [{ key: ['talk', projectId], data: '첫 메시지', at: 10 }],
});

/** Makes the page that of a build, which its first script names. */
const openBuild = (name: string) =>
  vi.spyOn(document, 'querySelector').mockReturnValue(Object.assign(document.createElement('i'), { src: name }));

beforeEach(async () => {
  await stubDatabase();
  openBuild('start-1');
  signIn('hanbit1');
});
afterEach(() => {
  vi.restoreAllMocks();
  return clearSession();
});

it('awards are read by their user, by date, until they are removed', async () => {
  await storeOfflineAward(award(1, '2026-12-02'));
  await storeOfflineAward(award(2, '2026-12-01'));
  expect((await listOfflineAwards()).map(({ projectId }) => projectId)).toEqual([2, 1]);
  signIn('daon1');
  expect(await listOfflineAwards()).toEqual([]);
  expect(await readOfflineAward(1)).toBeUndefined();
  signIn('hanbit1');
  await removeOfflineAward(2);
  expect((await listOfflineAwards()).map(({ projectId }) => projectId)).toEqual([1]);
});

it('a newer answer replaces the former one, an older one does not, and others stay', async () => {
  await storeOfflineAward(award(1, '2026-12-02'));
  await storeOfflineAward({
    ...award(1, '2026-12-02'),
    answers: [{ key: ['site', 'visits', 1], data: '도착', at: 30 }],
  });
  await storeOfflineAward({ ...award(1, '2026-12-02'), answers: [{ key: ['talk', 1], data: '옛 메시지', at: 5 }] });
  const stored = await readOfflineAward(1);
  expect(stored?.answers.map(({ data }) => data)).toEqual(['첫 메시지', '도착']);
  expect(stored?.at).toBe(10);
});

it('what another build has read is not shown', async () => {
  await storeOfflineAward(award(1, '2026-12-02'));
  openBuild('start-2');
  expect(await readOfflineAward(1)).toBeUndefined();
  expect(await listOfflineAwards()).toEqual([]);
});
