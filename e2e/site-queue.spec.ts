import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { addProjectAtStage, withdrawProject } from './support/project-stages.ts';
import { dayAfter } from './support/registration.ts';
import { openAs, openWithOwnSession, PHONE, pressSignOut, signInByHand } from './support/sign-in.ts';
import {
  album,
  cutCall,
  drawPictures,
  openCamera,
  reconnect,
  restoreCall,
  storedHashes,
  takenCount,
  unsentHashes,
  unsentStrip,
} from './support/site-device.ts';

const addSite = (browser: Parameters<typeof addProjectAtStage>[0], name: string) =>
  addProjectAtStage(browser, 'awarded', `${name} ${Date.now()}`, { StartDate: dayAfter(1) });

const PHOTO_CALL = '**/api/Site/photo-add';

/**
 * A network that fails by turns. A photo is lost on the way, or its answer is lost after the server has stored it. Or a
 * gateway answers in place of the server. Playwright cannot reach a host name that only the browser knows: then no
 * answer is lost (`storesLost`).
 */
async function shake(context: BrowserContext, seed: number, storesLost = true): Promise<void> {
  let turn = seed;
  await context.unroute(PHOTO_CALL);
  await context.route(PHOTO_CALL, async (route) => {
    turn += 1;
    if (turn % 5 === 0) return route.abort();
    if (turn % 5 === 2) {
      if (storesLost) await route.fetch();
      return route.abort();
    }
    if (turn % 7 === 3) return route.fulfill({ status: 502, body: '<html>Bad gateway</html>' });
    return route.continue();
  });
}

/** Takes pictures without a network and returns their hashes. */
async function takeOffline(
  page: Page,
  projectId: number,
  count: number,
  name: string,
): Promise<Record<string, string>> {
  const pictures = await drawPictures(page, count, name);
  await openCamera(page, projectId);
  await cutCall(page, 'photo-add');
  await album(page).setInputFiles(pictures);
  await expect(takenCount(page, count)).toBeVisible();
  const hashes = await unsentHashes(page);
  expect(Object.keys(hashes)).toHaveLength(count);
  return hashes;
}

test('60 photos of two devices arrive once each and unchanged, over reloads, killed pages and a broken network', async ({
  browser,
}) => {
  const id = await addSite(browser, '끊기는 현장');
  const first = await openAs(browser, 'hanbit1', PHONE);
  const second = await openAs(browser, 'hanbit2', PHONE);
  await Promise.all([first.goto('/projects/companylist'), second.goto('/projects/companylist')]);
  const taken = {
    ...(await takeOffline(first, id, 30, 'A')),
    ...(await takeOffline(second, id, 30, 'B')),
  };
  // The page is killed between the shot and the sending.
  await first.close();
  const reopened = await first.context().newPage();
  await Promise.all([shake(first.context(), 0), shake(second.context(), 3)]);
  await reopened.goto(`/projects/companyview/${id}?tab=photo`);
  await expect(unsentStrip(reopened)).toBeVisible();
  let rounds = 0;
  await expect(async () => {
    rounds += 1;
    if (rounds === 3 || rounds === 6) await Promise.all([reopened.reload(), second.reload()]);
    await Promise.all([reconnect(reopened), reconnect(second)]);
    expect(Object.keys(await storedHashes(reopened, id))).toHaveLength(60);
    expect([await unsentHashes(reopened), await unsentHashes(second)]).toEqual([{}, {}]);
  }).toPass({ timeout: 150_000, intervals: [300] });
  expect(rounds).toBeGreaterThan(6);
  expect(await storedHashes(reopened, id)).toEqual(taken);
  await expect(unsentStrip(reopened)).toHaveCount(0);
});

test('over a plain-http host name, without secure-context APIs, photos arrive unchanged too', async ({
  browser,
  playwright,
}) => {
  const id = await addSite(browser, '사설망 현장');
  const { port } = new URL(process.env['PORTAL_URL'] ?? '');
  const args = ['--no-sandbox', '--host-resolver-rules=MAP host.test 127.0.0.1'];
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const plain = await playwright.chromium.launch({ executablePath, args });
  try {
    const page = await plain.newPage({ ...PHONE, baseURL: `http://host.test:${port}`, locale: 'ko-KR' });
    await signInByHand(page, 'hanbit1');
    expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator, 'mediaDevices' in navigator])).toEqual([
      false,
      false,
      false,
    ]);
    const taken = await takeOffline(page, id, 6, 'H');
    await page.reload();
    await shake(page.context(), 0, false);
    await expect(async () => {
      await reconnect(page);
      expect(await unsentHashes(page)).toEqual({});
    }).toPass({ intervals: [300], timeout: 40_000 });
    expect(await page.evaluate(async () => (await fetch('/healthz')).ok)).toBe(true);
    const staff = await openAs(browser, 'pm1');
    expect(await storedHashes(staff, id)).toEqual(taken);
  } finally {
    await plain.close();
  }
});

test('a sign-out with unsent photos asks; others see only that there are some, and their owner sends them later', async ({
  browser,
}) => {
  const id = await addSite(browser, '로그아웃 현장');
  const page = await openWithOwnSession(browser, 'hanbit2');
  await takeOffline(page, id, 2, 'S');
  await page.goto('/projects/companylist');
  await expect(unsentStrip(page)).toContainText('미전송 2장');
  await pressSignOut(page);
  const sheet = page.getByRole('dialog', { name: '보내지 않은 것이 있습니다' });
  await expect(sheet.getByText('사진 2장')).toBeVisible();
  await sheet.getByRole('button', { name: '로그아웃', exact: true }).click();
  await expect(page.getByLabel('아이디')).toBeVisible();

  await signInByHand(page, 'daon1');
  await page.goto('/site/queue');
  await expect(page.getByText('이 기기에 다른 사람이 보내지 않은 것이 있습니다.')).toBeVisible();
  await expect(page.getByText('로그아웃 현장')).toHaveCount(0);
  await page.goto('/projects/companylist');
  await expect(unsentStrip(page)).toHaveCount(0);
  await pressSignOut(page);
  await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByLabel('아이디')).toBeVisible();

  await restoreCall(page, 'photo-add');
  await signInByHand(page, 'hanbit2');
  await expect.poll(async () => Object.keys(await storedHashes(page, id)).length).toBe(2);
  await expect.poll(() => unsentHashes(page)).toEqual({});
});

test('what a lost award refuses stays with its reason, can be saved, and goes only when its owner says so', async ({
  browser,
}) => {
  const id = await addSite(browser, '철회된 현장');
  const page = await openAs(browser, 'hanbit1', PHONE);
  await page.goto('/projects/companylist');
  await takeOffline(page, id, 1, 'L');
  await withdrawProject(browser, id);
  await restoreCall(page, 'photo-add');
  await page.goto('/site/queue');
  await expect(page.getByText('보낼 수 없음')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('listitem').getByRole('button', { name: '기기에 저장' }).tap();
  expect((await saving).suggestedFilename()).toMatch(/^전_\d{8}_\d{6}\.jpg$/);
  await page.getByRole('button', { name: '지우기' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '지우기' }).tap();
  await expect(page.getByRole('heading', { name: '미전송 없음' })).toBeVisible();
});

test('an arrival and a message that nobody answers are kept, shown where they belong, and sent once', async ({
  browser,
}) => {
  const id = await addSite(browser, '지하 현장');
  const page = await openAs(browser, 'hanbit1', PHONE);
  await page.goto(`/projects/companyview/${id}?tab=site`);
  await page.getByRole('button', { name: '현장 도착' }).tap();
  const sheet = page.getByRole('dialog', { name: '현장 도착' });
  for (const point of await sheet.getByRole('checkbox').all()) await point.tap();
  await cutCall(page, 'visit-arrive');
  await cutCall(page, 'talk-add');
  await sheet.getByRole('button', { name: '현장 도착', exact: true }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('기기에 저장됨 · 연결되면 보냅니다')).toBeVisible();
  await expect(page.getByRole('button', { name: '현장 도착' })).toHaveCount(0);

  await page.getByRole('link', { name: '대화' }).tap();
  await page.getByRole('textbox').fill('배관을 마쳤습니다.');
  await page.getByRole('button', { name: '보내기', exact: true }).tap();
  const unsent = page.getByRole('list', { name: '보내지 못한 메시지' });
  await expect(unsent).toContainText('배관을 마쳤습니다.');
  await page.reload();
  await expect(unsent).toContainText('기기에 저장됨');
  await expect(unsentStrip(page)).toContainText('미전송 2건');

  await restoreCall(page, 'visit-arrive');
  await restoreCall(page, 'talk-add');
  await reconnect(page);
  await expect(unsent).toHaveCount(0);
  await expect(page.getByRole('region', { name: '현장 대화' }).getByText('배관을 마쳤습니다.')).toHaveCount(1);
  await expect(unsentStrip(page)).toHaveCount(0);
  await page.getByRole('link', { name: '현장', exact: true }).tap();
  await expect(page.getByText(/외 2명 · 안전 5개 확인/)).toBeVisible();
});
