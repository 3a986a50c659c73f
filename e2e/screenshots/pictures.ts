import { fileURLToPath } from 'node:url';
import { devices, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { chooseOption } from '../support/choose-option.ts';

const IMAGES = fileURLToPath(new URL('../../docs/images', import.meta.url));
const PASSWORD = 'portal1234!';

/** Takes a screenshot of the window and writes it as a small picture for the README. */
const takePicture = async (page: Page, name: string): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await sharp(picture).webp({ quality: 82, effort: 6 }).toFile(`${IMAGES}/${name}.webp`);
};

const signIn = async (page: Page, userId: string): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('아이디').fill(userId);
  await page.getByLabel('비밀번호').fill(PASSWORD);
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
};

/** Scrolls a section to the top of the window. */
const scrollTo = (page: Page, title: string): Promise<void> =>
  page.getByRole('region', { name: title }).evaluate((section) => section.scrollIntoView({ block: 'start' }));

type Row = { id: number; imageNameList: string; materials: unknown[] };

const callApi = async (page: Page, path: string, data: object): Promise<Row[]> => {
  const reply = await page.request.post(`/api/Construction/${path}`, { data });
  return (await reply.json()).data;
};

/** Finds the project of a state with the most photos and materials. */
const findRichestProject = async (page: Page, status: string): Promise<Row> => {
  const rows = await callApi(page, 'all-construction-mize-list', { SearchActiveStatus: status, PageSize: 30 });
  const infos = (await Promise.all(rows.map(({ id }) => callApi(page, 'construction-info', { Id: id })))).flat();
  const score = (row: Row): number => 3 * row.imageNameList.split('^').length + row.materials.length;
  const [first, ...others] = infos;
  if (!first) throw new Error(`no project in state ${status}`);
  return others.reduce((best, row) => (score(row) > score(best) ? row : best), first);
};

const addMaterial = async (page: Page, place: number): Promise<void> => {
  await page.getByRole('combobox', { name: '투입자재 추가' }).click();
  await page.getByRole('listbox', { name: '투입자재 추가' }).getByRole('option').nth(place).click();
};

test('login', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: '로그인' })).toBeVisible();
  await takePicture(page, 'login');
});

test('staff: list, detail, registration', async ({ page }) => {
  await signIn(page, 'admin');
  // The menus of the outsourced projects are those of mode C.
  await page.getByRole('group', { name: '모드전환' }).getByRole('button', { name: '협력사' }).click();
  await page.goto('/projects/list');
  await expect(page.getByRole('table')).toBeVisible();
  await takePicture(page, 'staff-list');

  const project = await findRichestProject(page, 'YY');
  await page.goto(`/projects/view/${project.id}`);
  await expect(page.getByRole('heading', { name: '프로젝트정보' })).toBeVisible();
  await takePicture(page, 'staff-detail');
  await scrollTo(page, '고객 및 현장 정보');
  await takePicture(page, 'staff-detail-photos');

  await page.goto('/projects/add');
  await page.getByLabel('프로젝트명').fill('성수동 공유오피스 3층 무선 AP 증설');
  await page.getByLabel('프로젝트금액 (VAT 별도)').fill('2850000');
  await chooseOption(page.getByLabel('지역'), '서울');
  await page.getByLabel('상세내용').fill('회의실 4곳과 라운지에 무선 AP를 추가하고 기존 PoE 스위치에 연결합니다.');
  await addMaterial(page, 2);
  await addMaterial(page, 5);
  await page.getByRole('button', { name: '날짜 추가' }).click();
  await page.getByRole('button', { name: '다음 달' }).click();
  for (const day of ['07', '10']) await page.getByRole('button', { name: `-${day} (` }).click();
  await takePicture(page, 'registration');
});

test('workspace: feed and board of a room', async ({ page }) => {
  await signIn(page, 'pm1');
  await page.goto('/special/report/list');
  await page.getByRole('navigation', { name: '내 방' }).getByRole('link').first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await takePicture(page, 'workspace-feed');
  await page.getByRole('link', { name: '업무', exact: true }).click();
  await page.getByRole('button', { name: '보드' }).click();
  await expect(page.getByRole('region', { name: /^요청/ })).toBeVisible();
  await takePicture(page, 'workspace-board');
});

test.describe('on a phone', () => {
  const { viewport, deviceScaleFactor, isMobile, hasTouch, userAgent } = devices['Pixel 7'];
  test.use({ viewport, deviceScaleFactor: Math.min(deviceScaleFactor, 2), isMobile, hasTouch, userAgent });

  test('contractor: list and acceptance', async ({ page }) => {
    await signIn(page, 'admin');
    const project = await findRichestProject(page, 'N');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await signIn(page, 'hanbit1');
    await page.goto('/projects/companylist');
    await expect(page.getByRole('list', { name: '프로젝트목록' })).toBeVisible();
    await takePicture(page, 'phone-list');

    await page.goto(`/projects/companyview/${project.id}`);
    await page.getByRole('button', { name: '수주하기' }).click();
    await page.getByRole('dialog').getByRole('radio').first().check();
    await page.getByLabel('위 사항에 모두 동의합니다.').check();
    await takePicture(page, 'phone-accept');
  });
});
