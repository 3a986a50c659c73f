import { expect, type Page, test } from '@playwright/test';
import { acceptButton, fillSheet, openSheet, stayDeaf } from './support/accepting.ts';
import { giveReasons } from './support/answers.ts';
import { addInternal, openInternal } from './support/internal.ts';
import { changesOf, editSection, save } from './support/record.ts';
import { dayAfter, field, fillRegistration, postOverWire } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The server does what the first call to `path` asks; its answer is lost to a 503 that came behind the commit. */
async function swapAnswer(page: Page, path: string): Promise<() => (string | undefined)[]> {
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

/** How many projects of that name the list of this kind counts. */
async function countProjects(page: Page, list: string, name: string): Promise<number> {
  const data = { SearchType: 'projectName', SearchKey: name };
  const reply = await page.request.post(`/api/${list}`, { data });
  return (await reply.json()).meta.totalCount;
}

test('a registration answered with a 503 behind the commit, pressed again: one project', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  const name = `503 등록 ${Date.now()}`;
  await page.goto('/projects/add');
  await page.getByRole('combobox', { name: '담당자(PM)' }).waitFor();
  await fillRegistration(page, { name, dates: [dayAfter(2)] });
  const keys = await swapAnswer(page, 'Construction/construction-add');
  await press(page, '등록');
  await expectToasts(page, '프로젝트 정보가 등록 중 오류가 발생했습니다.');
  await expect(field(page, 'ProjectName')).toHaveValue(name);
  await press(page, '등록');
  await expectToasts(page, '프로젝트 정보가 성공적으로 등록되었습니다.');
  await expect(page).toHaveURL(/\/projects\/list/);
  expectOneKey(keys());
  expect(await countProjects(page, 'Construction/all-construction-mize-list', name)).toBe(1);
});

test('an edit answered with a 503 behind the commit, pressed again: saved once, one history, nobody else to blame', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sales1');
  const id = await postOverWire(page, `503 수정 ${Date.now()}`);
  await page.goto(`/projects/view/${id}`);
  await editSection(page, '프로젝트정보');
  await field(page, 'EtcMemo').fill('출입증 필요');
  const keys = await swapAnswer(page, 'Construction/construction-edit');
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

test('an edit of an internal project likewise', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  await openInternal(page, await addInternal(page, { name: `503 내부 ${Date.now()}` }));
  await editSection(page, '고객 및 현장 정보');
  await field(page, 'Addr2').fill('4층');
  const keys = await swapAnswer(page, 'MizeConstruction/construction-edit');
  for (const text of ['프로젝트 정보 수정 중 오류가 발생했습니다.', '프로젝트 정보가 성공적으로 수정되었습니다.']) {
    await save(page);
    await giveReasons(page, [['주소', '층 변경']]);
    await expectToasts(page, text);
  }
  expectOneKey(keys());
  await expect(changesOf(page, '주소')).toHaveCount(1);
});

test('a contractor whose answer was a 503 behind the commit has won, not lost to somebody else', async ({
  browser,
}) => {
  const staff = await openAs(browser, 'sales1');
  const id = await postOverWire(staff, `503 수주 ${Date.now()}`);
  const page = await openAs(browser, 'saebyeok1');
  await stayDeaf(page);
  await page.goto(`/projects/companyview/${id}`);
  await openSheet(page);
  await fillSheet(page);
  const keys = await swapAnswer(page, 'Construction/construction-accept');
  for (const text of ['수주 처리 중 오류가 발생했습니다.', '프로젝트 수주가 완료되었습니다.']) {
    await acceptButton(page).click();
    await expectToasts(page, text);
  }
  expectOneKey(keys());
  await expect(page.getByRole('heading', { name: '수주 정보', exact: true })).toBeVisible();
});
