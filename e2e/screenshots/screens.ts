import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, type Page, test } from '@playwright/test';
import { findProject } from '../support/find-project.ts';
import { SCREENS } from '../support/screens.ts';
import { openAs, PHONE, userMenu } from '../support/sign-in.ts';

/** The folder of the pictures. It has a folder for each width and theme, with a file for each screen. */
const FOLDER = fileURLToPath(new URL('../../screens', import.meta.url));
const THEMES = ['light', 'dark'] as const;
const SIZES: readonly (readonly [name: string, options: BrowserContextOptions])[] = [
  ['1440', { viewport: { width: 1440, height: 900 } }],
  ['1280', { viewport: { width: 1280, height: 800 } }],
  ['1024', { viewport: { width: 1024, height: 768 } }],
  ['360', PHONE],
];

/** The screens that contractors have. Other addresses redirect them or look the same as for staff. */
const PARTNER_SCREENS = [
  '/notices/list',
  '/projects/companylist',
  '/projects/companyview/{id}',
  '/orders/self',
  '/orders/list',
  '/accounting/list',
  '/alarmsnotices/list',
  '/myinfo/view',
];

const takePicture = async (page: Page, folder: string, name: string): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled', caret: 'hide' });
};

/** Turns an address into a file name, for example '/projects/view/{id}' into 'projects-view-id'. */
const fileName = (path: string): string => path.slice(1).replace(/[{}]/g, '').replaceAll('/', '-');

async function takePictures(page: Page, folder: string, paths: readonly string[], id: number): Promise<void> {
  for (const path of paths) {
    await page.goto(path.replace('{id}', String(id)));
    await takePicture(page, folder, fileName(path));
  }
}

/** Takes pictures of the layers over a page: the user menu, and the bell or the drawer. */
async function takePicturesOfLayers(page: Page, folder: string, name: string, opener: RegExp): Promise<void> {
  await page.goto('/projects/list');
  await userMenu(page).click();
  await takePicture(page, folder, 'person-menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: opener }).click();
  await takePicture(page, folder, name);
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
      await takePictures(staff, `${folder}/staff`, paths, id);
      const [opened, name] = options === PHONE ? (['drawer', /^전체/] as const) : (['bell', /^알림/] as const);
      await takePicturesOfLayers(staff, `${folder}/staff`, opened, name);

      await takePictures(await open(browser, 'pm1'), `${folder}/pm`, ['/mizenotices/list', '/notices/list'], id);

      const partner = await open(browser, 'hanbit1');
      const partnerProject = await findProject(partner, 'partner', 'Y', '한빛설비');
      await takePictures(partner, `${folder}/contractor`, PARTNER_SCREENS, partnerProject);

      const visitor = await (
        await browser.newContext({ ...options, colorScheme, baseURL: process.env['PORTAL_URL'] ?? '' })
      ).newPage();
      await visitor.goto('/login');
      await takePicture(visitor, folder, 'login');
    });
  }
}
