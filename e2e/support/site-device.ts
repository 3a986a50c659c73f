import type { Page } from '@playwright/test';
import type { PhotoFile } from './draw-photo.ts';

/** Draws small pictures, each with its number, so that no two are the same. */
export async function drawPictures(page: Page, count: number, name: string): Promise<PhotoFile[]> {
  const urls = await page.evaluate(
    ([amount, text]) =>
      Array.from({ length: Number(amount) }, (_, index) => {
        const canvas = document.createElement('canvas');
        canvas.width = 400;
        canvas.height = 300;
        const drawing = canvas.getContext('2d');
        if (!drawing) return '';
        drawing.fillStyle = `hsl(${(index * 37) % 360} 60% 60%)`;
        drawing.fillRect(0, 0, 400, 300);
        drawing.fillStyle = '#000';
        drawing.font = '60px sans-serif';
        drawing.fillText(`${text} ${index}`, 30, 160);
        return canvas.toDataURL('image/jpeg', 0.9);
      }),
    [count, name] as const,
  );
  return urls.map((url, index) => ({
    name: `${name}-${index}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(url.split(',')[1] ?? '', 'base64'),
  }));
}

/** Opens the camera of an award from its page. */
export async function openCamera(page: Page, projectId: number): Promise<void> {
  await page.goto(`/projects/companyview/${projectId}?tab=photo`);
  await page.getByRole('button', { name: '사진 찍기' }).click();
  await page.getByRole('radiogroup', { name: '사진 구분' }).waitFor();
}

/** Entries on the device: their SHA-256 by their id. */
export const unsentHashes = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('site-queue');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const request = opening.result.transaction('entries').objectStore('entries').getAll();
          request.onsuccess = () => {
            opening.result.close();
            resolve(Object.fromEntries(request.result.map(({ entryId, sha256 }) => [entryId, sha256])));
          };
          request.onerror = () => reject(request.error);
        };
      }),
  );

type Row = {
  entryId: string;
  name: string;
  label: string;
  caption: string;
  pairEntryId: string;
  sha256: string;
  takenDtm: string;
  receivedDtm: string;
  lateYN: string;
};

/** The photos of an award, as the server has them. */
export async function storedPhotos(page: Page, projectId: number): Promise<Row[]> {
  const reply = await page.request.post('/api/Site/photo-list', { data: { Id: projectId } });
  return (await reply.json()).data;
}

/** The hashes of the photos of an award on the server, by their entry. */
export const storedHashes = async (page: Page, projectId: number): Promise<Record<string, string>> =>
  Object.fromEntries((await storedPhotos(page, projectId)).map(({ entryId, sha256 }) => [entryId, sha256]));

/** What the browser says when its connection is back. */
export const reconnect = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));

/** Cuts the network for one call. `restoreCall` takes it back. */
export const cutCall = (page: Page, call: string) =>
  page.context().route(`**/api/Site/${call}`, (route) => route.abort());
export const restoreCall = (page: Page, call: string) => page.context().unroute(`**/api/Site/${call}`);

/** The choice of pictures in the camera. */
export const album = (page: Page) => page.getByLabel('사진첩에서 고르기');

/** The link in the camera that counts what was taken since it was opened. */
export const takenCount = (page: Page, count: number) => page.getByRole('link', { name: `찍은 사진 보기 ${count}` });

/** The strip below the header that says what is unsent. */
export const unsentStrip = (page: Page) => page.getByRole('link', { name: /미전송 \d+[장건]/ });

/** The names of all sites that the device keeps. */
export const storedAwards = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const request = indexedDB.open('site-queue');
        // A device that keeps nothing has no such database, and gets none.
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = () => resolve([]);
        request.onsuccess = () => {
          const range = IDBKeyRange.bound('award ', 'award \uffff');
          const all = request.result.transaction('notes').objectStore('notes').getAll(range);
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result.map(({ projectName }: { projectName: string }) => projectName));
          };
        };
      }),
  );
