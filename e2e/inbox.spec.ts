import { type Browser, expect, type Page, test } from '@playwright/test';
import { withWeekday } from '@portal/contract/core/dates';
import { acceptButton, acceptSheet, fillAcceptSheet, openAcceptSheet } from './support/accepting.ts';
import { agree, giveReasons } from './support/answers.ts';
import { addProjectAtStage } from './support/project-stages.ts';
import { editSection, save } from './support/record-page.ts';
import { dayAfter, pickDays } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const BUSAN = '9';
const REMINDER = '수주가 완료된 프로젝트입니다. 변경 내용을 수주업체에 반드시 알려주세요. 수정하시겠습니까?';
/** Messages are delivered every two seconds; the rest is for a busy machine. */
const DELIVERED = { timeout: 15_000 };

const messages = (page: Page) => page.getByRole('list', { name: '알림목록' }).getByRole('listitem');

/** nuri1 works in 부산. */
async function openInbox(browser: Browser): Promise<Page> {
  const page = await openAs(browser, 'nuri1', { viewport: { width: 360, height: 780 } });
  await page.goto('/alarmsnotices/list');
  await expect(page.getByRole('heading', { name: '알림목록' })).toBeVisible();
  return page;
}

/** Moves the chosen day of an awarded project, which is its only one. */
async function moveStart(staff: Page, id: number, day: string): Promise<void> {
  await staff.goto(`/projects/view/${id}`);
  await editSection(staff, '프로젝트정보');
  await pickDays(staff, day);
  const chosen = staff.getByRole('list', { name: '선택한 시작일' });
  await chosen.getByRole('button', { name: `${withWeekday(dayAfter(3))} 삭제` }).click();
  await save(staff);
  await agree(staff, REMINDER);
  await giveReasons(staff, [['프로젝트 시작일', '고객 요청']]);
  await expectToasts(staff, '프로젝트 정보가 성공적으로 수정되었습니다.');
}

test('a contractor in 부산 hears of 부산 only, accepts, and hears of a changed date (D-380, D-381)', async ({
  browser,
}) => {
  const stamp = Date.now();
  const contractor = await openInbox(browser);
  await addProjectAtStage(browser, 'posted', `서울 일감 ${stamp}`);
  const id = await addProjectAtStage(browser, 'posted', `부산 일감 ${stamp}`, { AreaId: BUSAN });
  const offer = messages(contractor).filter({ hasText: `부산 일감 ${stamp}` });
  await expect(offer).toBeVisible(DELIVERED);
  await expect(offer).toContainText('새 일감');
  await expect(offer).toContainText('12,250,000 원');
  await expect(messages(contractor).filter({ hasText: '서울' })).toHaveCount(0);
  await expect(contractor.getByRole('navigation', { name: '바로가기' })).toContainText(/읽지 않은 알림 \d/);

  await offer.getByRole('link').click();
  await expect(contractor).toHaveURL(new RegExp(`/projects/companyview/${id}$`));
  await openAcceptSheet(contractor);
  await fillAcceptSheet(contractor);
  await acceptButton(contractor).click();
  await expect(acceptSheet(contractor)).toBeHidden();

  const staff = await openAs(browser, 'sales1');
  await contractor.goto('/alarmsnotices/list');
  await expect(contractor.getByText('모두 확인했습니다')).toBeVisible();
  await moveStart(staff, id, dayAfter(5));
  const change = messages(contractor).filter({ hasText: '시작일 변경' });
  await expect(change).toBeVisible(DELIVERED);
  const [before, after] = [dayAfter(3), dayAfter(5)].map((day) => withWeekday(day).slice(5));
  await expect(change).toContainText(`${before} → ${after}`);
  expect(await contractor.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth)).toBe(0);
  await contractor.getByRole('button', { name: '모두 읽음' }).click();
  await expectToasts(contractor, '모든 알림이 읽음처리되었습니다.');
  await expect(contractor.getByText('모두 확인했습니다')).toBeVisible();
  await contractor.goto('/alarmsnotices/list?confirmStatus=A');
  // The offer is their own work now (D-593).
  await expect(messages(contractor).filter({ hasText: '수주한 일감' })).toBeVisible();
});
