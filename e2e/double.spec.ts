import { expect, type Page, test } from '@playwright/test';
import { drawPhoto } from './support/draw-photo.ts';
import { dayAfter, field, fillRegistration } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
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

async function openFilledForm(page: Page, name: string): Promise<void> {
  await page.goto('/projects/add');
  await page.getByRole('combobox', { name: '담당자(PM)' }).waitFor();
  await fillRegistration(page, { name, dates: [dayAfter(2)] });
}

test('a registration without an answer keeps its values; pressed again, twice and by Enter, it adds one project with one photo (R18)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sales1');
  const name = `두번 등록 ${Date.now()}`;
  await openFilledForm(page, name);
  await page.getByLabel('사진 파일').setInputFiles(await drawPhoto(page, '한장.jpg', '#4c78a8'));
  await expect(page.getByRole('list', { name: '선택한 사진' }).getByRole('img')).toHaveCount(1);
  const uploads = countCalls(page, 'construction-photo-upload-add');
  const keys: (string | undefined)[] = [];
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ADD, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The first reaches the server, but its answer and the repeated call are lost.
    if (keys.length === 1) expect((await route.fetch()).status()).toBe(200);
    if (keys.length <= 2) return route.abort('connectionreset');
    await released;
    return route.continue();
  });
  const button = page.getByRole('button', { name: '등록', exact: true });
  await button.click();
  await expectToasts(page, '이미지가 성공적으로 업로드되었습니다!', '프로젝트 정보가 등록 중 오류가 발생했습니다.');
  await expect(field(page, 'ProjectName')).toHaveValue(name);

  await button.dblclick();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(field(page, 'ProjectName')).toBeDisabled();
  await button.press('Enter');
  await button.press('Enter');
  release();
  await expectToasts(page, '프로젝트 정보가 성공적으로 등록되었습니다.');
  await expect(page).toHaveURL(/\/projects\/list/);
  expect(keys).toEqual([expect.stringMatching(/./), keys[0], keys[0]]);
  expect(uploads()).toBe(1);
  expect(await countProjects(page, name)).toBe(1);
});
