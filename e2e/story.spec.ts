import { type Browser, expect, type Page, test } from '@playwright/test';
import { withWeekday } from '@portal/contract/core/dates';
import { acceptButton, blockEventStream, editCrew, fillAcceptSheet, openAcceptSheet } from './support/accepting.ts';
import { agree } from './support/answers.ts';
import { drawPhoto } from './support/draw-photo.ts';
import { dayAfter, field, fillRegistration } from './support/registration.ts';
import { openAs, PHONE, signInByHand } from './support/sign-in.ts';
import { expectToasts, recordToasts } from './support/toasts.ts';

const NAME = `역삼 에이타워 CCTV 교체 ${Date.now()}`;
const DATES = [dayAfter(4), dayAfter(9)];
const HIDDEN_CUSTOMER = '수주 후에 확인 가능합니다.';

async function registerAsStaff(page: Page): Promise<void> {
  await signInByHand(page, 'sales1');
  await page.goto('/projects/list');
  await page.getByRole('button', { name: '등록하기' }).click();
  await expect(page.getByRole('heading', { name: '프로젝트 등록 (외주)' })).toBeVisible();
  await fillRegistration(page, { name: NAME, dates: [DATES[1] ?? '', DATES[0] ?? ''] });
  await expect(page.getByRole('list', { name: '선택한 시작일' }).getByRole('listitem')).toHaveText(
    DATES.map((day) => withWeekday(day)),
  );
  const photos = [await drawPhoto(page, '현장 입구.jpg', '#4c78a8'), await drawPhoto(page, '지하 2층.jpg', '#54a24b')];
  await page.getByLabel('사진 파일').setInputFiles(photos);
  await expect(page.getByRole('list', { name: '선택한 사진' }).getByRole('img')).toHaveCount(2);
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expectToasts(page, '이미지가 성공적으로 업로드되었습니다!', '프로젝트 정보가 성공적으로 등록되었습니다.');
  await expect(page).toHaveURL(/\/projects\/list$/);
}

async function postAsStaff(page: Page): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: NAME });
  await expect(row).toContainText('게시전');
  await expect(row).toContainText(`${DATES[0]} (선택가능)`);
  await expect(row).toContainText('추가 포함 12,250,000 원');
  await row.getByRole('link', { name: NAME }).click();
  await expect(page.getByRole('region', { name: '고객 및 현장 정보' })).toContainText('서울 강남구 테헤란로 152');
  await expect(page.getByRole('row', { name: 'UTP 케이블 Cat.6 305m C6-UTP305 1BOX' })).toBeVisible();
  await expectPhotosLoad(page, 2);
  await page.getByRole('button', { name: '게시', exact: true }).click();
  await agree(page, '프로젝트를 게시하시겠습니까?');
  await expectToasts(page, '프로젝트가 성공적으로 게시되었습니다.');
  await expect(page.locator('.badge').first()).toHaveText('수주전');
  await expect(page.getByRole('button', { name: '게시', exact: true })).toBeHidden();
}

async function expectPhotosLoad(page: Page, count: number): Promise<void> {
  const photos = page.getByRole('list', { name: '사진' }).locator('img');
  await expect(photos).toHaveCount(count);
  for (let index = 0; index < count; index += 1) {
    const photo = photos.nth(index);
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  }
}

/** Finds the project in the list of a contractor, who cannot see the customer yet. */
async function findAsPartner(browser: Browser, userId: string): Promise<Page> {
  const page = await openAs(browser, userId, PHONE);
  await page.goto('/projects/companylist');
  await page.getByRole('button', { name: '검색 열기' }).click();
  await page.getByLabel('검색어').fill(NAME);
  await page.getByLabel('검색어').press('Enter');
  await expect(page.getByText('전체 1건')).toBeVisible();
  await page.getByRole('link', { name: NAME }).click();
  await expect(page.getByText(HIDDEN_CUSTOMER)).toBeVisible();
  await expect(page.getByText('에이타워관리단')).toBeHidden();
  await expect(page.getByRole('list', { name: '사진' })).toBeHidden();
  return page;
}

async function acceptWithMistakes(page: Page): Promise<void> {
  await openAcceptSheet(page);
  await editCrew(page);
  const accept = acceptButton(page);
  const expectRefusal = async (text: string, focused: string): Promise<void> => {
    await accept.click();
    await expectToasts(page, text);
    await expect(field(page, focused).first()).toBeFocused();
  };
  await field(page, 'ManagerUserName').fill('');
  await expectRefusal('프로젝트 시작일을 선택해주세요.', 'ChoiceSelDate');
  await page.locator(`[name="ChoiceSelDate"][value="${DATES[1]}"]`).check();
  await expectRefusal('동의사항을 확인하고 체크해주세요.', 'agreed');
  await page.getByRole('checkbox', { name: '위 사항에 모두 동의합니다.' }).check();
  // The form starts with the last crew of the contractor (CALLS-128).
  await field(page, 'TotalPeople').fill('');
  await expectRefusal('투입 인원을 입력해주세요.', 'TotalPeople');
  await field(page, 'TotalPeople').fill('4명');
  await expectRefusal('담당자 이름을 입력해주세요.', 'ManagerUserName');
  await field(page, 'ManagerUserName').fill('최반장');
  // The form starts with the phone number of the contractor (D-148).
  await field(page, 'ManagerUserPhone').fill('');
  await expectRefusal('담당자 연락처를 입력해주세요.', 'ManagerUserPhone');
  await field(page, 'ManagerUserPhone').fill('010123');
  await expectRefusal('올바른 연락처를 입력해주세요. (10~11자리)', 'ManagerUserPhone');
  await field(page, 'ManagerUserPhone').fill('01055556666');
  await expect(field(page, 'ManagerUserPhone')).toHaveValue('010-5555-6666');
  await accept.click();
  await expectToasts(page, '프로젝트 수주가 완료되었습니다.');
}

async function expectDetailsForWinner(page: Page): Promise<void> {
  await expect(page.locator('.badge').first()).toHaveText('수주완료');
  await expect(page.getByText('에이타워관리단')).toBeVisible();
  await expect(page.getByText('(06236) 서울 강남구 테헤란로 152 강남파이낸스센터 지하 2층')).toBeVisible();
  await expectPhotosLoad(page, 2);
  await page.getByText('수주 시 동의한 내용').click();
  await expect(page.getByRole('checkbox', { name: '위 사항에 모두 동의합니다.' })).toBeChecked();
}

async function acceptTooLate(page: Page): Promise<void> {
  await fillAcceptSheet(page);
  await acceptButton(page).click();
  await expectToasts(page, '이미 다른 업체에서 수주한 프로젝트입니다.');
  await expect(page.locator('.badge').first()).toHaveText('마감 (타 업체 수주)');
  await expect(page.getByText('한**')).toBeVisible();
  await expect(page.getByText('최**').first()).toBeVisible();
  await expect(page.getByText('***-****-****')).toBeVisible();
  await expect(page.getByText('다른 업체가 수주한 프로젝트입니다.')).toBeVisible();
  await expect(page.getByText('자재확정')).toBeHidden();
  await expect(page.getByText('한빛설비')).toBeHidden();
  await expect(page.getByRole('button', { name: '수주하기' })).toHaveCount(0);
}

test('a project goes from registration to acceptance, and only one of two contractors can accept it', async ({
  browser,
  page,
}) => {
  await recordToasts(page);
  await test.step('staff register it', () => registerAsStaff(page));
  await test.step('staff post it', () => postAsStaff(page));
  const hanbit = await test.step('한빛 finds it', () => findAsPartner(browser, 'hanbit1'));
  const daon = await test.step('다온 finds it', () => findAsPartner(browser, 'daon1'));
  await test.step('다온 gets no live updates', async () => {
    await blockEventStream(daon);
    await daon.reload();
    await openAcceptSheet(daon);
  });
  await test.step('한빛 accepts it after every refusal', () => acceptWithMistakes(hanbit));
  await test.step('the winner sees the customer and the photos', () => expectDetailsForWinner(hanbit));
  await test.step('다온 is too late and sees neither', () => acceptTooLate(daon));
  await test.step('photos are for the winner', async () => {
    const photo = await hanbit.getByRole('list', { name: '사진' }).locator('img').first().getAttribute('src');
    expect((await hanbit.request.get(photo ?? '')).status()).toBe(200);
    expect((await daon.request.get(photo ?? '')).status()).toBe(404);
  });
  await test.step('staff see who won', async () => {
    await page.reload();
    const head = page.getByRole('main').locator('header dl');
    await expect(head).toContainText('최반장');
    await expect(head).toContainText('한빛설비');
  });
});
