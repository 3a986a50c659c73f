import { expect, type Page, test } from '@playwright/test';
import { agree, agreeWithMemo, questionOf } from './support/answers.ts';
import { runBatchAction } from './support/batch-action.ts';
import { addProjectAtStage, openProjectAtStage } from './support/project-stages.ts';
import { moreItems, pressMore } from './support/record-page.ts';
import { dayAfter, field, press } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const badge = (page: Page) => page.locator('.badge').first();

test('completion is refused while an item is unrated, and the item gets the focus (T8, EVAL-08, EVAL-09)', async ({
  browser,
}) => {
  const page = await openProjectAtStage(browser, 'received', '완료할 프로젝트');
  const lists = page.getByRole('region', { name: '업체 평가' }).getByRole('radiogroup');
  await expect(lists).not.toHaveCount(0);
  const count = await lists.count();
  for (let index = 0; index < count - 1; index += 1) {
    await lists.nth(index).getByRole('radio', { name: '9점' }).check({ force: true });
  }
  await expect(page.getByText('프로젝트완료까지')).toBeVisible();
  await expect(page.getByRole('button', { name: '평가 1개' })).toBeVisible();
  await press(page, '프로젝트완료');
  // The dialog asks for the missing score and refuses completion without it.
  const dialog = questionOf(page, '프로젝트를 완료하시겠습니까?');
  const open = dialog.getByRole('radiogroup');
  await expect(open).toHaveCount(1);
  await dialog.getByRole('button', { name: '프로젝트완료' }).click();
  await expectToasts(page, '평가하지 않은 항목이 있습니다.');
  await expect(open.getByRole('radio').first()).toBeFocused();
  await expect(dialog.getByText('평가하지 않은 항목이 있습니다.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await agree(page, '프로젝트를 완료하시겠습니까?');
  await expectToasts(page, '프로젝트가 완료되었습니다.');
  await expect(badge(page)).toHaveText('프로젝트완료');
  await expect(page.getByRole('button', { name: '계산서 발급확인' })).toHaveCount(0);
});

test('the winner can save the invoice date (T9)', async ({ browser }) => {
  const id = await addProjectAtStage(browser, 'completed', `계산서 발행일 ${Date.now()}`);
  const page = await openAs(browser, 'hanbit1');
  await page.goto(`/projects/companyview/${id}`);
  await press(page, '계산서 발행일 입력');
  const sheet = page.getByRole('dialog', { name: '계산서 발행일' });
  await expect(sheet.getByText('12,250,000 원')).toBeVisible();
  await press(page, '저장');
  await expectToasts(page, '계산서 발행일을 입력해주세요.');
  await expect(field(page, 'BillDate')).toBeFocused();
  await field(page, 'BillDate').fill(dayAfter(0));
  await press(page, '저장');
  await expectToasts(page, '계산서 발행일이 저장되었습니다.');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('definition').filter({ hasText: new RegExp(`^${dayAfter(0)}$`) })).toBeVisible();
});

test('the confirmation of the invoice locks the amounts (T10)', async ({ browser }) => {
  const page = await openProjectAtStage(browser, 'billed', '계산서 확인', 'admin');
  await press(page, '계산서 발급확인');
  await agree(page, '계산서 발급을 확인하시겠습니까?');
  await expectToasts(page, '계산서 발급확인이 완료되었습니다.');
  await expect(badge(page)).toHaveText('계산서발급완료');
  await expect(field(page, 'Price')).toBeHidden();
  await expect(page.getByRole('radiogroup')).not.toHaveCount(0);
});

test('a project is settled in the month of its invoice, and the winner sees it (T11, D-64)', async ({ browser }) => {
  const name = `정산할 프로젝트 ${Date.now()}`;
  const id = await addProjectAtStage(browser, 'invoiced', name);
  const page = await openAs(browser, 'admin');
  await page.goto('/accounting/list');
  await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  await runBatchAction(page, '정산완료', 1, '선택된 항목을 정산완료 처리하시겠습니까?');
  await expectToasts(page, '정산완료 처리되었습니다.');
  await page.goto(`/projects/view/${id}`);
  await expect(badge(page)).toHaveText('정산완료');
  await expect(page.getByRole('button', { name: /수정$/ })).toHaveCount(0);
  const winner = await openAs(browser, 'hanbit1');
  await winner.goto(`/projects/companyview/${id}`);
  await expect(badge(winner)).toHaveText('정산완료');
  await expect(winner.getByText(dayAfter(0)).first()).toBeVisible();
});

test('cancelling a project asks for a memo, keeps it after Escape, and shows it (T7)', async ({ browser }) => {
  const page = await openProjectAtStage(browser, 'posted', '취소할 프로젝트');
  const dialog = questionOf(page, '프로젝트를 취소하시겠습니까?');
  expect(await moreItems(page)).toEqual(['복사해서 등록', '수주철회', '프로젝트취소']);
  await pressMore(page, '프로젝트취소');
  await dialog.getByRole('button', { name: '프로젝트취소' }).click();
  await expectToasts(page, '취소 사유를 입력해주세요.');
  await dialog.getByLabel('취소 사유').fill('고객사 예산 취소');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await pressMore(page, '프로젝트취소');
  await expect(dialog.getByLabel('취소 사유')).toHaveValue('고객사 예산 취소');
  await dialog.getByRole('button', { name: '프로젝트취소' }).click();
  await expectToasts(page, '프로젝트가 취소되었습니다.');
  await expect(badge(page)).toHaveText('프로젝트취소');
  await expect(page.getByRole('definition').filter({ hasText: '고객사 예산 취소' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /수정$/ })).toHaveCount(0);
  expect(await moreItems(page)).toEqual(['복사해서 등록']);
});

test('a withdrawn project can be posted again (T6, T3, D-59)', async ({ browser }) => {
  const page = await openProjectAtStage(browser, 'posted', '철회할 프로젝트');
  await pressMore(page, '수주철회');
  await agreeWithMemo(page, '수주를 철회하시겠습니까?', '일정 재조정');
  await expectToasts(page, '수주철회 처리가 완료되었습니다.');
  await expect(badge(page)).toHaveText('수주철회');
  expect(await moreItems(page)).toEqual(['복사해서 등록', '프로젝트취소']);
  await press(page, '재게시');
  await agree(page, '프로젝트를 재게시하시겠습니까? 이전 수주 정보는 초기화됩니다.');
  await expectToasts(page, '프로젝트가 성공적으로 게시되었습니다.');
  await expect(badge(page)).toHaveText('수주전');
});
