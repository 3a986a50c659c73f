import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { startChangingPortal } from './support/changing-portal.ts';
import { openAs, openWithOwnSession, PASSWORD, PHONE, pressSignOut, userMenu } from './support/sign-in.ts';

const WITH_WORKER: BrowserContextOptions = { serviceWorkers: 'allow' };

/** Waits until the service worker is active. It is registered once the browser is idle. */
const waitForWorker = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const worker = registration.active;
    if (worker && worker.state !== 'activated') {
      await new Promise((resolve) => worker.addEventListener('statechange', resolve));
    }
  });

/** Paths and texts of everything that is kept in the browser's caches. */
const cachedFiles = (page: Page): Promise<{ path: string; text: string }[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(
      caches.map(async (cache) => (await cache.keys()).map((request) => ({ cache, request }))),
    );
    return Promise.all(
      requests.flat().map(async ({ cache, request }) => ({
        path: new URL(request.url).pathname,
        text: (await (await cache.match(request))?.text()) ?? '',
      })),
    );
  });

test('the manifest is valid, and its icons have their sizes (D-322)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1', WITH_WORKER);
  await page.goto('/projects/list');
  await waitForWorker(page);
  const devtools = await page.context().newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
  const { name, icons } = await (await page.request.get(url)).json();
  expect(name).toBe('마이즈');
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect([src, size]).toEqual([src, sizes]);
  }
});

test('without a connection a page opens as the offline page and comes back by itself (D-323)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1', { ...WITH_WORKER, ...PHONE });
  await page.goto('/projects/list');
  await waitForWorker(page);
  await page.evaluate(() => {
    const stored = JSON.stringify({ at: Date.now(), texts: { NoticeSubject: '비밀 초안' } });
    for (const address of ['/notices/add', 'log 5 2026-12-03', 'report 5'])
      localStorage.setItem(`draft sales1 ${address}`, stored);
  });
  await page.context().setOffline(true);
  await page.goto('/projects/list?page=2');
  await expect(page.getByRole('heading', { name: '인터넷에 연결되어 있지 않습니다' })).toBeVisible();
  await expect(page.getByText(/^마지막 연결 오늘 \d\d:\d\d$/)).toBeVisible();
  for (const kind of ['공지사항 등록', '작업일보', '작업완료확인서']) await expect(page.getByText(kind)).toBeVisible();
  await expect(page.getByText('비밀 초안')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: '프로젝트 목록 (외주)' })).toBeVisible();
  await expect(page).toHaveURL(/\/projects\/list\?page=2/);
});

/** Expects only files of the portal itself, and no user in a page. */
async function expectOwnFiles(page: Page, userName: string): Promise<void> {
  const cached = await cachedFiles(page);
  expect(cached.length).toBeGreaterThan(5);
  for (const { path, text } of cached) {
    expect(path).toMatch(/^\/(assets\/[\w.-]+|(?:offline|shell)\.html|favicon\.svg|first-calls\.js)$/);
    if (path.endsWith('.html')) expect(text).not.toContain(userName);
  }
}

test('nothing but own files and the offline page is kept, before and after signing out (D-323)', async ({
  browser,
}) => {
  const page = await openWithOwnSession(browser, 'admin');
  const context = await browser.newContext({
    ...WITH_WORKER,
    storageState: await page.context().storageState(),
  });
  const user = await context.newPage();
  await user.goto('/projects/list');
  await waitForWorker(user);
  for (const path of ['/projects/list', '/employee/list', '/myinfo/view', '/mizenotices/list']) {
    await user.goto(path);
    await expect(user.getByRole('main')).not.toBeEmpty();
    await user.waitForLoadState('load');
  }
  const name = await user.evaluate(() => localStorage.getItem('username') ?? '');
  expect(name).not.toBe('');
  await expectOwnFiles(user, name);
  await pressSignOut(user);
  await user.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click();
  await user.waitForURL(/\/login/);
  await waitForWorker(user);
  await expectOwnFiles(user, name);
  await context.setOffline(true);
  await user.goto('/myinfo/view');
  await expect(user.getByRole('heading', { name: '인터넷에 연결되어 있지 않습니다' })).toBeVisible();
  expect(await user.content()).not.toContain(name);
  await context.close();
});

test('a second visit opens the page of the device at once, with its own data, and so does a reload (D-399)', async ({
  browser,
}) => {
  const first = await openAs(browser, 'hanbit1', { ...WITH_WORKER, ...PHONE });
  await first.goto('/projects/companylist');
  await waitForWorker(first);
  const second = await first.context().newPage();
  const cards = second.getByRole('list', { name: '프로젝트목록' }).getByRole('listitem');
  const opening = second.waitForResponse((response) => response.request().isNavigationRequest());
  await second.goto('/projects/companylist');
  expect((await opening).fromServiceWorker()).toBe(true);
  expect(await (await opening).text()).toContain('id="first-lines"');
  await expect(cards.first()).toBeVisible();
  await expect(userMenu(second)).toBeVisible();
  await expect(second.locator('#first-lines')).toBeHidden();
  const answer = second.waitForResponse(/\/user-my-info$/);
  await second.reload();
  expect((await answer).fromServiceWorker()).toBe(false);
  await expect(cards.first()).toBeVisible();

  // What it has asked is asked before the scripts have run, and not by them again.
  await expect.poll(() => second.evaluate(() => localStorage.getItem('firstcalls'))).toContain('partner-list');
  const askers: (string | undefined)[] = [];
  const devtools = await second.context().newCDPSession(second);
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (request.url.endsWith('-partner-list')) askers.push(initiator.stack?.callFrames.at(-1)?.url);
  });
  await second.reload();
  await expect(cards.first()).toBeVisible();
  expect(askers).toEqual([expect.stringMatching(/\/first-calls\.js$/)]);
});

/** Signs in at a portal of the test's own, and waits until its worker has stored the shell. */
async function signInAt(browser: Browser, portal: { url: string }): Promise<Page> {
  const context = await browser.newContext({ ...WITH_WORKER, baseURL: portal.url });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('아이디').fill('sales1');
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByLabel('비밀번호', { exact: true }).press('Enter');
  await expect(page.getByRole('banner')).toBeVisible();
  await waitForWorker(page);
  return page;
}

test('a stored page whose server does not answer leads to the offline page (D-399)', async ({ browser }) => {
  const portal = await startChangingPortal();
  const page = await signInAt(browser, portal);
  portal.stop();
  await page.goto('/projects/list');
  await expect(page.getByRole('heading', { name: '인터넷에 연결되어 있지 않습니다' })).toBeVisible();
  await page.context().close();
});

test('a stored page that lacks a file since an update is replaced by the page of the server (D-399)', async ({
  browser,
}) => {
  const portal = await startChangingPortal();
  const page = await signInAt(browser, portal);
  portal.lose(/^\/assets\/settlement-page-/);
  await page.goto('/accounting/list');
  // The stored page has these lines, the page of the server has none.
  await expect(page.locator('#first-lines')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.context().close();
  portal.stop();
});

test('a new version asks, never reloads while something is typed, and is used after 새로고침 (D-324)', async ({
  browser,
}) => {
  const portal = await startChangingPortal();
  const page = await signInAt(browser, portal);
  await page.goto('/projects/add');
  const name = page.getByLabel(/^프로젝트명/);
  await name.fill('쓰던 이름');
  portal.release();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const bar = page.getByRole('status', { name: '새 버전' });
  await expect(bar).toContainText('새 버전이 있습니다');
  await expect(name).toHaveValue('쓰던 이름');
  await bar.getByRole('button', { name: '새로고침' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).last().click();
  await expect(name).toHaveValue('쓰던 이름');
  await bar.getByRole('button', { name: '새로고침' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '나가기', exact: true }).click();
  await expect(name).toHaveValue('');
  await expect(bar).toHaveCount(0);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await page.context().close();
  portal.stop();
});

/** Lets the browser offer the installation, as Chrome on Android does. */
const offerInstallation = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const prompt = async () => ({ outcome: 'dismissed' });
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });

const sheet = (page: Page) => page.getByRole('dialog', { name: '홈 화면에 추가' });

test('the install sheet opens at the second visit on a root page, and 나중에 rests (D-322)', async ({ browser }) => {
  const first = await openAs(browser, 'hanbit1', PHONE);
  const open = async (page: Page, path: string) => {
    await page.goto(path);
    await expect(page.getByRole('main')).not.toBeEmpty();
    await offerInstallation(page);
    // The sheet waits for an idle browser.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  };
  await open(first, '/projects/companylist');
  await expect(sheet(first)).toHaveCount(0);
  const second = await first.context().newPage();
  await open(second, '/projects/companylist');
  await expect(sheet(second)).toBeVisible();
  expect(await second.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await sheet(second).getByRole('button', { name: '나중에' }).click();
  await expect(sheet(second)).toHaveCount(0);
  const third = await first.context().newPage();
  await open(third, '/projects/companylist');
  await third.getByRole('button', { name: '전체' }).click();
  await third.getByRole('button', { name: '홈 화면에 추가' }).click();
  await expect(sheet(third).getByRole('button', { name: '설치' })).toBeVisible();
});

test('an iPhone gets the three steps of Safari (D-322)', async ({ browser }) => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  const first = await openAs(browser, 'hanbit1', { ...PHONE, userAgent });
  await first.goto('/projects/companylist');
  await expect(first.getByRole('main')).not.toBeEmpty();
  const second = await first.context().newPage();
  await second.goto('/projects/companylist');
  await expect(sheet(second).getByRole('listitem')).toHaveCount(3);
  await sheet(second).getByRole('button', { name: '알겠습니다' }).click();
  await expect(sheet(second)).toHaveCount(0);
});
