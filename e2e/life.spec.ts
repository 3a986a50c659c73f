import { type Browser, expect, type Page, test } from '@playwright/test';
import { agree, giveReasons } from './support/answers.ts';
import { drawPhoto } from './support/draw-photo.ts';
import { dayAfter, field, fillRegistration, postOverWire, VENDOR } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const NAME = `역삼 에이타워 전 과정 ${Date.now()}`;
const EDITED = '프로젝트 정보가 성공적으로 수정되었습니다.';

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const badge = (page: Page) => page.locator('.badge').first();
const reasonDialog = (page: Page) => page.getByRole('dialog', { name: '변경 사유 입력' });

async function registerAndPost(page: Page): Promise<number> {
  await page.goto('/projects/add');
  await fillRegistration(page, { name: NAME, dates: [dayAfter(3)] });
  await press(page, '등록');
  await expectToasts(page, '프로젝트 정보가 성공적으로 등록되었습니다.');
  await page.getByRole('link', { name: NAME }).click();
  await press(page, '게시');
  await agree(page, '프로젝트를 게시하시겠습니까?');
  await expectToasts(page, '프로젝트가 성공적으로 게시되었습니다.');
  await expect(badge(page)).toHaveText('수주전');
  return Number(/view\/(\d+)/.exec(page.url())?.[1]);
}

async function win(page: Page, id: number): Promise<void> {
  await page.goto(`/projects/companyview/${id}`);
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('checkbox').check();
  await field(page, 'TotalPeople').fill('3');
  await field(page, 'ManagerUserPhone').fill('01055556666');
  await press(page, '수주하기');
  await agree(page, '프로젝트를 수주하시겠습니까?');
  await expectToasts(page, '프로젝트 수주가 완료되었습니다.');
}

/** Three changes at Y: the reminder, one reason each, the last one with one key (OUT-110, CHG-05 to CHG-09). */
async function editAwarded(page: Page): Promise<void> {
  await page.reload();
  await field(page, 'AddPrice').fill('300000');
  await field(page, 'EtcMemo').fill('야간 작업 추가');
  await field(page, 'PlaceManagerName').fill('한소장');
  await press(page, '저장');
  await agree(page, '수주가 완료된 프로젝트입니다. 변경 내용을 수주업체에 반드시 알려주세요. 수정하시겠습니까?');
  const dialog = reasonDialog(page);
  const reason = dialog.getByLabel('변경 사유');
  await expect(reason).toBeFocused();
  await expect(dialog.getByText('1 / 3')).toBeVisible();
  await expect(dialog.getByText('-250,000원')).toBeVisible();
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
  await expect(dialog.getByText('현장 담당자 이름')).toBeVisible();
  await press(page, '이전');
  await expect(reason).toHaveValue('야간 할증');
  await page.keyboard.press('Enter');
  await reason.fill('소장 교체');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expectToasts(page, EDITED);
  await expect(page.getByText('소장 교체')).toBeVisible();
  await expect(page.locator('[id^="comment-"]').getByText('야간 할증')).toHaveCount(2);
  // The amount that was agreed to stays, and what changed since stands beside it.
  const award = page.getByRole('region', { name: '업체 담당자 정보' });
  await expect(award).toContainText('-250,000 원 (VAT 별도)');
  await expect(award).toContainText('추가금액: -250,000원 → 300,000원 (사유: 야간 할증)');
  await expect(field(page, 'AddPrice')).toHaveValue('300,000');
}

/** The courier's fields in the order of their checks, then the shipment (MAT-22 to MAT-28). */
async function confirmAndSend(page: Page, id: number): Promise<void> {
  await page.goto(`/projects/view/${id}`);
  await press(page, '자재확정');
  await agree(page, '자재를 확정하시겠습니까?');
  await giveReasons(page, [['자재확정', '수량 확인 완료']]);
  await expectToasts(page, '자재가 확정되었습니다.');
  await expect(page.getByRole('combobox', { name: '투입자재 추가' })).toBeHidden();
  const refused = async (text: string): Promise<void> => {
    await press(page, '자재발송');
    await expectToasts(page, text);
  };
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
  await correctShipment(page);
}

/** A shipment may be corrected until it is received (D-69). */
async function correctShipment(page: Page): Promise<void> {
  await press(page, '발송 정보 수정');
  await field(page, 'QNumber').fill('01088889999');
  await press(page, '자재발송');
  await agree(page, '자재를 발송하시겠습니까?');
  await expectToasts(page, '자재발송 정보가 성공적으로 저장되었습니다.');
  await expect(page.getByRole('button', { name: '발송 정보 수정' })).toBeVisible();
}

async function typeSendAddress(page: Page): Promise<void> {
  await page.route(VENDOR, (route) => route.abort());
  await press(page, '배송지 주소 검색');
  const dialog = page.getByRole('dialog', { name: '주소 검색' });
  await dialog.getByText('주소 검색을 불러오지 못했습니다. 주소를 직접 입력해주세요.').waitFor();
  await dialog.getByLabel('우편번호').fill('04524');
  await dialog.getByLabel('주소', { exact: true }).fill('서울 중구 세종대로 110');
  await dialog.getByRole('button', { name: '적용' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function receive(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('link', { name: '퀵서비스 전화 010-8888-9999' })).toBeVisible();
  await press(page, '자재수령');
  await agree(page, '자재를 수령하셨습니까?');
  await expectToasts(page, '자재수령이 저장되었습니다.');
  await expect(page.getByRole('button', { name: '자재수령' })).toBeHidden();
}

/** Refused while an item is unrated, with the focus on it (EVAL-08, EVAL-09). */
async function rateAndComplete(page: Page): Promise<void> {
  await page.reload();
  const lists = page.getByRole('region', { name: '업체 평가' }).getByRole('radiogroup');
  await expect(lists).not.toHaveCount(0);
  const count = await lists.count();
  for (let index = 0; index < count - 1; index += 1) {
    await lists.nth(index).getByRole('radio', { name: '9점' }).check({ force: true });
  }
  await expect(page.getByRole('button', { name: '자재수정' })).toBeHidden();
  await press(page, '프로젝트완료');
  await expectToasts(page, '평가하지 않은 항목이 있습니다.');
  await expect(lists.last().getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await press(page, '프로젝트완료');
  await agree(page, '프로젝트를 완료하시겠습니까?');
  await expectToasts(page, '프로젝트가 완료되었습니다.');
  await expect(badge(page)).toHaveText('프로젝트완료');
}

async function saveInvoiceDate(page: Page): Promise<void> {
  await page.reload();
  await press(page, '저장');
  await expectToasts(page, '계산서 발행일을 입력해주세요.');
  await expect(field(page, 'BillDate')).toBeFocused();
  await field(page, 'BillDate').fill(dayAfter(0));
  await press(page, '저장');
  await expectToasts(page, '계산서 발행일이 저장되었습니다.');
}

async function confirmInvoice(page: Page): Promise<void> {
  await page.reload();
  await press(page, '계산서 발급확인');
  await agree(page, '계산서 발급을 확인하시겠습니까?');
  await expectToasts(page, '계산서 발급확인이 완료되었습니다.');
  await expect(badge(page)).toHaveText('계산서발급완료');
  await expect(field(page, 'Price')).toBeHidden();
  await expect(page.getByRole('radiogroup')).not.toHaveCount(0);
}

/** On the settlement page, in the month of the invoice (T11, D-64). */
async function settle(page: Page, id: number): Promise<void> {
  await page.goto('/accounting/list');
  await page.getByRole('row').filter({ hasText: NAME }).getByRole('checkbox').check();
  await press(page, '정산완료');
  await agree(page, '선택된 항목을 정산완료 처리하시겠습니까?');
  await expectToasts(page, '정산완료 처리되었습니다.');
  await page.goto(`/projects/view/${id}`);
  await expect(badge(page)).toHaveText('정산완료');
  await expect(page.getByRole('button', { name: '저장', exact: true })).toBeHidden();
}

test('a project from registration to settled: sales, contractor and manager (T1 to T11, MT1 to MT4)', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const sales = await openAs(browser, 'sales1');
  const id = await registerAndPost(sales);
  const hanbit = await openAs(browser, 'hanbit1');
  await win(hanbit, id);
  await editAwarded(sales);
  const admin = await openAs(browser, 'admin');
  await confirmAndSend(admin, id);
  await receive(hanbit);
  await rateAndComplete(sales);
  await expect(sales.getByRole('button', { name: '계산서 발급확인' })).toBeHidden();
  await saveInvoiceDate(hanbit);
  await confirmInvoice(admin);
  await settle(admin, id);
  await hanbit.reload();
  await expect(badge(hanbit)).toHaveText('정산완료');
  await expect(hanbit.getByText(dayAfter(0)).first()).toBeVisible();
});

async function openPosted(browser: Browser, name: string): Promise<Page> {
  const page = await openAs(browser, 'sales1');
  const id = await postOverWire(page, `${name} ${Date.now()}`);
  await page.goto(`/projects/view/${id}`);
  return page;
}

test('a cancelled project: the memo is asked for, kept over Escape, and shown (T7)', async ({ browser }) => {
  const page = await openPosted(browser, '취소할 프로젝트');
  const dialog = page.getByRole('dialog', { name: '프로젝트취소' });
  await press(page, '프로젝트취소');
  await agree(page, '프로젝트를 취소하시겠습니까?');
  await dialog.getByRole('button', { name: '프로젝트취소' }).click();
  await expectToasts(page, '취소 사유를 입력해주세요.');
  await dialog.getByLabel('취소 사유').fill('고객사 예산 취소');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await press(page, '프로젝트취소');
  await agree(page, '프로젝트를 취소하시겠습니까?');
  await expect(dialog.getByLabel('취소 사유')).toHaveValue('고객사 예산 취소');
  await dialog.getByRole('button', { name: '프로젝트취소' }).click();
  await expectToasts(page, '프로젝트가 취소되었습니다.');
  await expect(badge(page)).toHaveText('프로젝트취소');
  await expect(page.getByRole('definition').filter({ hasText: '고객사 예산 취소' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '저장', exact: true })).toBeHidden();
});

test('a withdrawn project is posted anew (T6, T3, D-59)', async ({ browser }) => {
  const page = await openPosted(browser, '철회할 프로젝트');
  await press(page, '수주철회');
  await agree(page, '수주를 철회하시겠습니까?');
  const dialog = page.getByRole('dialog', { name: '수주철회' });
  await dialog.getByLabel('철회 사유').fill('일정 재조정');
  await dialog.getByRole('button', { name: '수주철회' }).click();
  await expectToasts(page, '수주철회 처리가 완료되었습니다.');
  await expect(badge(page)).toHaveText('수주철회');
  await expect(page.getByRole('button', { name: '수주철회', exact: true })).toBeHidden();
  await press(page, '재게시');
  await agree(page, '프로젝트를 재게시하시겠습니까? 이전 수주 정보는 초기화됩니다.');
  await expectToasts(page, '프로젝트가 성공적으로 게시되었습니다.');
  await expect(badge(page)).toHaveText('수주전');
});

test('photos are added on edit, with their reason (D-154)', async ({ browser }) => {
  const page = await openPosted(browser, '사진을 더하는 프로젝트');
  const input = page.getByLabel('사진 파일');
  await input.setInputFiles(await drawPhoto(page, '현장 입구.jpg', '#4c78a8'));
  await expect(page.getByRole('list', { name: '선택한 사진' }).getByRole('img')).toHaveCount(1);
  await press(page, '저장');
  await giveReasons(page, [['사진', '현장 사진 추가']]);
  await expectToasts(page, '이미지가 성공적으로 업로드되었습니다!', EDITED);
  const gallery = page.getByRole('list', { name: '사진', exact: true }).locator('img');
  await expect(gallery).toHaveCount(1);
  await expect.poll(() => gallery.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await press(page, '사진 편집');
  await press(page, '현장 입구.jpg 삭제');
  await press(page, '저장');
  await giveReasons(page, [['사진', '잘못 올림']]);
  await expectToasts(page, EDITED);
  await expect(page.getByText('잘못 올림')).toBeVisible();
});

test('two editors: the later one sees what changed, keeps his own, and saves on top (wire.md, D-138)', async ({
  browser,
}) => {
  const sales = await openPosted(browser, '둘이 고치는 프로젝트');
  const pm = await openAs(browser, 'pm1');
  await pm.goto(new URL(sales.url()).pathname);
  await field(pm, 'EtcMemo').fill('주차 불가');
  await field(sales, 'EtcMemo').fill('주차 가능');
  await field(sales, 'CustomerName').fill('에이타워자산관리');
  await press(pm, '저장');
  await giveReasons(pm, [['비고', '현장 확인']]);
  await expectToasts(pm, EDITED);

  await press(sales, '저장');
  await reasonDialog(sales).getByLabel('변경 사유').fill('고객 요청');
  await sales.keyboard.press('Escape');
  await expect(reasonDialog(sales)).toBeHidden();
  await expect(field(sales, 'CustomerName')).toHaveValue('에이타워자산관리');
  await press(sales, '저장');
  await expect(reasonDialog(sales).getByLabel('변경 사유')).toHaveValue('고객 요청');
  await giveReasons(sales, [
    ['비고', '고객 요청'],
    ['고객사 상호', '상호 변경'],
  ]);
  const stale = sales.getByRole('dialog', { name: '다른 사용자의 수정' });
  await expect(stale.getByRole('row', { name: '비고 없음 주차 불가 주차 가능' })).toBeVisible();
  await expectToasts(sales, '프로젝트 정보 수정 중 오류가 발생했습니다.');
  await stale.getByRole('button', { name: '새로고침' }).click();
  await expect(stale).toBeHidden();
  await expect(field(sales, 'EtcMemo')).toHaveValue('주차 가능');
  await expect(field(sales, 'CustomerName')).toHaveValue('에이타워자산관리');
  await press(sales, '저장');
  await expect(reasonDialog(sales).getByText('주차 불가')).toBeVisible();
  await expect(reasonDialog(sales).getByLabel('변경 사유')).toHaveValue('고객 요청');
  await giveReasons(sales, [
    ['비고', '협의 완료'],
    ['고객사 상호', '상호 변경'],
  ]);
  await expectToasts(sales, EDITED);
  await expect(sales.getByText('협의 완료')).toBeVisible();
});
