import { expect, type Page, test } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { agree } from './support/answers.ts';
import { chooseOption } from './support/choose-option.ts';
import { dayAfter, field, fillRegistration, press } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const STAMP = String(Date.now());
const COMPANY = `새길이엔지 ${STAMP}`;
const MATERIAL = `새길 광트레이 ${STAMP}`;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const sheet = async (name: string, rows: readonly (readonly string[])[]) => ({
  name,
  mimeType: XLSX,
  buffer: await writeExcelFile(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer(),
});

async function addEntry(page: Page, path: string, fields: Record<string, string>): Promise<void> {
  await page.goto(path);
  await press(page, '추가');
  for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value);
  await page.getByRole('dialog').getByRole('button', { name: '추가', exact: true }).click();
  await expectToasts(page, '등록되었습니다.');
}

test('a new company and a new material can be used in a project (D-133)', async ({ browser }) => {
  const admin = await openAs(browser, 'admin');
  await test.step('a wrong business number is refused', async () => {
    await admin.goto('/reference/companies');
    await press(admin, '추가');
    await field(admin, 'CompanyName').fill(COMPANY);
    await field(admin, 'BusinessNumber').fill('123-45-67890');
    await admin.getByRole('dialog').getByRole('button', { name: '추가', exact: true }).click();
    await expectToasts(admin, '사업자등록번호가 올바르지 않습니다.');
    await field(admin, 'BusinessNumber').fill('');
    await admin.getByRole('dialog').getByRole('button', { name: '추가', exact: true }).click();
    await expectToasts(admin, '등록되었습니다.');
  });
  await addEntry(admin, '/reference/materials', { MaterialName: MATERIAL, ModelName: 'SG-1', Unit: '식' });

  const project = `새길 시험 ${STAMP}`;
  await test.step('the material can be added to a project', async () => {
    await admin.goto('/projects/add');
    await fillRegistration(admin, { name: project, dates: [dayAfter(5)] });
    const search = admin.getByRole('combobox', { name: '투입자재 추가' });
    await search.click();
    await search.fill(MATERIAL);
    await admin.getByRole('option', { name: MATERIAL }).first().click();
    await press(admin, '등록');
    await expectToasts(admin, '프로젝트 정보가 성공적으로 등록되었습니다.');
  });
  await test.step('the company can be chosen for a new contact', async () => {
    await admin.goto('/managers/add');
    await chooseOption(field(admin, 'CompanyId'), COMPANY);
  });
  await test.step('an entry in use can be retired but not removed', async () => {
    await admin.goto('/reference/materials');
    await admin.getByLabel('검색어').fill(MATERIAL);
    await admin.getByLabel('검색어').press('Enter');
    await admin.getByRole('button', { name: MATERIAL }).click();
    const open = admin.getByRole('dialog', { name: MATERIAL });
    await open.getByRole('button', { name: '삭제', exact: true }).click();
    await agree(admin, '삭제하시겠습니까? 되돌릴 수 없습니다.');
    await expectToasts(
      admin,
      '삭제 중 오류가 발생했습니다.',
      '사용 중이므로 삭제할 수 없습니다. 사용 안 함으로 변경해주세요.',
    );
    await open.getByRole('button', { name: '사용 안 함으로 변경' }).click();
    await agree(admin, '사용 안 함으로 바꾸시겠습니까?');
    await expectToasts(admin, '사용 여부가 변경되었습니다.');
  });
  await test.step('the log records each change', async () => {
    await admin.goto('/reference/change-log');
    await expect(admin.getByRole('row').filter({ hasText: MATERIAL }).first()).toBeVisible();
  });
});

test('a sheet with errors reports each row, and the corrected sheet is imported as a whole (D-133)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'admin');
  const HEAD = ['자재명', '모델명', '단위'];
  const good = [`수입 브래킷 ${STAMP}`, 'BR-1', 'EA'] as const;
  await page.goto('/reference/materials');
  await press(page, 'Excel로 등록');
  const dialog = page.getByRole('dialog', { name: '자재 Excel로 등록' });
  const saving = page.waitForEvent('download');
  await dialog.getByRole('link', { name: '양식 내려받기' }).click();
  expect((await saving).suggestedFilename()).toBe('자재_등록양식.xlsx');

  const choose = async (rows: readonly (readonly string[])[]) =>
    dialog.locator('input[type="file"]').setInputFiles(await sheet('자재.xlsx', [HEAD, ...rows]));
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: '자재.xlsx', mimeType: '', buffer: Buffer.from('자재명') });
  await expect(dialog.getByRole('alert')).toContainText('오류가 발생했습니다.');
  await choose([good, ['', 'BR-2', 'EA'], good]);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByText('2건에 오류가 있습니다.')).toBeVisible();
  await expect(dialog.getByRole('row')).toHaveText([
    '행항목내용',
    '3자재명자재명 값을 입력해주세요.',
    '4자재명2행과 같은 내용입니다.',
  ]);
  await expect(dialog.getByRole('button', { name: '등록', exact: true })).toHaveAttribute('aria-disabled', 'true');

  const second = [`수입 앙카 ${STAMP}`, 'AK-8', 'EA'] as const;
  await choose([good, second]);
  await expect(dialog.getByText('2건을 등록할 수 있습니다.')).toBeVisible();
  await dialog.getByRole('button', { name: '2건 등록' }).click();
  await expectToasts(page, '2건을 등록했습니다.');
  await expect(dialog).toBeHidden();
  await page.getByLabel('검색어').fill(STAMP);
  await page.getByLabel('검색어').press('Enter');
  for (const [name] of [good, second]) await expect(page.getByRole('button', { name })).toBeVisible();
});
