import { expect, type Page, test } from '@playwright/test';
import { agree, giveReasons } from './support/answers.ts';
import { drawPhoto } from './support/draw-photo.ts';
import { openProjectAtStage } from './support/project-stages.ts';
import { changesOf, editSection, save } from './support/record-page.ts';
import { field, press } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const EDITED = '프로젝트 정보가 성공적으로 수정되었습니다.';

const reasonDialog = (page: Page) => page.getByRole('dialog', { name: '변경 사유 입력' });

test('an edit after the award shows a reminder first, then asks for one reason for each change (OUT-110, CHG-05 to CHG-09)', async ({
  browser,
}) => {
  const page = await openProjectAtStage(browser, 'awarded', '수주 후 수정');
  await editSection(page, '프로젝트정보');
  await field(page, 'AddPrice').fill('300000');
  await field(page, 'EtcMemo').fill('야간 작업 추가');
  await editSection(page, '고객 및 현장 정보');
  await field(page, 'PlaceManagerName').fill('한소장');
  await save(page);
  await agree(page, '수주가 완료된 프로젝트입니다. 변경 내용을 수주업체에 반드시 알려주세요. 수정하시겠습니까?');
  const dialog = reasonDialog(page);
  const reason = dialog.getByLabel('변경 사유');
  await expect(reason).toBeFocused();
  await expect(dialog.getByText('1 / 3')).toBeVisible();
  await expect(dialog.getByText('−250,000원')).toBeVisible();
  await expect(dialog.getByText('300,000원', { exact: true })).toBeVisible();
  await reason.press('Enter');
  await expectToasts(page, '변경 사유를 입력해주세요.');
  await reason.fill('야간 할증');
  await reason.press('Enter');
  await expect(dialog.getByText('2 / 3')).toBeVisible();
  await expect(dialog.getByText('없음')).toBeVisible();
  await page.keyboard.press('Alt+r');
  await expect(reason).toHaveValue('야간 할증');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('definition').first()).toHaveText('현장 담당자 이름');
  await press(page, '이전');
  await expect(reason).toHaveValue('야간 할증');
  await page.keyboard.press('Enter');
  await reason.fill('소장 교체');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expectToasts(page, EDITED);
  // The history has one block for the save, with a line and a reason for each change.
  await expect(changesOf(page, '현장 담당자 이름')).toHaveCount(1);
  await expect(changesOf(page, '현장 담당자 이름')).toContainText('소장 교체');
  await expect(changesOf(page, '추가금액').getByText('사유 야간 할증')).toHaveCount(2);
  // The agreed amount stays, with the later change beside it.
  const award = page.getByRole('region', { name: '업체 담당자 정보' });
  await award.getByText('동의한 내용 보기').click();
  await expect(award).toContainText('−250,000 원 (VAT 별도)');
  const changes = page.getByRole('region', { name: '수주 후 변경' });
  await expect(changes.filter({ hasText: '추가금액' })).toContainText('야간 할증');
  // After the save the section shows text again.
  await expect(field(page, 'AddPrice')).toHaveCount(0);
  await expect(page.getByRole('main').locator('header dl')).toContainText('300,000 = ');
});

test('an edit adds photos with a reason (D-154)', async ({ browser }) => {
  const page = await openProjectAtStage(browser, 'posted', '사진을 더하는 프로젝트');
  await editSection(page, '사진');
  const input = page.getByLabel('사진 파일');
  await input.setInputFiles(await drawPhoto(page, '현장 입구.jpg', '#4c78a8'));
  await expect(page.getByRole('list', { name: '선택한 사진' }).getByRole('img')).toHaveCount(1);
  await save(page);
  await giveReasons(page, [['사진', '현장 사진 추가']]);
  await expectToasts(page, '이미지가 성공적으로 업로드되었습니다!', EDITED);
  const gallery = page.getByRole('list', { name: '사진', exact: true }).locator('img');
  await expect(gallery).toHaveCount(1);
  await expect.poll(() => gallery.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await editSection(page, '사진');
  await press(page, '현장 입구.jpg 삭제');
  await save(page);
  await giveReasons(page, [['사진', '잘못 올림']]);
  await expectToasts(page, EDITED);
  await expect(page.getByText('잘못 올림')).toBeVisible();
});

test('the later of two editors sees the other changes, keeps their own, and saves both (wire.md, D-138)', async ({
  browser,
}) => {
  const sales = await openProjectAtStage(browser, 'posted', '둘이 고치는 프로젝트');
  const pm = await openAs(browser, 'pm1');
  await pm.goto(new URL(sales.url()).pathname);
  await editSection(pm, '프로젝트정보');
  await field(pm, 'EtcMemo').fill('주차 불가');
  await editSection(sales, '프로젝트정보');
  await field(sales, 'EtcMemo').fill('주차 가능');
  await editSection(sales, '고객 및 현장 정보');
  await field(sales, 'CustomerName').fill('에이타워자산관리');
  await save(pm);
  await giveReasons(pm, [['비고', '현장 확인']]);
  await expectToasts(pm, EDITED);

  await save(sales);
  await reasonDialog(sales).getByLabel('변경 사유').fill('고객 요청');
  await sales.keyboard.press('Escape');
  await expect(reasonDialog(sales)).toBeHidden();
  await expect(field(sales, 'CustomerName')).toHaveValue('에이타워자산관리');
  await save(sales);
  await expect(reasonDialog(sales).getByLabel('변경 사유')).toHaveValue('고객 요청');
  await giveReasons(sales, [
    ['비고', '고객 요청'],
    ['고객사 상호', '상호 변경'],
  ]);
  const stale = sales.getByRole('dialog', { name: '다른 사용자의 수정' });
  // The dialog shows before, mine, theirs and a choice. It leaves out values that only the later editor changed.
  const memo = stale.getByRole('row').filter({ hasText: '비고' });
  await expect(memo.getByRole('cell')).toContainText(['없음', '주차 가능', '주차 불가', '내 값현재 값']);
  await expect(stale.getByRole('row').filter({ hasText: '고객사 상호' })).toContainText('내 값 유지');
  await expectToasts(sales, '프로젝트 정보 수정 중 오류가 발생했습니다.');
  await stale.getByRole('button', { name: '고른 값으로 계속' }).click();
  await expect(stale).toBeHidden();
  await expect(field(sales, 'EtcMemo')).toHaveValue('주차 가능');
  await expect(field(sales, 'CustomerName')).toHaveValue('에이타워자산관리');
  await save(sales);
  await expect(reasonDialog(sales).getByText('주차 불가')).toBeVisible();
  await expect(reasonDialog(sales).getByLabel('변경 사유')).toHaveValue('고객 요청');
  await giveReasons(sales, [
    ['비고', '협의 완료'],
    ['고객사 상호', '상호 변경'],
  ]);
  await expectToasts(sales, EDITED);
  await expect(sales.getByText('협의 완료')).toBeVisible();
});
