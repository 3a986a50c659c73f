import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { acceptProject, addProjectAtStage, withdrawProject } from './support/project-stages.ts';
import { dayAfter } from './support/registration.ts';
import { openAs, PHONE, pressSignOut, signInByHand } from './support/sign-in.ts';
import { storedAwards } from './support/site-device.ts';

const WITHOUT_SESSION = { cookies: [], origins: [] };

/** A phone of a company of its own, with a session of its own, which has kept one open award. */
async function storeOne(browser: Browser, name: string): Promise<{ id: number; page: Page }> {
  const id = await addProjectAtStage(browser, 'posted', name, { StartDate: dayAfter(0) });
  await acceptProject(browser, 'saebyeok1', id);
  const phone: BrowserContextOptions = { ...PHONE, serviceWorkers: 'allow', storageState: WITHOUT_SESSION };
  const page = await openAs(browser, 'saebyeok1', phone);
  await signInByHand(page, 'saebyeok1');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect.poll(() => storedAwards(page)).toContain(name);
  // The worker keeps the code of the page, too.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const files = await Promise.all(names.map(async (cache) => (await caches.open(cache)).keys()));
        return files.flat().some(({ url }) => url.includes('company-detail'));
      }),
    )
    .toBe(true);
  return { id, page };
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '프로젝트 구역' }).getByRole('link', { name });

test('an own award that was never opened opens without a line, with every tab, and is written in (D-575)', async ({
  browser,
}) => {
  const name = `지하 현장 ${Date.now()}`;
  const { id, page } = await storeOne(browser, name);
  const address = `/projects/companyview/${id}`;
  // With a connection a tab says nothing of what is kept.
  await page.goto(address);
  await tab(page, '현장').tap();
  await expect(page.getByRole('button', { name: '현장 도착' })).toBeVisible();
  await tab(page, '대화').tap();
  await expect(page.getByRole('textbox')).toBeVisible();
  await expect(page.getByText(/오늘 \d\d:\d\d 기준/)).toHaveCount(0);
  await page.context().setOffline(true);
  await page.goto(address);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText(/오늘 \d\d:\d\d 기준/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await tab(page, '현장').tap();
  await page.getByRole('button', { name: '현장 도착' }).first().tap();
  const sheet = page.getByRole('dialog');
  for (const point of await sheet.getByRole('checkbox').all()) await point.check();
  await sheet.getByRole('button', { name: /도착/ }).last().tap();
  await expect(page.getByText(/저장됨/).first()).toBeVisible();
  await tab(page, '대화').tap();
  await page.getByRole('textbox').fill('지하 2층입니다');
  await page.getByRole('button', { name: '보내기' }).tap();
  await expect(page.getByText('지하 2층입니다').first()).toBeVisible();
  await tab(page, '사진').tap();
  await expect(page.getByText('아직 찍은 사진이 없습니다.')).toBeVisible();
  await tab(page, '확인서').tap();
  await expect(page.getByRole('heading', { name: '작업완료확인서' })).toBeVisible();
  await expect(page.getByText(/불러오지 못했습니다/)).toHaveCount(0);
  await expect(page.getByText('화면 일부를 불러오지 못했습니다')).toHaveCount(0);
});

test('an award that was taken back, and a sign-out, leave nothing on the device (D-575)', async ({ browser }) => {
  const name = `철회 현장 ${Date.now()}`;
  const { id, page } = await storeOne(browser, name);
  await withdrawProject(browser, id);
  await page.reload();
  await expect.poll(() => storedAwards(page)).not.toContain(name);
  const other = `로그아웃 현장 ${Date.now()}`;
  const second = await addProjectAtStage(browser, 'posted', other, { StartDate: dayAfter(0) });
  await acceptProject(browser, 'saebyeok1', second);
  await page.reload();
  await expect.poll(() => storedAwards(page)).toContain(other);
  await pressSignOut(page);
  await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).tap();
  await expect(page.getByLabel('아이디')).toBeVisible();
  await expect.poll(() => storedAwards(page)).toEqual([]);
  expect(await page.evaluate(() => caches.has('award pictures'))).toBe(false);
});
