import { expect, type Page, test } from '@playwright/test';
import { findProject } from './support/find-project.ts';
import { openAs } from './support/sign-in.ts';

/** Opens the overview from the menu of the logo. */
async function openOverview(page: Page, home: string): Promise<void> {
  await page.goto(home);
  await page.getByRole('button', { name: '마이즈 메뉴' }).click();
  await page.getByRole('navigation', { name: '마이즈 메뉴' }).getByRole('link', { name: '한눈에 보기' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { name: '한눈에 보기', level: 1 })).toBeVisible();
}

/** The number of records that the open list shows. */
const totalOf = (page: Page) => page.getByText(/^전체 [\d,]+건$/);

test('staff open the overview from the logo; each of its figures opens a list with as many projects', async ({
  browser,
}) => {
  const page = await openAs(browser, 'admin');
  await openOverview(page, '/mizenotices/list');
  const regions = page.getByRole('region');
  const figures = [
    page.getByRole('list', { name: '상태별 프로젝트' }).getByRole('link').nth(2),
    regions.filter({ hasText: '손이 필요한 일' }).getByRole('link').first(),
    regions.filter({ hasText: '월별 수주와 정산' }).getByRole('link').last(),
    regions.filter({ hasText: '수주 금액과 그중 정산' }).getByRole('link').first(),
    page
      .getByRole('row', { name: /한빛설비/ })
      .getByRole('link')
      .nth(1),
  ];
  for (const figure of figures) {
    // Other tests add projects meanwhile, so a figure is read just before its list.
    await expect(async () => {
      await page.goto('/home');
      const text = `${await figure.getAttribute('title')} ${await figure.textContent()}`;
      const count = /(\d+)건/.exec(text)?.[1] ?? /\d+/.exec(text)?.[0];
      await page.goto((await figure.getAttribute('href')) ?? '');
      await expect(totalOf(page)).toHaveText(`전체 ${count}건`, { timeout: 3000 });
    }).toPass();
  }
});

test('the overview and the score of a company fit every width, in both themes', async ({ browser }) => {
  const page = await openAs(browser, 'admin');
  for (const path of ['/home', '/reference/companies/view/2']) {
    for (const width of [1440, 1024, 390, 360]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await expect(page.getByRole('button', { name: '표로 보기' })).toBeVisible();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth);
        expect([path, width, colorScheme, overflow]).toEqual([path, width, colorScheme, 0]);
      }
    }
  }
});

test('the score stands beside a winner for staff, and nowhere for the winner', async ({ browser }) => {
  const staff = await openAs(browser, 'sales1');
  const id = await findProject(staff, 'mize', 'YY');
  await staff.goto(`/projects/view/${id}`);
  await staff.getByRole('button', { name: / 점수 / }).click();
  await expect(staff.getByText('직원에게만 보입니다.')).toBeVisible();
  await staff.getByRole('button', { name: '점수 계산 방법' }).click();
  await expect(staff.getByRole('dialog', { name: '점수 계산 방법' })).toBeVisible();

  const partner = await openAs(browser, 'hanbit1');
  await openOverview(partner, '/notices/list');
  await expect(partner.getByRole('region', { name: '월별 수주와 정산' })).toBeVisible();
  await expect(partner.getByText('점수')).toHaveCount(0);
  await partner
    .getByRole('link', { name: /미정산|원 · / })
    .first()
    .click();
  await expect(partner).toHaveURL(/\/orders\/list\?figure=/);
});
