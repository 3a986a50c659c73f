import { expect, type Page, test } from '@playwright/test';
import { agree, agreeWithMemo } from './support/answers.ts';
import { addProjectAtStage, openProjectAtStage } from './support/project-stages.ts';
import { editSection } from './support/record-page.ts';
import { ADDRESS_SERVICE, field, press } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

async function typeSendAddress(page: Page): Promise<void> {
  await page.route(ADDRESS_SERVICE, (route) => route.abort());
  await press(page, '배송지 주소 검색');
  const dialog = page.getByRole('dialog', { name: '주소 검색' });
  await dialog.getByText('주소 검색을 불러오지 못했습니다. 주소를 직접 입력해주세요.').waitFor();
  await dialog.getByLabel('우편번호').fill('04524');
  await dialog.getByLabel('주소', { exact: true }).fill('서울 중구 세종대로 110');
  await dialog.getByRole('button', { name: '적용' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('confirmed materials are locked, and the history shows the reason (MT1)', async ({ browser }) => {
  const page = await openProjectAtStage(browser, 'awarded', '자재 확정');
  await press(page, '자재확정');
  await agreeWithMemo(page, '자재를 확정하시겠습니까?', '수량 확인 완료');
  await expectToasts(page, '자재가 확정되었습니다.');
  await editSection(page, '프로젝트정보');
  await expect(field(page, 'ProjectName')).toBeVisible();
  await expect(page.getByRole('combobox', { name: '투입자재 추가' })).toBeHidden();
  await expect(page.getByText('수량 확인 완료')).toBeVisible();
});

test('a shipment is refused until every field is filled in (MAT-22 to MAT-28)', async ({ browser }) => {
  const page = await openProjectAtStage(browser, 'confirmed', '자재 발송', 'admin');
  const refused = async (text: string): Promise<void> => {
    await press(page, '자재발송');
    await expectToasts(page, text);
  };
  await editSection(page, '배송 정보');
  await refused('배송유형을 선택해주세요.');
  await page.getByRole('radio', { name: '수주업체' }).check({ force: true });
  await refused('발송방법을 선택해주세요.');
  await page.getByRole('radio', { name: '퀵서비스' }).check({ force: true });
  await refused('주소를 입력해주세요.');
  await typeSendAddress(page);
  await refused('상세주소를 입력해주세요.');
  await field(page, 'SendAddr2').fill('2층 사무실');
  await refused('퀵서비스 연락처를 입력해주세요.');
  await expect(field(page, 'QNumber')).toBeFocused();
  await field(page, 'QNumber').fill('01088887777');
  await press(page, '자재발송');
  await agree(page, '자재를 발송하시겠습니까?');
  await expectToasts(page, '자재발송 정보가 성공적으로 저장되었습니다.');
  await expect(page.getByText('(04524) 서울 중구 세종대로 110 2층 사무실')).toBeVisible();
});

test('a shipment can be corrected until it is received (D-69)', async ({ browser }) => {
  const page = await openProjectAtStage(browser, 'sent', '자재 발송 수정');
  await editSection(page, '배송 정보');
  await field(page, 'QNumber').fill('01088889999');
  await press(page, '자재발송');
  await agree(page, '자재를 발송하시겠습니까?');
  await expectToasts(page, '자재발송 정보가 성공적으로 저장되었습니다.');
  await expect(page.getByRole('button', { name: '배송 정보 수정' })).toBeVisible();
  await expect(page.getByRole('region', { name: '투입자재와 배송' })).toContainText('010-8888-9999');
});

test('the winner sees the delivery, checks the sent materials and confirms the receipt (MT4)', async ({ browser }) => {
  const id = await addProjectAtStage(browser, 'sent', `자재 수령 ${Date.now()}`);
  const page = await openAs(browser, 'hanbit1');
  await page.goto(`/projects/companyview/${id}`);
  await expect(page.getByRole('link', { name: '퀵서비스 전화 010-8888-7777' })).toBeVisible();
  await press(page, '자재수령');
  const sheet = page.getByRole('dialog', { name: '자재수령' });
  await expect(sheet.getByRole('listitem')).toContainText([/1개/]);
  await expect(sheet.getByText('서울 중구 세종대로 110 2층 사무실')).toBeVisible();
  await expect(sheet.getByText('모두 정상')).toBeVisible();
  await sheet.getByRole('button', { name: '자재수령' }).click();
  await expectToasts(page, '자재수령이 저장되었습니다.');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: '자재수령' })).toBeHidden();
});

test('only permission M can reopen received materials (D-68)', async ({ browser }) => {
  const sales = await openProjectAtStage(browser, 'received', '수령된 자재');
  await expect(sales.getByRole('region', { name: '업체 평가' })).toBeVisible();
  await expect(sales.getByRole('button', { name: '자재수정' })).toHaveCount(0);
  const admin = await openAs(browser, 'admin');
  await admin.goto(new URL(sales.url()).pathname);
  await expect(admin.getByRole('button', { name: '자재수정' })).toBeVisible();
});
