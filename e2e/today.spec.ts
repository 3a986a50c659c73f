import { expect, type Page, test } from '@playwright/test';
import { addOutsourcedProject } from './support/registration.ts';
import { openAs, PHONE } from './support/sign-in.ts';

const today = (page: Page) => page.getByRole('region', { name: '오늘 할 일' });
const lineOf = (page: Page, label: string | RegExp) =>
  today(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(label, { exact: true }) });
const countOf = async (page: Page, label: string): Promise<number> =>
  Number(/^\d+/.exec((await lineOf(page, label).textContent()) ?? '')?.[0]);

/** Opens the list of a line, which has as many projects. Other flows add some meanwhile, so both are read anew. */
async function openLine(page: Page, label: string, address: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto('/mizenotices/list');
    await expect(lineOf(page, label)).toBeVisible();
    const count = await countOf(page, label);
    expect(count).toBeGreaterThan(0);
    await lineOf(page, label).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByText(`전체 ${count}건`, { exact: true })).toBeVisible({ timeout: 3000 });
  }).toPass();
}

const WEEK = /^(이번|다음) 주 시작$/;

test('each role sees its own lines above the notices', async ({ browser }) => {
  for (const [userId, home, labels] of [
    ['sales1', '/mizenotices/list', ['수주업체 이의', '게시전', '오늘 시작', WEEK]],
    [
      'pm1',
      '/mizenotices/list',
      ['수주업체 이의', '오늘 시작', /^(내일|.요일) 시작$/, WEEK, '자재 미발송', '평가 남음'],
    ],
    ['admin', '/mizenotices/list', ['수주업체 이의', '오늘 시작', WEEK, '게시전', '계산서 확인', '정산할 금액']],
    ['hanbit1', '/notices/list', ['새 프로젝트', '오늘 작업', WEEK, '자재 수령 확인', '계산서 발행일 미입력']],
  ] as const) {
    const page = await openAs(browser, userId);
    await page.goto(home);
    // Lines of internal projects, and that of missing crews, come and go with their count.
    await expect(
      today(page)
        .getByRole('listitem')
        .filter({ hasNotText: /\(마이즈\)|미도착/ }),
    ).toHaveCount(labels.length);
    for (const label of labels) await expect(lineOf(page, label)).toBeVisible();
    await expect(page.getByRole('heading', { name: '공지사항목록' })).toBeVisible();
  }
});

test('a line opens a list with exactly its projects', async ({ browser }) => {
  const sales = await openAs(browser, 'sales1');
  await addOutsourcedProject(sales, `오늘 할 일 시험 ${Date.now()}`, false);
  await openLine(sales, '게시전', /\/projects\/list\?.*todo=unposted/);

  const partner = await openAs(browser, 'hanbit1', PHONE);
  await partner.goto('/notices/list');
  await lineOf(partner, '계산서 발행일 미입력').getByRole('link').first().click();
  await expect(partner).toHaveURL(/\/orders\/list\?.*todo=undated/);
});

test('a line of internal projects opens their list with exactly its projects', async ({ browser }) => {
  const page = await openAs(browser, 'pm1');
  await openLine(page, '진행중 (마이즈)', /\/projects\/mizelist\?.*todo=internalInProgress/);
});

test('a manager can choose between their own work and the work of the team', async ({ browser }) => {
  const page = await openAs(browser, 'admin');
  await page.goto('/mizenotices/list');
  const whose = page.getByRole('group', { name: '누구의 일' });
  await expect(whose.getByRole('button', { name: '우리 팀' })).toHaveAttribute('aria-pressed', 'true');
  const team = await countOf(page, '게시전');
  await whose.getByRole('button', { name: '내 일' }).click();
  await expect.poll(() => countOf(page, '게시전')).toBeLessThan(team);
});
