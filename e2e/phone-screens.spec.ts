import { type Browser, expect, type Page, test } from '@playwright/test';
import { findProject } from './support/find-project.ts';
import { openAs } from './support/sign-in.ts';
import { findSmallTargets } from './support/small-targets.ts';

// The tests of this file share no data, so both workers run them.
test.describe.configure({ mode: 'parallel' });

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 780 },
] as const;

const openPhone = (browser: Browser, userId: string, viewport: (typeof SIZES)[number] = SIZES[0]): Promise<Page> =>
  openAs(browser, userId, { viewport, hasTouch: true, isMobile: true });

async function waitForContent(page: Page): Promise<void> {
  await expect(page.getByRole('main')).not.toBeEmpty();
  await expect(page.locator('.loading, [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Every screen of the portal with the entry of the bottom bar that it lights. A record has no bar. */
const SCREENS = {
  admin: [
    ['/home', '오늘'],
    ['/mizenotices/list', '오늘'],
    ['/notices/list', '오늘'],
    ['/projects/list', '프로젝트'],
    ['/projects/mizelist', '프로젝트'],
    ['/alarmsnotices/list', /^알림/],
    ['/special/report/list', '보고'],
    ['/special/report/feed', '보고'],
    ['/projects/calendar?offered=Y', '전체'],
    ['/projects/calendar?offered=Y&span=week', '전체'],
    ['/projects/sites', '전체'],
    ['/orders/list', '전체'],
    ['/accounting/list', '전체'],
    ['/managers/list', '전체'],
    ['/employee/list', '전체'],
    ['/employee/dept/list', '전체'],
    ['/reference/companies', '전체'],
    ['/reference/materials', '전체'],
    ['/reference/areas', '전체'],
    ['/reference/checks', '전체'],
    ['/reference/holidays', '전체'],
    ['/reference/menus', '전체'],
    ['/reference/access-log', '전체'],
    ['/reference/access-review', '전체'],
    ['/reference/change-log', '전체'],
    ['/reference/security-log', '전체'],
    ['/reference/retention', '전체'],
    ['/myinfo/view', '전체'],
    ['/no/such/page', '전체'],
    ['/projects/add'],
    ['/projects/mizeadd'],
    ['/projects/view/{YY}'],
    ['/projects/mizeview/1'],
    ['/notices/add'],
    ['/notices/view/23'],
    ['/managers/add'],
    ['/managers/view/hanbit1'],
    ['/employee/add'],
    ['/employee/view/pm1'],
    ['/reference/companies/view/2'],
  ],
  hanbit1: [
    ['/home', '오늘'],
    ['/notices/list', '오늘'],
    ['/projects/companylist', '프로젝트'],
    ['/orders/self', '수주'],
    ['/accounting/list', '정산'],
    ['/projects/calendar?offered=Y', /^전체/],
    ['/myinfo/view', /^전체/],
    ['/notices/companyview/23'],
    ['/projects/companyview/{N}'],
    ['/projects/companyview/{Y}'],
    ['/projects/companyview/{Y}?tab=site'],
  ],
} as const satisfies Record<string, readonly (readonly [path: string, currentEntry?: string | RegExp])[]>;

async function addressOf(page: Page, userId: keyof typeof SCREENS, path: string): Promise<string> {
  const status = /\{(\w+)\}/.exec(path)?.[1];
  if (status === undefined) return path;
  const winner = userId === 'hanbit1' && status !== 'N' ? '한빛설비' : '';
  const id = await findProject(page, userId === 'admin' ? 'mize' : 'partner', status, winner);
  return path.replace(/\{\w+\}/, String(id));
}

async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

const beyondScreen = (page: Page): Promise<number> =>
  // The gutter of the scrollbar does not belong to the body.
  page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth);

const bar = (page: Page) => page.getByRole('navigation', { name: '바로가기' });

/** What is wrong with the open screen on a phone, in both themes. Its barriers are found by screens.spec. */
async function findFaults(page: Page, currentEntry: string | RegExp | undefined): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    const beyond = await beyondScreen(page);
    if (beyond !== 0) faults.push(`${theme}: ${beyond} px beyond the screen`);
  }
  await showTheme(page, 'light');
  faults.push(...(await findSmallTargets(page)).map((target) => `small: ${target}`));
  if (currentEntry === undefined) await expect(bar(page)).toHaveCount(0);
  else await expect(bar(page).locator('[aria-current]')).toHaveText(currentEntry);
  return faults;
}

for (const userId of ['admin', 'hanbit1'] as const) {
  for (const size of SIZES) {
    test(`at ${size.width} px every screen of ${userId} fits in both themes, has no small target, and lights its entry (R24)`, async ({
      browser,
    }) => {
      test.setTimeout(300_000);
      const page = await openPhone(browser, userId, size);
      const faults: string[] = [];
      for (const [path, currentEntry] of SCREENS[userId]) {
        await page.goto(await addressOf(page, userId, path));
        await waitForContent(page);
        faults.push(...(await findFaults(page, currentEntry)).map((fault) => `${path}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  }
}

test('the login page fits at 390 and 360 px in both themes', async ({ browser }) => {
  for (const size of SIZES) {
    const page = await openAs(browser, 'hanbit1', {
      viewport: size,
      hasTouch: true,
      isMobile: true,
      storageState: { cookies: [], origins: [] },
    });
    await page.goto('/login');
    await page.getByRole('heading', { name: '로그인' }).waitFor();
    expect(await findFaults(page, undefined)).toEqual([]);
  }
});

/** The lists whose first card begins at 140 px, or lower where the page shows something else first. */
const LISTS = [
  ['admin', '/projects/list', 140],
  ['admin', '/projects/mizelist', 140],
  ['admin', '/orders/list', 140],
  ['admin', '/employee/list', 140],
  ['admin', '/employee/dept/list', 140],
  ['admin', '/managers/list', 140],
  ['admin', '/reference/companies', 140],
  ['admin', '/reference/materials', 140],
  ['admin', '/reference/areas', 140],
  ['admin', '/reference/menus', 140],
  ['admin', '/reference/access-log', 140],
  ['admin', '/reference/retention', 140],
  ['hanbit1', '/projects/companylist', 140],
] as const;

test('a list begins at 140 px with six whole cards below its title in the header (D-359)', async ({ browser }) => {
  for (const userId of ['admin', 'hanbit1'] as const) {
    const page = await openPhone(browser, userId);
    for (const [, path, top] of LISTS.filter(([user]) => user === userId)) {
      await page.goto(path);
      await page.locator('main li[data-key]').first().waitFor();
      await waitForContent(page);
      const cards = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('main li[data-key]')].map((card) => card.getBoundingClientRect());
        const bottom = document.querySelector('[aria-label="바로가기"]')?.getBoundingClientRect().top ?? 0;
        return {
          top: boxes[0]?.top ?? 0,
          whole: boxes.filter((box) => box.bottom <= bottom).length,
          all: boxes.length,
        };
      });
      expect([path, cards.top <= top], `${path} begins at ${cards.top}`).toEqual([path, true]);
      expect(cards.whole, path).toBeGreaterThanOrEqual(Math.min(6, cards.all));
      const title = await page.locator('main h1').boundingBox();
      expect((title?.y ?? 0) + (title?.height ?? 0), path).toBeLessThanOrEqual(48);
    }
  }
});
