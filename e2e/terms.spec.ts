import { type Browser, expect, type Page, test } from '@playwright/test';
import { withWeekday } from '@portal/contract/core/dates';
import { withHyphens } from '@portal/contract/core/phone';
import { agree } from './support/answers.ts';
import { dayAfter, field, postOverWire } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const ASKED = '프로젝트를 수주하시겠습니까?';
const NOT_OPEN = '현재 수주할 수 없는 프로젝트입니다.';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const agreement = (page: Page) => page.getByRole('checkbox', { name: '위 사항에 모두 동의합니다.' });
const days = (page: Page) => page.locator('[data-field="ChoiceSelDate"]').getByRole('radio');

/** A posted project, and a contractor before its acceptance box. */
async function openProject(browser: Browser, name: string): Promise<{ id: number; staff: Page; partner: Page }> {
  const staff = await openAs(browser, 'sales1');
  const id = await postOverWire(staff, `${name} ${Date.now()}`);
  const partner = await openAs(browser, 'daon1');
  await partner.goto(`/projects/companyview/${id}`);
  await agreement(partner).waitFor();
  return { id, staff, partner };
}

async function fillBox(page: Page): Promise<void> {
  await days(page).first().check({ force: true });
  await agreement(page).check();
  await field(page, 'TotalPeople').fill('2');
  await field(page, 'ManagerUserPhone').fill('01077778888');
}

async function tryToWin(page: Page): Promise<void> {
  await press(page, '수주하기');
  await agree(page, ASKED);
}

/** Changes fields of a project over the wire as its staff. */
async function editOverWire(page: Page, id: number, part: Record<string, string>, items: string[]): Promise<void> {
  const reply = await page.request.post('/api/Construction/construction-info', { data: { Id: id } });
  const [stored] = (await reply.json()).data;
  const data = {
    Id: id,
    Version: stored.version,
    ProjectName: stored.projectName,
    Price: stored.price,
    StartDate: stored.startDate,
    AreaId: stored.areaId,
    Addr2: stored.addr2,
    Materials: [],
    MaterialsNoYN: 'Y',
    MizeSalesUserId: stored.mizeSalesUserId,
    MizePMUserId: stored.mizePMUserId,
    CustomerName: stored.customerName,
    PlaceName: stored.placeName,
    PlaceManagerName: stored.placeManagerName,
    PlaceManagerMobile: stored.placeManagerMobile,
    ChangeReasons: items.map((ItemName) => ({ ItemName, Reason: '고객 요청' })),
    ...part,
  };
  const edited = await page.request.post('/api/Construction/construction-edit', { data });
  expect(edited.status()).toBe(200);
}

test('a price lowered while the page is open binds nobody: what changed is marked, the agreement asked anew (D-66, A-12)', async ({
  browser,
}) => {
  const { id, staff, partner } = await openProject(browser, '금액 변경');
  await fillBox(partner);
  await editOverWire(staff, id, { Price: '900000' }, ['프로젝트금액']);
  await tryToWin(partner);
  await expectToasts(
    partner,
    '수주 처리 중 오류가 발생했습니다.',
    '다른 사용자가 먼저 수정했습니다. 새로고침 후 다시 시도해주세요.',
  );
  await expect(partner.getByRole('row', { name: '프로젝트금액 1,500,000원 900,000원' })).toBeVisible();
  await expect(partner.getByRole('term').filter({ hasText: '프로젝트금액' })).toContainText('변경');
  await expect(agreement(partner)).not.toBeChecked();
  await expect(field(partner, 'TotalPeople')).toHaveValue('2');

  await press(partner, '수주하기');
  await expectToasts(partner, '동의사항을 확인하고 체크해주세요.');
  await agreement(partner).check();
  await tryToWin(partner);
  await expectToasts(partner, '프로젝트 수주가 완료되었습니다.');
  const won = partner.getByRole('region', { name: '수주 정보', exact: true });
  await expect(won).toContainText('900,000 원 (VAT 별도)');
});

test('a project withdrawn while the page is open: told once, and nothing is left to press (D-65)', async ({
  browser,
}) => {
  const { id, staff, partner } = await openProject(browser, '철회');
  await fillBox(partner);
  const data = { Id: id, withDrawalMemo: '일정 재조정' };
  await staff.request.post('/api/Construction/construction-withdrawal-update', { data });
  await tryToWin(partner);
  await expectToasts(partner, NOT_OPEN);
  await expect(partner).toHaveURL(/\/projects\/companylist/);
});

test('start dates changed while the page is open: the refusal brings the new ones (D-65)', async ({ browser }) => {
  const { id, staff, partner } = await openProject(browser, '시작일 변경');
  await fillBox(partner);
  await editOverWire(staff, id, { StartDate: `${dayAfter(7)}^${dayAfter(8)}` }, ['프로젝트 시작일']);
  await tryToWin(partner);
  await expect(days(partner)).toHaveCount(2);
  await expect(partner.getByText(withWeekday(dayAfter(8)), { exact: true }).first()).toBeVisible();
  await expect(days(partner).and(partner.locator(':checked'))).toHaveCount(0);
  await fillBox(partner);
  await tryToWin(partner);
  await expect(partner.getByText('수주완료').first()).toBeVisible();
});

test('only days from today on are offered; when none is left the box says so (A-01)', async ({ browser }) => {
  const { id, partner } = await openProject(browser, '지난 시작일');
  await expect(days(partner)).toHaveCount(2);
  await partner.clock.setFixedTime(new Date(`${dayAfter(5)}T12:00:00+09:00`));
  await partner.goto(`/projects/companyview/${id}`);
  await expect(days(partner)).toHaveCount(1);
  await partner.clock.setFixedTime(new Date(`${dayAfter(9)}T12:00:00+09:00`));
  await partner.goto(`/projects/companyview/${id}`);
  await expect(partner.getByText('선택할 수 있는 시작일이 없습니다.')).toBeVisible();
  await expect(days(partner)).toHaveCount(0);
});

test('the box has the name and the telephone of the contractor (D-148)', async ({ browser }) => {
  const { partner } = await openProject(browser, '미리 채운 연락처');
  const reply = await partner.request.post('/api/User/user-my-info', { data: {} });
  const { user } = await reply.json();
  expect(user.UserPhone).not.toBe('');
  await expect(field(partner, 'ManagerUserName')).toHaveValue(user.AdminName);
  await expect(field(partner, 'ManagerUserPhone')).toHaveValue(withHyphens(user.UserPhone));
});
