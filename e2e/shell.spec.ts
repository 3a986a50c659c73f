import { expect, type Page, test } from '@playwright/test';
import { agree } from './support/answers.ts';
import { findProject } from './support/find-project.ts';
import { openAs, PHONE, pressSignOut, signInByHand, userMenu } from './support/sign-in.ts';
import { expectToasts, recordToasts } from './support/toasts.ts';

const leftMenu = (page: Page) => page.getByRole('navigation', { name: '하위 메뉴' });
const topMenu = (page: Page) => page.getByRole('navigation', { name: '주 메뉴' });
const modes = (page: Page) => page.getByRole('group', { name: '모드전환' });
const modeButton = (page: Page, name: string) => modes(page).getByRole('button', { name });

test.describe('without a session', () => {
  test('/ and every screen lead to the login page, which checks its fields and refuses a wrong password (AUTH-02 to AUTH-10)', async ({
    page,
  }) => {
    await recordToasts(page);
    for (const path of ['/', '/projects/list', '/temp-route', '/no/such/page']) {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
    }
    await expect(page).toHaveTitle(/^로그인 - /);
    await expect(page.getByLabel('아이디')).toBeFocused();
    const submit = page.getByRole('button', { name: '로그인' });
    await submit.click();
    await expectToasts(page, '아이디를 입력해주세요.');
    await page.getByLabel('아이디').fill('nobody1');
    await submit.click();
    await expectToasts(page, '비밀번호를 입력해주세요.');
    await expect(page.getByLabel('비밀번호', { exact: true })).toBeFocused();
    await expect(page.getByLabel('비밀번호', { exact: true })).toHaveAccessibleDescription('비밀번호를 입력해주세요.');
    await page.getByLabel('비밀번호', { exact: true }).fill('wrong');
    await page.getByLabel('비밀번호', { exact: true }).press('Enter');
    await expectToasts(page, '아이디 또는 비밀번호가 일치하지 않습니다.');
    await expect(page.getByLabel('비밀번호', { exact: true })).toHaveAccessibleDescription(
      '아이디 또는 비밀번호가 일치하지 않습니다.',
    );
    await expect(submit).toHaveAttribute('aria-disabled', 'false');
  });

  test('/myinfo/view shows the reason before the login page (AUTH-35)', async ({ page }) => {
    await recordToasts(page);
    await page.goto('/myinfo/view');
    await expect(page).toHaveURL('/login');
    await expectToasts(page, '로그인이 필요합니다.');
  });
});

test('staff and contractors start on their own notices, also from /login and / (AUTH-03, AUTH-05)', async ({
  browser,
}) => {
  for (const [userId, home] of [
    ['PM2', '/mizenotices/list'],
    ['saebyeok1', '/notices/list'],
  ] as const) {
    const context = await browser.newContext({ baseURL: process.env['PORTAL_URL'] ?? '' });
    const page = await context.newPage();
    await signInByHand(page, userId);
    await expect(page).toHaveURL(new RegExp(`${home}(\\?.*)?$`));
    for (const path of ['/login', '/']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/notices\/list$/);
    }
    await context.close();
  }
});

test('menus end with two fixed entries, mark the current one, reopen it on a click, and report a missing page (SHELL-08 to SHELL-23)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'pm1');
  await page.goto('/projects/mizelist');
  await expect(topMenu(page).getByRole('link', { name: '프로젝트' })).toHaveAttribute('aria-current', 'page');
  await expect(leftMenu(page).getByRole('link')).toHaveText([
    '프로젝트목록 (마이즈)',
    '캘린더',
    '내 정보 수정',
    '알림목록',
  ]);
  const current = leftMenu(page).getByRole('link', { name: '프로젝트목록 (마이즈)' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await page.goto('/projects/mizeadd');
  await expect(current).toHaveAttribute('aria-current', 'page');
  await leftMenu(page).getByRole('link', { name: '내 정보 수정' }).click();
  await expect(page).toHaveURL('/myinfo/view');
  await expect(leftMenu(page).getByRole('link', { name: '내 정보 수정' })).toHaveAttribute('aria-current', 'page');

  await page.goto('/mizenotices/list');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await leftMenu(page).getByRole('link', { name: '공지사항목록' }).click();
  await expect.poll(() => visited).toEqual(['/temp-route', '/mizenotices/list']);

  await page.goto('/projects/mizelist');
  await topMenu(page).getByRole('button', { name: 'CS' }).click();
  const dialog = page.getByRole('dialog', { name: 'CS' });
  await expect(dialog.getByText('준비중입니다.')).toBeVisible();
  await dialog.getByText('닫기', { exact: true }).click();
  await expect(page).toHaveURL('/mizenotices/list');
});

test('only mode authority A has the mode switch, which loads the other menus (SHELL-25 to SHELL-29)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'pm1');
  await page.goto('/mizenotices/list');
  await expect(modeButton(page, '직원')).toHaveAttribute('aria-pressed', 'true');
  await modeButton(page, '협력사').click();
  await expect(page).toHaveURL('/notices/list');
  await expect(modeButton(page, '협력사')).toHaveAttribute('aria-pressed', 'true');
  await expect(topMenu(page).getByRole('link')).toHaveText(['공지사항', '프로젝트', '수주', '정산', '담당자']);
  await topMenu(page).getByRole('link', { name: '프로젝트' }).click();
  await expect(page).toHaveURL('/projects/list');
  await expect(leftMenu(page).getByRole('link', { name: '프로젝트목록 (외주)' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await modeButton(page, '직원').click();
  await expect(page).toHaveURL('/mizenotices/list');

  // An address of the other mode loads its menus. A page of both modes keeps the menus (D-17).
  await page.goto('/orders/list');
  await expect(modeButton(page, '협력사')).toHaveAttribute('aria-pressed', 'true');
  await expect(topMenu(page).getByRole('link', { name: '수주' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/myinfo/view');
  await modeButton(page, '직원').click();
  await expect(modeButton(page, '직원')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/myinfo/view');

  for (const userId of ['pm2', 'hanbit1']) {
    const other = await openAs(browser, userId);
    await other.goto('/myinfo/view');
    await expect(topMenu(other).getByText('공지사항')).toBeVisible();
    await expect(modes(other)).toHaveCount(0);
    await expect(other.getByRole('button', { name: /^알림/ })).toHaveCount(userId === 'pm2' ? 1 : 0);
  }
});

test('logout asks first, Escape cancels it, and its button ends the session in browser and server (AUTH-33, AUTH-34)', async ({
  page,
}) => {
  await signInByHand(page, 'daon1');
  const { cookies } = await page.context().storageState();
  const dialog = page.getByRole('dialog');
  await pressSignOut(page);
  await expect(dialog.getByText('로그아웃 하시겠습니까?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(userMenu(page)).toBeFocused();
  await pressSignOut(page);
  await agree(page, '로그아웃 하시겠습니까?');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('로그아웃되었습니다.')).toBeVisible();
  // Only what belongs to the device is left (D-322, D-323).
  const left = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(['clock', 'connected-at', 'typeface', 'visits']).toEqual(expect.arrayContaining(left));
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await page.request.post('/api/User/user-my-info', { headers: { cookie } })).status()).toBe(401);
});

test('the user menu has account, alarms and a theme kept on the device, and Escape returns the focus', async ({
  browser,
}) => {
  const page = await openAs(browser, 'pm1', { colorScheme: 'light' });
  await page.goto('/mizenotices/list');
  await userMenu(page).click();
  const scheme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  expect(await scheme()).toBe('light');
  await page.getByRole('group', { name: '화면' }).getByRole('button', { name: '다크' }).click();
  expect(await scheme()).toBe('dark');
  await page.reload();
  expect(await scheme()).toBe('dark');
  await userMenu(page).click();
  await page.keyboard.press('Escape');
  await expect(userMenu(page)).toBeFocused();
  await expect(userMenu(page)).toHaveAttribute('aria-expanded', 'false');
  await userMenu(page).click();
  await page.getByRole('region', { name: '김도현님' }).getByRole('link', { name: '알림목록' }).click();
  await expect(page).toHaveURL(/\/alarmsnotices\/list/);
});

test('header and left menu stay in view', async ({ browser }) => {
  const page = await openAs(browser, 'admin');
  await page.goto('/projects/list');
  await page.getByRole('table').waitFor();
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(topMenu(page)).toBeInViewport({ ratio: 1 });
  await expect(leftMenu(page).getByRole('link', { name: '알림목록' })).toBeInViewport({ ratio: 1 });
});

test('a record has one way back on a wide screen, and a refused page lights no menu (D-359, D-391)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'pm2');
  await page.goto(`/projects/view/${await findProject(page, 'mize', 'Y')}`);
  await expect(page.getByRole('link', { name: '목록', exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /목록/ })).toHaveCount(0);
  await page.goto('/reference/menus');
  await expect(page.getByText('이 화면을 볼 권한이 없습니다.')).toBeVisible();
  await expect(topMenu(page).locator('[aria-current]')).toHaveCount(0);
  await expect(leftMenu(page).getByRole('link')).toHaveText(['내 정보 수정', '알림목록']);
});

test('a session that ends during work shows one toast and the login page (D-13)', async ({ page }) => {
  await recordToasts(page);
  await signInByHand(page, 'pm2');
  const counted = page.waitForResponse(/Alarm\/alarm-count$/);
  await page.goto('/projects/list');
  await page.getByRole('table').waitFor();
  // This is the last request that a page sends by itself.
  await counted;
  await page.context().clearCookies();
  await page.getByRole('radio', { name: '수주전', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await expectToasts(page, '로그인이 필요합니다.');
  await page.goto('/projects/list');
  await expect(page).toHaveURL('/login');
});

const drawer = (page: Page) => page.getByRole('dialog');

test('on a phone the menus are in a drawer, which Back and every other way out close (SHELL-01)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'hanbit1', PHONE);
  await page.goto('/projects/companylist');
  const bar = page.getByRole('navigation', { name: '바로가기' });
  await expect(bar.getByRole('link')).toHaveText(['오늘', '프로젝트', '수주', '정산']);
  await bar.getByRole('link', { name: '오늘' }).click();
  await expect(page).toHaveURL('/notices/list');
  await bar.getByRole('button', { name: '전체' }).click();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL('/notices/list');
  await page.goBack();
  await expect(page).toHaveURL('/projects/companylist');

  await bar.getByRole('button', { name: '전체' }).click();
  await drawer(page).getByRole('link', { name: '정산현황' }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL(/\/accounting\/list/);
  await expect(bar.getByRole('link', { name: '정산' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeAttached();
});

test('on a phone a record has an arrow back to its list and no bottom bar', async ({ browser }) => {
  const page = await openAs(browser, 'pm1', PHONE);
  const id = await findProject(page, 'mize', 'Y');
  await page.goto(`/projects/view/${id}`);
  await expect(page.getByRole('navigation', { name: '바로가기' })).toHaveCount(0);
  await page.getByRole('link', { name: '프로젝트 목록 (외주)' }).click();
  await expect(page).toHaveURL(/\/projects\/list/);
  await expect(page.getByRole('navigation', { name: '바로가기' })).toBeVisible();
});
