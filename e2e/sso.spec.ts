import { type Browser, expect, type Page, test } from '@playwright/test';
import { mintTicket } from '../packages/server/src/areas/auth/public/tickets.ts';
import { agree, decline } from './support/answers.ts';
import { addInternalProject } from './support/internal-projects.ts';
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

/** Adds an internal project with a groupware number and returns its id. */
async function numberedProject(page: Page, WrId: string): Promise<number> {
  const Id = await addInternalProject(page, { name: `외부 번호 ${WrId}` });
  const reply = await page.request.post('/api/MizeConstruction/construction-info', { data: { Id } });
  const [info] = (await reply.json()).data;
  const edited = await page.request.post('/api/MizeConstruction/construction-edit', { data: { ...info, WrId } });
  expect(edited.status(), await edited.text()).toBe(200);
  return Id;
}

test.describe('a link of the groupware leads to the place of its login type', () => {
  for (const [userId, loginType, address] of [
    ['hanbit1', 'A', '/notices/list'],
    ['sales1', 'N', '/mizenotices/list'],
    ['hanbit1', 'C', '/notices/list'],
    ['sales1', 'B', '/mizenotices/list'],
    ['sales1', 'M0', '/mizenotices/list'],
  ] as const) {
    test(`${loginType} without a project to ${address}`, async ({ browser }) => {
      const page = await openSignedOut(browser);
      await page.goto(await ssoLink(userId, loginType));
      await expectArrival(page, address, userId);
      await expectToasts(page);
    });
  }

  test('B and F to the project as staff see it, C as its company sees it', async ({ browser }) => {
    const id = String(await addProjectAtStage(browser, 'awarded', `그룹웨어 링크 ${Date.now()}`));
    for (const [userId, loginType, address] of [
      ['sales1', 'B', `/projects/view/${id}`],
      ['pm1', 'F', `/projects/view/${id}`],
      ['hanbit1', 'C', `/projects/companyview/${id}`],
    ] as const) {
      const page = await openSignedOut(browser);
      await page.goto(await ssoLink(userId, loginType, id));
      await expectArrival(page, address, userId);
      await expect(page.getByText('그룹웨어 링크').first()).toBeVisible();
    }
  });

  test('M1 to the internal project with that groupware number', async ({ browser }) => {
    const wrId = `WR-${Date.now()}`;
    const id = await numberedProject(await openAs(browser, 'sales1'), wrId);
    const page = await openSignedOut(browser);
    await page.goto(await ssoLink('sales1', 'M1', wrId));
    await expectArrival(page, `/projects/mizeview/${id}`, 'sales1');
  });

  test('M0 to the outsourced project with that groupware number', async ({ browser }) => {
    const id = await addProjectAtStage(browser, 'posted', `그룹웨어 번호 ${Date.now()}`);
    const page = await openSignedOut(browser);
    // No page sets the number of an outsourced project (D-85), so the test replaces the response of the look-up.
    const lookups: unknown[] = [];
    await page.route('**/api/Construction/construction-id-info', async (route) => {
      lookups.push(route.request().postDataJSON().WrId);
      await route.fulfill({ json: { data: [{ id }] } });
    });
    await page.goto(await ssoLink('sales1', 'M0', 'WR/7 가'));
    await expectArrival(page, `/projects/view/${id}`, 'sales1');
    expect(lookups).toEqual(['WR/7 가']);
  });

  for (const [loginType, address] of [
    ['M0', '/projects/list'],
    ['M1', '/projects/mizelist'],
  ] as const) {
    test(`${loginType} with an unknown number to ${address}, with a message`, async ({ browser }) => {
      const page = await openSignedOut(browser);
      await page.goto(await ssoLink('sales1', loginType, 'WR-unknown'));
      await expectArrival(page, address, 'sales1');
      await expectToasts(page, '새로운 정보를 불러오지 못했습니다.');
    });
  }
});

test.describe('a link that does not sign in shows a message and leads to the login page', () => {
  const expectRefused = async (page: Page, address: string): Promise<void> => {
    await page.goto(address);
    await expect(page).toHaveURL('/login');
    await expectToasts(page, FAILED);
    expect(await page.evaluate(() => localStorage.getItem('userid'))).toBeNull();
  };

  test('when it was used before', async ({ browser }) => {
    const link = await ssoLink('hanbit1', 'A');
    const first = await openSignedOut(browser);
    await first.goto(link);
    await expectArrival(first, '/notices/list', 'hanbit1');
    await expectRefused(await openSignedOut(browser), link);
  });

  test('when it comes too late', async ({ browser }) => {
    const createdAt = new Date(Date.now() - 100_000);
    const ticket = await mintTicket(process.env['SSO_SECRET'] ?? '', createdAt, 'hanbit1', 'A');
    await expectRefused(await openSignedOut(browser), `/ssologin/${ticket}/A`);
  });

  test('when its user is deleted, its login type was changed, or it has a plain user id', async ({ browser }) => {
    const page = await openSignedOut(browser);
    await expectRefused(page, await ssoLink('gone1', 'A'));
    await expectRefused(page, (await ssoLink('hanbit1', 'A')).replace(/A$/, 'C'));
    await expectRefused(page, '/ssologin/hanbit1/A');
  });

  test('when it names no user', async ({ browser }) => {
    const page = await openSignedOut(browser);
    await page.goto('/ssologin');
    await expect(page.getByText('유효한 사용자 정보가 없습니다.')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
});

test('the ticket stays in no address, history or storage, and the page shows one line meanwhile (AUTH-18, TH1b)', async ({
  browser,
}) => {
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
  const link = await ssoLink('hanbit1', 'A');
  const ticket = link.split('/')[2] ?? '';
  await page.goto(link);
  await expect(page.getByRole('main')).toHaveText('SSO 로그인 처리 중...');
  await expect(page).toHaveURL('/ssologin');
  release();
  await expectArrival(page, '/notices/list', 'hanbit1');
  expect(requests.filter((line) => line.includes(ticket))).toHaveLength(1);
  expect(requests.filter((line) => line.includes('/api/Auth/sso-login'))).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(ticket);
  await page.goBack();
  expect(page.url()).not.toContain(ticket);
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

test('the security log of permission M records successful and failed sign-ins by a link (TH34)', async ({
  browser,
}) => {
  const link = await ssoLink('daon1', 'A');
  const page = await openSignedOut(browser);
  await page.goto(link);
  await expectArrival(page, '/notices/list', 'daon1');
  const again = await openSignedOut(browser);
  await again.goto(link);
  await expect(again).toHaveURL('/login');

  const admin = await openAs(browser, 'admin');
  await admin.goto('/reference/security-log');
  const rows = admin.getByRole('row').filter({ hasText: 'daon1' });
  await expect(rows.filter({ hasText: '그룹웨어 로그인' }).first()).toBeVisible();
  await expect(rows.filter({ hasText: '로그인 실패' }).first()).toBeVisible();
});
