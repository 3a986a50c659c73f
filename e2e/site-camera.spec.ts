import { type Browser, expect, type Page, type PlaywrightWorkerArgs, test } from '@playwright/test';
import { acceptProject, addProjectAtStage } from './support/project-stages.ts';
import { dayAfter } from './support/registration.ts';
import { openAs, PHONE, signInState } from './support/sign-in.ts';
import {
  album,
  cutCall,
  drawPictures,
  openCamera,
  reconnect,
  restoreCall,
  storedAwards,
  storedPhotos,
  takenCount,
  unsentHashes,
} from './support/site-device.ts';

const HOUR_MS = 60 * 60 * 1000;

const addSite = (browser: Browser, name: string) =>
  addProjectAtStage(browser, 'awarded', `${name} ${Date.now()}`, { StartDate: dayAfter(1) });

async function openSite(browser: Browser, name: string) {
  const id = await addSite(browser, name);
  const page = await openAs(browser, 'hanbit1', PHONE);
  return { id, page };
}

const instantOf = (time: string): number => Date.parse(`${time.replace(' ', 'T')}+09:00`);

/** Runs a test on a phone of hanbit1 whose browser has a camera. */
async function withCamera(
  browser: Browser,
  { chromium }: PlaywrightWorkerArgs['playwright'],
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const args = ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const filming = await chromium.launch({ executablePath, args });
  try {
    const storageState = await signInState(browser, 'hanbit1');
    const baseURL = process.env['PORTAL_URL'] ?? '';
    await run(await filming.newPage({ ...PHONE, baseURL, ...(storageState === undefined ? {} : { storageState }) }));
  } finally {
    await filming.close();
  }
}

test('the camera of the page takes photos with a label, which the page of the award shows', async ({
  browser,
  playwright,
}) => {
  const id = await addSite(browser, '카메라 현장');
  await withCamera(browser, playwright, async (page) => {
    await openCamera(page, id);
    await page.getByRole('radio', { name: '후' }).tap();
    await page.getByRole('textbox', { name: '설명' }).fill('지하 2층');
    const shutter = page.getByRole('button', { name: '후 사진 찍기' });
    await shutter.tap();
    await expect(takenCount(page, 1)).toBeVisible();
    await shutter.tap();
    await expect(takenCount(page, 2)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.reload();
    await expect(page.getByRole('radio', { name: '후' })).toHaveAttribute('aria-checked', 'true');
    await expect(page.getByRole('textbox', { name: '설명' })).toHaveValue('지하 2층');
    await expect.poll(async () => (await storedPhotos(page, id)).length).toBe(2);
    await page.getByRole('link', { name: '닫기' }).tap();
    await page
      .getByRole('button', { name: /^후 지하 2층/ })
      .first()
      .tap();
    const sheet = page.getByRole('dialog', { name: '사진' });
    await sheet.getByRole('button', { name: '자재' }).tap();
    await sheet.getByRole('button', { name: '저장' }).tap();
    await expect(page.getByRole('button', { name: /^자재 지하 2층/ })).toHaveCount(1);
  });
});

test('a photo of after is taken over its photo of before, and both are a pair on the server', async ({
  browser,
  playwright,
}) => {
  const id = await addSite(browser, '전후 현장');
  await withCamera(browser, playwright, async (page) => {
    await openCamera(page, id);
    await cutCall(page, 'photo-add');
    for (const [index, caption] of ['A구역', 'B구역'].entries()) {
      await page.getByRole('textbox', { name: '설명' }).fill(caption);
      await page.getByRole('button', { name: '전 사진 찍기' }).tap();
      await expect(takenCount(page, index + 1)).toBeVisible();
    }
    await page.getByRole('textbox', { name: '설명' }).fill('');
    await page.getByRole('radio', { name: '후' }).tap();
    const before = page.getByRole('list', { name: '짝이 될 전 사진' }).getByRole('button');
    await expect(before).toHaveCount(2);
    await expect(before.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('흐린 전 사진에 맞춰 찍어주세요 · 짝 0/2')).toBeVisible();
    await page.getByRole('button', { name: '후 사진 찍기' }).tap();
    await expect(page.getByRole('button', { name: '전 사진 1 A구역 짝 있음' })).toBeVisible();
    await expect(before.last()).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: '후 사진 찍기' }).tap();
    await expect(page.getByRole('button', { name: '전 사진 2 B구역 짝 있음' })).toBeVisible();
    // A third one belongs to none.
    await expect(page.getByText('전 사진 없이 촬영 · 짝 2/2')).toBeVisible();
    await page.getByRole('button', { name: '후 사진 찍기' }).tap();
    await expect(takenCount(page, 5)).toBeVisible();

    await restoreCall(page, 'photo-add');
    await reconnect(page);
    await expect.poll(async () => (await storedPhotos(page, id)).length).toBe(5);
    const photos = await storedPhotos(page, id);
    const pairs = photos.filter(({ label }) => label === 'A').map(({ caption, pairEntryId }) => [caption, pairEntryId]);
    const befores = photos.filter(({ label }) => label === 'B').map(({ caption, entryId }) => [caption, entryId]);
    expect(pairs).toEqual([...befores, ['', '']]);
    await page.getByRole('link', { name: '닫기' }).tap();
    await page.getByRole('button', { name: /^후 A구역/ }).tap();
    await expect(page.getByRole('dialog', { name: '사진' })).toContainText(/짝전 · \d\d:\d\d A구역/);
  });
});

test('a camera with a light can be lit', async ({ browser, playwright }) => {
  const id = await addSite(browser, '어두운 현장');
  await withCamera(browser, playwright, async (page) => {
    await openCamera(page, id);
    await expect(page.getByRole('button', { name: '전 사진 찍기' })).toBeEnabled();
    await expect(page.getByRole('button', { name: /플래시/ })).toHaveCount(0);
    await page.addInitScript(() => {
      const capabilities = MediaStreamTrack.prototype.getCapabilities;
      MediaStreamTrack.prototype.getCapabilities = function () {
        return Object.assign(capabilities.call(this), { torch: true });
      };
      MediaStreamTrack.prototype.applyConstraints = async (constraints) => {
        document.title = JSON.stringify(constraints);
      };
    });
    await page.reload();
    await page.getByRole('button', { name: '플래시 켜기' }).tap();
    await expect(page).toHaveTitle('{"advanced":[{"torch":true}]}');
    await page.getByRole('button', { name: '플래시 끄기' }).tap();
    await expect(page).toHaveTitle('{"advanced":[{"torch":false}]}');
  });
});

test('a picture that no browser can read says what to do', async ({ browser }) => {
  const { id, page } = await openSite(browser, '형식 현장');
  await openCamera(page, id);
  const buffer = Buffer.from('0000001c66747970686569630000000068656963', 'hex');
  await album(page).setInputFiles({ name: 'IMG_4471.HEIC', mimeType: 'image/heic', buffer });
  const note = page.getByRole('alert');
  await expect(note).toContainText('IMG_4471.HEIC');
  await expect(note).toContainText('HEIC 형식이라 읽을 수 없습니다. JPG나 PNG로 바꿔 올려주세요.');
  expect(await unsentHashes(page)).toEqual({});
});

test('the same picture is asked for before it is added a second time', async ({ browser }) => {
  const { id, page } = await openSite(browser, '같은 사진 현장');
  const [picture] = await drawPictures(page, 1, 'S');
  if (!picture) throw new Error('no picture');
  await openCamera(page, id);
  await cutCall(page, 'photo-add');
  await album(page).setInputFiles(picture);
  await expect(takenCount(page, 1)).toBeVisible();
  await album(page).setInputFiles(picture);
  const question = page.getByRole('dialog', { name: '같은 사진' });
  await expect(question).toContainText('"S-0.jpg" 파일은 이 현장에 이미 있는 사진과 같습니다.');
  await question.getByRole('button', { name: '닫기' }).last().click();
  expect(Object.keys(await unsentHashes(page))).toHaveLength(1);
  await album(page).setInputFiles(picture);
  await question.getByRole('button', { name: '한 번 더 등록' }).click();
  await expect(takenCount(page, 2)).toBeVisible();
  expect(Object.keys(await unsentHashes(page))).toHaveLength(2);
});

test('a device that is nearly full stops the shutter and leads to what must be sent first', async ({ browser }) => {
  const { id, page } = await openSite(browser, '가득 찬 현장');
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 1e9, usage: 1e9 - 38 * 1024 * 1024 });
  });
  await openCamera(page, id);
  const note = page.getByRole('alert');
  await expect(note).toContainText('저장 공간이 부족합니다. 먼저 전송해주세요.');
  await expect(note).toContainText('남은 공간 38 MB');
  await expect(album(page)).toHaveCount(0);
  await note.getByRole('link').tap();
  await expect(page).toHaveURL(/\/site\/queue$/);
});

test('a shot for which the browser refuses room stays on screen until it is stored', async ({ browser }) => {
  const { id, page } = await openSite(browser, '거절된 현장');
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      if (this.name === 'files' && sessionStorage.getItem('full') !== null)
        throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value, key);
    };
  });
  const [picture] = await drawPictures(page, 1, 'Q');
  if (!picture) throw new Error('no picture');
  await openCamera(page, id);
  await cutCall(page, 'photo-add');
  await page.evaluate(() => sessionStorage.setItem('full', 'Y'));
  await album(page).setInputFiles(picture);
  const note = page.getByRole('alert');
  await expect(note).toContainText('저장 공간이 부족합니다. 먼저 전송해주세요.');
  await expect(note).toContainText('방금 찍은 사진 1장이 아직 저장되지 않았습니다');
  expect(await unsentHashes(page)).toEqual({});
  const saving = page.waitForEvent('download');
  await note.getByRole('button', { name: '파일로 내려받기' }).tap();
  expect((await saving).suggestedFilename()).toMatch(/\.jpg$/);
  await page.evaluate(() => sessionStorage.removeItem('full'));
  await note.getByRole('button', { name: '다시 저장' }).tap();
  await expect(takenCount(page, 1)).toBeVisible();
  expect(Object.keys(await unsentHashes(page))).toHaveLength(1);
  await restoreCall(page, 'photo-add');
});

/** Takes one photo while the clock of the device is off by that much, and sends it. */
async function takeAt(page: Page, id: number, offsetMs: number) {
  const before = Date.now();
  await page.clock.install({ time: before + offsetMs });
  const [picture] = await drawPictures(page, 1, 'T');
  if (!picture) throw new Error('no picture');
  await openCamera(page, id);
  await album(page).setInputFiles(picture);
  await expect(takenCount(page, 1)).toBeVisible();
  await expect.poll(async () => (await storedPhotos(page, id)).length).toBe(1);
  const [row] = await storedPhotos(page, id);
  if (!row) throw new Error('no photo');
  return { row, shift: instantOf(row.takenDtm) - before - offsetMs };
}

test('a photo that is sent four hours late keeps its time, and both are shown', async ({ browser }) => {
  const { id, page } = await openSite(browser, '늦은 현장');
  const { row, shift } = await takeAt(page, id, -4 * HOUR_MS - 60_000);
  expect(Math.abs(shift)).toBeLessThan(5 * 60_000);
  expect(row.lateYN).toBe('Y');
  await page.getByRole('link', { name: '닫기' }).tap();
  await page.getByRole('button', { name: /^전 / }).tap();
  await expect(page.getByRole('dialog', { name: '사진' })).toContainText('4시간 뒤');
});

test('a photo of a device whose clock is a day ahead is marked', async ({ browser }) => {
  const { id, page } = await openSite(browser, '틀린 시계');
  const { row } = await takeAt(page, id, 24 * HOUR_MS);
  expect(row.lateYN).toBe('Y');
  await page.getByRole('link', { name: '닫기' }).tap();
  await page.getByRole('button', { name: /^전 / }).tap();
  await expect(page.getByRole('dialog', { name: '사진' })).toContainText('기기 시각이 다름');
});

test('a page that was ended while the camera of the system was open opens there again', async ({ browser }) => {
  const { id, page } = await openSite(browser, '돌아온 현장');
  await openCamera(page, id);
  await page.getByRole('radio', { name: '중' }).tap();
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel('중 사진 찍기').tap();
  await chooser;
  const context = page.context();
  await page.goto('about:blank', { waitUntil: 'commit' }).catch(() => undefined);
  await page.close();
  const again = await context.newPage();
  await again.goto('/projects/companylist');
  await expect(again).toHaveURL(/\/site\/camera$/);
  await expect(again.getByText(/카메라로 넘어갔던 화면을 다시 열었습니다/)).toBeVisible();
  await expect(again.getByRole('radio', { name: '중' })).toHaveAttribute('aria-checked', 'true');
});

test('without a connection the sites of these days open from the device, and their photos go later (D-446)', async ({
  browser,
}) => {
  // A company of its own: others have more sites in these days than a device keeps.
  const name = `오프라인 현장 ${Date.now()}`;
  const id = await addProjectAtStage(browser, 'posted', name, { StartDate: dayAfter(0) });
  await acceptProject(browser, 'saebyeok1', id);
  const page = await openAs(browser, 'saebyeok1', { ...PHONE, serviceWorkers: 'allow' });
  const [picture] = await drawPictures(page, 1, 'O');
  if (!picture) throw new Error('no picture');
  await page.goto('/projects/companylist');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => storedAwards(page)).toContain(name);
  await page.goto('/site/queue');
  await expect(page.getByRole('button', { name: `${name} 사진 찍기` })).toBeVisible();
  await page.context().setOffline(true);
  await page.goto('/projects/companylist');
  await page.getByRole('link', { name: '현장 사진과 미전송' }).tap();
  await page.getByRole('button', { name: `${name} 사진 찍기` }).tap();
  await album(page).setInputFiles(picture);
  await expect(takenCount(page, 1)).toBeVisible();
  await page.reload();
  await page.context().setOffline(false);
  // The first try may still meet the lost network, and the browser says only once that it is back.
  await expect
    .poll(async () => {
      await reconnect(page);
      return (await storedPhotos(page, id)).length;
    })
    .toBe(1);
  await expect.poll(() => unsentHashes(page)).toEqual({});
});
