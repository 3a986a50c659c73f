import { expect, type Locator, type Page, test } from '@playwright/test';
import { openAs } from './support/sign-in.ts';

const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

// A page without scrollbars cannot show what a vanishing one moves.
test.use({
  launchOptions: {
    executablePath: chromium,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

/** The middle of the first text in an element, in px from the top. */
const textMiddle = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    let text = texts.nextNode();
    while (text && text.textContent?.trim() === '') text = texts.nextNode();
    const range = document.createRange();
    range.selectNodeContents(text ?? node);
    const { top, height } = range.getBoundingClientRect();
    return Math.round((top + height / 2) * 10) / 10;
  });

/** Left and right edges of header, page and title. */
const edges = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['header', '#content', 'h1']
      .map((name) => {
        const { left, right } = document.querySelector(name)?.getBoundingClientRect() ?? { left: 0, right: 0 };
        return `${name} ${left} ${right}`;
      })
      .join(', '),
  );

test('words and times stand on the line of their row, and an open dialog moves nothing aside', async ({ browser }) => {
  const page = await openAs(browser, 'pm1');
  await page.goto('/projects/list');
  const row = page.locator('tbody tr', { hasText: '수주완료' }).first();
  await expect(row).toBeVisible();
  expect(await textMiddle(row.locator('.cell-status'))).toBe(await textMiddle(row.locator('.cell-area')));

  const before = await edges(page);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  await page.locator('tbody tr', { hasText: '게시전' }).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: '1건 삭제' }).click();
  await expect(page.getByRole('dialog', { name: '삭제' })).toBeVisible();
  expect(await edges(page)).toBe(before);
  await page.keyboard.press('Escape');

  await row.getByRole('link').click();
  const step = page.getByRole('list', { name: '진행 단계' }).getByRole('listitem').first();
  await expect(step.locator('time')).toBeVisible();
  expect(await textMiddle(step.locator('time'))).toBe(await textMiddle(step.locator('b')));
});

test('a hint at its label does not move the field below', async ({ browser }) => {
  const page = await openAs(browser, 'pm1');
  await page.goto('/projects/add');
  const [price, extra] = [page.locator('[name=Price]'), page.locator('[name=AddPrice]')];
  await expect(page.getByText('뺄 때는 앞에 -')).toBeVisible();
  const topOf = async (field: Locator) => (await field.boundingBox())?.y;
  expect(await topOf(extra)).toBe(await topOf(price));
});
