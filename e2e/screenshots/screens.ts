import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, type Page, test } from '@playwright/test';
import { findProject } from '../support/find-project.ts';
import { SCREENS } from '../support/screens.ts';
import { openAs, PHONE, personMenu } from '../support/sign-in.ts';

/** Where the pictures go: a folder for each width and theme, a file for each screen. */
const FOLDER = fileURLToPath(new URL('../../screens', import.meta.url));
const THEMES = ['light', 'dark'] as const;
const SIZES: readonly (readonly [name: string, options: BrowserContextOptions])[] = [
  ['1440', { viewport: { width: 1440, height: 900 } }],
  ['1280', { viewport: { width: 1280, height: 800 } }],
  ['1024', { viewport: { width: 1024, height: 768 } }],
  ['360', PHONE],
];

/** What contractors have screens of their own for; the others lead them back or are the same. */
const OF_PARTNERS = [
  '/notices/list',
  '/projects/companylist',
  '/projects/companyview/{id}',
  '/orders/self',
  '/orders/list',
  '/accounting/list',
  '/alarmsnotices/list',
  '/myinfo/view',
];

const shoot = async (page: Page, folder: string, name: string): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled', caret: 'hide' });
};

/** '/projects/view/{id}' as a file name: 'projects-view-id'. */
const fileName = (path: string): string => path.slice(1).replace(/[{}]/g, '').replaceAll('/', '-');

async function shootAll(page: Page, folder: string, paths: readonly string[], id: number): Promise<void> {
  for (const path of paths) {
    await page.goto(path.replace('{id}', String(id)));
    await shoot(page, folder, fileName(path));
  }
}

/** What opens over a page: the menu of the person, and the bell or the drawer. */
async function shootOpened(page: Page, folder: string, name: string, opener: RegExp): Promise<void> {
  await page.goto('/projects/list');
  await personMenu(page).click();
  await shoot(page, folder, 'person-menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: opener }).click();
  await shoot(page, folder, name);
}

for (const colorScheme of THEMES) {
  for (const [size, options] of SIZES) {
    const folder = `${FOLDER}/${size}-${colorScheme}`;
    const open = (browser: Browser, userId: string) => openAs(browser, userId, { ...options, colorScheme });

    test(`${size} px, ${colorScheme}`, async ({ browser }) => {
      test.setTimeout(300_000);
      for (const part of ['staff', 'pm', 'contractor']) mkdirSync(`${folder}/${part}`, { recursive: true });
      const staff = await open(browser, 'admin');
      const id = await findProject(staff, 'mize', 'Y');
      const paths = SCREENS.map(([path]) => path);
      await shootAll(staff, `${folder}/staff`, paths, id);
      const [opened, name] = options === PHONE ? (['drawer', /^전체/] as const) : (['bell', /^알림/] as const);
      await shootOpened(staff, `${folder}/staff`, opened, name);

      await shootAll(await open(browser, 'pm1'), `${folder}/pm`, ['/mizenotices/list', '/notices/list'], id);

      const partner = await open(browser, 'hanbit1');
      const own = await findProject(partner, 'partner', 'Y', '한빛설비');
      await shootAll(partner, `${folder}/contractor`, OF_PARTNERS, own);

      const visitor = await (
        await browser.newContext({ ...options, colorScheme, baseURL: process.env['PORTAL_URL'] ?? '' })
      ).newPage();
      await visitor.goto('/login');
      await shoot(visitor, folder, 'login');
    });
  }
}
