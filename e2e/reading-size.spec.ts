import { expect, type Page, test } from '@playwright/test';
import { openAs } from './support/sign-in.ts';

/** The lists of staff and of contractors. */
const LISTS: readonly (readonly [userId: string, path: string])[] = [
  ['admin', '/projects/list'],
  ['admin', '/projects/companylist'],
  ['admin', '/projects/mizelist'],
  ['admin', '/orders/list'],
  ['admin', '/accounting/list'],
  ['admin', '/managers/list'],
  ['admin', '/employee/list'],
  ['admin', '/employee/dept/list'],
  ['admin', '/notices/list'],
  ['admin', '/alarmsnotices/list'],
  ['admin', '/reference/companies'],
  ['admin', '/reference/materials'],
  ['admin', '/reference/menus'],
  ['admin', '/reference/access-log'],
  ['admin', '/reference/security-log'],
  ['hanbit1', '/projects/companylist'],
  ['hanbit1', '/orders/self'],
  ['hanbit1', '/accounting/list'],
];

/** The windows 1440x900 and 1280x800, at 200 %. */
const FOLDS = [
  { width: 720, height: 450 },
  { width: 640, height: 400 },
];

/** Height in px of the rows or cards in the first screen. What sticks to its top and bottom is left out. */
const rowsInView = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('main :is(tbody tr, ul:not(nav ul) > li)')].filter(
      (row) => row.getBoundingClientRect().height >= 20,
    );
    const seenAt = (y: number): boolean => {
      const hit = document.elementFromPoint(window.innerWidth / 2, y);
      return hit !== null && rows.some((row) => row.contains(hit));
    };
    return Array.from({ length: window.innerHeight }, (_, y) => y).filter(seenAt).length;
  });

test('at 200 % more than 100 px of the rows of every list are in the first screen (WCAG 1.4.4, D-345)', async ({
  browser,
}) => {
  for (const [userId, path] of LISTS) {
    const page = await openAs(browser, userId, { viewport: FOLDS[0] ?? null });
    await page.goto(path);
    for (const size of FOLDS) {
      await page.setViewportSize(size);
      await expect
        .configure({ soft: true, timeout: 5000 })
        .poll(() => rowsInView(page), { message: `${userId} ${path} at ${size.width}` })
        .toBeGreaterThan(100);
    }
    await page.close();
  }
});
