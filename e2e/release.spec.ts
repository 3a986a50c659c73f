import { expect, type Page, test } from '@playwright/test';
import { agree } from './support/answers.ts';
import { drawPhoto } from './support/draw-photo.ts';
import { PASSWORD, signInByHand, userMenu } from './support/sign-in.ts';
import { recordToasts } from './support/toasts.ts';
import { startTwoVersions } from './support/two-versions.ts';

const updateBar = (page: Page) => page.getByRole('status', { name: '새 버전' });
const missingBar = (page: Page) => page.getByRole('status', { name: '불러오지 못한 부분' });
const calendar = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: '다음 달' }) });

/** How often the page was loaded. */
const loads = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('loads'));

async function expectForm(page: Page): Promise<void> {
  await expect(page.getByLabel(/^프로젝트명/)).toHaveValue('쓰던 이름');
  await expect(page.getByRole('list', { name: '선택한 사진' }).getByRole('img')).toHaveCount(1);
  expect(await loads(page)).toBe('1');
}

test('a release keeps the form that is open, its photo and its parts, and asks before it reloads (D-324, D-480, D-481)', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const portal = await startTwoVersions();
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: portal.url, serviceWorkers: 'allow', locale: 'ko-KR', viewport });
  const page = await context.newPage();
  await recordToasts(page);
  await signInByHand(page, 'sales1');
  await page.goto('/projects/list');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.addInitScript(() => {
    sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads') ?? '0') + 1));
  });
  await page.goto('/projects/add');
  await page.getByLabel(/^프로젝트명/).fill('쓰던 이름');
  await page.getByLabel('사진 파일').setInputFiles(await drawPhoto(page, '현장.jpg', '#7aa7d9'));
  await expect(page.getByRole('list', { name: '선택한 사진' }).getByRole('img')).toHaveCount(1);
  // Parts for trouble are loaded once the browser is idle.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/later-[^/]+\.js$/.test(name)),
  );

  await test.step('the next version asks, and the page and its parts go on', async () => {
    await portal.upgrade();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(updateBar(page)).toContainText('새 버전이 있습니다');
    await expectForm(page);
    await page.getByRole('button', { name: /^날짜 (추가|선택|변경)$/ }).click();
    await expect(calendar(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectForm(page);
    await expect(missingBar(page)).toHaveCount(0);
  });

  await test.step('a part whose file is gone says so, and nothing typed is lost', async () => {
    await portal.forget();
    await page.keyboard.press('Control+k');
    await expect(missingBar(page)).toContainText('화면 일부를 불러오지 못했습니다');
    await expectForm(page);
    await missingBar(page).getByRole('button', { name: '다시 시도' }).click();
    await expect(missingBar(page)).toBeVisible();
    await expectForm(page);
  });

  await test.step('the sign-in over the page is there without its file', async () => {
    const other = await context.newPage();
    await other.goto('/manifest.webmanifest');
    await other.evaluate(() => localStorage.removeItem('userid'));
    const dialog = page.getByRole('dialog', { name: '다시 로그인' });
    await dialog.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
    await dialog.getByLabel('비밀번호', { exact: true }).press('Enter');
    await expect(dialog).toBeHidden();
    await expectForm(page);
  });

  await test.step('a page whose code is gone does not reload by itself', async () => {
    await userMenu(page).click();
    await page.getByRole('link', { name: '도움말' }).click();
    await agree(page, '저장하지 않은 내용이 있습니다. 나가시겠습니까?');
    await expect(page.getByText('새 버전이 있어 이 화면을 열 수 없습니다. 새로고침해주세요.')).toBeVisible();
    expect(await loads(page)).toBe('1');
    await page.getByRole('alert').getByRole('link', { name: '새로고침' }).click();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('새 버전이 있어 이 화면을')).toHaveCount(0);
  });
  await context.close();
  await portal.stop();
});
