import { expect, type Locator, type Page, test } from '@playwright/test';
import { addProjectAtStage } from './support/project-stages.ts';
import { openAs, PHONE } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

/** No other test posts there, and 청솔네트웍스 hears of 대구 until it chooses: messages of one minute become one. */
const ULSAN = '11';
/** No other test posts there either, and its offers reach several companies. */
const GYEONGGI = '2';
const [ELECTRICITY, FIRE] = ['6', '7'];

const messages = (page: Page) => page.getByRole('list', { name: '알림목록' }).getByRole('listitem');

/** Chooses an entry of a chooser unless it is chosen, and waits until it is saved. */
async function chooseInterest(page: Page, label: string, name: string): Promise<void> {
  if (await page.getByRole('button', { name: `${name} 삭제` }).isVisible()) return;
  const saved = page.waitForResponse((response) => response.url().endsWith('/interest-save'));
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name, exact: true }).click();
  expect((await saved).status()).toBe(200);
  await page.keyboard.press('Escape');
}

/** Removes what else is chosen. Nothing chosen would mean every offer, also of other flows. */
async function removeOtherInterests(page: Page, names: string): Promise<void> {
  const first = page.getByRole('button', { name: new RegExp(`^(?!(${names}) ).* 삭제$`) }).first();
  while (await first.isVisible()) {
    const saved = page.waitForResponse((response) => response.url().endsWith('/interest-save'));
    await first.click();
    await saved;
  }
}

test('a contractor hears of the offers that fit, and permission M sees what was sent and sends it again (D-424, D-425)', async ({
  browser,
}) => {
  const stamp = Date.now();
  const contractor = await openAs(browser, 'cheongsol1', PHONE);
  await contractor.goto('/myinfo/notify');
  await expect(contractor.getByRole('combobox', { name: '관심 지역' })).toBeVisible();
  await chooseInterest(contractor, '관심 지역', '울산');
  await chooseInterest(contractor, '관심 공종', '전기');
  await removeOtherInterests(contractor, '울산|전기');
  await contractor.reload();
  await expect(contractor.getByRole('button', { name: '울산 삭제' })).toBeVisible();

  await addProjectAtStage(browser, 'posted', `울산 소방 ${stamp}`, { AreaId: ULSAN, TradeId: FIRE });
  await addProjectAtStage(browser, 'posted', `울산 전기 ${stamp}`, { AreaId: ULSAN, TradeId: ELECTRICITY });
  await contractor.goto('/alarmsnotices/list?confirmStatus=A');
  await expect(messages(contractor).filter({ hasText: `울산 전기 ${stamp}` })).toBeVisible({ timeout: 15_000 });
  await expect(messages(contractor).filter({ hasText: `울산 소방 ${stamp}` })).toHaveCount(0);

  const admin = await openAs(browser, 'admin');
  await admin.goto('/reference/outbox');
  await expect(admin.getByText('최장 대기')).toBeVisible();
  await admin.getByPlaceholder('이름, 업체, 프로젝트').fill(`울산 전기 ${stamp}`);
  await admin.keyboard.press('Enter');
  const row = admin.getByRole('row').filter({ hasText: '청솔' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('새 일감');
  await row.getByRole('button', { name: '다시 보내기' }).click();
  const dialog = admin.getByRole('dialog', { name: '알림 다시 보내기' });
  await dialog.getByRole('textbox', { name: '사유' }).fill('전화로 확인');
  await dialog.getByRole('button', { name: '다시 보내기' }).click();
  await expectToasts(admin, '알림을 다시 보냈습니다.');
  await expect(admin.getByRole('row').filter({ hasText: '새 일감 · 다시 보냄' })).toBeVisible();
});

test('several messages are sent again with one reason, and each that cannot be says why (D-425)', async ({
  browser,
}) => {
  const admin = await openAs(browser, 'admin');
  const name = `경기 여럿 ${Date.now()}`;
  await addProjectAtStage(browser, 'posted', name, { AreaId: GYEONGGI });
  await admin.goto(`/reference/outbox?key=${encodeURIComponent(name)}`);
  const sent = admin
    .getByRole('row')
    .filter({ hasText: /유병준|조은별/ })
    .filter({ has: admin.getByRole('cell', { name: '보냄', exact: true }) });
  const again = sent.filter({ hasText: '다시 보냄' });
  /** Reads the list until the messages have left the portal. */
  const waitForTwo = (messages: Locator) =>
    expect(async () => {
      await admin.reload();
      await expect(messages).toHaveCount(2, { timeout: 3000 });
    }).toPass();
  await waitForTwo(sent);
  for (const row of await sent.all()) await row.getByRole('checkbox').check();
  await admin.getByRole('button', { name: '2건 다시 보내기' }).click();
  const dialog = admin.getByRole('dialog', { name: '다시 보내기' });
  await dialog.getByRole('button', { name: '2건 다시 보내기' }).click();
  await expectToasts(admin, '변경 사유를 입력해주세요.');
  await dialog.getByRole('textbox', { name: '사유' }).fill('서버 점검 뒤');
  await dialog.getByRole('button', { name: '2건 다시 보내기' }).click();
  await expectToasts(admin, '알림을 다시 보냈습니다.');
  await waitForTwo(again);
  await again.first().getByRole('checkbox').check();
  await admin.getByRole('button', { name: '1건 다시 보내기' }).click();
  await dialog.getByRole('textbox', { name: '사유' }).fill('한 번 더');
  await dialog.getByRole('button', { name: '1건 다시 보내기' }).click();
  const result = admin.getByRole('dialog', { name: '다시 보낸 결과' });
  await expect(result.getByText('방금 발송한 알림입니다.').first()).toBeVisible();
});

test('an inbox without unread messages leads to the earlier ones (D-382)', async ({ browser }) => {
  const page = await openAs(browser, 'mirae1', PHONE);
  await page.goto('/alarmsnotices/list');
  const all = page.getByRole('button', { name: '모두 읽음' });
  await page.getByRole('heading', { name: '알림목록' }).waitFor();
  if (await all.isVisible()) await all.click();
  await page.getByRole('button', { name: '지난 알림 보기' }).click();
  await expect(page).toHaveURL(/confirmStatus=A/);
});

test('a test without any way is refused in clear words (D-425)', async ({ browser }) => {
  const page = await openAs(browser, 'admin', PHONE);
  await page.goto('/reference/outbox');
  await page.getByRole('button', { name: '나에게 시험 발송' }).click();
  await expectToasts(
    page,
    '시험 알림을 보내는 중 오류가 발생했습니다.',
    '시험 알림을 받을 수단이 없습니다. 알림 설정에서 받는 수단을 확인해주세요.',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth)).toBe(0);
});
