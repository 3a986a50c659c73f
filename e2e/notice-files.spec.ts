import { expect, type Page, test } from '@playwright/test';
import { drawPhoto } from './support/draw-photo.ts';
import { openAs } from './support/sign-in.ts';

/** The content of an HTML page, which must never run. */
const PAGE = Buffer.from('<html><body><script>document.title = "ran"</script></body></html>');

/** Writes a notice with these attachments through the API and returns their stored names. */
async function writeNotice(page: Page, files: readonly { name: string; mimeType: string; buffer: Buffer }[]) {
  const form = new FormData();
  const fields = { FixYN: 'N', CategoryId: '1', NoticeSubject: '보여 주는 첨부파일', NoticeContent: '<p>첨부</p>' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { name, mimeType, buffer } of files) {
    form.append('files', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  }
  const added = await (await page.request.post('/api/Notice/notice-add', { multipart: form })).json();
  const info = await page.request.post('/api/Notice/notice-info', { data: { NoticeId: added.data[0].noticeId } });
  const { attachFiles } = (await info.json()).data[0];
  return String(attachFiles).split(',');
}

const shown = (name = ''): string => `/api/Notice/show-file?fileName=${encodeURIComponent(name)}`;

test('an attachment opens without an origin and cannot reach the portal, alone or in a frame (FILE-27)', async ({
  browser,
}) => {
  const staff = await openAs(browser, 'sales1');
  await staff.goto('/');
  const photo = await drawPhoto(staff, '현장.jpg', '#7fb1d9');
  const [picture, disguised] = await writeNotice(staff, [
    photo,
    { name: '안내.pdf', mimeType: 'text/html', buffer: PAGE },
  ]);

  const reader = await openAs(browser, 'hanbit1');
  await reader.goto(shown(picture));
  expect(await reader.evaluate(() => [self.origin, document.contentType])).toEqual(['null', 'image/jpeg']);

  await reader.goto('/');
  await reader.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    document.body.append(frame);
  }, shown(picture));
  const frame = () => reader.frames().find((one) => one.url().includes('show-file'));
  await expect.poll(() => frame()?.evaluate(() => [self.origin, document.images.length])).toEqual(['null', 1]);
  expect(await reader.evaluate(() => document.querySelector('iframe')?.contentDocument)).toBeNull();

  const answer = await reader.goto(shown(disguised));
  expect(answer?.status()).toBe(404);
  expect(await reader.title()).not.toBe('ran');
});
