import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { openAs, PHONE } from './support/sign-in.ts';

declare global {
  interface Window {
    axe?: { run: (options: RunOptions) => Promise<AxeResults> };
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * No other flow opens these lists as these users, because a view used last comes back. None registers a project in 인천
 * or 충북 or accepts one as hangil1, so the totals stand still.
 */
const OWNER = 'sales4';
const COLLEAGUE = 'pm5';
const LIST = '/projects/list';

const bar = (page: Page) => page.getByRole('navigation', { name: '필터 목록' });
const tab = (page: Page, name: string) =>
  bar(page)
    .getByRole('button', { name: new RegExp(name) })
    .first();
const total = (page: Page) => page.getByText(/^전체 [\d,]+건$/);
const chip = (page: Page, name: RegExp) => page.getByRole('button', { name });

async function openList(browser: Browser, userId: string, path = LIST): Promise<Page> {
  const page = await openAs(browser, userId);
  await page.goto(path);
  await expect(total(page)).toBeVisible();
  return page;
}

/** Chooses values of a condition in the open editor. */
async function choose(page: Page, condition: string, values: readonly string[]): Promise<void> {
  await page.getByRole('tab', { name: condition }).click();
  for (const name of values) await page.getByRole('checkbox', { name, exact: true }).check();
}

/** Resolves once the server knows which view was used last, which the next visit depends on. */
const remembers = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/ListView/view-use'));

/** Saves the conditions of the page as a view. */
async function saveView(page: Page, name: string, scope: '나만' | '직원과 함께'): Promise<void> {
  await bar(page).getByRole('button', { name: '필터 저장' }).click();
  const dialog = page.getByRole('dialog', { name: '필터 저장' });
  await dialog.getByLabel('이름').fill(name);
  await dialog.getByRole('radio', { name: new RegExp(`^${scope}`) }).check();
  const remembered = remembers(page);
  await dialog.getByRole('button', { name: '저장' }).click();
  await remembered;
  await expect(dialog).toBeHidden();
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'true');
}

async function removeView(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name} 설정` }).click();
  await bar(page).getByRole('button', { name: '삭제', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(bar(page).getByText(name)).toHaveCount(0);
}

const expectFits = async (page: Page): Promise<void> => {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth);
  expect(beyond).toBe(0);
};

async function expectNoBarrier(page: Page): Promise<void> {
  await page.evaluate(`${AXE};void 0`);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const found = await page.evaluate(() => window.axe?.run({ resultTypes: ['violations'] }));
    const serious = (found?.violations ?? []).filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => [colorScheme, id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
  }
}

test('several conditions at once are chips in the address; reload, Back and another user see the same (D-348)', async ({
  browser,
}) => {
  const page = await openList(browser, OWNER);
  await bar(page).getByRole('button', { name: '조건' }).click();
  await choose(page, '지역', ['인천', '충북']);
  await choose(page, '상태', ['수주전', '수주완료']);
  const counted = page.getByRole('status').filter({ hasText: '적용하면' });
  await expect(counted).toHaveText(/^적용하면 \d+건$/);
  const count = /\d+/.exec((await counted.textContent()) ?? '')?.[0];
  await page.getByRole('button', { name: '적용' }).click();
  await expect(total(page)).toHaveText(`전체 ${count}건`);
  await expect(page).toHaveURL(/states=N%5EY/);
  await expect(chip(page, /^지역 .*인천.* 조건 수정$/)).toBeVisible();

  await page.reload();
  await expect(total(page)).toHaveText(`전체 ${count}건`);
  await expect(chip(page, /^상태 수주전, 수주완료 조건 수정$/)).toBeVisible();
  const link = new URL(page.url());
  const shared = await openList(browser, COLLEAGUE, link.pathname + link.search);
  await expect(total(shared)).toHaveText(`전체 ${count}건`);

  await chip(page, /^상태 조건 해제$/).click();
  await expect(page).not.toHaveURL(/states=/);
  await page.goBack();
  await expect(page).toHaveURL(/states=N%5EY/);
  await expect(total(page)).toHaveText(`전체 ${count}건`);
  // A chip of one state takes the place of the condition on several.
  await page.getByRole('radio', { name: '수주완료', exact: true }).check();
  await expect(page).toHaveURL(/status=Y/);
  await expect(page).not.toHaveURL(/states=/);
});

test('the view used last comes back, a changed one says so and is stored (D-347, D-349)', async ({ browser }) => {
  const page = await openList(browser, OWNER, `${LIST}?areas=3`);
  await saveView(page, '인천 현장', '나만');
  const inRegion = (await total(page).textContent()) ?? '';
  await page.goto(LIST);
  await expect(page).toHaveURL(/view=\d+/);
  await expect(total(page)).toHaveText(inRegion);
  await expect(tab(page, '인천 현장')).toHaveAttribute('aria-current', 'true');

  await page.getByRole('radio', { name: '수주완료', exact: true }).check();
  await expect(page.getByText('저장한 필터와 다름')).toBeVisible();
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(page.getByText('저장한 필터와 다름')).toHaveCount(0);
  await expect(total(page)).toHaveText(inRegion);
  await page.getByRole('radio', { name: '수주완료', exact: true }).check();
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('저장한 필터와 다름')).toHaveCount(0);
  await page.goto(LIST);
  await expect(page).toHaveURL(/status=Y/);

  const remembered = remembers(page);
  await tab(page, '전체').click();
  await remembered;
  await expect(page).toHaveURL(/\/projects\/list$/);
  await page.reload();
  await expect(tab(page, '전체')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/\/projects\/list$/);
  await tab(page, '인천 현장').click();
  await removeView(page, '인천 현장');
  await page.goto(LIST);
  await expect(tab(page, '전체')).toHaveAttribute('aria-current', 'true');
});

test('a shared view appears in open lists, and taken away leaves them as they are (D-349)', async ({ browser }) => {
  const colleague = await openList(browser, COLLEAGUE);
  const owner = await openList(browser, OWNER, `${LIST}?areas=3%5E7`);
  await saveView(owner, '두 지역 공유', '직원과 함께');
  await tab(colleague, '두 지역 공유').click();
  await expect(tab(colleague, '두 지역 공유')).toHaveAttribute('aria-current', 'true');
  await expect(colleague.getByRole('button', { name: '두 지역 공유 설정' })).toHaveCount(0);
  const shown = (await total(owner).textContent()) ?? '';
  await expect(total(colleague)).toHaveText(shown);
  await expect(colleague).toHaveURL(/areas=3%5E7/);

  await owner.getByRole('button', { name: '두 지역 공유 설정' }).click();
  await owner.getByRole('button', { name: '이름과 함께 쓰기' }).click();
  const dialog = owner.getByRole('dialog', { name: '필터 수정' });
  await dialog.getByRole('radio', { name: /^나만/ }).check();
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(
    colleague.getByText('사용하던 필터를 찾을 수 없습니다: 두 지역 공유. 목록은 그대로입니다.'),
  ).toBeVisible();
  await expect(bar(colleague).getByText('두 지역 공유')).toHaveCount(0);
  await expect(total(colleague)).toHaveText(shown);
  await expect(colleague).toHaveURL(/areas=3%5E7/);
  await expect(colleague).not.toHaveURL(/view=/);
  await removeView(owner, '두 지역 공유');
});

test('two windows that change a view: the second is refused and sees what is stored (D-336)', async ({ browser }) => {
  const first = await openList(browser, OWNER, '/orders/list?areas=3');
  await saveView(first, '두 창', '나만');
  const second = await openList(browser, OWNER, new URL(first.url()).pathname + new URL(first.url()).search);
  for (const [page, state] of [
    [first, '수주완료'],
    [second, '정산완료'],
  ] as const) {
    await page.getByRole('radio', { name: state, exact: true }).check();
    await expect(page.getByText('저장한 필터와 다름')).toBeVisible();
  }
  await first.getByRole('button', { name: '저장', exact: true }).click();
  await expect(first.getByText('저장한 필터와 다름')).toHaveCount(0);
  await second.getByRole('button', { name: '저장', exact: true }).click();
  await expect(second.getByText('필터를 저장하지 못했습니다.')).toBeVisible();
  await second.getByRole('button', { name: '되돌리기' }).click();
  await expect(second).toHaveURL(/status=Y/);
  await removeView(second, '두 창');
});

test('columns are chosen and kept, and every list of staff projects has views (D-347)', async ({ browser }) => {
  const page = await openList(browser, OWNER);
  const heads = page.getByRole('columnheader');
  const before = await heads.count();
  await bar(page).getByRole('button', { name: '표시할 항목', exact: true }).click();
  await page.getByRole('dialog', { name: '표시할 항목' }).getByRole('checkbox', { name: '업체 담당자' }).uncheck();
  await page.getByRole('dialog', { name: '표시할 항목' }).getByRole('button', { name: '저장' }).click();
  await expect(heads).toHaveCount(before - 1);
  await page.reload();
  await expect(heads).toHaveCount(before - 1);
  await bar(page).getByRole('button', { name: '표시할 항목', exact: true }).click();
  await page.getByRole('button', { name: '초기화' }).click();
  await expect(heads).toHaveCount(before);
  for (const path of ['/projects/mizelist', '/orders/list', '/orders/self']) {
    await page.goto(path);
    await expect(bar(page)).toBeVisible();
    await bar(page).getByRole('button', { name: '조건' }).click();
    await expect(page.getByRole('tab', { name: '담당자(PM)' })).toBeVisible();
  }
});

test('on a phone conditions and views are a sheet (D-275, D-347)', async ({ browser }) => {
  const page = await openAs(browser, OWNER, PHONE);
  await page.goto('/projects/mizelist');
  await page.getByRole('button', { name: '조건 열기' }).click();
  const sheet = page.getByRole('dialog', { name: '조건' });
  await sheet.getByRole('button', { name: /^상태/ }).click();
  await sheet.getByRole('checkbox', { name: '진행중' }).check();
  await expect(sheet.getByRole('button', { name: /^\d+건 보기$/ })).toBeVisible();
  await expectFits(page);
  await expectNoBarrier(page);
  await sheet.getByRole('button', { name: /^\d+건 보기$/ }).click();
  await expect(page).toHaveURL(/states=N/);
  await expect(chip(page, /^상태 진행중 조건 수정$/)).toBeVisible();

  await page.getByRole('button', { name: '조건 열기' }).click();
  await sheet.getByRole('button', { name: '필터 저장' }).click();
  const dialog = page.getByRole('dialog', { name: '필터 저장' });
  await dialog.getByLabel('이름').fill('손안의 보기');
  await expectFits(page);
  await expectNoBarrier(page);
  const remembered = remembers(page);
  await dialog.getByRole('button', { name: '저장' }).click();
  await remembered;
  await expect(page).toHaveURL(/view=\d+/);
  await expect(page.getByText('손안의 보기', { exact: true })).toBeVisible();
  await page.goto('/projects/mizelist');
  await expect(page).toHaveURL(/states=N/);
  await page.getByRole('button', { name: '조건 열기' }).click();
  await sheet.getByRole('button', { name: /^저장한 필터/ }).click();
  await page.getByRole('button', { name: '손안의 보기 삭제' }).click();
  await page.getByRole('dialog', { name: '필터 삭제' }).getByRole('button', { name: '삭제' }).click();
  await expect(page.getByText('저장한 필터가 없습니다.')).toBeVisible();
});

test('contractors have no saved views, and their lists ignore conditions of an address (D-335, D-348)', async ({
  browser,
}) => {
  const page = await openList(browser, 'hangil1', '/orders/list');
  const all = (await total(page).textContent()) ?? '';
  await page.goto('/orders/list?areas=17&amount=999999999~&view=1');
  await expect(total(page)).toHaveText(all);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /조건 수정$/ })).toHaveCount(0);
  const refused = await page.request.post('/api/ListView/view-list', { data: { List: 'orders' } });
  expect(refused.status()).toBe(403);
});

test('the bar, the conditions and the dialogs of views fit every width and have no barrier', async ({ browser }) => {
  const page = await openList(
    browser,
    COLLEAGUE,
    `${LIST}?areas=3%5E7%5E6&start=two-weeks&amount=1000000~&states=N%5EY`,
  );
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await expectNoBarrier(page);
  await page.getByRole('button', { name: /^지역 .* 조건 수정$/ }).click();
  await expect(page.getByRole('tab', { name: '지역' })).toHaveAttribute('aria-selected', 'true');
  await expectNoBarrier(page);
  await page.keyboard.press('Escape');
  for (const name of ['필터 저장', '표시할 항목', /^저장한 필터/]) {
    await bar(page)
      .getByRole('button', { name, exact: typeof name === 'string' })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFits(page);
    await expectNoBarrier(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
