import type { Locator, Page } from '@playwright/test';
import { addDays, seoulDay } from '@portal/contract/core/dates';
import { chooseOption } from './choose-option.ts';

/** The date in Seoul that many days from today. */
export const dayAfter = (days: number): string => addDays(seoulDay(new Date()), days);

/** The form control with this name in the request. */
export const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);

/** Presses the button with exactly this name. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Opens the calendar, picks the days and closes the calendar. */
export async function pickDays(page: Page, ...days: string[]): Promise<void> {
  await page.getByRole('button', { name: /^날짜 (추가|선택|변경)$/ }).click();
  const calendar = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: '다음 달' }) });
  await calendar.waitFor();
  for (const day of days) {
    const button = calendar.locator(`button[data-day="${day}"]`);
    const ahead = day > seoulDay(new Date());
    for (let months = 0; (await button.count()) === 0 && months < 3; months += 1) {
      await calendar.getByRole('button', { name: ahead ? '다음 달' : '이전 달' }).click();
    }
    await button.first().click();
  }
  await page.keyboard.press('Escape');
  await calendar.waitFor({ state: 'hidden' });
}

/** Searches for a material and adds it. */
export async function addMaterial(page: Page, name: string): Promise<void> {
  const search = page.getByRole('combobox', { name: '투입자재 추가' });
  await search.click();
  await search.fill(name);
  await page.getByRole('option', { name }).first().click();
}

/** Searches for a PM by name and adds them. */
export async function addPm(page: Page, name: string): Promise<void> {
  const search = page.getByRole('combobox', { name: '담당자(PM)' });
  await search.click();
  await search.fill(name);
  await page.getByRole('option', { name }).first().click();
  await page.keyboard.press('Escape');
}

/** The addresses of the external address service. */
export const ADDRESS_SERVICE = 'https://t1.daumcdn.net/**';

/** Blocks the address service and enters an address by hand in the address window. */
export async function typeAddress(page: Page, zipCode: string, address: string): Promise<void> {
  await page.route(ADDRESS_SERVICE, (route) => route.abort());
  await page.getByRole('button', { name: '주소 검색' }).click();
  const dialog = page.getByRole('dialog', { name: '주소 검색' });
  await dialog.getByText('주소 검색을 불러오지 못했습니다. 주소를 직접 입력해주세요.').waitFor();
  await dialog.getByLabel('우편번호').fill(zipCode);
  await dialog.getByLabel('주소', { exact: true }).fill(address);
  await dialog.getByRole('button', { name: '적용' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export type ProjectInput = { name: string; dates: string[] };

/** Fills in the address and the fields that both kinds of project have. */
export async function fillCommonFields(page: Page, { name, dates }: ProjectInput): Promise<void> {
  await field(page, 'ProjectName').fill(name);
  await chooseOption(field(page, 'AreaId'), '서울');
  await pickDays(page, ...dates);
  await field(page, 'DetailContent').fill('지하 2층 주차장 카메라 12대 교체');
  await addMaterial(page, '돔형 CCTV 카메라');
  await addMaterial(page, 'UTP 케이블');
  await chooseOption(field(page, 'MizeSalesUserId'), '박지훈');
  await addPm(page, '김도현');
  await field(page, 'CustomerName').fill('에이타워관리단');
  await typeAddress(page, '06236', '서울 강남구 테헤란로 152');
  await field(page, 'Addr2').fill('강남파이낸스센터 지하 2층');
  await field(page, 'PlaceName').fill('에이타워');
  await field(page, 'PlaceManagerName').fill('정소장');
  await field(page, 'PlaceManagerMobile').fill('01033334444');
}

/** Fills in every field that the twelve checks require. The test adds photos. */
export async function fillRegistration(page: Page, project: ProjectInput): Promise<void> {
  await fillCommonFields(page, project);
  await field(page, 'Price').fill('12500000');
  await field(page, 'AddPrice').fill('-250000');
}

/** Registers a project through the API as the user of `page`, posts it and returns its id. */
export async function addOutsourcedProject(page: Page, name: string, posted = true): Promise<number> {
  const data = {
    ProjectName: name,
    Price: '1500000',
    StartDate: `${dayAfter(3)}^${dayAfter(7)}`,
    AreaId: 1,
    Addr2: '지하 2층',
    Materials: [],
    MaterialsNoYN: 'Y',
    MizeSalesUserId: 'sales1',
    MizePMUserId: 'pm1',
    CustomerName: '에이타워관리단',
    PlaceName: '에이타워',
    PlaceManagerName: '정소장',
    PlaceManagerMobile: '01033334444',
  };
  const added = await page.request.post('/api/Construction/construction-add', { data });
  const body = await added.json();
  const Id: number = body.data[0].id;
  if (posted) await page.request.post('/api/Construction/construction-post', { data: { Id, Status: 'N' } });
  return Id;
}
