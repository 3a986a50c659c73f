import type { Page } from '@playwright/test';

/** 1.6 Mbit/s down, 0.75 up, 150 ms, a processor four times slower. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
/** What still comes after the list: fonts, the event stream. */
const SETTLED_MS = 2500;
/** Turns of the wheel, pixels of each, and the time between two. */
const WHEEL = { turns: 60, pixels: 500, every: 40 };

/**
 * Notes in the page the frame in which the list stands, how far things moved, and how long it did not answer. What is
 * there when a frame begins is shown by it: a task after that frame takes the time.
 */
const WATCH = `
  window.moved = 0;
  window.paused = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.paused = Math.max(window.paused, entry.duration);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const stands = document.querySelectorAll('tbody tr, main li').length > 3;
    if (stands) setTimeout(() => { window.listed = performance.now(); });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

/** Notes the moment at which other rows stand than at its call. */
const WATCH_ROWS = `
  window.changed = undefined;
  const rows = () => document.querySelector('tbody')?.textContent ?? '';
  const before = rows();
  const look = () => {
    if (rows() !== before) setTimeout(() => { window.changed = performance.now(); });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

/** From the last byte of the rows to the frame that shows them, in ms. */
const ROWS_AFTER_ANSWER = `window.changed - Math.max(...performance.getEntriesByType('resource')
  .filter(({ name }) => /-list$/.test(name)).map(({ responseEnd }) => responseEnd))`;

/** What a visit cost: times in ms since its start, the rest as counted. */
export type Visit = { requests: number; kilobytes: number; painted: number; listed: number; moved: number };

/** The line and processor of a phone. */
async function slowDown(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', LINE);
  await network.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Requests that went out, and bytes that came; what the cache had counts for nothing. */
async function countRequests(page: Page): Promise<ReadonlyMap<string, number>> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const bytes = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache && !response.url.startsWith('data:')) bytes.set(requestId, 0);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (bytes.has(requestId)) bytes.set(requestId, encodedDataLength);
  });
  return bytes;
}

/** Opens a list as a phone does. */
export async function measureVisit(page: Page, url: string): Promise<Visit> {
  const bytes = await countRequests(page);
  await slowDown(page);
  await page.addInitScript(WATCH);
  await page.goto(url);
  await page.waitForFunction('window.listed !== undefined');
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate<Pick<Visit, 'painted' | 'listed' | 'moved'>>(
    `({ painted: performance.getEntriesByName('first-contentful-paint')[0].startTime, listed: window.listed, moved: window.moved })`,
  );
  return { ...seen, requests: bytes.size, kilobytes: [...bytes.values()].reduce((sum, each) => sum + each, 0) / 1024 };
}

/** Presses a state of the opened list and answers the ms from the last byte of its rows to the frame that shows them. */
export async function measureChip(page: Page, chip: string): Promise<number> {
  await page.evaluate(WATCH_ROWS);
  await page.getByRole('radio', { name: chip, exact: true }).check({ force: true });
  await page.waitForFunction('window.changed !== undefined');
  return page.evaluate<number>(ROWS_AFTER_ANSWER);
}

/** Scrolls through 1,000 rows and answers the longest time in ms for which the page did not answer; 0 is less than 50. */
export async function measureScroll(page: Page, url: string): Promise<number> {
  await slowDown(page);
  await page.addInitScript(WATCH);
  await page.goto(url);
  await page.waitForFunction('window.listed !== undefined');
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate('window.paused = 0');
  await page.mouse.move(700, 500);
  for (let turn = 0; turn < WHEEL.turns; turn += 1) {
    await page.mouse.wheel(0, WHEEL.pixels);
    await page.waitForTimeout(WHEEL.every);
  }
  await page.waitForTimeout(500);
  return page.evaluate<number>('window.paused');
}
