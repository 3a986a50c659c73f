import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { median, tableRow } from './figures.ts';
import { measureChip, measureScroll, measureVisit, type Visit } from './page-measures.ts';

/**
 * `PORTAL_URL=http://127.0.0.1:3000 npm run bench:page [path] [user]` measures a list on a phone with a slow network. A
 * built portal with demonstration data and a thousand more projects (`load-sample`) must run already. Several
 * addresses, separated by commas, are measured in turn, so that a busy machine affects all alike.
 */
const PORTALS = (process.env['PORTAL_URL'] ?? 'http://127.0.0.1:3000').split(',');
const [path = '/projects/list', userId = 'sales1', chip = '정산완료'] = process.argv.slice(2);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);

type Measured = { first: Visit[]; second: Visit[]; chip: number[]; paused: number[] };
type Portal = Measured & { url: string; storageState: Awaited<ReturnType<BrowserContext['storageState']>> };

async function signIn(browser: Browser, baseURL: string): Promise<Portal['storageState']> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('아이디').fill(userId);
  await page.getByLabel('비밀번호', { exact: true }).fill('portal1234!');
  await page.getByLabel('비밀번호', { exact: true }).press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  // Nothing of the portal is on the device before a first visit, neither files nor the mark of its typeface.
  await page.evaluate("localStorage.removeItem('typeface')");
  const state = await context.storageState();
  await context.close();
  return state;
}

async function measure(browser: Browser, portal: Portal): Promise<void> {
  const { storageState, url: baseURL } = portal;
  // Playwright waits with code that it injects into the page, which the content security policy forbids.
  const contextOptions = { viewport: { width: 1440, height: 900 }, bypassCSP: true };
  const context = await browser.newContext({ baseURL, storageState, ...contextOptions });
  portal.first.push(await measureVisit(await context.newPage(), path));
  const again = await context.newPage();
  portal.second.push(await measureVisit(again, path));
  portal.chip.push(await measureChip(again, chip));
  portal.paused.push(await measureScroll(await context.newPage(), `${path}?size=1000`));
  await context.close();
}

const ms = (values: number[]): string => `${median(values).toFixed(0)} ms`;
const of = (visits: readonly Visit[], key: keyof Visit): number[] => visits.map((visit) => visit[key]);

/** The printed rows: the measure, its target, and how it is read from the result. */
const ROWS: readonly [what: string, aim: string, of: (measured: Measured) => string][] = [
  ['requests of a first visit', '15', ({ first }) => String(median(of(first, 'requests')))],
  ['kilobytes of a first visit', '', ({ first }) => median(of(first, 'kilobytes')).toFixed(0)],
  ['first paint', '', ({ first }) => ms(of(first, 'painted'))],
  ['list complete', '1500 ms', ({ first }) => ms(of(first, 'listed'))],
  ['requests of a second visit', '', ({ second }) => String(median(of(second, 'requests')))],
  ['list complete, second visit', '500 ms', ({ second }) => ms(of(second, 'listed'))],
  ['longest pause while 1,000 rows scroll (0: below 50)', '50 ms', ({ paused }) => ms(paused)],
  ['rows of a pressed state after their answer', '100 ms', (measured) => ms(measured.chip)],
  ['layout shift', '0.02', ({ first }) => median(of(first, 'moved')).toFixed(4)],
];

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const portals: Portal[] = [];
for (const url of PORTALS) {
  portals.push({ url, storageState: await signIn(browser, url), first: [], second: [], chip: [], paused: [] });
}
for (let round = 0; round < ROUNDS; round += 1) for (const portal of portals) await measure(browser, portal);
await browser.close();
console.log(`${path} as ${userId}, medians of ${ROUNDS}`);
console.log(tableRow(['', 'aim', ...portals.map(({ url }) => url)]));
console.log(tableRow(['---', '---', ...portals.map(() => '---')]));
for (const [what, aim, format] of ROWS) console.log(tableRow([what, aim, ...portals.map(format)]));
