import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

/*
 * `PORTAL_URL=http://127.0.0.1:3000 npm run bench:page [path] [user]`: what a page costs a phone on a slow line. A portal
 * with demonstration data runs already, in its built form.
 */
const BASE = process.env['PORTAL_URL'] ?? 'http://127.0.0.1:3000';
const [path = '/projects/list', userId = 'sales1'] = process.argv.slice(2);
const ROUNDS = 5;
/** 1.6 Mbit/s down, 0.75 up, 150 ms, a processor four times slower. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
/** What still comes after the list: fonts, the event stream. */
const SETTLED_MS = 2500;

async function signIn(browser: Browser): ReturnType<BrowserContext['storageState']> {
  const context = await browser.newContext({ baseURL: BASE });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('아이디').fill(userId);
  await page.getByLabel('비밀번호').fill('portal1234!');
  await page.getByLabel('비밀번호').press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Notes in the page when the list stands, and how far things moved. */
const WATCH = `
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (document.querySelectorAll('tbody tr, main li').length > 3) window.listed = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

type Visit = { requests: number; kilobytes: number; painted: number; listed: number; moved: number };

async function visit(page: Page): Promise<Visit> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', LINE);
  await network.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const bytes = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache && !response.url.startsWith('data:')) bytes.set(requestId, 0);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (bytes.has(requestId)) bytes.set(requestId, encodedDataLength);
  });
  await page.addInitScript(WATCH);
  await page.goto(path);
  await page.waitForFunction('window.listed !== undefined');
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate<Pick<Visit, 'painted' | 'listed' | 'moved'>>(
    `({ painted: performance.getEntriesByName('first-contentful-paint')[0].startTime, listed: window.listed, moved: window.moved })`,
  );
  const kilobytes = [...bytes.values()].reduce((sum, each) => sum + each, 0) / 1024;
  return { ...seen, requests: bytes.size, kilobytes };
}

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const storageState = await signIn(browser);
const visits: Record<'first' | 'second', Visit[]> = { first: [], second: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  const context = await browser.newContext({ baseURL: BASE, storageState, viewport: { width: 1440, height: 900 } });
  visits.first.push(await visit(await context.newPage()));
  visits.second.push(await visit(await context.newPage()));
  await context.close();
}
await browser.close();
console.log(`${path}: medians of ${ROUNDS}`);
for (const [name, all] of Object.entries(visits)) {
  const of = (key: keyof Visit) => middle(all.map((each) => each[key]));
  console.log(
    `${name} visit: ${of('requests')} requests, ${of('kilobytes').toFixed(0)} KB, painted ${of('painted').toFixed(0)} ms, ` +
      `list ${of('listed').toFixed(0)} ms, moved ${of('moved').toFixed(4)}`,
  );
}
