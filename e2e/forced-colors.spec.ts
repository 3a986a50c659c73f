import { expect, type Locator, test } from '@playwright/test';
import { openAs } from './support/sign-in.ts';

const ground = (place: Locator): Promise<string> =>
  place.evaluate((element) => getComputedStyle(element).backgroundColor);

test('with forced colours the chosen chip, the mode and the current menu stand out (D-546)', async ({ browser }) => {
  const page = await openAs(browser, 'admin', { forcedColors: 'active' });
  await page.goto('/projects/list');
  const chips = page.getByRole('radiogroup', { name: '상태' }).locator('label > span');
  await expect(chips.first()).toBeVisible();
  expect(await ground(chips.first())).not.toBe(await ground(chips.nth(1)));
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  const current = menu.locator('[aria-current]').first();
  expect(await ground(current)).not.toBe(await ground(menu.locator('a:not([aria-current])').first()));
  const modes = page.locator('[data-tone]');
  await expect(modes.first()).toBeVisible();
  const grounds = await Promise.all([ground(modes.first()), ground(modes.last())]);
  expect(new Set(grounds).size).toBe(2);
});

test('the calendar of staff fits a window of 320 px', async ({ browser }) => {
  const page = await openAs(browser, 'admin', {
    viewport: { width: 320, height: 700 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto('/projects/calendar');
  await expect(page.getByRole('main')).toContainText('구독');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
