import { expect, type Page, test } from '@playwright/test';
import { openAs } from './support/sign-in.ts';

const KILOBYTE = 1024;

type LoadedFile = { url: string; encoding: string; bytes: number };

/** Measures the transferred bytes of scripts and styles for one page with an empty cache. */
async function measure(page: Page, path: string): Promise<LoadedFile[]> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const loaded = new Map<string, LoadedFile>();
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script' && type !== 'Stylesheet') return;
    const encoding = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-encoding');
    loaded.set(requestId, { url: response.url, encoding: encoding?.[1] ?? '', bytes: 0 });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = loaded.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return [...loaded.values()];
}

/** Checks the sum of all files, and that every file above 1 KB is compressed with brotli. */
const expectBudget = (files: readonly LoadedFile[], limit: number): void => {
  expect(files.length).toBeGreaterThan(1);
  for (const { url, encoding, bytes } of files) {
    if (bytes > KILOBYTE) expect([url, encoding]).toEqual([url, 'br']);
  }
  const kilobytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE;
  test.info().annotations.push({ type: 'kilobytes', description: kilobytes.toFixed(1) });
  expect(kilobytes).toBeGreaterThan(10);
  expect(kilobytes).toBeLessThanOrEqual(limit);
};

test('/login loads at most 120 KB of script and style', async ({ page }) => {
  expectBudget(await measure(page, '/login'), 120);
});

test('/projects/list loads at most 230 KB of script and style', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  expectBudget(await measure(page, '/projects/list'), 230);
});

test('a first visit of the list sends at most 20 requests, and no API call twice', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(new URL(request.url()).pathname);
  });
  await page.goto('/projects/list');
  await page.getByRole('row').nth(1).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('load');
  test.info().annotations.push({ type: 'requests', description: String(requests.length) });
  expect(requests.length).toBeLessThanOrEqual(20);
  const calls = requests.filter((path) => path.startsWith('/api/'));
  // The page itself brings the menus and the user. The event stream asks once for missed alarms.
  expect(calls.filter((path) => path !== '/api/Alarm/alarm-count').sort()).toEqual([
    '/api/Company/all-company-list',
    '/api/Construction/all-construction-mize-list',
    '/api/Construction/construction-mize-status-count',
    '/api/ListView/view-list',
    '/api/events',
  ]);
  expect(calls.filter((path) => path === '/api/Alarm/alarm-count').length).toBeLessThanOrEqual(1);
  expect(requests.filter((path) => path.endsWith('.woff2'))).toHaveLength(1);
});
