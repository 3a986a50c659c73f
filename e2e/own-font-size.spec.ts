import { expect, type Page, test } from '@playwright/test';
import { openAs } from './support/sign-in.ts';

// A reader who has set their browser to letters of 24 px.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

const PAGES: readonly (readonly [userId: string, path: string])[] = [
  ['admin', '/projects/list'],
  ['admin', '/projects/add'],
  ['admin', '/orders/list'],
  ['admin', '/accounting/list'],
  ['admin', '/mizenotices/list'],
  ['admin', '/managers/list'],
  ['admin', '/managers/add'],
  ['admin', '/employee/list'],
  ['admin', '/employee/add'],
  ['admin', '/employee/view/pm1'],
  ['admin', '/reference/companies'],
  ['admin', '/myinfo/view'],
  ['hanbit1', '/projects/companylist'],
  ['hanbit1', '/accounting/list'],
];

/** Controls and texts of the header, lists and forms that are cut, and the page when it scrolls sideways. */
const findCut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const places =
      'header :is(a, button), th, td:not([data-head]), label, legend, h1, h2, [data-money], button, input:not([type="checkbox"], [type="radio"])';
    const isCut = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      const { overflowX, overflowY, visibility } = getComputedStyle(element);
      if (box.width < 8 || visibility === 'hidden' || element.closest('[title]') !== null) return false;
      const isHigher = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 2;
      return isHigher || (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 2);
    };
    const cut = [...document.querySelectorAll(places)].filter(isCut).map((element) => {
      const { textContent, tagName } = element;
      return `${tagName} ${element instanceof HTMLInputElement ? element.value : textContent}`.slice(0, 60);
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...cut, `the page is ${scrollWidth} px wide`] : cut;
  });

test("with a reader's own font size of 24 px everything grows and nothing is cut (D-345)", async ({ browser }) => {
  for (const [userId, path] of PAGES) {
    const page = await openAs(browser, userId);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('.loading, [aria-busy=true]')).toHaveCount(0);
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => findCut(page), { message: `${userId} ${path} at ${width}` }).toEqual([]);
    }
    const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(21);
    await page.close();
  }
});
