import { createECDH, randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { openAs, PHONE } from './support/sign-in.ts';

// The portal of the browser tests sends push messages and nothing else.

/** A browser that takes push messages, as a page registers it. */
function device() {
  const keys = createECDH('prime256v1');
  return {
    Endpoint: `http://127.0.0.1:${process.env['PUSH_PORT']}/push/${Date.now()}`,
    P256dh: keys.generateKeys('base64url'),
    Auth: randomBytes(16).toString('base64url'),
  };
}

test('a contractor chooses on a phone of 360 px, and changes of an award keep a way (D-405, D-406)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'daon1', PHONE);
  await page.goto('/myinfo/notify');
  await expect(page.getByRole('heading', { level: 1, name: '알림 설정' })).toBeVisible();
  // Without a device push reaches nobody, and the cell says so (D-600).
  await expect(page.getByRole('button', { name: '계약 변경 푸시: 미등록, 변경' })).toBeVisible();
  expect((await page.request.post('/api/Notify/push-device-add', { data: device() })).status()).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: '계약 변경 푸시: 바로, 변경' }).click();
  const sheet = page.getByRole('dialog', { name: '계약 변경' });
  await sheet.getByRole('button', { name: '끄기' }).click();
  await expect(sheet.getByText('계약 변경 알림은 한 가지 이상의 수단으로 받아야 합니다.')).toBeVisible();
  await sheet.getByRole('button', { name: '모아서' }).click();
  await sheet.getByRole('button', { name: '저장' }).click();
  await expect(sheet).toHaveCount(0);
  await page.reload();
  const cell = page.getByRole('button', { name: '계약 변경 푸시: 모아서, 변경' });
  await expect(cell).toBeVisible();
  expect((await cell.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('staff choose in the cells of the table, and quiet hours stay (D-405, D-407)', async ({ browser }) => {
  const page = await openAs(browser, 'pm2', { viewport: { width: 1440, height: 900 } });
  await page.goto('/myinfo/notify');
  const cell = page.getByRole('group', { name: '수주 푸시', exact: true });
  await cell.getByRole('button', { name: '모아서' }).click();
  await expect(cell.getByRole('button', { name: '모아서' })).toHaveAttribute('aria-pressed', 'true');
  const urgent = page.getByRole('switch', { name: '긴급은 언제나 받기' });
  const saved = page.waitForResponse((response) => response.url().endsWith('/notify-quiet-update'));
  await urgent.click({ force: true });
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(urgent).not.toBeChecked();
  await expect(cell.getByRole('button', { name: '모아서' })).toHaveAttribute('aria-pressed', 'true');
});
