import type { Page } from '@playwright/test';

/** 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms latency, and a processor four times slower. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
/** Time in ms for what loads after the list: fonts, the event stream. */
const SETTLED_MS = 2500;
/** Number of wheel events, pixels of each, and the time in ms between two. */
const WHEEL = { turns: 60, pixels: 500, every: 40 };

/**
 * Script in the page. It records the frame that shows the list, the layout shift, and the longest task. A frame shows
 * what is there when it begins. A task after that frame records its time.
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

/** Script in the page that records the moment at which the rows of the table change. */
const WATCH_ROWS = `
  window.changed = undefined;
  const rows = () => document.querySelector('tbody')?.textContent ?? '';
  const before = rows();
  const look = () => {
    if (rows() !== before) setTimeout(() => { window.changed = performance.now(); });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

/** Milliseconds from the last byte of the rows to the frame that shows them. */
const ROWS_AFTER_ANSWER = `window.changed - Math.max(...performance.getEntriesByType('resource')
  .filter(({ name }) => /-list$/.test(name)).map(({ responseEnd }) => responseEnd))`;

/** The cost of a visit: times in ms since its start, the rest as counted. */
export type Visit = { requests: number; kilobytes: number; painted: number; listed: number; moved: number };

/** Emulates the processor of a phone, and its network unless the line itself is slow. */
async function slowDown(page: Page, isLineSlow = false): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  if (!isLineSlow) await network.send('Network.emulateNetworkConditions', LINE);
  await network.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Counts the requests that went out and the bytes received. What comes from the cache does not count. */
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

/** Opens a list as on a phone and measures the visit. */
export async function measureVisit(page: Page, url: string, isLineSlow = false): Promise<Visit> {
  const bytes = await countRequests(page);
  await slowDown(page, isLineSlow);
  await page.addInitScript(WATCH);
  await page.goto(url);
  await page.waitForFunction('window.listed !== undefined');
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate<Pick<Visit, 'painted' | 'listed' | 'moved'>>(
    `({ painted: performance.getEntriesByName('first-contentful-paint')[0].startTime, listed: window.listed, moved: window.moved })`,
  );
  return { ...seen, requests: bytes.size, kilobytes: [...bytes.values()].reduce((sum, each) => sum + each, 0) / 1024 };
}

/** Presses a state filter of the list. Returns the ms from the last byte of its rows to the frame that shows them. */
export async function measureChip(page: Page, chip: string): Promise<number> {
  await page.evaluate(WATCH_ROWS);
  await page.getByRole('radio', { name: chip, exact: true }).check({ force: true });
  await page.waitForFunction('window.changed !== undefined');
  return page.evaluate<number>(ROWS_AFTER_ANSWER);
}

/** Scrolls through 1,000 rows. Returns the longest task of the page in ms; 0 means less than 50. */
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
