import { type Browser, expect, type Page, test } from '@playwright/test';
import { mintTicket } from '../packages/server/src/areas/auth/public/tickets.ts';
import { agree, decline } from './support/answers.ts';
import { addInternal } from './support/internal.ts';
import { projectAt } from './support/life.ts';
import { openAs, personMenu } from './support/sign-in.ts';
import { ssoLink } from './support/sso-link.ts';
import { expectToasts } from './support/toasts.ts';

const REPLACE = '로그아웃하고 새로운 사용자로 로그인하시겠습니까?';
const FAILED = '로그인에 실패했습니다.';

/** A browser in which nobody is signed in. */
const openEmpty = (browser: Browser): Promise<Page> =>
  openAs(browser, 'pm1', { storageState: { cookies: [], origins: [] } });

/** Waits until the page shows that address as that user. */
async function expectArrival(page: Page, address: string, userId: string): Promise<void> {
  await expect(page).toHaveURL(address);
  const reply = await page.request.post('/api/User/user-my-info', { data: {} });
  const { user } = await reply.json();
  expect(user.UserId).toBe(userId);
  await expect(personMenu(page)).toContainText(user.AdminName);
}

/** Gives an internal project its number of the groupware and answers its id. */
async function numberedProject(page: Page, WrId: string): Promise<number> {
  const Id = await addInternal(page, { name: `외부 번호 ${WrId}` });
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
      const page = await openEmpty(browser);
      await page.goto(await ssoLink(userId, loginType));
      await expectArrival(page, address, userId);
      await expectToasts(page);
    });
  }

  test('B and F to the project as staff see it, C as its company sees it', async ({ browser }) => {
    const id = String(await projectAt(browser, 'awarded', `그룹웨어 링크 ${Date.now()}`));
    for (const [userId, loginType, address] of [
      ['sales1', 'B', `/projects/view/${id}`],
      ['pm1', 'F', `/projects/view/${id}`],
      ['hanbit1', 'C', `/projects/companyview/${id}`],
    ] as const) {
      const page = await openEmpty(browser);
      await page.goto(await ssoLink(userId, loginType, id));
      await expectArrival(page, address, userId);
      await expect(page.getByText('그룹웨어 링크').first()).toBeVisible();
    }
  });

  test('M1 to the internal project of that outside number', async ({ browser }) => {
    const wrId = `WR-${Date.now()}`;
    const id = await numberedProject(await openAs(browser, 'sales1'), wrId);
    const page = await openEmpty(browser);
    await page.goto(await ssoLink('sales1', 'M1', wrId));
    await expectArrival(page, `/projects/mizeview/${id}`, 'sales1');
  });

  test('M0 to the outsourced project of that outside number', async ({ browser }) => {
    const id = await projectAt(browser, 'posted', `그룹웨어 번호 ${Date.now()}`);
    const page = await openEmpty(browser);
    // No page gives an outsourced project its number (D-85): what the look-up finds is said for it.
    const asked: unknown[] = [];
    await page.route('**/api/Construction/construction-id-info', async (route) => {
      asked.push(route.request().postDataJSON().WrId);
      await route.fulfill({ json: { data: [{ id }] } });
    });
    await page.goto(await ssoLink('sales1', 'M0', 'WR/7 가'));
    await expectArrival(page, `/projects/view/${id}`, 'sales1');
    expect(asked).toEqual(['WR/7 가']);
  });

  for (const [loginType, address] of [
    ['M0', '/projects/list'],
    ['M1', '/projects/mizelist'],
  ] as const) {
    test(`${loginType} with a number that nobody has to ${address}, and says so`, async ({ browser }) => {
      const page = await openEmpty(browser);
      await page.goto(await ssoLink('sales1', loginType, 'WR-unknown'));
      await expectArrival(page, address, 'sales1');
      await expectToasts(page, '새로운 정보를 불러오지 못했습니다.');
    });
  }
});

test.describe('a link that does not sign in says so and leads to the login page', () => {
  const expectRefused = async (page: Page, address: string): Promise<void> => {
    await page.goto(address);
    await expect(page).toHaveURL('/login');
    await expectToasts(page, FAILED);
    expect(await page.evaluate(() => localStorage.getItem('userid'))).toBeNull();
  };

  test('when it was used before', async ({ browser }) => {
    const link = await ssoLink('hanbit1', 'A');
    const first = await openEmpty(browser);
    await first.goto(link);
    await expectArrival(first, '/notices/list', 'hanbit1');
    await expectRefused(await openEmpty(browser), link);
  });

  test('when it comes too late', async ({ browser }) => {
    const made = new Date(Date.now() - 100_000);
    const ticket = await mintTicket(process.env['SSO_SECRET'] ?? '', made, 'hanbit1', 'A');
    await expectRefused(await openEmpty(browser), `/ssologin/${ticket}/A`);
  });

  test('when its user is deleted, another login type stands in it, or a plain id', async ({ browser }) => {
    const page = await openEmpty(browser);
    await expectRefused(page, await ssoLink('gone1', 'A'));
    await expectRefused(page, (await ssoLink('hanbit1', 'A')).replace(/A$/, 'C'));
    await expectRefused(page, '/ssologin/hanbit1/A');
  });

  test('when it names nobody', async ({ browser }) => {
    const page = await openEmpty(browser);
    await page.goto('/ssologin');
    await expect(page.getByText('유효한 사용자 정보가 없습니다.')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
});

test('the ticket stays in no address, no history and no storage, and only one line is shown (AUTH-18, TH1b)', async ({
  browser,
}) => {
  const page = await openEmpty(browser);
  let letGo = (): void => {};
  const mayGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/Auth/sso-login', async (route) => {
    await mayGo;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  const link = await ssoLink('hanbit1', 'A');
  const ticket = link.split('/')[2] ?? '';
  await page.goto(link);
  await expect(page.getByRole('main')).toHaveText('SSO 로그인 처리 중...');
  await expect(page).toHaveURL('/ssologin');
  letGo();
  await expectArrival(page, '/notices/list', 'hanbit1');
  expect(asked.filter((line) => line.includes(ticket))).toHaveLength(1);
  expect(asked.filter((line) => line.includes('/api/Auth/sso-login'))).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(ticket);
  await page.goBack();
  expect(page.url()).not.toContain(ticket);
});

test('another user who is signed in is replaced only after a question (D-05)', async ({ browser }) => {
  const page = await openEmpty(browser);
  await page.goto(await ssoLink('hanbit1', 'A'));
  await expectArrival(page, '/notices/list', 'hanbit1');

  await page.goto(await ssoLink('sales1', 'N'));
  await decline(page, REPLACE);
  await expectArrival(page, '/notices/list', 'hanbit1');

  await page.goto(await ssoLink('sales1', 'N'));
  await agree(page, REPLACE);
  await expectArrival(page, '/mizenotices/list', 'sales1');

  // The same user again is no question.
  await page.goto(await ssoLink('sales1', 'N'));
  await expectArrival(page, '/mizenotices/list', 'sales1');
  await expectToasts(page);
});

test('who came in by a link, and who did not, stands in the security log of permission M (TH34)', async ({
  browser,
}) => {
  const link = await ssoLink('daon1', 'A');
  const page = await openEmpty(browser);
  await page.goto(link);
  await expectArrival(page, '/notices/list', 'daon1');
  const again = await openEmpty(browser);
  await again.goto(link);
  await expect(again).toHaveURL('/login');

  const admin = await openAs(browser, 'admin');
  await admin.goto('/reference/security-log');
  const rows = admin.getByRole('row').filter({ hasText: 'daon1' });
  await expect(rows.filter({ hasText: '그룹웨어 로그인' }).first()).toBeVisible();
  await expect(rows.filter({ hasText: '로그인 실패' }).first()).toBeVisible();
});
