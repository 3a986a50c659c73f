import { expect, type Page, test } from '@playwright/test';
import { withWeekday } from '@portal/contract/core/dates';
import {
  addInternalProject,
  choose,
  openForm,
  openInternalProject,
  register,
  typeTime,
} from './support/internal-projects.ts';
import { pressMore } from './support/record-page.ts';
import { dayAfter, field, fillCommonFields, pickDays } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const RUN = Date.now();

/** Searches the list for a new project by its name and checks its row. */
async function expectListed(page: Page, name: string, type: string, time: string): Promise<void> {
  await page.getByLabel('검색어').fill(name);
  await page.getByLabel('검색어').press('Enter');
  await expect(page.getByText('전체 1건')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: name });
  for (const text of [
    type,
    '서울',
    `${withWeekday(dayAfter(6))} ${time}`,
    '에이타워관리단',
    '박지훈 / 김도현',
    '진행중',
  ]) {
    await expect(row).toContainText(text);
  }
}

test('an installation can be registered and appears in the list (INT-11 to INT-25, D-80, D-81)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sales1');
  const name = `내부 설치 ${RUN}`;
  await openForm(page);
  await choose(page, '프로젝트 유형', '직접설치');
  await expect(page.getByLabel('설치내용')).toBeVisible();
  await fillCommonFields(page, { name, dates: [dayAfter(6)] });
  await typeTime(page, '14', '05');
  await register(page);
  await expectListed(page, name, '직접설치', '14:05');
});

test('a survey can be registered without materials (INT-11 to INT-25, D-80, D-81)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  const name = `내부 답사 ${RUN}`;
  await openForm(page);
  await choose(page, '프로젝트 유형', '사전답사');
  await expect(page.getByLabel('답사내용')).toBeVisible();
  await fillCommonFields(page, { name, dates: [dayAfter(6)] });
  await typeTime(page, '09', '00');
  await page.getByRole('checkbox', { name: '투입자재 없음' }).check();
  await register(page);
  await expectListed(page, name, '사전답사', '09:00');
});

test('maintenance needs its type, its payment and its amount (INT-11 to INT-25, D-79)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  const name = `내부 보수 ${RUN}`;
  await openForm(page);
  await choose(page, '프로젝트 유형', '유지보수');
  await expect(page.getByLabel('유지보수내용')).toBeVisible();
  await choose(page, '유지보수 유형', '방문');
  await expect(field(page, 'Price')).toHaveCount(0);
  await choose(page, '유/무상', '유상');
  await field(page, 'Price').fill('350000');
  await fillCommonFields(page, { name, dates: [dayAfter(6)] });
  await typeTime(page, '23', '59');
  await register(page);
  await expectListed(page, name, '유지보수', '23:59');
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name: '프로젝트정보' }).waitFor();
  for (const fact of ['350,000 원', '방문', '유상'])
    await expect(page.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible();
  // Only a direct installation has the field 시공 담당자 (D-79).
  await expect(page.getByText('시공 담당자', { exact: true })).toHaveCount(0);
});

test('a copy fills eleven fields, also after a reload, and puts no personal data into the address (D-84)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'admin');
  const name = `복사 원본 ${RUN}`;
  await openInternalProject(page, await addInternalProject(page, { name, type: 'D' }));
  await pressMore(page, '프로젝트복사');
  await expect(field(page, 'ProjectName')).toHaveValue(name);
  await expect(page).toHaveURL(/\/projects\/mizeadd$/);
  await page.reload();
  await expect(field(page, 'ProjectName')).toHaveValue(name);
  await expect(page).toHaveURL(/\/projects\/mizeadd$/);
  await expect(field(page, 'AreaId')).toHaveValue('서울');
  await expect(field(page, 'MizeSalesUserId')).toHaveValue('박지훈');
  const copied = {
    CustomerName: '한강물산',
    ZipCode: '04524',
    Addr1: '서울 중구 세종대로 110',
    Addr2: '3층 관리실',
    PlaceName: '한강빌딩',
    PlaceManagerName: '오소장',
    PlaceManagerMobile: '010-5555-6666',
  };
  for (const [fieldName, value] of Object.entries(copied)) await expect(field(page, fieldName)).toHaveValue(value);
  await expect(page.locator('[data-field="MizePMUserId"]')).toContainText('김도현');
  // Type, date, time, details and materials are not copied.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('list', { name: '선택한 시작일' }).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('list', { name: '선택한 투입자재' })).toHaveCount(0);
  await expect(field(page, 'DetailContent')).toHaveValue('');

  await field(page, 'ProjectName').fill(`${name} 사본`);
  await choose(page, '프로젝트 유형', '사전답사');
  await pickDays(page, dayAfter(2));
  await typeTime(page, '10', '00');
  await register(page);
});

test('a copy token of another user or a damaged one opens an empty form (D-84)', async ({ browser }) => {
  const page = await openAs(browser, 'admin');
  await openInternalProject(page, await addInternalProject(page, { name: `복사 번호 ${RUN}`, type: 'D' }));
  const copyRequest = page.waitForRequest('**/api/MizeConstruction/construction-copy-open');
  await pressMore(page, '프로젝트복사');
  const token: string = (await copyRequest).postDataJSON().Data;
  const sales = await openAs(browser, 'sales1');
  for (const data of [token, `${token.slice(0, -4)}AAAA`]) {
    await sales.goto(`/projects/mizeadd?data=${data}`);
    await expectToasts(sales, '복사 정보를 불러오지 못했습니다.');
    await expect(field(sales, 'ProjectName')).toHaveValue('');
    await expect(sales).toHaveURL(/\/projects\/mizeadd$/);
  }
});
