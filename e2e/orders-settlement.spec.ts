import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { runBatchAction } from './support/batch-action.ts';
import { chooseOption } from './support/choose-option.ts';
import { addOutsourcedProject, dayAfter } from './support/registration.ts';
import { openAs, PHONE } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const rowsOf = (page: Page, list: string): Locator => page.getByRole('table', { name: list }).locator('tbody tr');
/** The cards of a list, which a phone shows in place of rows. */
const cardsOf = (page: Page, list: string): Locator => page.getByRole('list', { name: list }).getByRole('listitem');
const withStatus = (page: Page, label: string): Locator => rowsOf(page, '정산현황').filter({ hasText: label });
const nameOf = async (row: Locator): Promise<string> => (await row.getByRole('link').first().textContent()) ?? '';

/** Adds a project through the API, lets 한빛설비 accept it and returns its id. */
async function addAcceptedProject(browser: Browser, staff: Page, name: string): Promise<number> {
  const Id = await addOutsourcedProject(staff, name);
  const winner = await openAs(browser, 'hanbit1', PHONE);
  const info = await winner.request.post('/api/Construction/construction-info', { data: { Id } });
  const [day = ''] = String((await info.json()).data[0].startDate).split('^');
  const data = { Id, ChoiceSelDate: day, TotalPeople: '2', ManagerUserName: '최반장', ManagerUserPhone: '01055556666' };
  const accepted = await winner.request.post('/api/Construction/construction-accept', { data });
  expect(accepted.status()).toBe(200);
  await winner.context().close();
  return Id;
}

test('the settlement of a month refuses by name the rows that a colleague settled meanwhile (SETTLE-26 to SETTLE-31)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'admin');
  await page.goto('/accounting/list');
  await page.getByRole('button', { name: '이전 달' }).click();
  await expect(page).toHaveURL(/month=\d{4}\.\d{2}/);
  await chooseOption(page.getByLabel('페이지 크기'), '100개씩 보기');
  await expect(withStatus(page, '정산완료').first()).toBeVisible();

  await page.getByRole('button', { name: '정산완료', exact: true }).click();
  await expectToasts(page, '정산완료 처리할 항목을 선택해주세요.');

  const settled = withStatus(page, '정산완료').first();
  await expect(settled.getByRole('img', { name: '이미 정산완료 처리된 항목이 있습니다.' })).toBeVisible();
  await expect(settled.getByRole('checkbox')).toHaveCount(0);

  const open = withStatus(page, '계산서발급완료');
  const [first, second] = [await nameOf(open.nth(0)), await nameOf(open.nth(1))];
  await open.nth(0).getByRole('checkbox').check();
  await expect(page.getByRole('status', { name: '선택' })).toContainText(/1건 선택.*[1-9][\d,]+ 원/);
  await open.nth(1).getByRole('checkbox').check();
  const link = (await open.nth(1).getByRole('link').first().getAttribute('href')) ?? '';
  const colleague = await openAs(browser, 'sales1');
  const data = { Id: link.split('/').at(-1), Status: 'E' };
  expect((await colleague.request.post('/api/Accounting/accounting-finish', { data })).status()).toBe(200);

  await runBatchAction(page, '정산완료', 2, '선택된 항목을 정산완료 처리하시겠습니까?');
  const summary = page.getByRole('dialog', { name: '정산 결과' });
  await expect(summary).toContainText('1건 정산완료, 1건 처리하지 못했습니다.');
  await expect(summary.getByRole('row').filter({ hasText: second })).toContainText(
    '이미 정산완료 처리된 항목이 있습니다.',
  );
  await expect(summary.getByRole('row').filter({ hasText: first })).toContainText('완료');
  await summary.getByText('닫기').click();
  for (const name of [first, second])
    await expect(rowsOf(page, '정산현황').filter({ hasText: name }).filter({ hasText: '정산완료' })).not.toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: / 선택$/, checked: true })).toHaveCount(0);

  await rowsOf(page, '정산현황').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/projects\/view\/\d+/);
  await page.goBack();
  await expect(page).toHaveURL(/month=.*size=100|size=100.*month=/);
  await page.getByRole('region', { name: '월별 정산 금액' }).getByRole('button', { name: /월/ }).last().click();
  await expect(page.getByRole('region', { name: '월별 정산 금액' }).locator('[aria-current]')).toHaveCount(1);
});

test('contractors see their own settlements on a phone, without controls (SETTLE-19, SETTLE-33)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'hanbit1', PHONE);
  await page.goto('/accounting/list');
  await page.getByRole('button', { name: '이전 달' }).click();
  await expect(page).toHaveURL(/month=/);
  await expect(cardsOf(page, '정산현황').filter({ hasText: '한빛설비' }).first()).toBeVisible();
  await expect(cardsOf(page, '정산현황').filter({ hasNotText: '한빛설비' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '정산완료', exact: true })).toHaveCount(0);
  await expect(page.getByLabel('검색어')).toHaveCount(0);
  await cardsOf(page, '정산현황').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/projects\/companyview\/\d+/);
});

test('print shows the whole month as a white table with sums, whatever page is on screen', async ({ browser }) => {
  const page = await openAs(browser, 'admin', { colorScheme: 'dark' });
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = String(document.querySelectorAll('tbody tr').length);
    };
  });
  await page.goto('/accounting/list?size=5');
  await expect(rowsOf(page, '정산현황')).toHaveCount(5);
  const answered = page.waitForResponse((answer) => answer.url().includes('all-accounting-mize-list'));
  await page.getByRole('button', { name: '이전 달' }).click();
  const total: number = (await (await answered).json()).meta.totalCount;
  expect(total).toBeGreaterThan(5);
  await expect(page.getByText(`전체 ${total}건`, { exact: true })).toBeVisible();
  await expect(rowsOf(page, '정산현황')).toHaveCount(5);
  await page.getByRole('button', { name: '인쇄' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', String(total));
  // The width of an A4 page between its margins.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 688, height: 1000 });
  await expect(rowsOf(page, '정산현황')).toHaveCount(total);
  await expect(page.getByRole('columnheader', { name: '합계' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '계산서 발행일' })).toBeVisible();
  await expect(page.getByText(`${dayAfter(0)} 출력`)).toBeVisible();
  await expect(page.getByText(new RegExp(`^합계 ${total}건 [\\d,]+ 원$`))).toBeVisible();
  const surface = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--surface'));
  expect(surface.trim()).toMatch(/^#fff(fff)?$/);
});

test('the months of the settlement start at 2020.01 (D-96)', async ({ browser }) => {
  const page = await openAs(browser, 'admin');
  await page.goto('/accounting/list?month=2020.03');
  await page.getByRole('button', { name: '5개월 전' }).click();
  await expect(page).toHaveURL(/month=2020\.01/);
  await expect(page.getByText('데이터가 없습니다')).toBeVisible();
  await expect(page.getByRole('button', { name: '이전 달' })).toBeDisabled();
  await page.goto('/accounting/list?month=2026-13');
  const now = new Date(Date.now() + 9 * 3600_000).toISOString().slice(0, 7).replace('-', '.');
  await expect(page.getByText(now, { exact: true }).first()).toBeVisible();
});

test('staff can delete marked orders, but accepted orders are refused (D-87, D-50)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  const name = `수주 삭제 ${Date.now()}`;
  const withdrawn = await addAcceptedProject(browser, page, `${name} 철회`);
  await addAcceptedProject(browser, page, `${name} 진행`);
  const data = { Id: withdrawn, withDrawalMemo: '고객 요청' };
  expect((await page.request.post('/api/Construction/construction-withdrawal-update', { data })).status()).toBe(200);

  await page.goto(`/orders/list?key=${encodeURIComponent(name)}`);
  await expect(page.getByText('전체 2건')).toBeVisible();
  await expect(page.getByRole('img', { name: '수주 이후의 프로젝트는 삭제할 수 없습니다.' })).toHaveCount(1);
  await page.getByRole('checkbox', { name: '전체 선택' }).check();
  await expect(page.getByText('1건 선택')).toBeVisible();
  await runBatchAction(page, '삭제', 1, '선택된 프로젝트 항목을 삭제하시겠습니까?');
  await expect(page.getByText('전체 1건')).toBeVisible();
  await rowsOf(page, '수주목록').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/projects\/view\/\d+/);
});

test('contractors open an order and return to an unchanged list (D-89)', async ({ browser }) => {
  const page = await openAs(browser, 'hanbit1', PHONE);
  await page.goto('/orders/list?status=Y&size=30');
  await expect(page.getByRole('radio')).toHaveCount(7);
  await expect(page.getByRole('button', { name: '삭제', exact: true })).toHaveCount(0);
  const link = cardsOf(page, '수주목록').first().getByRole('link').first();
  const name = (await link.locator(':scope > span').nth(1).textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/orders\/view\/\d+/);
  // The name alone is the title of a record (D-300).
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('banner').getByRole('link', { name: '수주목록' }).click();
  await expect(page).toHaveURL(/\/orders\/list\?.*status=Y/);
  await page.goto('/orders/self');
  await cardsOf(page, '나의 수주목록').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/projects\/companyview\/\d+/);
});
