import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { median, tableRow } from './figures.ts';
import { measureVisit, type Visit } from './page-measures.ts';
import { startSlowLine } from './slow-line.ts';

/**
 * `PORTAL_URL=http://127.0.0.1:3000 npm run bench:app [path] [user]` opens a list on a slow phone, for the first
 * time and again. It does so with the service worker and without it. A built portal must run
 * already. All visits of a round follow each other, so that a busy machine affects them alike.
 */
const line = await startSlowLine(new URL(process.env['PORTAL_URL'] ?? 'http://127.0.0.1:3000'));
const [path = '/projects/companylist', userId = 'hanbit1'] = process.argv.slice(2);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const AIM_MS = 800;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
type Kind = 'allow' | 'block';

async function signIn(browser: Browser): Promise<State> {
  const context = await browser.newContext({ baseURL: line.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('아이디').fill(userId);
  await page.getByLabel('비밀번호', { exact: true }).fill('portal1234!');
  await page.getByLabel('비밀번호', { exact: true }).press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Waits until the worker of a page is active and has stored the shell. */
const waitForWorker = (page: Page): Promise<unknown> => page.evaluate('navigator.serviceWorker.ready.then(() => 1)');

/** One first and one second visit in a browser profile of their own. */
async function measure(browser: Browser, storageState: State, kind: Kind): Promise<{ first: Visit; second: Visit }> {
  // Playwright waits with code that it injects into the page, which the content security policy forbids.
  const context = await browser.newContext({
    baseURL: line.url,
    storageState,
    bypassCSP: true,
    serviceWorkers: kind,
    ...PHONE,
  });
  const page = await context.newPage();
  const first = await measureVisit(page, path, true);
  if (kind === 'allow') await waitForWorker(page);
  const again = await context.newPage();
  const second = await measureVisit(again, path, true);
  await context.close();
  return { first, second };
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const state = await signIn(browser);
const visits: Record<Kind, { first: Visit; second: Visit }[]> = { allow: [], block: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  for (const kind of ['block', 'allow'] as const) visits[kind].push(await measure(browser, state, kind));
}
await browser.close();
line.stop();

const ms = (kind: Kind, visit: 'first' | 'second', key: keyof Visit): string =>
  median(visits[kind].map((round) => round[visit][key])).toFixed(key === 'requests' ? 0 : key === 'moved' ? 4 : 0);

console.log(`${path} as ${userId} at 390 px, medians of ${ROUNDS}; aim of a second visit: ${AIM_MS} ms`);
console.log(tableRow(['', 'without a worker', 'with the worker']));
for (const visit of ['first', 'second'] as const) {
  for (const [key, words] of [
    ['requests', 'requests'],
    ['kilobytes', 'kilobytes'],
    ['painted', 'first paint, ms'],
    ['listed', 'list complete, ms'],
  ] as const) {
    console.log(tableRow([`${visit} visit: ${words}`, ms('block', visit, key), ms('allow', visit, key)]));
  }
}
