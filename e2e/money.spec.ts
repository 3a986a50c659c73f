import { type Browser, expect, type Page, test } from '@playwright/test';
import { acceptSheet, openAcceptSheet } from './support/accepting.ts';
import { addProjectAtStage } from './support/project-stages.ts';
import { pressMore } from './support/record-page.ts';
import { dayAfter, press } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';

const WIDTHS = [1440, 1280, 1024, 390, 360];

/** Twelve digits with a minus, and a total of thirteen digits. */
const LESS = { Price: '999999999999', AddPrice: '-123456789012' };
const MORE = { Price: '999999999999', AddPrice: '999999999999' };
const LESS_TERMS = '999,999,999,999 − 123,456,789,012 = 876,543,210,987 원';

/** What is cut, wrapped or outside of the screen: amounts, and the page itself. */
const findCutMoney = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInside = (part: DOMRect, whole: { left: number; right: number }) =>
      part.left >= whole.left - 0.5 && part.right <= whole.right + 0.5;
    const isCut = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      if (box.width === 0) return false;
      if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline') return true;
      if (element.children.length === 0 && element.getClientRects().length > 1) return true;
      for (let around = element.parentElement; around; around = around.parentElement) {
        const clips = getComputedStyle(around).overflowX !== 'visible';
        if (clips && !isInside(box, around.getBoundingClientRect())) return true;
      }
      return !isInside(box, { left: 0, right: window.innerWidth });
    };
    const cut = [...document.querySelectorAll('[data-money]')]
      .filter(isCut)
      .map(({ textContent }) => textContent ?? '');
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...cut, `the page is ${scrollWidth} px wide`] : cut;
  });

/** Looks at the open page at every width. */
async function expectWholeMoney(page: Page, what: string, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('[data-money]:visible').first(), `${what} at ${width}`).toBeVisible();
    await expect.poll(() => findCutMoney(page), { message: `${what} at ${width}` }).toEqual([]);
  }
}

/** Projects with the largest amounts in every state that shows them. */
async function addHugeProjects(browser: Browser, name: string) {
  const open = await addProjectAtStage(browser, 'posted', `${name} 수주전`, LESS);
  await addProjectAtStage(browser, 'posted', `${name} 가산`, MORE);
  const awarded = await addProjectAtStage(browser, 'awarded', `${name} 수주완료`, LESS);
  const completed = await addProjectAtStage(browser, 'completed', `${name} 완료`, LESS);
  const invoiced = await addProjectAtStage(browser, 'invoiced', `${name} 정산`, LESS);
  await addProjectAtStage(browser, 'invoiced', `${name} 정산 가산`, MORE);
  return { open, awarded, completed, invoiced };
}

const month = dayAfter(0).slice(0, 7).replace('-', '.');

test('sums of 12 digits with a minus stand whole in every list, card, head and dialog (D-230)', async ({ browser }) => {
  const name = `열두 자리 금액이 있는 이름이 아주 긴 프로젝트 ${Date.now()}`;
  const { open, awarded, completed, invoiced } = await addHugeProjects(browser, name);
  const staff = await openAs(browser, 'admin');
  const contractor = await openAs(browser, 'hanbit1');
  const key = encodeURIComponent(name);
  const lists = ['/projects/list', '/projects/companylist', '/orders/list', '/orders/self'];
  for (const page of [staff, contractor]) {
    for (const path of [...lists.map((list) => `${list}?key=${key}`), `/accounting/list?month=${month}`]) {
      if (page === staff && path.startsWith('/orders/self')) continue;
      await page.goto(path);
      await expect(page.getByText('추가 포함').or(page.getByText('+999,999,999,999')).first()).toBeVisible();
      await expectWholeMoney(page, path);
    }
  }
  for (const id of [open, awarded, completed, invoiced]) {
    for (const [page, path] of [
      [staff, `/projects/view/${id}`],
      [contractor, `/projects/companyview/${id}`],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText('876,543,210,987 원');
      await expectWholeMoney(page, path);
    }
  }
  // Landing pages with the amounts that wait for settlement.
  await staff.goto('/mizenotices/list');
  await expectWholeMoney(staff, 'today');
  await contractor.goto('/notices/list');
  await expect(contractor.getByRole('main').getByRole('heading').first()).toBeVisible();
  for (const width of WIDTHS) {
    await contractor.setViewportSize({ width, height: 900 });
    await expect.poll(() => findCutMoney(contractor), { message: `today of a contractor at ${width}` }).toEqual([]);
  }
  await contractor.goto(`/projects/companyview/${open}`);
  await openAcceptSheet(contractor);
  await expect(acceptSheet(contractor).getByText(LESS_TERMS)).toBeVisible();
  await expectWholeMoney(contractor, 'accept sheet');
  await contractor.goto(`/projects/companyview/${completed}`);
  await press(contractor, '계산서 발행일 입력');
  await expectWholeMoney(contractor, 'bill date sheet');
  await staff.setViewportSize({ width: 1440, height: 900 });
  await staff.goto(`/projects/view/${awarded}`);
  await pressMore(staff, '수주철회');
  await expect(staff.getByRole('dialog').getByText(LESS_TERMS)).toBeVisible();
  await expectWholeMoney(staff, 'withdrawal');
});

test('marked sums stand whole in the selection bar and its dialog', async ({ browser }) => {
  const name = `열두 자리 선택 ${Date.now()}`;
  for (const part of [LESS, MORE]) await addProjectAtStage(browser, 'invoiced', name, part);
  const staff = await openAs(browser, 'admin');
  await staff.goto(`/accounting/list?month=${month}&key=${encodeURIComponent(name)}`);
  await staff.getByRole('checkbox', { name: '전체 선택' }).check();
  await expect(staff.getByRole('status', { name: '선택' })).toContainText('2,876,543,210,985 원');
  await expectWholeMoney(staff, 'selection');
  await staff.setViewportSize({ width: 1440, height: 900 });
  await press(staff, '2건 정산완료');
  await expect(staff.getByRole('dialog')).toContainText('2,876,543,210,985 원');
  await expectWholeMoney(staff, 'settlement dialog');
});

test('a name has as much room at 1440 px as at 1280 px, and never less than 220 px', async ({ browser }) => {
  const name = `넓은 이름 ${Date.now()}`;
  await addProjectAtStage(browser, 'invoiced', name, LESS);
  const staff = await openAs(browser, 'admin');
  const roomOf = async (width: number): Promise<number> => {
    await staff.setViewportSize({ width, height: 900 });
    return staff
      .locator('tbody td[data-head] > div > span:first-child')
      .first()
      .evaluate((cell) => cell.clientWidth);
  };
  for (const path of [
    '/projects/list',
    '/projects/companylist',
    '/projects/mizelist',
    '/orders/list',
    '/accounting/list',
  ]) {
    await staff.goto(path);
    await expect(staff.locator('tbody td[data-head]').first()).toBeVisible();
    const [wide, middle, narrow] = [await roomOf(1440), await roomOf(1280), await roomOf(1024)];
    expect(wide, `${path} at 1440`).toBeGreaterThanOrEqual(middle);
    expect(Math.min(middle, narrow), `${path} at 1280 and 1024`).toBeGreaterThanOrEqual(220);
  }
});
