import { expect, type Page, test } from '@playwright/test';
import { withWeekday } from '@portal/contract/core/dates';
import { addInternal, openInternal } from './support/internal.ts';
import { addMaterial, addPm, dayAfter, field, fillParts, pickDays } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const RUN = Date.now();
const MATERIAL = '돔형 CCTV 카메라 400만화소 (DM-4204R)';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choose = (page: Page, group: string, option: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option, exact: true }).check();

async function agree(page: Page, question: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '확인' });
  await expect(dialog.getByText(question)).toBeVisible();
  await dialog.getByRole('button', { name: '확인' }).click();
}

async function typeTime(page: Page, hours: string, minutes: string): Promise<void> {
  await page.getByLabel('시', { exact: true }).fill(hours);
  await page.getByLabel('분', { exact: true }).fill(minutes);
}

async function openForm(page: Page): Promise<void> {
  await page.goto('/projects/mizelist');
  await button(page, '등록하기').click();
  await page.getByRole('heading', { name: '프로젝트 등록 (마이즈)' }).waitFor();
}

async function register(page: Page): Promise<void> {
  await button(page, '등록').click();
  await expectToasts(page, '프로젝트 정보가 성공적으로 등록되었습니다.');
  await expect(page).toHaveURL(/\/projects\/mizelist$/);
}

/** Answers the reason dialog for each item in turn. */
async function giveReasons(page: Page, reasons: Readonly<Record<string, string>>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '변경 사유 입력' });
  for (const [item, reason] of Object.entries(reasons)) {
    await expect(dialog).toContainText(item);
    await dialog.getByLabel('변경 사유').fill(reason);
    await dialog.getByLabel('변경 사유').press('Enter');
  }
  await expect(dialog).toBeHidden();
}

const automatic = (page: Page, item: string) =>
  page.locator('[id^="comment-"]').filter({ hasText: '자동댓글' }).filter({ hasText: item });

test('one of each type is registered and stands in the list (INT-11 to INT-25, D-80, D-81)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  const wanted = (kind: string) => ({ name: `내부 ${kind} ${RUN}`, dates: [dayAfter(6)] });

  await openForm(page);
  await choose(page, '프로젝트 유형', '직접설치');
  await expect(page.getByLabel('설치내용')).toBeVisible();
  await fillParts(page, wanted('설치'));
  await typeTime(page, '14', '05');
  await register(page);

  await openForm(page);
  await choose(page, '프로젝트 유형', '사전답사');
  await expect(page.getByLabel('답사내용')).toBeVisible();
  await fillParts(page, wanted('답사'));
  await typeTime(page, '09', '00');
  await page.getByRole('checkbox', { name: '투입자재 없음' }).check();
  await register(page);

  await openForm(page);
  await choose(page, '프로젝트 유형', '유지보수');
  await expect(page.getByLabel('유지보수내용')).toBeVisible();
  await choose(page, '유지보수 유형', '방문');
  await expect(field(page, 'Price')).toHaveCount(0);
  await choose(page, '유/무상', '유상');
  await field(page, 'Price').fill('350000');
  await fillParts(page, wanted('보수'));
  await typeTime(page, '23', '59');
  await register(page);

  await page.getByLabel('검색어').fill(String(RUN));
  await page.getByLabel('검색어').press('Enter');
  await expect(page.getByText('전체 3건')).toBeVisible();
  for (const [kind, type, time] of [
    ['설치', '직접설치', '14:05'],
    ['답사', '사전답사', '09:00'],
    ['보수', '유지보수', '23:59'],
  ]) {
    const row = page.getByRole('row').filter({ hasText: `내부 ${kind} ${RUN}` });
    for (const text of [type, '서울', `${dayAfter(6)} ${time}`, '에이타워관리단', '박지훈 / 김도현', '진행중']) {
      await expect(row).toContainText(text ?? '');
    }
  }
  await page.getByRole('link', { name: `내부 보수 ${RUN}` }).click();
  await expect(field(page, 'Price')).toHaveValue('350,000');
  await expect(page.getByRole('radio', { name: '방문' })).toBeChecked();
  // Only a direct installation names who leads it (D-79).
  await expect(page.getByLabel('시공 담당자')).toHaveCount(0);
});

test('the checks in order, each with its toast and the focus (INT-27 to INT-43)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  await openForm(page);
  const refused = async (text: string, name: string): Promise<void> => {
    await button(page, '등록').click();
    await expectToasts(page, text);
    await expect(page.locator(`[name="${name}"]:focus, [data-field="${name}"] :focus`)).toHaveCount(1);
    await expect(page.locator(':focus')).toBeInViewport();
  };
  await refused('프로젝트 유형을 선택해주세요.', 'ProjectType');
  await choose(page, '프로젝트 유형', '유지보수');
  await refused('유지보수 유형을 선택해주세요.', 'MaintenanceType');
  await choose(page, '유지보수 유형', '원격');
  await refused('유/무상 여부를 선택해주세요.', 'PayType');
  await choose(page, '유/무상', '유상');
  await refused('금액을 입력해주세요.', 'Price');
  await choose(page, '유/무상', '무상');
  await refused('프로젝트명을 입력해주세요.', 'ProjectName');
  await field(page, 'ProjectName').fill('점검');
  await refused('지역을 선택해주세요.', 'AreaId');
  await field(page, 'AreaId').selectOption({ label: '부산' });
  await refused('프로젝트 시작일을 선택해주세요.', 'StartDate');
  await pickDays(page, dayAfter(0));
  await refused('프로젝트 시작 시간을 선택해주세요.', 'StartTime');
  await typeTime(page, '08', '30');
  // Maintenance needs no materials, a direct installation does.
  await refused('담당자(영업)를 선택해주세요.', 'MizeSalesUserId');
  await choose(page, '프로젝트 유형', '직접설치');
  await refused('투입자재목록을 선택해주세요.', 'MizeMaterials');
  await addMaterial(page, '돔형 CCTV');
  await refused('담당자(영업)를 선택해주세요.', 'MizeSalesUserId');
  await field(page, 'MizeSalesUserId').selectOption({ label: '박지훈' });
  await refused('담당자(PM)를 선택해주세요.', 'MizePMUserId');
  await addPm(page, '이수진');
  for (const [name, text, typed] of [
    ['CustomerName', '고객사 상호를 입력해주세요.', '한강물산'],
    ['Addr2', '상세주소를 입력해주세요.', '3층'],
    ['PlaceName', '현장명을 입력해주세요.', '한강빌딩'],
    ['PlaceManagerName', '현장 담당자 이름을 입력해주세요.', '오소장'],
    ['PlaceManagerMobile', '현장 담당자 연락처를 입력해주세요.', '01055556666'],
  ] as const) {
    await refused(text, name);
    await field(page, name).fill(typed);
  }
  await register(page);
});

test('one date only; past days for permission M alone (INT-44 to INT-46, D-140)', async ({ browser }) => {
  const sales = await openAs(browser, 'sales1');
  await openForm(sales);
  const chips = (page: Page) => page.getByRole('list', { name: '선택한 시작일' }).getByRole('listitem');
  await pickDays(sales, dayAfter(-1));
  await expectToasts(sales, '프로젝트 등록 시 과거 날짜는 선택할 수 없습니다.');
  await pickDays(sales, dayAfter(3));
  await pickDays(sales, dayAfter(4));
  await expectToasts(sales, '프로젝트 시작일은 하나만 선택할 수 있습니다.');
  await pickDays(sales, dayAfter(3));
  await expectToasts(sales, '이미 선택된 프로젝트 시작일입니다.');
  await expect(chips(sales)).toHaveText([withWeekday(dayAfter(3))]);

  const admin = await openAs(browser, 'admin');
  await openForm(admin);
  await pickDays(admin, dayAfter(-1));
  await expect(chips(admin)).toHaveText([withWeekday(dayAfter(-1))]);
});

test('a copy brings eleven fields and nothing personal into the address (D-84)', async ({ browser }) => {
  const page = await openAs(browser, 'admin');
  const name = `복사 원본 ${RUN}`;
  await openInternal(page, await addInternal(page, { name, type: 'D' }));
  const opened = page.waitForRequest('**/api/MizeConstruction/construction-copy-open');
  await button(page, '프로젝트복사').click();
  const token: string = (await opened).postDataJSON().Data;
  await expect(field(page, 'ProjectName')).toHaveValue(name);
  await expect(page).toHaveURL(/\/projects\/mizeadd$/);
  await expect(field(page, 'AreaId')).toHaveValue('1');
  await expect(field(page, 'MizeSalesUserId')).toHaveValue('sales1');
  const copied = {
    CustomerName: '한강물산',
    ZipCode: '04524',
    Addr1: '서울 중구 세종대로 110',
    Addr2: '3층 관리실',
    PlaceName: '한강빌딩',
    PlaceManagerName: '오소장',
    PlaceManagerMobile: '010-5555-6666',
  };
  for (const [each, value] of Object.entries(copied)) await expect(field(page, each)).toHaveValue(value);
  await expect(page.locator('[data-field="MizePMUserId"]')).toContainText('김도현');
  // Type, date, time, details and materials are the new project's own.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('list', { name: '선택한 시작일' }).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('list', { name: '선택한 투입자재' })).toHaveCount(0);
  await expect(field(page, 'DetailContent')).toHaveValue('');

  await field(page, 'ProjectName').fill(`${name} 사본`);
  await choose(page, '프로젝트 유형', '사전답사');
  await pickDays(page, dayAfter(2));
  await typeTime(page, '10', '00');
  await register(page);

  // Somebody else's token and a damaged one leave an empty form.
  const sales = await openAs(browser, 'sales1');
  for (const data of [token, `${token.slice(0, -4)}AAAA`]) {
    await sales.goto(`/projects/mizeadd?data=${data}`);
    await expectToasts(sales, '복사 정보를 불러오지 못했습니다.');
    await expect(field(sales, 'ProjectName')).toHaveValue('');
    await expect(sales).toHaveURL(/\/projects\/mizeadd$/);
  }
});

test('two people edit: reasons, history, and the newer version first (INT-59, INT-63)', async ({ browser }) => {
  const admin = await openAs(browser, 'admin');
  const sales = await openAs(browser, 'sales1');
  const name = `내부 수정 ${RUN}`;
  const id = await addInternal(admin, { name, type: 'D' });
  await openInternal(admin, id);
  await openInternal(sales, id);

  await field(admin, 'ProjectName').fill(`${name} 변경`);
  await admin.getByLabel('시공 담당자').selectOption({ label: '김도현' });
  await button(admin, '저장').click();
  await giveReasons(admin, { 프로젝트명: '고객 요청', '시공 담당자': '일정 배정' });
  await expectToasts(admin, '프로젝트 정보가 성공적으로 수정되었습니다.');
  await expect(automatic(admin, '프로젝트명')).toContainText('고객 요청');
  await expect(automatic(admin, '시공 담당자')).toContainText('김도현');

  await field(sales, 'EtcMemo').fill('출입증 필요');
  await button(sales, '저장').click();
  await giveReasons(sales, { 비고: '현장 안내' });
  const stale = sales.getByRole('dialog', { name: '다른 사용자의 수정' });
  await expect(stale.getByRole('row').filter({ hasText: '프로젝트명' })).toContainText(`${name} 변경`);
  await expect(stale.getByRole('row').filter({ hasText: '시공 담당자' })).toContainText('김도현');
  await stale.getByRole('button', { name: '새로고침' }).click();
  await expect(field(sales, 'ProjectName')).toHaveValue(`${name} 변경`);
  await expect(field(sales, 'EtcMemo')).toHaveValue('출입증 필요');
  await expectToasts(sales, '프로젝트 정보 수정 중 오류가 발생했습니다.');
  await button(sales, '저장').click();
  await giveReasons(sales, { 비고: '현장 안내' });
  await expectToasts(sales, '프로젝트 정보가 성공적으로 수정되었습니다.');
  await expect(automatic(sales, '비고')).toContainText('출입증 필요');
});

test('materials are confirmed and reopened, each with a reason (INT-58, MAT-13)', async ({ browser }) => {
  const admin = await openAs(browser, 'admin');
  const sales = await openAs(browser, 'sales1');
  const id = await addInternal(admin, { name: `내부 자재 ${RUN}`, type: 'D' });
  await openInternal(sales, id);
  await button(sales, '자재확정').click();
  await agree(sales, '자재를 확정하시겠습니까?');
  await giveReasons(sales, { 자재확정: '수량 확인' });
  await expectToasts(sales, '자재가 확정되었습니다.');
  await expect(sales.getByRole('combobox', { name: '투입자재 추가' })).toHaveCount(0);
  await expect(sales.getByText(`${MATERIAL} · 3개`)).toBeVisible();
  await expect(button(sales, '자재수정')).toHaveCount(0);

  await openInternal(admin, id);
  await button(admin, '자재수정').click();
  await agree(admin, '확정된 자재를 수정하시겠습니까?');
  await giveReasons(admin, { 자재수정: '수량 변경' });
  await expectToasts(admin, '자재수정이 가능하도록 변경되었습니다.');
  await expect(admin.getByRole('combobox', { name: '투입자재 추가' })).toBeVisible();
  await expect(automatic(admin, '자재수정')).toContainText('수량 변경');
});

test('one is completed, one cancelled; deleting tells what was refused (INT-54 to INT-57, D-77, D-82)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'admin');
  const name = `내부 마감 ${RUN}`;
  const done = await addInternal(page, { name: `${name} 완료` });
  const canceled = await addInternal(page, { name: `${name} 취소` });

  await openInternal(page, done);
  await field(page, 'EtcMemo').fill('저장 전');
  await button(page, '프로젝트완료').click();
  await expectToasts(page, '저장하지 않은 변경 내용이 있습니다. 먼저 저장해주세요.');
  await field(page, 'EtcMemo').fill('');
  await button(page, '프로젝트완료').click();
  await agree(page, '프로젝트를 완료하시겠습니까?');
  await expectToasts(page, '프로젝트가 완료되었습니다.');
  for (const gone of ['저장', '프로젝트완료', '프로젝트취소', '자재확정'])
    await expect(button(page, gone)).toHaveCount(0);
  for (const stays of ['목록', '프로젝트복사']) await expect(button(page, stays)).toBeVisible();
  await expect(field(page, 'ProjectName')).toHaveCount(0);
  await expect(automatic(page, '프로젝트 상태')).toContainText('프로젝트완료');

  await openInternal(page, canceled);
  await button(page, '프로젝트취소').click();
  await agree(page, '프로젝트를 취소하시겠습니까?');
  const memo = page.getByRole('dialog', { name: '프로젝트취소' });
  await memo.getByRole('button', { name: '프로젝트취소' }).click();
  await expectToasts(page, '취소 사유를 입력해주세요.');
  await memo.getByLabel('취소 사유').fill('고객사 사정');
  await memo.getByRole('button', { name: '프로젝트취소' }).click();
  await expectToasts(page, '프로젝트가 취소되었습니다.');
  await expect(page.getByText('고객사 사정').first()).toBeVisible();

  await button(page, '목록').click();
  await page.getByLabel('검색어').fill(name);
  await page.getByLabel('검색어').press('Enter');
  await expect(page.getByText('전체 2건')).toBeVisible();
  await button(page, '삭제').click();
  await expectToasts(page, '원하시는 삭제 프로젝트 리스트를 선택해주세요.');
  await page.getByRole('checkbox', { name: '전체 선택' }).check();
  await button(page, '삭제').click();
  await agree(page, '선택된 프로젝트 항목을 삭제하시겠습니까?');
  const summary = page.getByRole('dialog', { name: '삭제 결과' });
  await expect(summary).toContainText('1건 삭제, 1건 삭제하지 못했습니다.');
  await expect(summary.getByRole('listitem')).toContainText(['완료된 프로젝트는 삭제할 수 없습니다.']);
  await summary.getByRole('button', { name: '확인' }).click();
  await expect(page.getByText('전체 1건')).toBeVisible();
});

test('contractors see nothing of it (D-78)', async ({ browser }) => {
  const page = await openAs(browser, 'hanbit1');
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const path of ['mizelist', 'mizeadd', 'mizeview/1']) {
    await page.goto(`/projects/${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('(마이즈)');
    await expect(page.getByRole('main').locator('button, input, table')).toHaveCount(0);
  }
  expect(errors).toHaveLength(3);
  const reply = await page.request.post('/api/MizeConstruction/all-construction-list', { data: {} });
  expect(reply.status()).toBe(403);
});
