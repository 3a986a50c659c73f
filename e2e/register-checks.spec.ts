import { expect, type Page, test } from '@playwright/test';
import { drawPhoto } from './support/draw-photo.ts';
import { ADDRESS_SERVICE, field, typeAddress } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const openForm = async (page: Page): Promise<void> => {
  await page.goto('/projects/add');
  await page.getByRole('heading', { name: '프로젝트 등록 (외주)' }).waitFor();
};

test('a photo is a picture, and one of the same name and content is added once (FILE-01, FILE-02)', async ({
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
  // The wrong field is above, out of sight.
  await page.evaluate(() => window.toastsSeen?.splice(0));
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expectToasts(page, '프로젝트명을 입력해주세요.');
  await expect(field(page, 'ProjectName')).toBeFocused();
  await expect(field(page, 'ProjectName')).toBeInViewport();
});

test('the address window fills in the address; when the service fails it can be typed by hand, and Escape closes it (OUT-55, OUT-56)', async ({
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
  const dialog = page.getByRole('dialog', { name: '주소 검색' });
  await page.getByRole('button', { name: '주소 검색' }).click();
  await expect(field(page, 'ZipCode')).toHaveValue('04524');
  await expect(field(page, 'Addr1')).toHaveValue('서울 중구 세종대로 110');
  await expect(dialog).toBeHidden();
  await expect(field(page, 'Addr2')).toBeFocused();
  await expect(field(page, 'ZipCode')).not.toBeEditable();

  await page.unroute(ADDRESS_SERVICE);
  await typeAddress(page, '06236', '서울 강남구 테헤란로 152');
  await expect(field(page, 'ZipCode')).toHaveValue('06236');
  await expect(field(page, 'Addr1')).toHaveValue('서울 강남구 테헤란로 152');
  await page.getByRole('button', { name: '주소 검색' }).click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '주소 검색' })).toBeFocused();
});
