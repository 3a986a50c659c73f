import { expect, type Page, test } from '@playwright/test';
import { chooseOption } from './support/choose-option.ts';
import { drawPhoto } from './support/draw-photo.ts';
import {
  ADDRESS_SERVICE,
  addMaterial,
  dayAfter,
  field,
  fillRegistration,
  typeAddress,
} from './support/registration.ts';
import { openAs, PHONE } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const openForm = async (page: Page): Promise<void> => {
  await page.goto('/projects/add');
  await page.getByRole('heading', { name: '프로젝트 등록 (외주)' }).waitFor();
};

const MATERIAL = '돔형 CCTV 카메라 400만화소 (DM-4204R)';

test('a photo is a picture, and one of the same name and content is added once, also when its name is decomposed (FILE-01, FILE-02)', async ({
  browser,
}) => {
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
  const other = await drawPhoto(page, '현장 입구.jpg', '#e45756');
  await input.setInputFiles(other);
  await expect(previews).toHaveCount(2);
  await page.getByRole('button', { name: '현장 입구 (2).jpg 삭제' }).click();
  await expect(previews).toHaveCount(1);
  await page.evaluate(() => window.toastsSeen?.splice(0));
  const heic = Buffer.from('0000001c66747970686569630000000068656963', 'hex');
  await input.setInputFiles({ name: '아이폰.jpg', mimeType: 'image/jpeg', buffer: heic });
  await expect
    .poll(() => page.evaluate(() => window.toastsSeen))
    .toEqual([expect.stringMatching(/^"아이폰.jpg" 파일은 HEIC 형식이라 읽을 수 없습니다/)]);
  const broken = { name: '깨진 사진.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') };
  await page.evaluate(() => window.toastsSeen?.splice(0));
  await input.setInputFiles(broken);
  await expectToasts(page, '이미지 압축 중 오류가 발생했습니다.');
  await page.getByRole('button', { name: '현장 입구.jpg 삭제' }).click();
  await expect(previews).toHaveCount(0);
});

test('the address window fills in postcode and address and moves the focus to the detailed address (OUT-55, OUT-56)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sales1');
  // This script replaces the address service and chooses an address at once.
  const body = `window.daum = { Postcode: class {
    constructor(options) { this.options = options; }
    embed(element) { element.textContent = '주소 목록'; this.options.oncomplete({ zonecode: '04524', address: '서울 중구 세종대로 110' }); }
  } };`;
  await page.route(ADDRESS_SERVICE, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await openForm(page);
  await page.getByRole('button', { name: '주소 검색' }).click();
  await expect(field(page, 'ZipCode')).toHaveValue('04524');
  await expect(field(page, 'Addr1')).toHaveValue('서울 중구 세종대로 110');
  await expect(page.getByRole('dialog', { name: '주소 검색' })).toBeHidden();
  await expect(field(page, 'Addr2')).toBeFocused();
  await expect(field(page, 'ZipCode')).not.toBeEditable();
});

test('the address can be typed by hand when the service fails, and Escape closes the window', async ({ browser }) => {
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

test('the foot names every wrong field as a link until the field is right (A-07)', async ({ browser }) => {
  const page = await openAs(browser, 'pm1');
  await openForm(page);
  await field(page, 'ProjectName').fill('역삼 에이타워');
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expectToasts(page, '프로젝트금액을 입력해주세요.');
  await expect(field(page, 'Price')).toBeFocused();
  await expect(field(page, 'Price')).toBeInViewport();
  const wrong = page.getByRole('status').filter({ hasText: '곳을 확인해주세요' });
  await expect(wrong).toContainText('10곳을 확인해주세요');
  const parts = page.getByRole('navigation', { name: '항목' });
  await expect(parts.getByRole('button')).toHaveText(['프로젝트정보5', '확인 정보5', '사진']);
  await wrong.getByRole('button', { name: '지역' }).click();
  await expect(field(page, 'AreaId')).toBeFocused();
  await chooseOption(field(page, 'AreaId'), '부산');
  await expect(wrong).toContainText('9곳을 확인해주세요');
  await expect(wrong.getByRole('button', { name: '지역' })).toHaveCount(0);
});

test('등록 후 바로 게시 registers a project and posts it with one press (T1, T2)', async ({ browser }) => {
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

test('on a touch screen the quantity buttons measure at least 44 px', async ({ browser }) => {
  const page = await openAs(browser, 'sales1', PHONE);
  await openForm(page);
  await addMaterial(page, '돔형 CCTV');
  for (const step of ['−10', '−1', '+1', '+10']) {
    const box = await page.getByRole('button', { name: `${MATERIAL} 수량 ${step}`, exact: true }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), step).toBeGreaterThanOrEqual(44);
  }
});
