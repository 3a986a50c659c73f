import { expect, test } from '@playwright/test';
import { addProjectAtStage } from './support/project-stages.ts';
import { dayAfter } from './support/registration.ts';
import { openAs, openWithOwnSession, PHONE, signInByHand } from './support/sign-in.ts';
import {
  album,
  cutCall,
  drawPictures,
  openCamera,
  reconnect,
  restoreCall,
  storedHashes,
  storedPhotos,
  takenCount,
  unsentHashes,
  unsentStrip,
} from './support/site-device.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const IPHONE_NOTE = /홈 화면에 추가하지 않은 iPhone은 7일 동안 열지 않으면/;

type Browsers = Parameters<typeof addProjectAtStage>[0];
const addSite = (browser: Browsers, name: string) =>
  addProjectAtStage(browser, 'awarded', `${name} ${Date.now()}`, { StartDate: dayAfter(1) });

test('an iPhone without the installed app is told that unsent photos may go after seven days', async ({ browser }) => {
  const id = await addSite(browser, '아이폰 현장');
  const page = await openAs(browser, 'hanbit1', { ...PHONE, userAgent: IPHONE });
  await page.goto(`/projects/companyview/${id}?tab=photo`);
  await expect(page.getByText(IPHONE_NOTE)).toBeVisible();

  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await page.reload();
  await expect(page.getByText('아직 찍은 사진이 없습니다.')).toBeVisible();
  await expect(page.getByText(IPHONE_NOTE)).toHaveCount(0);

  const android = await openAs(browser, 'hanbit1', PHONE);
  await android.goto(`/projects/companyview/${id}?tab=photo`);
  await expect(android.getByText('아직 찍은 사진이 없습니다.')).toBeVisible();
  await expect(android.getByText(IPHONE_NOTE)).toHaveCount(0);
});

test('after seven days a photo is not sent by itself: it is offered once more to be saved or sent', async ({
  browser,
}) => {
  const id = await addSite(browser, '오래된 현장');
  const page = await openAs(browser, 'hanbit1', PHONE);
  const pictures = await drawPictures(page, 2, 'W');
  await openCamera(page, id);
  await cutCall(page, 'photo-add');
  await album(page).setInputFiles(pictures);
  await expect(takenCount(page, 2)).toBeVisible();
  const taken = await unsentHashes(page);

  await restoreCall(page, 'photo-add');
  await page.clock.install({ time: Date.now() + 7 * DAY_MS + 60_000 });
  await page.goto('/site/queue');
  const offer = page.getByRole('region', { name: '마지막 저장' });
  await expect(offer).toContainText('7일이 지난 2건은 저절로 보내지 않습니다.');
  await expect(page.getByText('보관 끝남')).toHaveCount(2);
  await reconnect(page);
  await page.clock.runFor(90_000);
  expect(await storedPhotos(page, id)).toEqual([]);
  expect(await unsentHashes(page)).toEqual(taken);

  const saving = page.waitForEvent('download');
  await offer.getByRole('button', { name: '기기에 저장' }).tap();
  await page.clock.runFor(1_000);
  expect((await saving).suggestedFilename()).toMatch(/^전_.*\.jpg$/);
  await page.getByRole('button', { name: '모두 다시 보내기' }).tap();
  await expect.poll(() => storedHashes(page, id)).toEqual(taken);
  await expect(page.getByRole('heading', { name: '미전송 없음' })).toBeVisible();
});

test('a session that ended keeps the queue, and its owner sends it after the next sign-in', async ({ browser }) => {
  const id = await addSite(browser, '끝난 로그인');
  const page = await openWithOwnSession(browser, 'hanbit2');
  const [picture] = await drawPictures(page, 1, 'E');
  if (!picture) throw new Error('no picture');
  await openCamera(page, id);
  await cutCall(page, 'photo-add');
  await album(page).setInputFiles(picture);
  await expect(takenCount(page, 1)).toBeVisible();
  const taken = await unsentHashes(page);
  // A camera that was opened from the device is not told that the session has ended.
  await page.goto('/site/camera');
  await expect(page.getByText('미전송 1장')).toBeVisible();
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const origin = new URL(page.url()).origin;
  const ended = await fetch(`${origin}/api/Auth/logout`, { method: 'POST', headers: { cookie, origin } });
  expect(ended.status).toBe(200);
  await restoreCall(page, 'photo-add');
  const refused = page.waitForResponse((reply) => reply.url().endsWith('/Site/photo-add'));
  await reconnect(page);
  expect((await refused).status()).toBe(401);
  await expect.poll(() => unsentHashes(page)).toEqual(taken);

  await page.goto('/projects/companylist');
  await expect(page.getByLabel('아이디')).toBeVisible();
  await signInByHand(page, 'hanbit2');
  await expect.poll(() => storedHashes(page, id)).toEqual(taken);
  await expect(unsentStrip(page)).toHaveCount(0);
});
