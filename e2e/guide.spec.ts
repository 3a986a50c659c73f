import { expect, type Page, test } from '@playwright/test';
import { openAs, PHONE, userMenu } from './support/sign-in.ts';

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const contents = (page: Page) => page.getByRole('navigation', { name: '차례' });

/** Expects that every picture of the chapter is loaded. */
const expectPictures = (page: Page, least: number): Promise<void> =>
  expect
    .poll(() =>
      page
        .getByRole('article')
        .locator('img')
        .evaluateAll(
          (images) => images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 99).length,
        ),
    )
    .toBeGreaterThanOrEqual(least);

async function openGuide(page: Page): Promise<void> {
  await userMenu(page).click();
  await page.getByRole('link', { name: '도움말' }).click();
}

test('도움말 opens the chapter of the screen, and the way back leads to it with its conditions (D-350)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sales1');
  await page.goto('/projects/list?status=Y');
  await openGuide(page);
  await expect(title(page)).toHaveText('프로젝트목록에서 찾기');
  await expectPictures(page, 1);
  await contents(page).getByRole('link', { name: '평가하고 완료하기' }).click();
  await expect(title(page)).toHaveText('평가하고 완료하기');
  await page.reload();
  await page.getByRole('link', { name: '화면으로 돌아가기' }).click();
  await expect(page).toHaveURL(/\/projects\/list\?.*status=Y/);
});

test('the header of the workspace opens its chapter (D-350)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  await page.goto('/special/report/list');
  await page.getByRole('banner').getByRole('link', { name: '도움말' }).click();
  await expect(title(page)).toHaveText('보고 (워크스페이스)');
});

test('each reader has their own part first, and permission M that of managers (D-350)', async ({ browser }) => {
  for (const [userId, path, first] of [
    ['admin', '/reference/access-review', '열람 점검과 기록'],
    ['admin', '/accounting/list', '계산서 확인하고 정산하기'],
    ['pm2', '/mizenotices/list', '처음 5분'],
    ['hanbit1', '/orders/self', '바뀐 내용 확인하고 이의 내기'],
  ] as const) {
    const page = await openAs(browser, userId);
    await page.goto(path);
    await openGuide(page);
    await expect(title(page)).toHaveText(first);
  }
});

test('the search finds by initial consonants and scrolls to the step', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  await page.goto('/help');
  await page.getByLabel('도움말 찾기').fill('ㅈㅅㅇ ㄷㅂ');
  await expect(contents(page).getByRole('status')).toHaveText('맞는 도움말이 없습니다');
  await page.getByLabel('도움말 찾기').fill('ㅊㅎㅎㄱㄴ');
  await contents(page)
    .getByRole('link', { name: /철회하거나 취소합니다/ })
    .click();
  await expect(title(page)).toHaveText('수주 뒤에 고치고 이의에 답하기');
  await expect(page.getByRole('heading', { name: /철회하거나 취소합니다$/ })).toBeInViewport();
});

test('on a phone 전체 leads to the chapter of the screen, and from there to the contents', async ({ browser }) => {
  const page = await openAs(browser, 'hanbit1', PHONE);
  await page.goto('/projects/companylist');
  await page.getByRole('button', { name: /^전체/ }).last().click();
  await page.getByRole('link', { name: '도움말' }).click();
  await expect(title(page)).toHaveText('수주하기');
  await expectPictures(page, 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth)).toBe(0);
  await page.getByRole('link', { name: '도움말 차례' }).click();
  await expect(title(page)).toHaveText('도움말');
  await page.getByLabel('도움말 찾기').fill('발행일');
  await contents(page)
    .getByRole('link', { name: /계산서와 정산/ })
    .first()
    .click();
  await expect(title(page)).toHaveText('계산서와 정산');
});

test('a chapter prints without menus, contents and buttons', async ({ browser }) => {
  const page = await openAs(browser, 'sales1', { colorScheme: 'dark' });
  await page.goto('/help/settlement');
  await expectPictures(page, 1);
  await page.emulateMedia({ media: 'print' });
  await expect(title(page)).toBeVisible();
  for (const part of [page.getByRole('banner'), contents(page), page.getByRole('button', { name: '인쇄' })]) {
    await expect(part).toBeHidden();
  }
});

test('no other page loads the guide', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text());
  });
  await page.goto('/projects/list', { waitUntil: 'networkidle' });
  const scripts = await Promise.all(texts);
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((text) => text.includes('첫날 준비하기'))).toEqual([]);
});
