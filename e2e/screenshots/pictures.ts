import { fileURLToPath } from 'node:url';
import { devices, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';

const IMAGES = fileURLToPath(new URL('../../docs/images', import.meta.url));
const PASSWORD = 'portal1234!';

/** Writes what the window shows as a small picture for the README. */
const shoot = async (page: Page, name: string): Promise<void> => {
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

/** Brings a section to the top of the window. */
const scrollTo = (page: Page, title: string): Promise<void> =>
  page.getByRole('region', { name: title }).evaluate((section) => section.scrollIntoView({ block: 'start' }));

type Row = { id: number; imageNameList: string; materials: unknown[] };

const ask = async (page: Page, path: string, data: object): Promise<Row[]> => {
  const answer = await page.request.post(`/api/Construction/${path}`, { data });
  return (await answer.json()).data;
};

/** The project of a state that has most to show. */
const richest = async (page: Page, status: string): Promise<Row> => {
  const rows = await ask(page, 'all-construction-mize-list', { SearchActiveStatus: status, PageSize: 30 });
  const infos = (await Promise.all(rows.map(({ id }) => ask(page, 'construction-info', { Id: id })))).flat();
  const worth = (row: Row): number => 3 * row.imageNameList.split('^').length + row.materials.length;
  const [first, ...others] = infos;
  if (!first) throw new Error(`no project in state ${status}`);
  return others.reduce((best, row) => (worth(row) > worth(best) ? row : best), first);
};

const addMaterial = async (page: Page, place: number): Promise<void> => {
  await page.getByRole('combobox', { name: '투입자재 추가' }).click();
  await page.getByRole('listbox', { name: '투입자재 추가' }).getByRole('option').nth(place).click();
};

test('login', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: '로그인' })).toBeVisible();
  await shoot(page, 'login');
});

test('staff: list, detail, registration', async ({ page }) => {
  await signIn(page, 'admin');
  // The menus of the outsourced projects are those of mode C.
  await page.getByRole('group', { name: '모드전환' }).getByRole('button', { name: '협력사' }).click();
  await page.goto('/projects/list');
  await expect(page.getByRole('table')).toBeVisible();
  await shoot(page, 'staff-list');

  const project = await richest(page, 'YY');
  await page.goto(`/projects/view/${project.id}`);
  await expect(page.getByRole('heading', { name: '프로젝트정보' })).toBeVisible();
  await shoot(page, 'staff-detail');
  await scrollTo(page, '고객 및 현장 정보');
  await shoot(page, 'staff-detail-photos');

  await page.goto('/projects/add');
  await page.getByLabel('프로젝트명').fill('성수동 공유오피스 3층 무선 AP 증설');
  await page.getByLabel('프로젝트금액 (VAT 별도)').fill('2850000');
  await page.getByLabel('지역').selectOption({ index: 1 });
  await page.getByLabel('상세내용').fill('회의실 4곳과 라운지에 무선 AP를 추가하고 기존 PoE 스위치에 연결합니다.');
  await addMaterial(page, 2);
  await addMaterial(page, 5);
  await page.getByRole('button', { name: '날짜 추가' }).click();
  await page.getByRole('button', { name: '다음 달' }).click();
  for (const day of ['07', '10']) await page.getByRole('button', { name: `-${day} (` }).click();
  await shoot(page, 'registration');
});

test('workspace: feed and board of a room', async ({ page }) => {
  await signIn(page, 'pm1');
  await page.goto('/special/report/list');
  await page.getByRole('navigation', { name: '내 프로젝트' }).getByRole('link').first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await shoot(page, 'workspace-feed');
  await page.getByRole('link', { name: '업무', exact: true }).click();
  await page.getByRole('button', { name: '보드' }).click();
  await expect(page.getByRole('region', { name: /^요청/ })).toBeVisible();
  await shoot(page, 'workspace-board');
});

test.describe('on a phone', () => {
  const { viewport, deviceScaleFactor, isMobile, hasTouch, userAgent } = devices['Pixel 7'];
  test.use({ viewport, deviceScaleFactor: Math.min(deviceScaleFactor, 2), isMobile, hasTouch, userAgent });

  test('contractor: list and acceptance', async ({ page }) => {
    await signIn(page, 'admin');
    const project = await richest(page, 'N');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await signIn(page, 'hanbit1');
    await page.goto('/projects/companylist');
    await expect(page.getByRole('list', { name: '프로젝트 목록' })).toBeVisible();
    await shoot(page, 'phone-list');

    await page.goto(`/projects/companyview/${project.id}`);
    await page.getByRole('button', { name: '수주하기' }).click();
    await page.getByRole('dialog').getByRole('radio').first().check();
    await page.getByLabel('위 사항에 모두 동의합니다.').check();
    await shoot(page, 'phone-accept');
  });
});
