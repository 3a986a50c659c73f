import { expect, type Page, test } from '@playwright/test';
import { withWeekday } from '@portal/contract/core/dates';
import { drawPhoto } from './support/draw-photo.ts';
import {
  addMaterial,
  addPm,
  dayAfter,
  field,
  fillRegistration,
  pickDays,
  typeAddress,
  VENDOR,
} from './support/registration.ts';
import { openAs, PHONE } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const openForm = async (page: Page): Promise<void> => {
  await page.goto('/projects/add');
  await page.getByRole('heading', { name: '프로젝트 등록 (외주)' }).waitFor();
};

const MATERIAL = '돔형 CCTV 카메라 400만화소 (DM-4204R)';

test('the twelve checks in order, each with its toast and the focus (OUT-64 to OUT-76)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  await openForm(page);
  await page.getByRole('combobox', { name: '담당자(PM)' }).waitFor();
  const focused = page.locator(':focus');
  const refused = async (text: string, name: string): Promise<void> => {
    await page.getByRole('button', { name: '등록', exact: true }).click();
    await expectToasts(page, text);
    // A picker of several parts is entered at its first control.
    await expect(page.locator(`[name="${name}"]:focus, [data-field="${name}"] :focus`)).toHaveCount(1);
    await expect(focused).toBeInViewport();
  };
  await refused('프로젝트명을 입력해주세요.', 'ProjectName');
  await field(page, 'ProjectName').fill('   ');
  await refused('프로젝트명을 입력해주세요.', 'ProjectName');
  await field(page, 'ProjectName').fill('역삼 에이타워');
  await refused('프로젝트금액을 입력해주세요.', 'Price');
  await field(page, 'Price').fill('1a2,5x00');
  await expect(field(page, 'Price')).toHaveValue('12,500');
  await refused('지역을 선택해주세요.', 'AreaId');
  await field(page, 'AreaId').selectOption({ label: '부산' });
  await refused('프로젝트 시작일을 선택해주세요.', 'StartDate');
  await pickDays(page, dayAfter(0));
  await refused('투입자재목록을 선택해주세요.', 'Materials');
  await page.getByRole('checkbox', { name: '투입자재 없음' }).check();
  // Who sells stands there already.
  await expect(field(page, 'MizeSalesUserId')).toHaveValue('sales1');
  await field(page, 'MizeSalesUserId').selectOption('');
  await refused('담당자(영업)를 선택해주세요.', 'MizeSalesUserId');
  await field(page, 'MizeSalesUserId').selectOption({ label: '박지훈' });
  await refused('담당자(PM)를 선택해주세요.', 'MizePMUserId');
  await addPm(page, '이수진');
  await refused('고객사 상호를 입력해주세요.', 'CustomerName');
  await field(page, 'CustomerName').fill('에이타워관리단');
  await refused('상세주소를 입력해주세요.', 'Addr2');
  await field(page, 'Addr2').fill('지하 2층');
  await refused('현장명을 입력해주세요.', 'PlaceName');
  await field(page, 'PlaceName').fill('에이타워');
  await refused('현장 담당자 이름을 입력해주세요.', 'PlaceManagerName');
  await field(page, 'PlaceManagerName').fill('정소장');
  await refused('현장 담당자 연락처를 입력해주세요.', 'PlaceManagerMobile');
  // Eight to twelve digits, a landline too.
  await field(page, 'PlaceManagerMobile').fill('123');
  await refused('현장 담당자 연락처를 입력해주세요.', 'PlaceManagerMobile');
  await field(page, 'PlaceManagerMobile').fill('0212345678');
  await expect(field(page, 'PlaceManagerMobile')).toHaveValue('02-1234-5678');
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expectToasts(page, '프로젝트 정보가 성공적으로 등록되었습니다.');
});

test('start dates: no past, none twice, ascending, removable (OUT-77 to OUT-80)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  await openForm(page);
  const chips = page.getByRole('list', { name: '선택한 시작일' }).getByRole('listitem');
  await pickDays(page, dayAfter(-1));
  await expectToasts(page, '프로젝트 등록 시 과거 날짜는 선택할 수 없습니다.');
  await expect(chips).toHaveCount(0);
  await pickDays(page, dayAfter(8), dayAfter(0));
  await pickDays(page, dayAfter(8));
  await expectToasts(page, '이미 선택된 프로젝트 시작일입니다.');
  await expect(chips).toHaveText([withWeekday(dayAfter(0)), withWeekday(dayAfter(8))]);
  await page.getByRole('button', { name: `${withWeekday(dayAfter(0))} 삭제` }).click();
  await expect(chips).toHaveText([withWeekday(dayAfter(8))]);
});

test('materials: none twice, quantities within their bounds (MAT-01 to MAT-06)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  await openForm(page);
  const quantity = page.getByRole('textbox', { name: `${MATERIAL} 수량` });
  const step = (text: string) => page.getByRole('button', { name: `${MATERIAL} 수량 ${text}`, exact: true }).click();
  await addMaterial(page, '돔형 CCTV');
  await addMaterial(page, '돔형 CCTV');
  await expectToasts(page, '이미 선택된 자재입니다.');
  await step('−1');
  await expectToasts(page, '1개 미만 수량으로 선택할 수 없습니다.');
  await step('+10');
  await expect(quantity).toHaveValue('11');
  await step('−10');
  await expect(quantity).toHaveValue('1');
  await step('−10');
  await expectToasts(page, '현재 10 이하의 수량으로 더 이상 줄일 수 없습니다.');
  await quantity.fill('0');
  await quantity.press('Tab');
  await expectToasts(page, '1개 미만 수량으로 선택할 수 없습니다.');
  await expect(quantity).toHaveValue('1');
  await quantity.fill('25');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('25');
  await page.getByRole('button', { name: `${MATERIAL} 삭제` }).click();
  await expect(quantity).toHaveCount(0);
});

test('photos: pictures only, no name twice, also decomposed Korean (FILE-01, FILE-02)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  await openForm(page);
  const input = page.getByLabel('사진 파일');
  const previews = page.getByRole('list', { name: '선택한 사진' }).getByRole('img');
  const photo = await drawPhoto(page, '현장 입구.jpg', '#4c78a8');
  await input.setInputFiles({ name: '도면.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expectToasts(page, '"도면.pdf"은(는) 지원하지 않는 파일 형식입니다. 이미지 파일만 업로드 가능합니다.');
  await input.setInputFiles(photo);
  await expect(previews).toHaveCount(1);
  await input.setInputFiles(photo);
  await expectToasts(page, '현장 입구.jpg은 이미 추가된 파일입니다.');
  await input.setInputFiles({ ...photo, name: photo.name.normalize('NFD') });
  await expect
    .poll(() => page.evaluate(() => window.toastsSeen?.map((text) => text.normalize('NFC'))))
    .toEqual(['현장 입구.jpg은 이미 추가된 파일입니다.']);
  await expect(previews).toHaveCount(1);
  const broken = { name: '깨진 사진.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') };
  await page.evaluate(() => window.toastsSeen?.splice(0));
  await input.setInputFiles(broken);
  await expectToasts(page, '이미지 압축 중 오류가 발생했습니다.');
  await page.getByRole('button', { name: '현장 입구.jpg 삭제' }).click();
  await expect(previews).toHaveCount(0);
});

test('the address window fills code and address, and gives the focus to the detail (OUT-55, OUT-56)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sales1');
  // Stands for the vendor's script: chooses an address as soon as it is embedded.
  const body = `window.daum = { Postcode: class {
    constructor(options) { this.options = options; }
    embed(element) { element.textContent = '주소 목록'; this.options.oncomplete({ zonecode: '04524', address: '서울 중구 세종대로 110' }); }
  } };`;
  await page.route(VENDOR, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await openForm(page);
  await page.getByRole('button', { name: '주소 검색' }).click();
  await expect(field(page, 'ZipCode')).toHaveValue('04524');
  await expect(field(page, 'Addr1')).toHaveValue('서울 중구 세종대로 110');
  await expect(page.getByRole('dialog', { name: '주소 검색' })).toBeHidden();
  await expect(field(page, 'Addr2')).toBeFocused();
  await expect(field(page, 'ZipCode')).not.toBeEditable();
});

test('the address is typed by hand when the service fails; Escape closes the window', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  await openForm(page);
  await typeAddress(page, '06236', '서울 강남구 테헤란로 152');
  await expect(field(page, 'ZipCode')).toHaveValue('06236');
  await expect(field(page, 'Addr1')).toHaveValue('서울 강남구 테헤란로 152');
  await page.getByRole('button', { name: '주소 검색' }).click();
  const dialog = page.getByRole('dialog', { name: '주소 검색' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '주소 검색' })).toBeFocused();
});

test('leaving with something typed asks first (D-158)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  await openForm(page);
  await field(page, 'ProjectName').fill('역삼');
  const dialog = page.getByRole('dialog', { name: '나가기' });
  await page.getByRole('button', { name: '취소', exact: true }).click();
  await expect(dialog.getByText('저장하지 않은 내용이 있습니다. 나가시겠습니까?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(field(page, 'ProjectName')).toHaveValue('역삼');
  await page.getByRole('button', { name: '취소', exact: true }).click();
  await dialog.getByRole('button', { name: '나가기' }).click();
  await expect(page).toHaveURL(/\/projects\/list/);
});

test('the foot names what is wrong, each word leading there, until it is right (A-07)', async ({ browser }) => {
  const page = await openAs(browser, 'pm1');
  await openForm(page);
  await field(page, 'ProjectName').fill('역삼 에이타워');
  await page.getByRole('button', { name: '등록', exact: true }).click();
  const wrong = page.getByRole('status').filter({ hasText: '곳을 확인해주세요' });
  await expect(wrong).toContainText('10곳을 확인해주세요');
  const parts = page.getByRole('navigation', { name: '항목' });
  await expect(parts.getByRole('button')).toHaveText(['프로젝트정보5', '확인 정보5', '사진']);
  await wrong.getByRole('button', { name: '지역' }).click();
  await expect(field(page, 'AreaId')).toBeFocused();
  await field(page, 'AreaId').selectOption({ label: '부산' });
  await expect(wrong).toContainText('9곳을 확인해주세요');
  await expect(wrong.getByRole('button', { name: '지역' })).toHaveCount(0);
});

test('an amount that cannot be one says so as soon as it is typed or pasted (D-54)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  await openForm(page);
  const told = (text: string) => page.getByText(text, { exact: true });
  await field(page, 'AddPrice').pressSequentially('-');
  await expect(told('금액을 숫자로 입력해주세요.')).toBeVisible();
  await field(page, 'AddPrice').pressSequentially('250000');
  await expect(field(page, 'AddPrice')).toHaveValue('-250,000');
  await expect(told('금액을 숫자로 입력해주세요.')).toBeHidden();
  await field(page, 'Price').fill('1,234,567,890,123원');
  await expect(told('금액은 12자리까지 입력할 수 있습니다.')).toBeVisible();
  await field(page, 'Price').fill('12,500,000원');
  await expect(field(page, 'Price')).toHaveValue('12,500,000');
  await expect(told('금액은 12자리까지 입력할 수 있습니다.')).toBeHidden();
});

test('등록 후 바로 게시: registered and open to contractors with one press (T1, T2)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  const name = `바로 게시 ${Date.now()}`;
  await openForm(page);
  await fillRegistration(page, { name, dates: [dayAfter(3)] });
  await page.getByRole('checkbox', { name: '등록 후 바로 게시' }).check();
  await page.getByRole('button', { name: '등록하고 게시' }).click();
  await expectToasts(page, '프로젝트 정보가 성공적으로 등록되었습니다.', '프로젝트가 성공적으로 게시되었습니다.');
  await page.getByLabel('검색어').fill(name);
  await page.getByLabel('검색어').press('Enter');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('수주전');
});

test('under a thumb the steps of a quantity are 44 px and more', async ({ browser }) => {
  const page = await openAs(browser, 'sales1', PHONE);
  await openForm(page);
  await addMaterial(page, '돔형 CCTV');
  for (const step of ['−10', '−1', '+1', '+10']) {
    const box = await page.getByRole('button', { name: `${MATERIAL} 수량 ${step}`, exact: true }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), step).toBeGreaterThanOrEqual(44);
  }
});
