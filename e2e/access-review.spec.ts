import { expect, test } from '@playwright/test';
import { openAs } from './support/sign-in.ts';

/** This month. Nobody read anything before today, so only the review of this month has a finding, an unknown address. */
const month = (): string => {
  const [year, number] = new Date(Date.now() + 9 * 3_600_000).toISOString().split('-');
  return `${year}.${number}`;
};

test('a review finding links to its readings, which can be downloaded as a workbook (D-162, D-163)', async ({
  browser,
}) => {
  const admin = await openAs(browser, 'admin');
  await admin.goto('/managers/list');
  await expect(admin.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await admin.goto(`/reference/access-review?month=${month()}`);
  const found = admin.getByRole('table', { name: '처음 보는 주소' });
  await found.getByRole('row').filter({ hasText: '(admin)' }).getByRole('link', { name: '기록 보기' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: '열람 기록' })).toBeVisible();
  await expect(admin.getByRole('button', { name: '열람자 admin 조건 해제' })).toBeVisible();
  await expect(admin.getByRole('row').filter({ hasText: '업체 담당자목록' }).first()).toBeVisible();

  const saving = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Excel' }).click();
  await admin
    .getByRole('dialog', { name: 'Excel로 받기' })
    .getByRole('button', { name: / 받기$/ })
    .click();
  expect((await saving).suggestedFilename()).toMatch(/^열람기록_\d{4}-\d{2}-\d{2}\.xlsx$/);
  await admin.goto('/reference/security-log');
  await expect(admin.getByRole('row').filter({ hasText: '내려받기' }).first()).toContainText('열람기록');
});

test('the review of a past month records its result and its reviewer (D-163)', async ({ browser }) => {
  const admin = await openAs(browser, 'admin');
  await admin.goto('/reference/access-review');
  await admin.getByRole('button', { name: '점검 완료' }).click();
  const dialog = admin.getByRole('dialog', { name: '점검 완료' });
  await dialog.getByRole('button', { name: '점검 완료' }).click();
  await expect(dialog.getByText('점검 결과를 입력해주세요.')).toBeVisible();
  await dialog.getByRole('textbox').fill('이상 없음');
  await dialog.getByRole('button', { name: '점검 완료' }).click();
  await expect(admin.getByRole('listitem').filter({ hasText: '이상 없음' }).first()).toContainText('(admin)');
});
