import { expect, type Page, test } from '@playwright/test';
import { agree, agreeWithMemo, questionOf } from './support/answers.ts';
import { runBatchAction } from './support/batch-action.ts';
import { addProjectAtStage } from './support/project-stages.ts';
import { editSection } from './support/record-page.ts';
import { dayAfter, field, press } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const badge = (page: Page) => page.locator('.badge').first();

async function confirmAndSendMaterials(page: Page): Promise<void> {
  await press(page, '자재확정');
  await agreeWithMemo(page, '자재를 확정하시겠습니까?', '수량 확인 완료');
  await expectToasts(page, '자재가 확정되었습니다.');
  await expect(page.getByText('수량 확인 완료')).toBeVisible();
  await editSection(page, '배송 정보');
  await page.getByRole('radio', { name: '수주업체' }).check({ force: true });
  await page.getByRole('radio', { name: '퀵서비스' }).check({ force: true });
  await press(page, '현장 주소로 받기');
  await press(page, '자재발송');
  await expectToasts(page, '퀵서비스 연락처를 입력해주세요.');
  await expect(field(page, 'QNumber')).toBeFocused();
  await field(page, 'QNumber').fill('01088887777');
  await press(page, '자재발송');
  await agree(page, '자재를 발송하시겠습니까?');
  await expectToasts(page, '자재발송 정보가 성공적으로 저장되었습니다.');
}

async function receiveMaterials(winner: Page): Promise<void> {
  await expect(winner.getByRole('link', { name: '퀵서비스 전화 010-8888-7777' })).toBeVisible();
  await press(winner, '자재수령');
  const sheet = winner.getByRole('dialog', { name: '자재수령' });
  await expect(sheet.getByText('모두 정상')).toBeVisible();
  await sheet.getByRole('button', { name: '자재수령' }).click();
  await expectToasts(winner, '자재수령이 저장되었습니다.');
}

/** Rates every item but the last, which the dialog of the completion asks for. */
async function complete(page: Page): Promise<void> {
  const lists = page.getByRole('region', { name: '업체 평가' }).getByRole('radiogroup');
  await expect(lists).not.toHaveCount(0);
  const count = await lists.count();
  for (let index = 0; index < count - 1; index += 1) {
    await lists.nth(index).getByRole('radio', { name: '9점' }).check({ force: true });
  }
  await press(page, '프로젝트완료');
  const dialog = questionOf(page, '프로젝트를 완료하시겠습니까?');
  const open = dialog.getByRole('radiogroup');
  await expect(open).toHaveCount(1);
  await dialog.getByRole('button', { name: '프로젝트완료' }).click();
  await expectToasts(page, '평가하지 않은 항목이 있습니다.');
  await expect(open.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await agree(page, '프로젝트를 완료하시겠습니까?');
  await expectToasts(page, '프로젝트가 완료되었습니다.');
  await expect(badge(page)).toHaveText('프로젝트완료');
}

async function enterBillDate(winner: Page): Promise<void> {
  await winner.reload();
  await press(winner, '계산서 발행일 입력');
  const sheet = winner.getByRole('dialog', { name: '계산서 발행일' });
  await expect(sheet.getByText('12,250,000 원')).toBeVisible();
  await field(winner, 'BillDate').fill(dayAfter(0));
  await press(winner, '저장');
  await expectToasts(winner, '계산서 발행일이 저장되었습니다.');
}

test('an awarded project goes through its materials, completion and invoice to its settlement (MT1 to MT4, T8 to T11)', async ({
  browser,
}) => {
  const name = `정산까지 ${Date.now()}`;
  const site = { ZipCode: '04524', Addr1: '서울 중구 세종대로 110', Addr2: '2층 사무실' };
  const id = await addProjectAtStage(browser, 'awarded', name, site);
  const page = await openAs(browser, 'admin');
  await page.goto(`/projects/view/${id}`);
  await test.step('staff confirm and send the materials', () => confirmAndSendMaterials(page));
  const winner = await openAs(browser, 'hanbit1');
  await winner.goto(`/projects/companyview/${id}`);
  await test.step('the winner receives them', () => receiveMaterials(winner));
  await test.step('staff rate and complete it', () => complete(page));
  await test.step('the winner enters the date of the invoice', () => enterBillDate(winner));
  await test.step('permission M confirms the invoice', async () => {
    await page.reload();
    await press(page, '계산서 발급확인');
    await agree(page, '계산서 발급을 확인하시겠습니까?');
    await expectToasts(page, '계산서 발급확인이 완료되었습니다.');
    await expect(badge(page)).toHaveText('계산서발급완료');
  });
  await test.step('it is settled in the month of its invoice (D-64)', async () => {
    await page.goto('/accounting/list');
    await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
    await runBatchAction(page, '정산완료', 1, '선택된 항목을 정산완료 처리하시겠습니까?');
    await expectToasts(page, '정산완료 처리되었습니다.');
    await page.goto(`/projects/view/${id}`);
    await expect(badge(page)).toHaveText('정산완료');
    await winner.reload();
    await expect(badge(winner)).toHaveText('정산완료');
    await expect(winner.getByText(dayAfter(0)).first()).toBeVisible();
  });
});
