import { expect, type Page, test } from '@playwright/test';
import { acceptButton, fillAcceptSheet, openAcceptSheet } from './support/accepting.ts';
import { drawPhoto } from './support/draw-photo.ts';
import { addOutsourcedProject, dayAfter, field, fillRegistration } from './support/registration.ts';
import { openAs, PASSWORD } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const ADD = '**/api/Construction/construction-add';

/** Counts the calls to a path from this moment on. */
const countCalls = (page: Page, path: string): (() => number) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(path)) calls += 1;
  });
  return () => calls;
};

/** Returns the number of projects with this name. */
async function countProjects(page: Page, name: string): Promise<number> {
  const data = { SearchType: 'projectName', SearchKey: name };
  const reply = await page.request.post('/api/Construction/all-construction-mize-list', { data });
  return (await reply.json()).meta.totalCount;
}

/** Delays the calls to `url` until the test calls the returned function. */
async function delayCalls(page: Page, url: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function openFilledForm(page: Page, name: string): Promise<void> {
  await page.goto('/projects/add');
  await page.getByRole('combobox', { name: '담당자(PM)' }).waitFor();
  await fillRegistration(page, { name, dates: [dayAfter(2)] });
}

test('pressing 등록 twice, by mouse and by Enter, registers one project and shows a busy button (R18)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sales1');
  const name = `두번 등록 ${Date.now()}`;
  await openFilledForm(page, name);
  await page.getByLabel('사진 파일').setInputFiles(await drawPhoto(page, '한장.jpg', '#4c78a8'));
  await expect(page.getByRole('list', { name: '선택한 사진' }).getByRole('img')).toHaveCount(1);
  const release = await delayCalls(page, ADD);
  const calls = countCalls(page, 'construction-add');
  const uploads = countCalls(page, 'construction-photo-upload-add');
  const button = page.getByRole('button', { name: '등록', exact: true });
  await button.dblclick();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(field(page, 'ProjectName')).toBeDisabled();
  await button.press('Enter');
  await button.press('Enter');
  release();
  await expect(page).toHaveURL(/\/projects\/list/);
  expect([uploads(), calls()]).toEqual([1, 1]);
  expect(await countProjects(page, name)).toBe(1);
});

test('pressing 게시 or 수주 twice posts or accepts once', async ({ browser }) => {
  const staff = await openAs(browser, 'sales1');
  const id = await addOutsourcedProject(staff, `두번 게시 ${Date.now()}`, false);
  await staff.goto(`/projects/view/${id}`);
  const releasePost = await delayCalls(staff, '**/api/Construction/construction-post');
  const posts = countCalls(staff, 'construction-post');
  // The closing dialog may still show a button with the same name.
  const post = staff.locator('#content').getByRole('button', { name: '게시', exact: true });
  await post.dblclick();
  const confirmed = staff.getByRole('dialog', { name: '프로젝트 게시' }).getByRole('button', { name: '게시' });
  await expect(confirmed).toBeFocused();
  await staff.keyboard.press('Enter');
  await staff.keyboard.press('Enter');
  await expect(post).toHaveAttribute('aria-busy', 'true');
  releasePost();
  await expectToasts(staff, '프로젝트가 성공적으로 게시되었습니다.');
  await expect(staff.locator('.badge').first()).toHaveText('수주전');
  expect(posts()).toBe(1);

  const partner = await openAs(browser, 'saebyeok1');
  await partner.goto(`/projects/companyview/${id}`);
  await openAcceptSheet(partner);
  await fillAcceptSheet(partner);
  const releaseAccept = await delayCalls(partner, '**/api/Construction/construction-accept');
  const accepts = countCalls(partner, 'construction-accept');
  const accept = acceptButton(partner);
  await accept.dblclick();
  await accept.press('Enter');
  await expect(accept).toHaveAttribute('aria-busy', 'true');
  releaseAccept();
  await expectToasts(partner, '프로젝트 수주가 완료되었습니다.');
  expect(accepts()).toBe(1);
});

test('pressing Enter twice on the login page signs in once', async ({ page }) => {
  const release = await delayCalls(page, '**/api/Auth/login');
  const logins = countCalls(page, 'Auth/login');
  await page.goto('/login');
  await page.getByLabel('아이디').fill('PM2');
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByLabel('비밀번호', { exact: true }).press('Enter');
  await page.getByLabel('비밀번호', { exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: '로그인 중…' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/mizenotices\/list/);
  expect(logins()).toBe(1);
});

test('a call whose connection drops after it reached the server is repeated with the same key and adds one project', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sales1');
  const name = `끊긴 연결 ${Date.now()}`;
  await openFilledForm(page, name);
  const keys: (string | undefined)[] = [];
  await page.route(ADD, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    expect((await route.fetch()).status()).toBe(200);
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expectToasts(page, '프로젝트 정보가 성공적으로 등록되었습니다.');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(await countProjects(page, name)).toBe(1);
});

test('without a connection the form keeps its values, and pressing 등록 again uses the same key', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sales1');
  const name = `끊긴 등록 ${Date.now()}`;
  await openFilledForm(page, name);
  const keys = new Set<string | undefined>();
  let attempts = 0;
  await page.route(ADD, async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    attempts += 1;
    if (attempts === 1) await route.fetch();
    return attempts <= 2 ? route.abort('connectionreset') : route.continue();
  });
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expectToasts(page, '프로젝트 정보가 등록 중 오류가 발생했습니다.');
  await expect(field(page, 'ProjectName')).toHaveValue(name);
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expectToasts(page, '프로젝트 정보가 성공적으로 등록되었습니다.');
  expect(attempts).toBe(3);
  expect(keys.size).toBe(1);
  expect(await countProjects(page, name)).toBe(1);
});
