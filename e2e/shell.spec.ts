import { expect, type Page, test } from '@playwright/test';
import { openAs, PHONE, signInByHand } from './support/sign-in.ts';
import { expectToasts, recordToasts } from './support/toasts.ts';

const leftMenu = (page: Page) => page.getByRole('navigation', { name: '하위 메뉴' });
const topMenu = (page: Page) => page.getByRole('navigation', { name: '주 메뉴' });

test.describe('without a session', () => {
  test('/ and every screen lead to the login; its checks and its refusal (AUTH-02 to AUTH-10)', async ({ page }) => {
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
    await expect(page.getByLabel('비밀번호')).toBeFocused();
    await page.getByLabel('비밀번호').fill('wrong');
    await page.getByLabel('비밀번호').press('Enter');
    await expectToasts(page, '아이디 또는 비밀번호가 일치하지 않습니다.');
    await expect(submit).toHaveAttribute('aria-disabled', 'false');
  });

  test('/myinfo/view says why first (AUTH-35)', async ({ page }) => {
    await recordToasts(page);
    await page.goto('/myinfo/view');
    await expect(page).toHaveURL('/login');
    await expectToasts(page, '로그인이 필요합니다.');
  });
});

test('staff land on their notices, contractors on theirs; /login and / lead on (AUTH-03, AUTH-05)', async ({
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

test('menus: highlighting, the two entries at the end, the current one again, no link (SHELL-08 to SHELL-23)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'pm1');
  await page.goto('/projects/mizelist');
  await expect(topMenu(page).getByRole('link', { name: '프로젝트' })).toHaveAttribute('aria-current', 'page');
  await expect(leftMenu(page).getByRole('link')).toHaveText(['프로젝트목록 (마이즈)', '내 정보 수정', '알림목록']);
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
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await topMenu(page).getByRole('button', { name: 'CS' }).click();
  await expect(page).toHaveURL('/mizenotices/list');
  expect(alerts).toEqual(['준비중입니다.']);
});

test('the mode switch is for mode authority A, and loads the other menus (SHELL-25 to SHELL-29)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'pm1');
  await page.goto('/mizenotices/list');
  await page.getByRole('button', { name: '모드전환' }).click();
  await expect(page).toHaveURL('/notices/list');
  await expect(topMenu(page).getByRole('link')).toHaveText(['공지사항', '프로젝트', '수주', '정산', '담당자']);
  await topMenu(page).getByRole('link', { name: '프로젝트' }).click();
  await expect(page).toHaveURL('/projects/list');
  await expect(leftMenu(page).getByRole('link', { name: '프로젝트목록 (외주)' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('button', { name: '모드전환' }).click();
  await expect(page).toHaveURL('/mizenotices/list');

  for (const userId of ['sales1', 'hanbit1']) {
    const other = await openAs(browser, userId);
    await other.goto('/myinfo/view');
    await expect(topMenu(other).getByText('공지사항')).toBeVisible();
    await expect(other.getByRole('button', { name: '모드전환' })).toHaveCount(0);
    await expect(other.getByRole('button', { name: /^알림/ })).toHaveCount(userId === 'sales1' ? 1 : 0);
  }
});

test('logging out asks; Escape stays, 확인 ends the session on both sides (AUTH-33, AUTH-34)', async ({ page }) => {
  await signInByHand(page, 'daon1');
  const { cookies } = await page.context().storageState();
  const button = page.getByRole('button', { name: '로그아웃' });
  const dialog = page.getByRole('dialog', { name: '확인' });
  await button.click();
  await expect(dialog.getByText('로그아웃 하시겠습니까?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await dialog.getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await page.request.post('/api/User/user-my-info', { headers: { cookie } })).status()).toBe(401);
});

test('a session that ends while working: one toast, and the login page (D-13)', async ({ page }) => {
  await recordToasts(page);
  await signInByHand(page, 'pm2');
  await page.goto('/projects/list');
  await page.getByRole('table').waitFor();
  await page.context().clearCookies();
  await page.getByRole('radio', { name: '수주전', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await expectToasts(page, '로그인이 필요합니다.');
  await page.goto('/projects/list');
  await expect(page).toHaveURL('/login');
});

test('on a phone the menus are in a drawer (SHELL-01)', async ({ browser }) => {
  const page = await openAs(browser, 'hanbit1', PHONE);
  await page.goto('/notices/list');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: '프로젝트', exact: true }).click();
  await drawer.getByRole('link', { name: '프로젝트목록' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/projects/companylist');
  await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeAttached();
});
