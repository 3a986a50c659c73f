import { expect, type Page, test } from '@playwright/test';
import { acceptButton, blockEventStream, fillAcceptSheet, openAcceptSheet } from './support/accepting.ts';
import { giveReasons } from './support/answers.ts';
import { addInternalProject, openInternalProject } from './support/internal-projects.ts';
import { changesOf, editSection, save } from './support/record-page.ts';
import { addOutsourcedProject, dayAfter, field, fillRegistration } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The server commits the first call to `path`, but the browser gets a 503. Returns a function for the sent keys. */
async function replaceFirstResponse(page: Page, path: string): Promise<() => (string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route(`**/api/${path}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    expect((await route.fetch()).status()).toBe(200);
    const body = { message: '일시적으로 사용할 수 없습니다. 잠시 후 다시 시도해주세요.', code: 'UNAVAILABLE' };
    return route.fulfill({ status: 503, json: body });
  });
  return () => keys;
}

const expectOneKey = (keys: (string | undefined)[]): void => {
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
};

/** Returns the number of projects with this name in a list. */
async function countProjects(page: Page, list: string, name: string): Promise<number> {
  const data = { SearchType: 'projectName', SearchKey: name };
  const reply = await page.request.post(`/api/${list}`, { data });
  return (await reply.json()).meta.totalCount;
}

test('a repeated registration after a 503 that followed the commit adds one project', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  const name = `503 등록 ${Date.now()}`;
  await page.goto('/projects/add');
  await page.getByRole('combobox', { name: '담당자(PM)' }).waitFor();
  await fillRegistration(page, { name, dates: [dayAfter(2)] });
  const keys = await replaceFirstResponse(page, 'Construction/construction-add');
  await press(page, '등록');
  await expectToasts(page, '프로젝트 정보가 등록 중 오류가 발생했습니다.');
  await expect(field(page, 'ProjectName')).toHaveValue(name);
  await press(page, '등록');
  await expectToasts(page, '프로젝트 정보가 성공적으로 등록되었습니다.');
  await expect(page).toHaveURL(/\/projects\/list/);
  expectOneKey(keys());
  expect(await countProjects(page, 'Construction/all-construction-mize-list', name)).toBe(1);
});

test('a repeated edit after a 503 that followed the commit is saved once, without a conflict', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  await blockEventStream(page);
  const id = await addOutsourcedProject(page, `503 수정 ${Date.now()}`);
  await page.goto(`/projects/view/${id}`);
  await editSection(page, '프로젝트정보');
  await field(page, 'EtcMemo').fill('출입증 필요');
  const keys = await replaceFirstResponse(page, 'Construction/construction-edit');
  await save(page);
  await giveReasons(page, [['비고', '현장 안내']]);
  await expectToasts(page, '프로젝트 정보 수정 중 오류가 발생했습니다.');
  await save(page);
  await giveReasons(page, [['비고', '현장 안내']]);
  await expectToasts(page, '프로젝트 정보가 성공적으로 수정되었습니다.');
  expectOneKey(keys());
  await expect(page.getByRole('dialog', { name: '다른 사용자의 수정' })).toBeHidden();
  await expect(changesOf(page, '비고')).toHaveCount(1);
  await expect(page.getByRole('region', { name: '프로젝트정보' })).toContainText('출입증 필요');
});

test('a repeated edit of an internal project after a 503 that followed the commit is saved once', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sales1');
  await blockEventStream(page);
  await openInternalProject(page, await addInternalProject(page, { name: `503 내부 ${Date.now()}` }));
  await editSection(page, '고객 및 현장 정보');
  await field(page, 'Addr2').fill('4층');
  const keys = await replaceFirstResponse(page, 'MizeConstruction/construction-edit');
  for (const text of ['프로젝트 정보 수정 중 오류가 발생했습니다.', '프로젝트 정보가 성공적으로 수정되었습니다.']) {
    await save(page);
    await giveReasons(page, [['주소', '층 변경']]);
    await expectToasts(page, text);
  }
  expectOneKey(keys());
  await expect(changesOf(page, '주소')).toHaveCount(1);
});

test('a contractor who gets a 503 after the commit sees the award as their own', async ({ browser }) => {
  const staff = await openAs(browser, 'sales1');
  const id = await addOutsourcedProject(staff, `503 수주 ${Date.now()}`);
  const page = await openAs(browser, 'saebyeok1');
  await blockEventStream(page);
  await page.goto(`/projects/companyview/${id}`);
  await openAcceptSheet(page);
  await fillAcceptSheet(page);
  const keys = await replaceFirstResponse(page, 'Construction/construction-accept');
  for (const text of ['수주 처리 중 오류가 발생했습니다.', '프로젝트 수주가 완료되었습니다.']) {
    await acceptButton(page).click();
    await expectToasts(page, text);
  }
  expectOneKey(keys());
  await expect(page.getByRole('heading', { name: '수주 정보', exact: true })).toBeVisible();
});
