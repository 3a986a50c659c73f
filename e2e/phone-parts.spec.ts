import { type Browser, expect, type Page, test } from '@playwright/test';
import { treeNode } from './support/people.ts';
import { addMaterial } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';

// The tests of this file share no data, so both workers run them.
test.describe.configure({ mode: 'parallel' });

const SIZE = { width: 390, height: 844 };
const openPhone = (browser: Browser, userId: string): Promise<Page> =>
  openAs(browser, userId, { viewport: SIZE, hasTouch: true, isMobile: true });

const lengthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

test("an employee's page on a phone is a record, half as long as the form was", async ({ browser }) => {
  const page = await openPhone(browser, 'admin');
  await page.goto('/employee/view/pm1');
  await page.getByRole('heading', { name: '대화와 변경' }).waitFor();
  await expect(page.locator('main input:visible')).toHaveCount(0);
  expect(await lengthOf(page)).toBeLessThanOrEqual(2_900);
});

test('the toast of a failure covers neither the header nor the field it names nor the foot', async ({ browser }) => {
  const page = await openPhone(browser, 'sales1');
  await page.goto('/projects/add');
  await page.getByRole('button', { name: '등록', exact: true }).click();
  const toast = page.getByRole('alert').filter({ hasText: '프로젝트명을 입력해주세요.' });
  const boxOf = async (part: 'toast' | 'header' | 'field' | 'foot') => {
    const parts = {
      toast,
      header: page.getByRole('banner'),
      field: page.locator('[name=ProjectName]'),
      foot: page.getByText(/곳을 확인해주세요/),
    };
    await expect(parts[part]).toBeVisible();
    const box = await parts[part].boundingBox();
    return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
  };
  const shown = await boxOf('toast');
  for (const part of ['header', 'field', 'foot'] as const) {
    const other = await boxOf(part);
    expect([part, shown.bottom <= other.top || shown.top >= other.bottom]).toEqual([part, true]);
  }
});

test('start dates are chosen in a sheet, several at once, and quantities with buttons of at least 44 px', async ({
  browser,
}) => {
  const page = await openPhone(browser, 'sales1');
  await page.goto('/projects/add');
  await page.getByRole('button', { name: '날짜 추가' }).click();
  const sheet = page.getByRole('dialog', { name: '프로젝트 시작일' });
  await sheet.getByRole('button', { name: '다음 달' }).click();
  for (const day of ['10', '11']) await sheet.getByRole('button', { name: new RegExp(`-${day} \\(`) }).click();
  await sheet.getByRole('button', { name: '2일 넣기' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('list', { name: '선택한 시작일' }).getByRole('listitem')).toHaveCount(2);
  await addMaterial(page, '돔형 CCTV');
  await page.setViewportSize({ ...SIZE, width: 360 });
  for (const step of ['−10', '−1', '+1', '+10']) {
    const box = await page.getByRole('button', { name: new RegExp(`수량 \\${step}$`) }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), step).toBeGreaterThanOrEqual(44);
  }
});

test('a date is put in from its sheet, which shows it in full', async ({ browser }) => {
  const page = await openPhone(browser, 'admin');
  await page.goto('/employee/view/pm1');
  await page.getByRole('button', { name: '소속과 재직 수정' }).click();
  const field = page.locator('[name=UserInDate]');
  const before = await field.inputValue();
  const opener = page.locator('[data-suffix]').filter({ has: field }).getByRole('button', { name: '달력 열기' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: '입사일' });
  await sheet.getByRole('textbox').fill('2016-10-04');
  await sheet.getByRole('button', { name: /^5, 2016-10-05/ }).click();
  await expect(field).toHaveValue(before);
  await expect(sheet.getByText('2016-10-05 (수)', { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: '선택', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(field).toHaveValue('2016-10-05 (수)');
});

test('menus are a tree of rows of 56 px with switches; a search finds in both modes', async ({ browser }) => {
  const page = await openPhone(browser, 'admin');
  await page.goto('/reference/menus');
  const rows = page.getByRole('list', { name: '직원 메뉴' }).locator('li');
  await expect(rows.first()).toBeVisible();
  const heights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect([...new Set(heights)].every((height) => height >= 56 && height <= 58)).toBe(true);
  await expect(page.getByRole('switch', { name: '부서목록 사용' })).toBeChecked();
  await page.getByRole('button', { name: '검색 열기' }).click();
  const keyword = page.getByRole('searchbox', { name: '검색어' });
  await expect(keyword).toBeFocused();
  await keyword.fill('정산');
  await keyword.press('Enter');
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '정산', exact: true })).toBeVisible();
});

test('people take two lines with a button that calls, their records begin with ways to reach them', async ({
  browser,
}) => {
  const page = await openPhone(browser, 'admin');
  await page.goto('/employee/list');
  const cards = page.locator('main li[data-key]');
  await expect(cards.first()).toBeVisible();
  const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(72);
  await expect(cards.first().getByRole('link', { name: / 전화 0/ })).toBeVisible();
  await page.goto('/employee/view/pm1');
  await expect(page.getByRole('link', { name: '김도현 전화', exact: true })).toHaveAttribute('href', /^tel:\d+$/);
  await expect(page.getByRole('link', { name: '김도현 문자' })).toHaveAttribute('href', /^sms:\d+$/);
  await expect(page.getByRole('link', { name: '김도현 메일' })).toHaveAttribute('href', /^mailto:pm1@/);
});

test('the day of a log stays below the header while its rows pass', async ({ browser }) => {
  const page = await openPhone(browser, 'admin');
  // Every reading of personal data is a row.
  for (const user of ['pm1', 'pm2', 'sales1', 'tech1']) {
    await page.goto(`/employee/view/${user}`);
    await page.getByRole('heading', { name: '대화와 변경' }).waitFor();
  }
  await page.goto('/reference/access-log');
  const day = page.getByRole('heading', { level: 2, name: /^오늘 \d\d-\d\d/ });
  await expect(day).toBeVisible();
  await page.setViewportSize({ width: SIZE.width, height: 360 });
  const topOf = async () => Math.round((await day.boundingBox())?.y ?? 0);
  await page
    .locator('main li[data-key]')
    .nth(2)
    .evaluate((card) => card.scrollIntoView({ block: 'start' }));
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  await expect.poll(topOf).toBe(Math.round(header));
});

test('departments show their members first; the tree is a sheet, the actions are a menu', async ({ browser }) => {
  const page = await openPhone(browser, 'admin');
  await page.goto('/employee/dept/list');
  await page.locator('main li[data-key]').first().waitFor();
  await page.getByRole('button', { name: '마이즈 부서 변경' }).click();
  await treeNode(page, '부서', 'PM팀').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'PM팀 부서 변경' })).toBeVisible();
  await page.getByRole('button', { name: 'PM팀 메뉴' }).click();
  for (const name of ['이름 수정', '부서 이동', '하위 부서 추가'])
    await expect(page.getByRole('button', { name })).toBeVisible();
  // Its people would lose their department.
  await expect(page.getByRole('button', { name: '삭제', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: '이름 수정' }).click();
  await expect(page.getByRole('dialog', { name: '이름 수정' })).toBeVisible();
});

test('the overview is in the drawer, because the header shows a title in place of the logo (D-359)', async ({
  browser,
}) => {
  const page = await openPhone(browser, 'hanbit1');
  await page.goto('/notices/list');
  await expect(page.getByRole('banner')).toContainText(/오늘\d{4}-\d\d-\d\d/);
  await page.getByRole('button', { name: /^전체/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: '한눈에 보기' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('한눈에 보기');
});
