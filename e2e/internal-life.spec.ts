import { expect, type Page, test } from '@playwright/test';
import { agree, agreeWithMemo, giveReasons, questionOf } from './support/answers.ts';
import { runBatchAction } from './support/batch-action.ts';
import { chooseOption } from './support/choose-option.ts';
import { addInternalProject, openInternalProject } from './support/internal-projects.ts';
import { changesOf, editSection, moreItems, pressMore, save } from './support/record-page.ts';
import { field, press } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const RUN = Date.now();
const MATERIAL = '돔형 CCTV 카메라 400만화소 (DM-4204R)';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the later of two editors sees the newer version first, and the history keeps all reasons (INT-59, INT-63)', async ({
  browser,
}) => {
  const admin = await openAs(browser, 'admin');
  const sales = await openAs(browser, 'sales1');
  const name = `내부 수정 ${RUN}`;
  const id = await addInternalProject(admin, { name, type: 'D' });
  await openInternalProject(admin, id);
  await openInternalProject(sales, id);

  await editSection(sales, '프로젝트정보');
  await field(sales, 'EtcMemo').fill('출입증 필요');
  await editSection(admin, '프로젝트정보');
  await field(admin, 'ProjectName').fill(`${name} 변경`);
  await chooseOption(admin.getByLabel('시공 담당자'), '김도현');
  await save(admin);
  await giveReasons(admin, [
    ['프로젝트명', '고객 요청'],
    ['시공 담당자', '일정 배정'],
  ]);
  await expectToasts(admin, '프로젝트 정보가 성공적으로 수정되었습니다.');
  await expect(changesOf(admin, '프로젝트명')).toContainText('고객 요청');
  await expect(changesOf(admin, '시공 담당자')).toContainText('김도현');

  await save(sales);
  await giveReasons(sales, [['비고', '현장 안내']]);
  const stale = sales.getByRole('dialog', { name: '다른 사용자의 수정' });
  await expect(stale.getByRole('row').filter({ hasText: '프로젝트명' })).toContainText(`${name} 변경`);
  await expect(stale.getByRole('row').filter({ hasText: '시공 담당자' })).toContainText('김도현');
  await stale.getByRole('button', { name: '고른 값으로 계속' }).click();
  await expect(field(sales, 'ProjectName')).toHaveValue(`${name} 변경`);
  await expect(field(sales, 'EtcMemo')).toHaveValue('출입증 필요');
  await expectToasts(sales, '프로젝트 정보 수정 중 오류가 발생했습니다.');
  await save(sales);
  await giveReasons(sales, [['비고', '현장 안내']]);
  await expectToasts(sales, '프로젝트 정보가 성공적으로 수정되었습니다.');
  await expect(changesOf(sales, '비고')).toContainText('출입증 필요');
});

test('materials can be confirmed and reopened, each time with a reason (INT-58, MAT-13)', async ({ browser }) => {
  const admin = await openAs(browser, 'admin');
  const sales = await openAs(browser, 'sales1');
  const id = await addInternalProject(admin, { name: `내부 자재 ${RUN}`, type: 'D' });
  await openInternalProject(sales, id);
  await press(sales, '자재확정');
  await agreeWithMemo(sales, '자재를 확정하시겠습니까?', '수량 확인');
  await expectToasts(sales, '자재가 확정되었습니다.');
  await editSection(sales, '프로젝트정보');
  await expect(field(sales, 'ProjectName')).toBeVisible();
  await expect(sales.getByRole('combobox', { name: '투입자재 추가' })).toHaveCount(0);
  await expect(sales.getByText(`${MATERIAL} · 3개`)).toBeVisible();
  await expect(button(sales, '자재수정')).toHaveCount(0);

  await openInternalProject(admin, id);
  await press(admin, '자재수정');
  await agreeWithMemo(admin, '확정된 자재를 수정하시겠습니까?', '수량 변경');
  await expectToasts(admin, '자재수정이 가능하도록 변경되었습니다.');
  await editSection(admin, '프로젝트정보');
  await expect(admin.getByRole('combobox', { name: '투입자재 추가' })).toBeVisible();
  await expect(changesOf(admin, '자재수정')).toContainText('수량 변경');
});

test('completion is refused while changes are unsaved, and a completed project is closed (INT-54, INT-55, D-77)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'admin');
  await openInternalProject(page, await addInternalProject(page, { name: `내부 완료 ${RUN}` }));
  await editSection(page, '프로젝트정보');
  await field(page, 'EtcMemo').fill('저장 전');
  await press(page, '프로젝트완료');
  await expectToasts(page, '저장하지 않은 변경 내용이 있습니다. 먼저 저장해주세요.');
  await field(page, 'EtcMemo').fill('');
  await press(page, '프로젝트완료');
  await agree(page, '프로젝트를 완료하시겠습니까?');
  await expectToasts(page, '프로젝트가 완료되었습니다.');
  for (const removed of ['프로젝트정보 수정', '고객 및 현장 정보 수정', '프로젝트완료', '자재확정'])
    await expect(button(page, removed)).toHaveCount(0);
  await expect(page.getByRole('link', { name: '목록', exact: true })).toBeVisible();
  expect(await moreItems(page)).toEqual(['프로젝트복사']);
  await expect(field(page, 'ProjectName')).toHaveCount(0);
  await expect(changesOf(page, '프로젝트 상태')).toContainText('프로젝트완료');
});

test('cancelling a project asks for a reason, which the page then shows (INT-57, INT-65)', async ({ browser }) => {
  const page = await openAs(browser, 'admin');
  await openInternalProject(page, await addInternalProject(page, { name: `내부 취소 ${RUN}` }));
  await pressMore(page, '프로젝트취소');
  const memo = questionOf(page, '프로젝트를 취소하시겠습니까?');
  await memo.getByRole('button', { name: '프로젝트취소' }).click();
  await expectToasts(page, '취소 사유를 입력해주세요.');
  await memo.getByLabel('취소 사유').fill('고객사 사정');
  await memo.getByRole('button', { name: '프로젝트취소' }).click();
  await expectToasts(page, '프로젝트가 취소되었습니다.');
  await expect(page.getByText('고객사 사정').first()).toBeVisible();
});

test('a completed project has a lock and stays (D-82, D-272)', async ({ browser }) => {
  const page = await openAs(browser, 'admin');
  const name = `내부 삭제 ${RUN}`;
  const Id = await addInternalProject(page, { name: `${name} 완료` });
  await addInternalProject(page, { name: `${name} 진행` });
  await page.request.post('/api/MizeConstruction/construction-complete', { data: { Id, Status: 'YY' } });
  await page.goto('/projects/mizelist');
  await page.getByLabel('검색어').fill(name);
  await page.getByLabel('검색어').press('Enter');
  await expect(page.getByText('전체 2건')).toBeVisible();
  await expect(page.getByRole('img', { name: '완료된 프로젝트는 삭제할 수 없습니다.' })).toHaveCount(1);
  await page.getByRole('checkbox', { name: '전체 선택' }).check();
  await runBatchAction(page, '삭제', 1, '선택된 프로젝트 항목을 삭제하시겠습니까?');
  await expect(page.getByText('전체 1건')).toBeVisible();
});

test('contractors cannot see internal projects (D-78)', async ({ browser }) => {
  const page = await openAs(browser, 'hanbit1');
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const path of ['mizelist', 'mizeadd', 'mizeview/1']) {
    await page.goto(`/projects/${path}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('이 화면을 볼 권한이 없습니다.');
    await expect(main.getByText(/^‘프로젝트.*\(마이즈\)’ 화면은 협력업체 계정으로 볼 수 없습니다/)).toBeVisible();
    await expect(main.locator('input, table')).toHaveCount(0);
  }
  expect(errors).toHaveLength(3);
  const reply = await page.request.post('/api/MizeConstruction/all-construction-list', { data: {} });
  expect(reply.status()).toBe(403);
});
