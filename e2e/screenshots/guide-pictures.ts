import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { findProject } from '../support/find-project.ts';
import { openAs } from '../support/sign-in.ts';

/** The pictures of docs/guide.ko.md. */
const FOLDER = fileURLToPath(new URL('../../docs/images/guide', import.meta.url));
const DESKTOP = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1.5 };
/** Width of a desktop picture in px: the column of the guide, on a screen with more pixels. */
const WIDTH = 1000;

test.beforeAll(() => mkdirSync(FOLDER, { recursive: true }));

async function takePicture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await sharp(picture)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: 60, effort: 6 })
    .toFile(`${FOLDER}/${name}.webp`);
}

/** Opens the pages of staff in the mode of the outsourced projects. */
async function openStaff(browser: Browser): Promise<Page> {
  const page = await openAs(browser, 'admin', DESKTOP);
  await page.goto('/home');
  await page.getByRole('group', { name: '모드전환' }).getByRole('button', { name: '협력사' }).click();
  await expect(page).toHaveURL(/\/notices\/list/);
  return page;
}

/** Screens of staff that need nothing but their address. */
const SCREENS = [
  ['today', '/notices/list'],
  ['project-list', '/projects/list?status=Y'],
  ['project-register', '/projects/add'],
  ['settlement', '/accounting/list'],
  ['calendar', '/projects/calendar?offered=Y'],
  ['reference', '/reference/materials'],
  ['access-review', '/reference/access-review'],
] as const;

test('the screens of staff', async ({ browser }) => {
  const page = await openStaff(browser);
  for (const [name, path] of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await takePicture(page, name);
  }
  await page.goto(`/projects/view/${await findProject(page, 'mize', 'Y')}`);
  await expect(page.getByRole('heading', { name: '프로젝트정보' })).toBeVisible();
  await takePicture(page, 'project-detail');
});

test('the layers over a list: workbook and search', async ({ browser }) => {
  const page = await openStaff(browser);
  await page.goto('/projects/list');
  await page.getByRole('button', { name: 'Excel' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: '번호' })).toBeVisible();
  await takePicture(page, 'excel');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: '찾기' });
  await search.getByRole('combobox').fill('ㅅㅊ');
  await expect(search.getByRole('listbox', { name: '프로젝트' })).toBeVisible();
  await takePicture(page, 'search');
});

test('the feed of a room', async ({ browser }) => {
  const page = await openAs(browser, 'pm1', DESKTOP);
  await page.goto('/special/report/list');
  await page.getByRole('navigation', { name: '내 방' }).getByRole('link').first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await takePicture(page, 'workspace');
});

test('a contractor on a phone', async ({ browser }) => {
  const page = await openAs(browser, 'hanbit1', PHONE);
  await page.goto('/projects/companylist');
  await expect(page.getByRole('list', { name: '프로젝트목록' })).toBeVisible();
  await takePicture(page, 'partner-list');
  await page.goto(`/projects/companyview/${await findProject(page, 'partner', 'N')}`);
  await page.getByRole('button', { name: '수주하기' }).click();
  await page.getByRole('dialog').getByRole('radio').first().check();
  await takePicture(page, 'partner-accept');
});
