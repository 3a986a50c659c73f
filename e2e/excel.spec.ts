import { expect, type Page, test } from '@playwright/test';
import { openAs } from './support/sign-in.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const labels = async (page: Page): Promise<string[]> =>
  (await dialogOf(page).getByRole('listitem').locator('label').allTextContents()).map((text) => text.trim());

test('the chosen columns and their order are in the file and come back the next time (D-310, D-313)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sales1');
  await page.goto('/projects/list');
  await page.getByRole('button', { name: 'Excel' }).click();
  await expect(dialogOf(page).getByText('프로젝트목록(외주)_')).toBeVisible();
  const before = await labels(page);
  await dialogOf(page).getByRole('checkbox', { name: '번호' }).uncheck();
  await dialogOf(page).getByRole('button', { name: '지역 위로' }).click();
  const saving = page.waitForEvent('download');
  await dialogOf(page)
    .getByRole('button', { name: / 받기$/ })
    .click();
  expect((await saving).suggestedFilename()).toMatch(/^프로젝트목록\(외주\)_\d{4}-\d{2}-\d{2}\.xlsx$/);
  await expect(page.getByRole('dialog', { name: 'Excel을 받았습니다' })).toBeVisible();
  await dialogOf(page).getByRole('button', { name: '닫기' }).last().click();

  await page.reload();
  await page.getByRole('button', { name: 'Excel' }).click();
  await expect(dialogOf(page).getByRole('checkbox', { name: '번호' })).not.toBeChecked();
  const after = await labels(page);
  expect(after.indexOf('지역')).toBeLessThan(after.indexOf('업체'));
  await dialogOf(page).getByRole('button', { name: '초기화' }).click();
  await expect.poll(() => labels(page)).toEqual(before);
});

test('phone numbers ask permission M for a reason, which the access log keeps (D-311)', async ({ browser }) => {
  const admin = await openAs(browser, 'admin');
  await admin.goto('/employee/list');
  await admin.getByRole('button', { name: 'Excel' }).click();
  await dialogOf(admin).getByRole('checkbox', { name: '휴대폰' }).check();
  const download = dialogOf(admin).getByRole('button', { name: / 받기$/ });
  await download.click();
  await expect(dialogOf(admin).getByText('받는 사유를 10자 이상 입력해주세요.')).toBeVisible();
  await dialogOf(admin).getByLabel('받는 사유').fill('11월 현장 안전교육 연락용');
  const saving = admin.waitForEvent('download');
  await download.click();
  await saving;
  await admin.goto('/reference/access-log');
  await expect(admin.getByText('11월 현장 안전교육 연락용').first()).toBeVisible();

  const other = await openAs(browser, 'pm1');
  await other.goto('/employee/list');
  await other.getByRole('button', { name: 'Excel' }).click();
  await expect(dialogOf(other).getByRole('checkbox', { name: '이름' })).toBeVisible();
  await expect(dialogOf(other).getByRole('checkbox', { name: '휴대폰' })).toHaveCount(0);
});

test('a workbook in the making shows its rows and can be given up (D-312)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  await page.goto('/projects/mizelist');
  await page.getByRole('button', { name: 'Excel' }).click();
  // The answer is held back, as that of a very long list is.
  let giveUp = () => {};
  const given = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  await page.route('**/api/Excel/list-export', async (route) => {
    await given;
    await route.abort();
  });
  await page.route('**/api/Excel/export-progress', (route) =>
    route.fulfill({ json: { data: [{ rowsDone: 2, rowsTotal: 9 }], meta: {} } }),
  );
  await dialogOf(page)
    .getByRole('button', { name: / 받기$/ })
    .click();
  await expect(dialogOf(page).getByRole('progressbar', { name: '만든 행' })).toHaveAttribute('value', '2');
  await dialogOf(page).getByRole('button', { name: '그만두기' }).click();
  await expect(dialogOf(page).getByRole('button', { name: / 받기$/ })).toBeVisible();
  giveUp();
});
