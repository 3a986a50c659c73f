import { expect, type Page, test } from '@playwright/test';
import { paste } from './support/paste.ts';
import { openAs, PHONE } from './support/sign-in.ts';

/** Adds an attachment to the form of a notice. */
const attach = (page: Page, name: string): Promise<void> =>
  page
    .locator('input[type=file]:not([accept^="image"])')
    .last()
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });

test('staff write a notice, a contractor reads it on a phone, and staff edit it and request reading', async ({
  browser,
}) => {
  const subject = `현장 출입 안내 ${Date.now()}`;
  const staff = await openAs(browser, 'sales1');

  await test.step('staff write it with a table, a pasted picture and two files while the network is cut', async () => {
    await staff.goto('/notices/add');
    await staff.getByRole('radio', { name: '고정 안 함' }).check();
    await staff.getByRole('radio', { name: '업무' }).check();
    await staff.getByRole('textbox', { name: '제목', exact: true }).fill(subject);
    const text = staff.locator('[contenteditable=true]');
    await text.click();
    await staff.keyboard.type('출입증을 받아 주세요.');
    await staff.keyboard.press('Enter');
    await staff.getByRole('button', { name: '표 넣기' }).click();
    await staff.keyboard.type('출입구');
    await expect(text.getByRole('columnheader', { name: '출입구' })).toBeVisible();
    const chosen = staff.waitForResponse((answer) => answer.url().includes('notice-file-upload'));
    await attach(staff, '출입 명단.txt');
    expect((await chosen).status()).toBe(200);

    await staff.context().setOffline(true);
    await text.locator('p').first().click();
    await paste(staff);
    await expect(text.getByText('업로드하지 못했습니다.')).toBeVisible();
    const failed = staff.waitForEvent('requestfailed', (request) => request.url().includes('notice-file-upload'));
    await attach(staff, '주차 안내.txt');
    await failed;
    await staff.context().setOffline(false);
    await staff.getByRole('button', { name: '등록', exact: true }).click();
    await expect(staff).toHaveURL(/\/notices\/list/);
    await expect(staff.getByRole('link', { name: subject })).toBeVisible();
  });

  await test.step('a contractor reads it and saves its files', async () => {
    const reader = await openAs(browser, 'hanbit1', PHONE);
    await reader.goto('/notices/list');
    await reader.getByRole('link', { name: subject }).click();
    await expect(reader).toHaveURL(/\/notices\/companyview\/\d+/);
    await expect(reader.getByText('출입증을 받아 주세요.')).toBeVisible();
    await expect(reader.getByRole('columnheader', { name: '출입구' })).toBeVisible();
    const picture = reader.getByRole('article').getByRole('img');
    await expect(picture).toHaveAttribute('src', /^\/uploads\/Notice\//);
    await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(1);
    await expect(reader.getByText('박지훈')).toHaveCount(0);
    for (const name of ['출입 명단.txt', '주차 안내.txt']) {
      const saving = reader.waitForEvent('download');
      await reader.getByRole('link', { name }).click();
      expect((await saving).suggestedFilename()).toBe(name);
    }
    const archive = reader.waitForEvent('download');
    await reader.getByRole('link', { name: '모두 내려받기 (zip)' }).click();
    expect((await archive).suggestedFilename()).toMatch(/\.zip$/);
  });

  await test.step('staff edit it with a reason, which the history shows', async () => {
    await staff.getByRole('link', { name: subject }).click();
    await expect(staff).toHaveURL(/\/notices\/view\/\d+/);
    await expect(staff.getByText('출입증을 받아 주세요.')).toBeVisible();
    await staff.getByRole('button', { name: '수정', exact: true }).click();
    await staff.getByRole('radio', { name: '보라' }).check();
    await staff.getByRole('radio', { name: '검정' }).check();
    await staff.getByRole('textbox', { name: '제목', exact: true }).fill(`${subject} (수정)`);
    await staff.getByRole('button', { name: '저장' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('textbox').fill('제목을 분명하게');
    await dialog.getByRole('button', { name: '저장' }).click();
    await expect(staff).toHaveURL(/\/notices\/list/);
    await staff.getByRole('link', { name: `${subject} (수정)` }).click();
    await expect(staff.getByText('제목을 분명하게')).toBeVisible();
  });

  await test.step('staff request reading from users who have not read it', async () => {
    const readers = staff.getByRole('region', { name: '열람 현황' });
    await readers.getByRole('button', { name: /\d+명에게 열람 요청/ }).click();
    await staff.getByRole('dialog').getByRole('button', { name: '열람 요청' }).click();
    await expect(staff.getByText('미열람')).toBeVisible();
    const unread = await openAs(browser, 'hanbit2', PHONE);
    await unread.goto('/notices/list');
    const unreadNotices = unread.getByRole('region', { name: /읽어야 할 공지/ });
    await unreadNotices.getByRole('link', { name: new RegExp(`${subject}`) }).click();
    await expect(unread.getByText('출입증을 받아 주세요.')).toBeVisible();
    await unread.getByRole('link', { name: '공지사항목록' }).click();
    await expect(unread.getByRole('heading', { name: '공지사항목록' })).toBeVisible();
    await expect(unreadNotices.getByRole('link', { name: new RegExp(subject) })).toHaveCount(0);
  });
});

test('the notice pages of staff redirect a contractor to the pages for contractors (D-119)', async ({ browser }) => {
  const reader = await openAs(browser, 'hanbit1');
  await reader.goto('/notices/add');
  await expect(reader).toHaveURL(/\/notices\/list/);
  await reader.goto('/mizenotices/list');
  await expect(reader).toHaveURL(/\/notices\/list/);
  await reader.goto('/notices/view/1');
  await expect(reader).toHaveURL(/\/notices\/companyview\/1/);
});

test('an unsaved draft stays on the device, is offered again, and is deleted when the session ends', async ({
  browser,
}) => {
  const subject = `쓰다 만 공지 ${Date.now()}`;
  const page = await openAs(browser, 'sales1');
  const countDrafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft ')).length);
  await page.goto('/notices/add');
  await page.getByRole('textbox', { name: '제목', exact: true }).fill(subject);
  await expect.poll(countDrafts).toBe(1);
  await page.getByRole('button', { name: '취소', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '나가기' }).click();
  await expect(page).toHaveURL(/\/notices\/list/);

  await page.goto('/notices/add');
  await page.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(page.getByRole('textbox', { name: '제목', exact: true })).toHaveValue(subject);
  await page.evaluate(() => localStorage.setItem('draft hanbit1 /notices/add', '{}'));
  await page.context().clearCookies();
  await page.goto('/notices/list');
  await expect(page).toHaveURL(/\/login/);
  expect(await countDrafts()).toBe(0);
});
