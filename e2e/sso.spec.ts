import { type Browser, expect, type Page, test } from '@playwright/test';
import { agree, decline } from './support/answers.ts';
import { addProjectAtStage } from './support/project-stages.ts';
import { openAs, userMenu } from './support/sign-in.ts';
import { ssoLink } from './support/sso-link.ts';
import { expectToasts } from './support/toasts.ts';

const REPLACE = '로그아웃하고 새로운 사용자로 로그인하시겠습니까?';
const FAILED = '로그인에 실패했습니다.';

/** Opens a page in a browser without a session. */
const openSignedOut = (browser: Browser): Promise<Page> =>
  openAs(browser, 'pm1', { storageState: { cookies: [], origins: [] } });

/** Waits until the page shows this address for this user. */
async function expectArrival(page: Page, address: string, userId: string): Promise<void> {
  await expect(page).toHaveURL(address);
  const reply = await page.request.post('/api/User/user-my-info', { data: {} });
  const { user } = await reply.json();
  expect(user.UserId).toBe(userId);
  await expect(userMenu(page)).toContainText(user.AdminName);
}

test('a link leads to its project; its ticket stays in no address, history or storage, and signs in once (AUTH-18, TH1b)', async ({
  browser,
}) => {
  const id = String(await addProjectAtStage(browser, 'awarded', `그룹웨어 링크 ${Date.now()}`));
  const page = await openSignedOut(browser);
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/Auth/sso-login', async (route) => {
    await released;
    await route.continue();
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  const link = await ssoLink('hanbit1', 'C', id);
  const ticket = link.split('/')[2] ?? '';
  await page.goto(link);
  await expect(page.getByRole('main')).toHaveText('SSO 로그인 처리 중...');
  await expect(page).toHaveURL('/ssologin');
  release();
  await expectArrival(page, `/projects/companyview/${id}`, 'hanbit1');
  await expect(page.getByText('그룹웨어 링크').first()).toBeVisible();
  await expectToasts(page);
  expect(requests.filter((line) => line.includes(ticket))).toHaveLength(1);
  expect(requests.filter((line) => line.includes('/api/Auth/sso-login'))).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(ticket);
  await page.goBack();
  expect(page.url()).not.toContain(ticket);

  const again = await openSignedOut(browser);
  await again.goto(link);
  await expect(again).toHaveURL('/login');
  await expectToasts(again, FAILED);
  expect(await again.evaluate(() => localStorage.getItem('userid'))).toBeNull();
});

test('a link replaces another signed-in user only after a question (D-05)', async ({ browser }) => {
  const page = await openSignedOut(browser);
  await page.goto(await ssoLink('hanbit1', 'A'));
  await expectArrival(page, '/notices/list', 'hanbit1');

  await page.goto(await ssoLink('sales1', 'N'));
  await decline(page, REPLACE);
  await expectArrival(page, '/notices/list', 'hanbit1');

  await page.goto(await ssoLink('sales1', 'N'));
  await agree(page, REPLACE);
  await expectArrival(page, '/mizenotices/list', 'sales1');

  // A link of the same user asks nothing.
  await page.goto(await ssoLink('sales1', 'N'));
  await expectArrival(page, '/mizenotices/list', 'sales1');
  await expectToasts(page);
});
