import { type Browser, expect, type Page, test } from '@playwright/test';
import { agree, agreeWithMemo, giveReasons, questionOf } from './support/answers.ts';
import { addProjectAtStage, sendMaterials } from './support/project-stages.ts';
import { editSection, save } from './support/record-page.ts';
import { field } from './support/registration.ts';
import { openAs, PHONE } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const NARROW = { viewport: { width: 360, height: 780 } };
const REMINDER = '수주가 완료된 프로젝트입니다. 변경 내용을 수주업체에 반드시 알려주세요. 수정하시겠습니까?';

const changes = (page: Page) => page.getByRole('region', { name: '수주 후 변경' });
const card = (page: Page, name: string) => page.getByRole('link').filter({ hasText: name });

/** Lowers the price on the open page of staff. After the award it asks whether the winner knows. */
async function lowerPrice(page: Page, reason: string): Promise<void> {
  await editSection(page, '프로젝트정보');
  await field(page, 'Price').fill('11000000');
  await save(page);
  await agree(page, REMINDER);
  await giveReasons(page, [['프로젝트금액', reason]]);
}

async function openChanged(browser: Browser, name: string): Promise<{ id: number; staff: Page; winner: Page }> {
  const id = await addProjectAtStage(browser, 'awarded', name);
  const staff = await openAs(browser, 'sales1');
  await staff.goto(`/projects/view/${id}`);
  await lowerPrice(staff, '물량 감소');
  return { id, staff, winner: await openAs(browser, 'hanbit1', NARROW) };
}

test('on a phone the winner sees the change in the list and on the page, and confirms it (D-220)', async ({
  browser,
}) => {
  const name = `금액이 바뀐 프로젝트 ${Date.now()}`;
  const { staff, winner } = await openChanged(browser, name);
  await winner.goto('/orders/self');
  await expect(card(winner, name)).toContainText('수주 후 변경 1건');
  await card(winner, name).click();
  const line = changes(winner).getByRole('listitem').first();
  await expect(line).toHaveText(
    /^프로젝트금액새 변경12,500,000원→11,000,000원사유: 물량 감소\d{4}-\d\d-\d\d \d\d:\d\d$/,
  );
  const confirm = changes(winner).getByRole('button', { name: '확인했습니다' });
  const box = await confirm.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(await winner.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth)).toBe(0);
  // The terms that were agreed to stay as they were.
  await winner.getByText('수주 시 동의한 내용').click();
  await expect(winner.getByText('12,500,000 원 (VAT 별도)')).toBeVisible();
  await confirm.click();
  await expectToasts(winner, '변경 내용을 확인했습니다.');
  await expect(confirm).toHaveCount(0);
  await changes(winner).getByText('확인한 변경 1건').click();
  await expect(changes(winner).getByRole('list', { name: '변경에 대한 응답' })).toContainText('변경 확인');
  await expect(changes(staff)).toContainText('변경 확인');
  await winner.goto('/orders/self');
  await expect(card(winner, name)).toBeVisible();
  await expect(card(winner, name)).not.toContainText('수주 후 변경');
});

test('the first screen of a won site on a phone has sum, address and telephone, whatever waits (D-674)', async ({
  browser,
}) => {
  const name = `이름이 두 줄인 글로벌캠퍼스타워 공용부 전층 무선 AP 설치 ${Date.now()}`;
  const { id } = await openChanged(browser, name);
  await sendMaterials(browser, id);
  const winner = await openAs(browser, 'hanbit1', PHONE);
  await winner.goto(`/orders/view/${id}`);
  const receive = winner.getByRole('button', { name: '자재수령' });
  const bar = await receive.boundingBox();
  for (const part of [
    winner.getByText('= 10,750,000 원'),
    winner.getByText('지하 2층'),
    winner.getByRole('link', { name: /전화 010-3333-4444/ }),
  ]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  }
  await winner.getByRole('button', { name: '변경 1건 확인' }).click();
  await expect(changes(winner).getByRole('button', { name: '확인했습니다' })).toBeInViewport();
  await expect(receive).toBeVisible();
});

test('on a phone the winner objects; staff see it at once as work to do, and their answer arrives (D-221)', async ({
  browser,
}) => {
  const name = `이의가 있는 프로젝트 ${Date.now()}`;
  const { id, staff, winner } = await openChanged(browser, name);
  const today = await openAs(browser, 'pm1');
  await winner.goto(`/orders/view/${id}`);
  await changes(winner).getByRole('button', { name: '이의 제기' }).click();
  const sheet = winner.getByRole('dialog', { name: '이의 제기' });
  await sheet.getByRole('button', { name: '이의 제기' }).click();
  await expectToasts(winner, '이의 내용을 입력해주세요.');
  await field(winner, 'Objection').fill('계약한 금액과 다릅니다.');
  await sheet.getByRole('button', { name: '닫기', exact: true }).last().click();
  await changes(winner).getByRole('button', { name: '이의 제기' }).click();
  await expect(field(winner, 'Objection')).toHaveValue('계약한 금액과 다릅니다.');
  await sheet.getByRole('button', { name: '이의 제기' }).click();
  await expectToasts(winner, '이의를 보냈습니다. 담당자의 답변은 이 화면에 표시됩니다.');
  await expect(sheet).toBeHidden();
  await expect(changes(winner)).toContainText('답변을 기다립니다.');

  await expect(changes(staff)).toContainText('이의에 답변해주세요');
  await today.goto('/mizenotices/list');
  const line = today
    .getByRole('region', { name: '오늘 할 일' })
    .getByRole('listitem')
    .filter({ hasText: '수주업체 이의' });
  await line.getByRole('link', { name: '수주업체 이의', exact: true }).click();
  await expect(today.getByRole('link', { name })).toBeVisible();

  await changes(staff).getByRole('button', { name: '답변' }).click();
  await expect(questionOf(staff, '이의에 답변하시겠습니까?')).toContainText('계약한 금액과 다릅니다.');
  await agreeWithMemo(staff, '이의에 답변하시겠습니까?', '물량이 3대 줄었습니다.');
  await expectToasts(staff, '프로젝트 정보가 성공적으로 수정되었습니다.', '답변을 보냈습니다.');
  await expect(changes(winner)).toContainText('물량이 3대 줄었습니다.');
  await expect(changes(winner).getByText('답변을 기다립니다.')).toHaveCount(0);
});

test('an amount that is lowered after completion asks staff for a word too (D-71)', async ({ browser }) => {
  const id = await addProjectAtStage(browser, 'completed', `완료 후 금액 ${Date.now()}`);
  const staff = await openAs(browser, 'sales1');
  await staff.goto(`/projects/view/${id}`);
  await lowerPrice(staff, '물량 감소');
  await expect(changes(staff)).toContainText('11,000,000원');
});
