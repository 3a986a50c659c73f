import { expect, type Page, test } from '@playwright/test';
import { addProjectAtStage } from './support/project-stages.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

/** 우진전력 alone works there, and no other test posts there: messages of one minute become one. */
const GWANGJU = '14';

const deliveries = (page: Page) => page.getByRole('table', { name: '보낸 알림' }).getByRole('row');

/** Opens '보낸 알림' until the messages are delivered, which takes some seconds. */
async function openDeliveries(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    await page.getByRole('button', { name: '보낸 알림 보기' }).click();
    await expect(deliveries(page).filter({ hasText: '우진전력' }).first()).toContainText('보냄', { timeout: 2000 });
  }).toPass();
}

test('staff see whom an offer reached, and send it again once, with a reason (D-393, D-394)', async ({ browser }) => {
  const name = `전달 ${Date.now()}`;
  const id = await addProjectAtStage(browser, 'posted', name, { AreaId: GWANGJU });
  const staff = await openAs(browser, 'sales1');
  await staff.goto(`/projects/view/${id}`);
  await openDeliveries(staff);
  // The first message of the person stands below the later ones.
  const delivery = deliveries(staff).filter({ hasText: '우진전력' }).last();
  await expect(delivery).toContainText('새 일감');
  await expect(delivery).toContainText('포털 알림');

  await delivery.getByRole('button', { name: '다시 보내기' }).click();
  const dialog = staff.getByRole('dialog', { name: '알림 다시 보내기' });
  await dialog.getByRole('button', { name: '다시 보내기' }).click();
  await expect(dialog.getByText('변경 사유를 입력해주세요.')).toBeVisible();
  await dialog.getByRole('textbox', { name: '사유' }).fill('답이 없어 다시 보냄');
  await dialog.getByRole('button', { name: '다시 보내기' }).click();
  await expect(dialog).toBeHidden();
  await expectToasts(staff, '변경 사유를 입력해주세요.', '알림을 다시 보냈습니다.');
  await expect(deliveries(staff).filter({ hasText: '새 일감 · 다시 보냄' })).toBeVisible();
  await expect(staff.getByText('답이 없어 다시 보냄')).toBeVisible();

  await delivery.getByRole('button', { name: '다시 보내기' }).click();
  await dialog.getByRole('textbox', { name: '사유' }).fill('한 번 더');
  await dialog.getByRole('button', { name: '다시 보내기' }).click();
  await expectToasts(staff, '알림을 다시 보내는 중 오류가 발생했습니다.', '방금 발송한 알림입니다.');
  // The refused dialog keeps what was typed (D-494).
  await expect(dialog.getByRole('status')).toContainText('방금 발송한 알림입니다.');
  await dialog.getByRole('button').filter({ hasText: '닫기' }).click();
  await expect(deliveries(staff).filter({ hasText: '새 일감 · 다시 보냄' })).toHaveCount(1);
});
