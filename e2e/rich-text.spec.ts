import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { paste } from './support/paste.ts';
import { openAs } from './support/sign-in.ts';

const SAMPLES = new URL('./samples/', import.meta.url);

/** Opens a new notice and places the caret in its empty text. */
async function openEditor(page: Page) {
  await page.goto('/notices/add');
  const text = page.locator('[contenteditable=true]');
  await text.click();
  return text;
}

test('a composed syllable is not lost, and undo removes a pasted table', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  const text = await openEditor(page);
  const keyboard = await page.context().newCDPSession(page);
  for (const part of ['ㅅ', '서', '설']) {
    await keyboard.send('Input.imeSetComposition', {
      text: part,
      selectionStart: part.length,
      selectionEnd: part.length,
    });
  }
  await keyboard.send('Input.insertText', { text: '설' });
  await page.keyboard.type(' 끝');
  await expect(text).toHaveText('설 끝');
  await paste(page, readFileSync(new URL('excel.html.txt', SAMPLES), 'utf8'));
  await expect(text.getByRole('cell', { name: '지역별 단가' })).toHaveAttribute('colspan', '2');
  await page.getByRole('button', { name: '실행 취소' }).click();
  await expect(text.getByRole('table')).toHaveCount(0);
  await expect(text).toContainText('설 끝');
});

test('text pasted from Word, Hangul and the web contains no markup of these programs', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  const text = await openEditor(page);
  for (const [sample, expected] of [
    ['word', '안전모 턱끈 체결'],
    ['hangul', '협력업체 간담회 안내'],
    ['web', '창문 고정'],
  ] as const) {
    await paste(page, readFileSync(new URL(`${sample}.html.txt`, SAMPLES), 'utf8'));
    await expect(text).toContainText(expected);
  }
  expect(await text.innerHTML()).not.toMatch(/mso-|Mso|HStyle|font-family|<o:p|<script|광고/);
});

test('a picture that failed to upload stays marked and can be uploaded again', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  const text = await openEditor(page);
  await page.route('**/notice-image-upload', (route) => route.abort());
  await paste(page);
  await expect(text.getByText('업로드하지 못했습니다.')).toBeVisible();
  await page.unroute('**/notice-image-upload');
  await text.locator('img[src^="blob:"]').click();
  const sent = page.waitForResponse((answer) => answer.url().includes('notice-image-upload'));
  await page.getByRole('group', { name: '그림', exact: true }).getByRole('button', { name: '다시 시도' }).click();
  expect((await sent).status()).toBe(200);
  await expect(text.getByText('업로드하지 못했습니다.')).toHaveCount(0);
});
