import { expect, test } from '@playwright/test';
import { addProjectAtStage } from './support/project-stages.ts';
import { dayAfter, field, pickDays, press } from './support/registration.ts';
import { openAs, PHONE } from './support/sign-in.ts';

test('복사해서 등록 keeps what stays the same and asks for price, days and materials (D-320)', async ({ browser }) => {
  const name = `복사할 프로젝트 ${Date.now()}`;
  const id = await addProjectAtStage(browser, 'posted', name);
  const page = await openAs(browser, 'sales1');
  await page.goto(`/projects/view/${id}`);
  await press(page, '더보기');
  await press(page, '복사해서 등록');
  await expect(page.getByText(`‘${name}’에서 복사 · 금액, 날짜, 자재를 입력해주세요`)).toBeVisible();
  await expect(field(page, 'PlaceName')).toHaveValue('에이타워');
  await expect(field(page, 'CustomerName')).toHaveValue('에이타워관리단');
  await expect(field(page, 'Price')).toHaveValue('');
  const copied = `${name} 2차`;
  await field(page, 'ProjectName').fill(copied);
  await field(page, 'Price').fill('1500000');
  await pickDays(page, dayAfter(4));
  await page.getByRole('checkbox', { name: '투입자재 없음' }).check();
  await press(page, '등록');
  await expect(page).toHaveURL(/\/projects\/(list|view)/);
  await page.goto(`/projects/list?key=${encodeURIComponent(copied)}`);
  await expect(page.getByRole('row').filter({ hasText: copied })).toBeVisible();
});

for (const [device, options] of [
  ['desktop', {}],
  ['phone', PHONE],
] as const) {
  test(`while a site is typed on a ${device}, a former one fills site, customer and address (D-321)`, async ({
    browser,
  }) => {
    const place = `지난현장${device} ${Date.now()}`;
    await addProjectAtStage(browser, 'posted', `${place} 공사`, {
      PlaceName: place,
      CustomerName: '지난고객사',
      ZipCode: '06236',
      Addr1: '서울 강남구 테헤란로 142',
    });
    const page = await openAs(browser, 'sales1', options);
    await page.goto('/projects/add');
    await field(page, 'PlaceName').pressSequentially(place.slice(0, 8));
    await page.getByRole('option', { name: new RegExp(place) }).click();
    await expect(field(page, 'PlaceName')).toHaveValue(place);
    await expect(field(page, 'CustomerName')).toHaveValue('지난고객사');
    await expect(page.getByText('서울 강남구 테헤란로 142').or(field(page, 'Addr1'))).toBeVisible();
    await expect(field(page, 'PlaceManagerName')).toHaveValue('');
  });
}
