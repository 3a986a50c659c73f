import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { blockEventStream, fillAcceptSheet, openAcceptSheet } from './support/accepting.ts';
import { questionOf } from './support/answers.ts';
import { addProjectAtStage } from './support/project-stages.ts';
import { pressMore } from './support/record-page.ts';
import { dayAfter, field, press } from './support/registration.ts';
import { openAs, PASSWORD } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const signInAgain = (page: Page): Locator => page.getByRole('dialog', { name: '다시 로그인' });

/** A memo, or the dialog with a title, behind that of the sign-in, which hides it from assistive technology. */
const memoBehind = (page: Page): Locator => page.locator('[role="dialog"] textarea');
const dialogBehind = (page: Page, title: string): Locator =>
  page.locator('[role="dialog"]').filter({ has: page.locator('h2', { hasText: title }) });

/**
 * Ends the session without notice to the page, presses a button of the open dialog, and signs in again. `checkDialog` runs
 * before that. What the page reads by itself may ask for the sign-in too, which then covers the button.
 */
async function signInOver(page: Page, button: RegExp, checkDialog: () => Promise<unknown>): Promise<void> {
  const pressed = page.locator('[role="dialog"] button', { hasText: button });
  await expect(pressed).toBeVisible();
  await page.context().clearCookies();
  await pressed.dispatchEvent('click');
  const password = signInAgain(page).getByLabel('비밀번호', { exact: true });
  await expect(password).toBeFocused();
  await checkDialog();
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(signInAgain(page)).toBeHidden();
}

/** Opens the record of a project at a stage, without the stream that would tell of the end. */
async function openRecord(browser: Browser, userId: string, stage: 'posted' | 'awarded' | 'sent' | 'completed') {
  const id = await addProjectAtStage(browser, stage, `세션 끝 ${stage} ${Date.now()}`);
  const page = await openAs(browser, userId);
  await blockEventStream(page);
  await page.goto(userId === 'sales1' ? `/projects/view/${id}` : `/projects/companyview/${id}`);
  return { id, page };
}

test('the accept sheet keeps what was typed, and accepts after the sign-in (D-13)', async ({ browser }) => {
  const { page } = await openRecord(browser, 'hanbit1', 'posted');
  await openAcceptSheet(page);
  await fillAcceptSheet(page);
  await signInOver(page, /^수주하기$/, () => expect(field(page, 'TotalPeople')).toHaveValue('2'));
  await expectToasts(page, '로그인이 필요합니다.', '프로젝트 수주가 완료되었습니다.');
});

for (const [step, question, done] of [
  ['수주철회', '수주를 철회하시겠습니까?', '수주철회 처리가 완료되었습니다.'],
  ['프로젝트취소', '프로젝트를 취소하시겠습니까?', '프로젝트가 취소되었습니다.'],
] as const) {
  test(`the memo of ${step} is kept, and the deed goes on (D-13)`, async ({ browser }) => {
    const { page } = await openRecord(browser, 'sales1', 'awarded');
    await pressMore(page, step);
    const dialog = questionOf(page, question);
    await dialog.getByRole('textbox').fill('일정이 바뀌었습니다');
    await signInOver(page, new RegExp(`^${step}$`), () => expect(memoBehind(page)).toHaveValue('일정이 바뀌었습니다'));
    await expectToasts(page, '로그인이 필요합니다.', done);
  });
}

test('the reason of confirmed materials is kept, also when the sign-in is put off (D-13)', async ({ browser }) => {
  const { page } = await openRecord(browser, 'sales1', 'awarded');
  await press(page, '자재확정');
  const dialog = questionOf(page, '자재를 확정하시겠습니까?');
  await dialog.getByRole('textbox').fill('수량 확인 완료');
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: '자재확정' }).click();
  // Its keys work from the moment at which the focus is in it.
  await expect(signInAgain(page).locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signInAgain(page)).toBeHidden();
  await expect(dialog.getByRole('textbox')).toHaveValue('수량 확인 완료');
  await signInOver(page, /^자재확정$/, () => expect(memoBehind(page)).toHaveValue('수량 확인 완료'));
  await expectToasts(page, '로그인이 필요합니다.', '로그인이 필요합니다.', '자재가 확정되었습니다.');
});

test('the receipt of materials is on the device, and is sent after the sign-in (D-13, D-444)', async ({ browser }) => {
  const { page } = await openRecord(browser, 'hanbit1', 'sent');
  await press(page, '자재수령');
  const sheet = page.getByRole('dialog', { name: '자재수령' });
  await signInOver(page, /^자재수령$/, () => expect(page.locator('body')).toContainText('미전송 1건'));
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: '자재수령' })).toHaveCount(0);
});

test('the day of the invoice is kept and stored (D-13)', async ({ browser }) => {
  const { page } = await openRecord(browser, 'hanbit1', 'completed');
  await press(page, '계산서 발행일 입력');
  const sheet = page.getByRole('dialog', { name: '계산서 발행일' });
  await expect(sheet).toBeVisible();
  await field(page, 'BillDate').fill(dayAfter(0));
  await signInOver(page, /^저장$/, () => expect(field(page, 'BillDate')).toHaveValue(dayAfter(0)));
  await expectToasts(page, '로그인이 필요합니다.', '계산서 발행일이 저장되었습니다.');
});

test('a batch keeps its rows and goes on (D-13)', async ({ browser }) => {
  const page = await openAs(browser, 'admin');
  await blockEventStream(page);
  const name = `세션 묶음 ${Date.now()}`;
  await addProjectAtStage(browser, 'invoiced', `${name} 하나`);
  await addProjectAtStage(browser, 'invoiced', `${name} 둘`);
  await page.goto(`/accounting/list?key=${encodeURIComponent(name)}`);
  const rows = page.getByRole('table', { name: '정산현황' }).locator('tbody tr').filter({ hasText: name });
  await expect(rows).toHaveCount(2);
  for (const index of [0, 1]) await rows.nth(index).getByRole('checkbox').check();
  await page.getByRole('button', { name: '2건 정산완료' }).click();
  const dialog = page.getByRole('dialog', { name: '정산완료', exact: true });
  await signInOver(page, /^2건 정산완료$/, () => expect(dialogBehind(page, '정산완료')).toBeVisible());
  await expect(dialog).toBeHidden();
  await expect(rows.filter({ hasText: '정산완료' })).toHaveCount(2);
});
