import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { withWeekday } from '@portal/contract/core/dates';
import { withHyphens } from '@portal/contract/core/phone';
import {
  acceptButton,
  acceptSheet,
  blockEventStream,
  editCrew,
  fillAcceptSheet,
  openAcceptSheet,
} from './support/accepting.ts';
import { addOutsourcedProject, dayAfter, field } from './support/registration.ts';
import { openAs, PHONE } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const NOT_OPEN = '현재 수주할 수 없는 프로젝트입니다.';
const UNAVAILABLE = '쓰는 동안 삭제되었거나 볼 수 없게 되어 저장할 수 없습니다.';

const agreement = (page: Page) => page.getByRole('checkbox', { name: '위 사항에 모두 동의합니다.' });
const dayOptions = (page: Page) => acceptSheet(page).getByRole('radio');

type OpenedProject = { id: number; staff: Page; partner: Page };

/** Reads what the sheet held when the page took it away, and closes it (D-494). */
async function closeUnsentText(page: Page, sentence: string | RegExp): Promise<void> {
  const unsent = page.getByRole('region', { name: '수주하기' });
  await expect(unsent.getByRole('status')).toHaveText(sentence);
  await expect(unsent).toContainText('010-7777-8888');
  await acceptSheet(page).getByRole('button', { name: '닫기' }).last().click();
}

/** Posts a project and opens its accept sheet as a contractor, with or without the event stream. */
async function openProject(browser: Browser, name: string, withoutEvents = true): Promise<OpenedProject> {
  const staff = await openAs(browser, 'sales1');
  const id = await addOutsourcedProject(staff, `${name} ${Date.now()}`);
  const partner = await openAs(browser, 'daon1');
  if (withoutEvents) await blockEventStream(partner);
  await partner.goto(`/projects/companyview/${id}`);
  await openAcceptSheet(partner);
  return { id, staff, partner };
}

/** Accepts a project through the API as this user. */
async function acceptThroughApi(browser: Browser, userId: string, id: number, part: object = {}): Promise<void> {
  const page = await openAs(browser, userId);
  const crew = { TotalPeople: '3', ManagerUserName: '최반장', ManagerUserPhone: '01055556666' };
  const data = { Id: id, ChoiceSelDate: dayAfter(3), ...crew, ...part };
  expect((await page.request.post('/api/Construction/construction-accept', { data })).status()).toBe(200);
}

/** Changes fields of a project through the API as staff. */
async function editThroughApi(page: Page, id: number, part: Record<string, string>, items: string[]): Promise<void> {
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

test('a price change while the page is open is marked and needs a new agreement (D-66, A-12)', async ({ browser }) => {
  const { id, staff, partner } = await openProject(browser, '금액 변경');
  await fillAcceptSheet(partner);
  await editThroughApi(staff, id, { Price: '900000' }, ['프로젝트금액']);
  await acceptButton(partner).click();
  await expectToasts(
    partner,
    '수주 처리 중 오류가 발생했습니다.',
    '다른 사용자가 먼저 수정했습니다. 새로고침 후 다시 시도해주세요.',
  );
  await expect(acceptSheet(partner).getByRole('row', { name: '프로젝트금액 1,500,000원 900,000원' })).toBeVisible();
  await expect(acceptSheet(partner).getByText('900,000 원', { exact: true })).toBeVisible();
  await expect(agreement(partner)).not.toBeChecked();
  await expect(field(partner, 'TotalPeople')).toHaveValue('2');

  await acceptButton(partner).click();
  await expectToasts(partner, '동의사항을 확인하고 체크해주세요.');
  await agreement(partner).check();
  await acceptButton(partner).click();
  await expectToasts(partner, '프로젝트 수주가 완료되었습니다.');
  const awardInfo = partner.getByRole('region', { name: '수주 정보', exact: true });
  await expect(awardInfo).toContainText('900,000 원 (VAT 별도)');
});

test('accepting a project that was withdrawn meanwhile shows one message and keeps what was typed (D-65, D-494)', async ({
  browser,
}) => {
  const { id, staff, partner } = await openProject(browser, '철회');
  await fillAcceptSheet(partner);
  const data = { Id: id, withDrawalMemo: '일정 재조정' };
  await staff.request.post('/api/Construction/construction-withdrawal-update', { data });
  await acceptButton(partner).click();
  await expectToasts(partner, NOT_OPEN);
  const sheet = acceptSheet(partner);
  await expect(sheet.getByRole('status').filter({ hasText: UNAVAILABLE })).toBeVisible();
  await expect(sheet.getByLabel('담당자 연락처')).toHaveValue('010-7777-8888');
});

test('accepting after another company was faster shows one message and keeps what was typed (D-65, D-494)', async ({
  browser,
}) => {
  const { id, partner } = await openProject(browser, '늦은 수주');
  await fillAcceptSheet(partner);
  await acceptThroughApi(browser, 'hanbit1', id);
  await acceptButton(partner).click();
  await expectToasts(partner, '이미 다른 업체에서 수주한 프로젝트입니다.');
  await closeUnsentText(partner, /수주전 → 수주완료/);
});

test('accepting after a change of the start dates is refused and shows the new dates (D-65)', async ({ browser }) => {
  const { id, staff, partner } = await openProject(browser, '시작일 변경');
  await fillAcceptSheet(partner);
  await editThroughApi(staff, id, { StartDate: `${dayAfter(7)}^${dayAfter(8)}` }, ['프로젝트 시작일']);
  await acceptButton(partner).click();
  await expect(dayOptions(partner)).toHaveCount(2);
  await expect(dayOptions(partner).last()).toHaveValue(dayAfter(8));
  await expect(dayOptions(partner).and(partner.locator(':checked'))).toHaveCount(0);
  await fillAcceptSheet(partner);
  await acceptButton(partner).click();
  await expect(partner.getByText('수주완료').first()).toBeVisible();
});

test('the sheet offers only start dates from today on (A-01)', async ({ browser }) => {
  const { id, partner } = await openProject(browser, '지난 시작일');
  await expect(dayOptions(partner)).toHaveCount(2);
  await partner.clock.setFixedTime(new Date(`${dayAfter(5)}T12:00:00+09:00`));
  await partner.goto(`/projects/companyview/${id}`);
  await openAcceptSheet(partner);
  await expect(dayOptions(partner)).toHaveCount(1);
  await partner.clock.setFixedTime(new Date(`${dayAfter(9)}T12:00:00+09:00`));
  await partner.goto(`/projects/companyview/${id}`);
  await expect(partner.getByText('선택할 수 있는 시작일이 없습니다.')).toBeVisible();
  // The button could only refuse, so it is inactive and says why (D-213).
  const accept = partner.getByRole('button', { name: '수주하기', exact: true });
  await expect(accept).toHaveAttribute('aria-disabled', 'true');
  await expect(accept).toHaveAttribute('title', '선택할 수 있는 시작일이 없습니다.');
});

test('before the first award the sheet shows the name and the phone number of the contractor (D-148)', async ({
  browser,
}) => {
  const staff = await openAs(browser, 'sales1');
  const id = await addOutsourcedProject(staff, `미리 채운 연락처 ${Date.now()}`);
  const partner = await openAs(browser, 'daon1');
  const emptyPreset = { totalPeople: '', managerUserName: '', managerUserPhone: '', busyDays: [] };
  await partner.route('**/api/Construction/construction-accept-preset', (route) =>
    route.fulfill({ json: { data: [emptyPreset] } }),
  );
  const reply = await partner.request.post('/api/User/user-my-info', { data: {} });
  const { user } = await reply.json();
  expect(user.UserPhone).not.toBe('');
  await partner.goto(`/projects/companyview/${id}`);
  await openAcceptSheet(partner);
  await expect(field(partner, 'ManagerUserName')).toHaveValue(user.AdminName);
  await expect(field(partner, 'ManagerUserPhone')).toHaveValue(withHyphens(user.UserPhone));
});

test('the sheet is filled with the crew of the last award and marks the days on which it works (CALLS-128)', async ({
  browser,
}) => {
  const staff = await openAs(browser, 'sales1');
  const name = `먼저 수주한 현장 ${Date.now()}`;
  const crew = { TotalPeople: '7', ManagerUserName: '오반장', ManagerUserPhone: '01012340007' };
  await acceptThroughApi(browser, 'saebyeok1', await addOutsourcedProject(staff, name), crew);
  const partner = await openAs(browser, 'saebyeok1', PHONE);
  await partner.goto(`/projects/companyview/${await addOutsourcedProject(staff, `다음 현장 ${Date.now()}`)}`);
  // Another flow may have won a site of the same day for this company. Then both are in one line that opens.
  const otherSites = partner.locator('p, details').filter({ hasText: name });
  await expect(otherSites).toBeVisible();
  await expect(otherSites).toContainText(/에는 이미 .*현장/);
  await openAcceptSheet(partner);
  // The agreement, without which the button does nothing, stands below the crew.
  const crewBox = acceptSheet(partner).getByRole('region', { name: '투입 인원 지난 수주에서 가져왔습니다' });
  await expect(crewBox.getByRole('definition')).toHaveText(['7명', '오반장', '010-1234-0007']);
  const box = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
  await agreement(partner).scrollIntoViewIfNeeded();
  const [crewAt, agreementAt] = [await box(crewBox), await box(agreement(partner))];
  expect(crewAt.y).toBeGreaterThan(0);
  expect(crewAt.y + crewAt.height).toBeLessThan(agreementAt.y);
  await expect(
    acceptSheet(partner)
      .locator('label')
      .filter({ has: partner.getByTitle(name) }),
  ).toHaveCount(1);
  // The contractor only chooses a day, agrees and presses the button.
  await dayOptions(partner).last().check();
  await agreement(partner).check();
  await acceptButton(partner).click();
  await expectToasts(partner, '프로젝트 수주가 완료되었습니다.');
  await expect(partner.getByText('오반장')).toBeVisible();
});

test('every wrong field shows its message until it is right, and the foot shows the terms (A-07)', async ({
  browser,
}) => {
  const { partner } = await openProject(browser, '빈 수주');
  await editCrew(partner);
  for (const name of ['TotalPeople', 'ManagerUserName', 'ManagerUserPhone']) {
    // A field that was typed in and cleared stays empty when the last crew loads later.
    await field(partner, name).fill('9');
    await field(partner, name).fill('');
  }
  const sheet = acceptSheet(partner);
  await expect(sheet.getByText('미선택')).toBeVisible();
  await acceptButton(partner).click();
  const messages = [
    '프로젝트 시작일을 선택해주세요.',
    '투입 인원을 입력해주세요.',
    '담당자 이름을 입력해주세요.',
    '담당자 연락처를 입력해주세요.',
    '동의사항을 확인하고 체크해주세요.',
  ];
  await expectToasts(partner, messages[0] ?? '');
  await expect(sheet.getByText(/해주세요\.$/)).toHaveText(messages);
  await expect(dayOptions(partner).first()).toBeFocused();
  await dayOptions(partner).first().check();
  await expect(sheet.getByText(/해주세요\.$/)).toHaveText(messages.slice(1));
  await expect(sheet.getByText('1,500,000 원', { exact: true })).toBeVisible();
  await expect(sheet.getByText(withWeekday(dayAfter(3)), { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: '투입 인원 +1' }).click();
  await expect(field(partner, 'TotalPeople')).toHaveValue('1');
});

test('a number as the phone fills it in is read, one that is not understood stays and is marked (D-540, D-541)', async ({
  browser,
}) => {
  const { partner } = await openProject(browser, '붙여넣은 수주');
  await editCrew(partner);
  await fillAcceptSheet(partner);
  const sheet = acceptSheet(partner);
  const phone = field(partner, 'ManagerUserPhone');
  await phone.fill('02-555-1234(내선 12)');
  await expect(phone).toHaveValue('02-555-1234(내선 12)');
  await expect(sheet.getByText('전화번호 하나만 숫자로 입력해주세요. 내선번호는 비고에 입력해주세요.')).toBeVisible();
  await field(partner, 'TotalPeople').fill('2~3');
  await expect(sheet.getByText('수 하나를 숫자로 입력해주세요. 예: 3')).toBeVisible();
  await acceptButton(partner).click();
  await expectToasts(partner, '수 하나를 숫자로 입력해주세요. 예: 3');
  await expect(sheet).toBeVisible();
  await field(partner, 'TotalPeople').fill('3');
  await phone.fill('+82 10-1234-5678');
  await expect(phone).toHaveValue('010-1234-5678');
  await acceptButton(partner).click();
  await expectToasts(partner, '프로젝트 수주가 완료되었습니다.');
  await expect(partner.getByRole('link', { name: /010-1234-5678/ }).first()).toBeVisible();
});

test('when another company accepts the project, the open page says so, closes the sheet and links to other projects', async ({
  browser,
}) => {
  const { id, partner } = await openProject(browser, '남이 먼저', false);
  await fillAcceptSheet(partner);
  await acceptThroughApi(browser, 'hanbit1', id);
  await closeUnsentText(partner, /^쓰는 동안 다른 사용자가 먼저 처리했습니다\./);
  await expect(partner.getByRole('alert')).toContainText('이미 다른 업체에서 수주한 프로젝트입니다.');
  await expect(acceptSheet(partner)).toBeHidden();
  await expect(partner.locator('.badge').first()).toHaveText('마감 (타 업체 수주)');
  await expect(partner.getByText('한**')).toBeVisible();
  await expect(partner.getByRole('button', { name: '수주하기' })).toHaveCount(0);
  await partner.getByRole('link', { name: '다른 새 프로젝트 보기' }).click();
  await expect(partner).toHaveURL(/\/projects\/companylist\?.*status=N/);
});

test('the open page asks for a new agreement after a price change and reports a withdrawal', async ({ browser }) => {
  const { id, staff, partner } = await openProject(browser, '바뀌는 제안', false);
  await fillAcceptSheet(partner);
  await editThroughApi(staff, id, { Price: '900000' }, ['프로젝트금액']);
  await expect(acceptSheet(partner).getByRole('row', { name: '프로젝트금액 1,500,000원 900,000원' })).toBeVisible();
  await expect(agreement(partner)).not.toBeChecked();
  const data = { Id: id, withDrawalMemo: '일정 재조정' };
  await staff.request.post('/api/Construction/construction-withdrawal-update', { data });
  await closeUnsentText(partner, UNAVAILABLE);
  await expect(partner.getByRole('alert')).toContainText(NOT_OPEN);
  await expect(acceptSheet(partner)).toBeHidden();
});

test('Back first closes the sheet and keeps its values, then leaves the page', async ({ browser }) => {
  const staff = await openAs(browser, 'sales1');
  const name = `뒤로 ${Date.now()}`;
  const id = await addOutsourcedProject(staff, name);
  const partner = await openAs(browser, 'daon1', PHONE);
  await partner.goto(`/projects/companylist?key=${encodeURIComponent(name)}`);
  await partner.getByRole('link', { name }).click();
  await openAcceptSheet(partner);
  await editCrew(partner);
  await field(partner, 'ManagerUserName').fill('뒤로반장');
  await partner.goBack();
  await expect(acceptSheet(partner)).toBeHidden();
  await expect(partner).toHaveURL(new RegExp(`/projects/companyview/${id}`));
  await openAcceptSheet(partner);
  await expect(field(partner, 'ManagerUserName')).toHaveValue('뒤로반장');
  await partner.keyboard.press('Escape');
  await expect(acceptSheet(partner)).toBeHidden();
  await partner.goBack();
  await expect(partner).toHaveURL(/\/projects\/companylist/);
});
