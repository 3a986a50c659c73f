import { expect, type Page, test } from '@playwright/test';
import { runBatchAction } from './support/batch-action.ts';
import { chooseOption } from './support/choose-option.ts';
import { addOutsourcedProject, dayAfter } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

/** Records the search requests of the list from this moment on. */
const recordSearches = (page: Page): Record<string, unknown>[] => {
  const searches: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('all-construction-')) searches.push(request.postDataJSON());
  });
  return searches;
};

/** Waits until the table shows the rows of the last request. */
const waitForRows = async (page: Page): Promise<void> => {
  const table = page.getByRole('table');
  await expect(table).toHaveAttribute('aria-busy', 'false');
};

const openList = async (page: Page, path = '/projects/list'): Promise<void> => {
  await page.goto(path);
  await page.getByRole('table').waitFor();
  await waitForRows(page);
};

/** The link from a record back to its list. */
const backToList = (page: Page) => page.getByRole('main').getByText('목록', { exact: true }).first();
const total = (page: Page) => page.getByText(/^전체 [\d,]+건$/);
const badges = (page: Page) => page.getByRole('table').locator('tbody .cell-status');

test('filters, page, size and keyword are in the address, so back, reload and a shared link restore them', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sales1');
  await openList(page);
  await expect(page.getByRole('heading', { name: '프로젝트 목록 (외주)' })).toBeVisible();
  await expect(page.getByLabel('페이지 크기')).toHaveValue('30개씩 보기');

  await page.getByRole('radio', { name: '정산완료', exact: true }).check();
  await expect(page).toHaveURL(/status=E/);
  await waitForRows(page);
  await expect(badges(page).filter({ hasNotText: '정산완료' })).toHaveCount(0);
  // Other tests do not award or delete projects of this company.
  await page.getByRole('radio', { name: '전체', exact: true }).check();
  await chooseOption(page.getByLabel('업체', { exact: true }), '대원이엔지');
  await expect(page).toHaveURL(/company_id=\d+/);
  await waitForRows(page);
  await chooseOption(page.getByLabel('페이지 크기'), '5개씩 보기');
  await expect(page).toHaveURL(/size=5/);
  await waitForRows(page);
  await expect(page.getByRole('row')).toHaveCount(6);
  await page.getByRole('button', { name: '2 페이지' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('button', { name: '2 페이지' })).toHaveAttribute('aria-current', 'page');
  await waitForRows(page);
  const names = await page.getByRole('table').getByRole('link').allTextContents();
  expect(names.length).toBeGreaterThan(0);

  await page.reload();
  await waitForRows(page);
  await expect(page.getByRole('table').getByRole('link')).toHaveText(names);
  const shared = await openAs(browser, 'pm1');
  await openList(shared, new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(shared.getByRole('table').getByRole('link')).toHaveText(names);

  // A new filter starts at the first page (LISTS-19).
  await page.getByRole('radio', { name: '계산서발급완료', exact: true }).check();
  await expect(page).not.toHaveURL(/page=/);
  await page.goBack();
  await expect(page).toHaveURL(/company_id=.*page=2|page=2.*company_id=/);
  await waitForRows(page);
  await expect(page.getByRole('table').getByRole('link')).toHaveText(names);

  // The link 목록 of a detail page returns to the same page of the list.
  await page.getByRole('table').getByRole('link').first().click();
  await backToList(page).click();
  await expect(page).toHaveURL(/page=2/);
});

test('company_id in the address selects the company filter (D-47)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  await openList(page);
  const select = page.getByLabel('업체', { exact: true });
  await expect(select).toHaveValue('전체보기');
  await chooseOption(select, '다온전기');
  await expect(page).toHaveURL(/company_id=\d+/);
  const { search } = new URL(page.url());
  await openList(page, `/projects/list${search}`);
  await expect(select).toHaveValue('다온전기');
  await expect(page.getByRole('row').filter({ hasText: '다온전기' }).first()).toBeVisible();
  await expect(page.locator('tbody tr').filter({ hasNotText: '다온전기' })).toHaveCount(0);

  const partner = await openAs(browser, 'hanbit1');
  await openList(partner, `/projects/companylist${search}`);
  await expect(partner.getByLabel('업체', { exact: true })).toHaveCount(0);
  await expect(partner.getByRole('checkbox')).toHaveCount(0);
  await expect(partner.getByRole('button', { name: '등록하기' })).toHaveCount(0);
  await expect(partner.getByLabel('페이지 크기')).toHaveValue('10개씩 보기');
});

test('Enter searches once, also at the end of a composed syllable, and an empty result shows its text (LISTS-18, OUT-28)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sales1');
  await openList(page);
  const keyword = page.getByLabel('검색어');
  const searches = recordSearches(page);
  await keyword.focus();
  const browserKeys = await page.context().newCDPSession(page);
  await browserKeys.send('Input.imeSetComposition', { text: '아파트', selectionStart: 3, selectionEnd: 3 });
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  await browserKeys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await browserKeys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  await browserKeys.send('Input.insertText', { text: '아파트' });
  await expect(keyword).toHaveValue('아파트');
  expect(searches).toHaveLength(0);
  await keyword.press('Enter');
  await expect(page).toHaveURL(/key=/);
  // No project of the demonstration data matches, so the empty list has no table.
  await expect(page.getByText('데이터가 없습니다', { exact: true })).toBeVisible();
  expect(searches.map((request) => request['SearchKey'])).toEqual(['아파트']);

  await chooseOption(page.getByLabel('검색 조건'), '업체명');
  await keyword.fill('한빛');
  await page.getByRole('button', { name: '검색', exact: true }).click();
  await expect(page).toHaveURL(/type=companyName/);
  await waitForRows(page);
  await expect(page.locator('tbody tr').filter({ hasNotText: '한빛설비' })).toHaveCount(0);
  await page.getByLabel('검색어').fill('그런프로젝트없음');
  await page.getByLabel('검색어').press('Enter');
  await expect(page.getByText('데이터가 없습니다', { exact: true })).toBeVisible();
  await expect(page.getByText('전체 0건')).toBeVisible();
});

test('deletion needs a selection, and a project that cannot be deleted has a lock (OUT-24 to OUT-26, D-50, D-272)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sales1');
  const namePrefix = `삭제 ${Date.now()}`;
  const partner = await openAs(browser, 'daon1');
  const open = await addOutsourcedProject(page, `${namePrefix} 수주전`);
  await addOutsourcedProject(page, `${namePrefix} 게시전`, false);
  const awarded = await addOutsourcedProject(page, `${namePrefix} 수주완료`);
  const acceptance = {
    Id: awarded,
    ChoiceSelDate: dayAfter(3),
    TotalPeople: 2,
    ManagerUserName: '최반장',
    ManagerUserPhone: '01055556666',
  };
  await partner.request.post('/api/Construction/construction-accept', { data: acceptance });

  await openList(page, `/projects/list?key=${encodeURIComponent(namePrefix)}`);
  await expect(total(page)).toHaveText('전체 3건');
  await page.getByRole('button', { name: '삭제', exact: true }).click();
  await expectToasts(page, '원하시는 삭제 프로젝트 리스트를 선택해주세요.');
  const locked = page.getByRole('row').filter({ hasText: `${namePrefix} 수주완료` });
  await expect(locked.getByRole('img', { name: '수주 이후의 프로젝트는 삭제할 수 없습니다.' })).toBeVisible();

  await page.getByRole('checkbox', { name: '전체 선택' }).check();
  await expect(page.getByText('2건 선택')).toBeVisible();
  await expect(page.getByText('삭제 가능 2건')).toBeVisible();
  await page.getByRole('button', { name: '2건 삭제' }).click();
  const question = page.getByRole('dialog', { name: '삭제', exact: true });
  await expect(question.getByText('선택된 프로젝트 항목을 삭제하시겠습니까?')).toBeVisible();
  await expect(question.getByRole('listitem')).toHaveText([`${namePrefix} 게시전`, `${namePrefix} 수주전`]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(total(page)).toHaveText('전체 3건');
  await runBatchAction(page, '삭제', 2, '선택된 프로젝트 항목을 삭제하시겠습니까?');

  await expect(total(page)).toHaveText('전체 1건');
  await expect(page.getByRole('checkbox', { name: '전체 선택' })).not.toBeChecked();

  // A deleted project has no detail page.
  await page.goto(`/projects/view/${open}`);
  await expect(page.getByText('데이터 없음')).toBeVisible();
});

test('a row whose answer was lost is removed with 다시, by the key of the first try (D-325)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  const namePrefix = `답 없는 삭제 ${Date.now()}`;
  for (const nth of ['하나', '둘']) await addOutsourcedProject(page, `${namePrefix} ${nth}`, false);
  await openList(page, `/projects/list?key=${encodeURIComponent(namePrefix)}`);
  await expect(total(page)).toHaveText('전체 2건');
  const removal = '**/api/Construction/construction-delete';
  const keys: (string | undefined)[] = [];
  // The server removes the first row, but its answer never arrives.
  await page.route(removal, async (route) => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? undefined);
    if (keys[0] !== keys.at(-1)) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('checkbox', { name: '전체 선택' }).check();
  await runBatchAction(page, '삭제', 2, '선택된 프로젝트 항목을 삭제하시겠습니까?');
  const result = page.getByRole('dialog', { name: '삭제 결과' });
  await expect(result).toContainText('1건 삭제, 1건 삭제하지 못했습니다.');
  await page.unroute(removal);
  await result.getByRole('button', { name: '1건 다시 삭제' }).click();
  await expect(result).toHaveCount(0);
  await expect(total(page)).toHaveText('전체 0건');
});

/** Finds cells whose text is wrapped or cut off, narrow names, and rows that are too high. */
const brokenCells = (page: Page): Promise<string[]> =>
  page.getByRole('table').evaluate((table) => {
    const seen = [...table.querySelectorAll<HTMLElement>('tbody td')].filter((cell) => cell.offsetWidth > 0);
    const lineCount = (cell: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
      // A sign beside a word starts a few pixels lower, a second line starts a whole line lower.
      return tops.sort((one, other) => one - other).filter((top, at) => at === 0 || top - (tops[at - 1] ?? 0) > 8)
        .length;
    };
    const broken = seen.filter((cell) => lineCount(cell) > 1 && cell.dataset['head'] === undefined);
    const cut = seen.filter((cell) => cell.dataset['head'] === undefined && cell.scrollWidth > cell.clientWidth + 1);
    const narrow = seen.filter(({ dataset, firstElementChild: name }) => {
      const width = name?.firstElementChild?.getBoundingClientRect().width ?? 0;
      return dataset['head'] !== undefined && width < 220;
    });
    const high = [...table.querySelectorAll('tbody tr')].filter((row) => row.getBoundingClientRect().height >= 72);
    return [
      ...broken.map((cell) => `broken: ${cell.textContent}`),
      ...cut.map((cell) => `cut: ${cell.textContent}`),
      ...narrow.map((cell) => `narrow name: ${cell.textContent}`),
      ...high.map((row) => `high: ${row.textContent}`),
    ];
  });

const WIDTHS = [1024, 1280, 1366, 1440, 1920];

for (const [userId, paths] of [
  ['admin', ['/projects/list', '/projects/mizelist', '/orders/list', '/accounting/list']],
  ['hanbit1', ['/projects/companylist', '/orders/list', '/accounting/list']],
] as const) {
  test(`from 1024 to 1920 px no text in the lists of ${userId} is wrapped or cut off`, async ({ browser }) => {
    const page = await openAs(browser, userId);
    for (const path of paths) {
      await openList(page, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await waitForRows(page);
        expect(await brokenCells(page), `${path} at ${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      }
    }
  });
}

test('at 1440 x 900 the list shows sixteen rows between a fixed head and a fixed foot', async ({ browser }) => {
  const page = await openAs(browser, 'admin');
  await openList(page);
  const seenRows = () =>
    page.evaluate(() => {
      const foot = document.querySelector('[aria-label="페이지 크기"]')?.closest('[data-print="off"]');
      const end = foot?.getBoundingClientRect().top ?? 0;
      const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect());
      return rows.filter(({ top, bottom }) => top > 0 && bottom <= end + 1).length;
    });
  expect(await seenRows()).toBeGreaterThanOrEqual(16);
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole('columnheader', { name: '상태' })).toBeInViewport();
  await expect(page.getByLabel('페이지 크기')).toBeInViewport();
});

test('one click opens a row, and back and 목록 return to the same scroll position of the list', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  await openList(page, '/projects/list?size=50');
  const chosen = page.locator('tbody tr').nth(40).getByRole('link');
  const name = (await chosen.textContent()) ?? '';
  // The row is found by its project, because other tests may add rows above it.
  const row = page.locator('tbody tr').filter({ has: page.locator(`a[href="${await chosen.getAttribute('href')}"]`) });
  for (const back of [() => page.goBack(), () => backToList(page).click()]) {
    await row.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(500);
    await row.locator('.cell-area').click();
    await expect(page).toHaveURL(/\/projects\/view\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await back();
    await expect(page).toHaveURL(/size=50/);
    await expect(row.getByRole('link', { name })).toBeInViewport();
    // The list returns to the exact scroll position.
    await expect.poll(() => page.evaluate((top) => Math.abs(window.scrollY - top), left)).toBeLessThan(4);
  }
});
