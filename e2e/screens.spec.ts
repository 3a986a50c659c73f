import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { findProject } from './support/find-project.ts';
import { SCREENS } from './support/screens.ts';
import { openAs, PHONE, signInState } from './support/sign-in.ts';

declare global {
  interface Window {
    axe?: { run: (options: RunOptions) => Promise<AxeResults> };
  }
}

type PageOf = (userId: string, device: 'desktop' | 'phone') => Promise<Page>;

async function openSignedIn(browser: Browser, userId: string, options: BrowserContextOptions): Promise<Page> {
  const storageState = (await signInState(browser, userId)) ?? '';
  const context = await browser.newContext({ baseURL: process.env['PORTAL_URL'] ?? '', ...options, storageState });
  return context.newPage();
}

/** All tests of a worker share one page per user and device. A new page would load the whole portal again. */
const test = base.extend<object, { pageOf: PageOf }>({
  pageOf: [
    async ({ browser }, use) => {
      const pages = new Map<string, Promise<Page>>();
      await use((userId, device) => {
        const key = `${userId} ${device}`;
        const options = device === 'phone' ? PHONE : { viewport: { width: 1440, height: 900 } };
        const page = pages.get(key) ?? openSignedIn(browser, userId, { locale: 'ko-KR', ...options });
        pages.set(key, page);
        return page;
      });
      for (const page of pages.values()) await (await page).context().close();
    },
    { scope: 'worker' },
  ],
});

// The tests of this file share no data, so both workers run them.
test.describe.configure({ mode: 'parallel' });

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Records errors of scripts, of the content policy and of loading from this moment on. */
const watchErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  return errors;
};

const waitForContent = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main')).not.toBeEmpty();
  await expect(page.locator('.loading, [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
};

const escaped = (text: string): string => text.replace(/[()]/g, '\\$&');

for (const userId of ['admin', 'hanbit1']) {
  test(`every screen of the route table opens for ${userId} with its title and without an error`, async ({
    browser,
  }) => {
    const page = await openAs(browser, userId);
    const errors = watchErrors(page);
    const staff = userId === 'admin';
    const id = await findProject(page, staff ? 'mize' : 'partner', 'Y');
    for (const [path, title, partnerTitle = title] of SCREENS) {
      await page.goto(path.replace('{id}', String(id)));
      // The title starts with the name of the record (A-10).
      await expect(page).toHaveTitle(new RegExp(`${escaped(staff ? title : partnerTitle)} - 마이즈$`));
      await expect(page.getByRole('main')).not.toBeEmpty();
      await expect(page.locator('.loading')).toHaveCount(0);
    }
    // The one expected error is the refusal of internal projects for contractors (D-78).
    expect(errors.filter((line) => staff || !line.endsWith('권한이 없습니다.'))).toEqual([]);
  });
}

/** The screens with their user and address. Ids come from the demonstration data. */
const OWN_SCREENS = [
  { userId: 'admin', path: '/home' },
  { userId: 'hanbit1', path: '/home' },
  { userId: 'admin', path: '/projects/list' },
  { userId: 'admin', path: '/projects/add' },
  { userId: 'admin', path: '/projects/view/', list: 'mize', status: 'YY' },
  { userId: 'admin', path: '/projects/mizelist' },
  { userId: 'admin', path: '/projects/mizeadd' },
  { userId: 'admin', path: '/projects/mizeview/', list: 'internal', status: 'N' },
  { userId: 'admin', path: '/projects/mizeview/', list: 'internal', status: 'C' },
  { userId: 'admin', path: '/projects/calendar?offered=Y' },
  { userId: 'admin', path: '/projects/calendar?offered=Y&span=week' },
  { userId: 'admin', path: '/projects/sites' },
  { userId: 'admin', path: '/alarmsnotices/list' },
  { userId: 'admin', path: '/orders/list' },
  { userId: 'admin', path: '/orders/self' },
  { userId: 'admin', path: '/accounting/list' },
  { userId: 'admin', path: '/notices/list' },
  { userId: 'admin', path: '/mizenotices/list' },
  { userId: 'admin', path: '/mizenotices/view/24' },
  { userId: 'admin', path: '/notices/add' },
  { userId: 'admin', path: '/notices/view/23' },
  { userId: 'admin', path: '/managers/list' },
  { userId: 'admin', path: '/managers/add' },
  { userId: 'admin', path: '/managers/view/hanbit1' },
  { userId: 'admin', path: '/employee/list' },
  { userId: 'admin', path: '/employee/add' },
  { userId: 'admin', path: '/employee/view/pm1' },
  { userId: 'admin', path: '/employee/dept/list' },
  { userId: 'admin', path: '/reference/companies' },
  { userId: 'admin', path: '/reference/companies/view/2' },
  { userId: 'admin', path: '/reference/materials' },
  { userId: 'admin', path: '/reference/areas' },
  { userId: 'admin', path: '/reference/trades' },
  { userId: 'admin', path: '/reference/checks' },
  { userId: 'admin', path: '/reference/holidays' },
  { userId: 'admin', path: '/reference/menus' },
  { userId: 'admin', path: '/reference/access-log' },
  { userId: 'admin', path: '/reference/access-review' },
  { userId: 'admin', path: '/reference/change-log' },
  { userId: 'admin', path: '/reference/security-log' },
  { userId: 'admin', path: '/reference/retention' },
  { userId: 'admin', path: '/reference/system' },
  { userId: 'admin', path: '/reference/outbox' },
  { userId: 'admin', path: '/myinfo/view' },
  { userId: 'admin', path: '/myinfo/notify' },
  { userId: 'admin', path: '/help' },
  { userId: 'admin', path: '/help/project-register' },
  { userId: 'hanbit1', path: '/help/partner-accept' },
  { userId: 'admin', path: '/special/report/list' },
  { userId: 'admin', path: '/special/report/feed' },
  { userId: 'admin', path: '/no/such/page' },
  { userId: 'pm2', path: '/employee/list' },
  { userId: 'hanbit1', path: '/notices/list' },
  { userId: 'hanbit1', path: '/notices/companyview/23' },
  { userId: 'hanbit1', path: '/orders/self' },
  { userId: 'hanbit1', path: '/accounting/list' },
  { userId: 'hanbit1', path: '/managers/list' },
  { userId: 'hanbit1', path: '/myinfo/view' },
  { userId: 'hanbit1', path: '/myinfo/notify' },
  { userId: 'hanbit1', path: '/projects/companylist' },
  { userId: 'hanbit1', path: '/projects/calendar?offered=Y' },
  { userId: 'hanbit1', path: '/projects/companyview/', list: 'partner', status: 'N' },
  { userId: 'hanbit1', path: '/projects/companyview/', list: 'partner', status: 'Y', winner: '한빛설비' },
  { userId: 'hanbit1', path: '/projects/companyview/', list: 'partner', status: 'Y', winner: '한빛설비', tab: 'site' },
] as const;

type OwnScreen = (typeof OWN_SCREENS)[number];

async function addressOf(page: Page, screen: OwnScreen): Promise<string> {
  if (!('list' in screen)) return screen.path;
  const id = await findProject(page, screen.list, screen.status, 'winner' in screen ? screen.winner : '');
  return `${screen.path}${id}${'tab' in screen ? `?tab=${screen.tab}` : ''}`;
}

const expectNoSidewaysScroll = (page: Page): Promise<void> =>
  // The gutter of the scrollbar does not belong to the body.
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth), {
      message: page.url(),
    })
    .toBe(0);

/** The widths of the desktop: with all columns, with fewer, and with the menu as a line. */
const DESKTOP_WIDTHS = [1440, 1280, 1024];

/** Checks every width of the desktop, and leaves the page at the first. */
async function expectNoSidewaysScrollOnDesktop(page: Page): Promise<void> {
  for (const width of [...DESKTOP_WIDTHS].reverse()) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
}

/** The rules of axe for each theme. One theme runs all rules, the other only those about colours. */
const THEMES = [
  ['dark', { resultTypes: ['violations'], runOnly: ['color-contrast'] }],
  ['light', { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } }],
] as const satisfies [string, RunOptions][];

/** Finds serious accessibility violations in both themes, with their elements. */
async function findBarriers(page: Page): Promise<string[]> {
  // The content policy blocks foreign scripts, but it does not apply to this evaluated script.
  await page.evaluate(`${AXE};void 0`);
  const barriers: string[] = [];
  for (const [colorScheme, options] of THEMES) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const found = await page.evaluate((given) => window.axe?.run(given), options);
    const serious = (found?.violations ?? []).filter(({ impact }) => impact === 'serious' || impact === 'critical');
    barriers.push(
      ...serious.map(
        ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      ),
    );
  }
  return barriers;
}

for (const screen of OWN_SCREENS) {
  const state = 'status' in screen ? ` (${screen.status}${'tab' in screen ? `, ${screen.tab}` : ''})` : '';
  test(`${screen.path}${state} as ${screen.userId}: no sideways scrolling from 360 to 1440 px, and at both no accessibility barrier in either theme (R24)`, async ({
    pageOf,
  }) => {
    for (const device of ['desktop', 'phone'] as const) {
      const page = await pageOf(screen.userId, device);
      await page.goto(await addressOf(page, screen));
      await waitForContent(page);
      await (device === 'desktop' ? expectNoSidewaysScrollOnDesktop(page) : expectNoSidewaysScroll(page));
      expect(await findBarriers(page)).toEqual([]);
    }
  });
}

test('the search: no sideways scrolling at 360 px and no accessibility barrier in either theme', async ({ pageOf }) => {
  for (const device of ['desktop', 'phone'] as const) {
    const page = await pageOf('admin', device);
    await page.goto('/mizenotices/list');
    await waitForContent(page);
    await page.getByRole('banner').getByRole('button', { name: '찾기' }).click();
    const search = page.getByRole('dialog', { name: '찾기' });
    await search.getByRole('listbox', { name: '명령' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await search.getByRole('combobox').fill('ㅅㅊ');
    await search.getByRole('listbox', { name: '프로젝트' }).waitFor();
    if (device === 'phone') await expectNoSidewaysScroll(page);
    expect(await findBarriers(page)).toEqual([]);
  }
});

test('open lists, calendars and menus: no accessibility barrier in either theme', async ({ pageOf }) => {
  const page = await pageOf('admin', 'desktop');
  await page.goto('/projects/add');
  await waitForContent(page);
  await page.getByRole('combobox', { name: '지역' }).click();
  await page.getByRole('option', { name: '서울' }).waitFor();
  // The rest of the page stays readable, because Tab reaches it.
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '날짜 추가' }).click();
  await page.getByRole('dialog', { name: '날짜 선택' }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.goto(`/projects/view/${await findProject(page, 'mize', 'N')}`);
  await waitForContent(page);
  await page.getByRole('button', { name: '더보기', exact: true }).click();
  await page.getByRole('button', { name: '수주철회', exact: true }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
});

test('/login: no sideways scrolling at 360 px and no accessibility barrier', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: process.env['PORTAL_URL'] ?? '', ...PHONE });
  const page = await context.newPage();
  const errors = watchErrors(page);
  await page.goto('/login');
  await waitForContent(page);
  await expectNoSidewaysScroll(page);
  expect(await findBarriers(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
