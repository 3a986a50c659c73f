import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, test } from '@playwright/test';
import { recordToasts } from './toasts.ts';

/** Password of the demonstration accounts (wire.md). */
export const PASSWORD = 'portal1234!';

const baseUrl = (): string => process.env['PORTAL_URL'] ?? '';

/** A phone that is narrow even for a phone. */
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

type Kept = { name: string; value: string };
const sessions = new Map<string, Promise<BrowserContextOptions['storageState']>>();

/** Signs in over the wire and answers what a browser that did so keeps. */
async function makeState(browser: Browser, userId: string): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext({ baseURL: baseUrl() });
  const reply = await context.request.post('/api/Auth/login', { data: { UserId: userId, Password: PASSWORD } });
  const { user } = await reply.json();
  const localStorage: Kept[] = [
    { name: 'userid', value: user.UserId },
    { name: 'username', value: user.AdminName },
    { name: 'usertype', value: user.UserType },
    { name: 'companyid', value: String(user.CompanyId) },
    { name: 'userpermission', value: user.UserPermission },
    { name: 'usermodeauthority', value: user.ModeAuthority },
    { name: 'encryptUserid', value: user.EncryptUserId },
  ];
  const { cookies } = await context.storageState();
  await context.close();
  return { cookies, origins: [{ origin: baseUrl(), localStorage }] };
}

const opened: BrowserContext[] = [];
let testId = '';

/** Closes what an earlier test of this worker opened: its pages would keep their event streams. */
async function closeFormer(): Promise<void> {
  const { testId: current } = test.info();
  if (current === testId) return;
  testId = current;
  await Promise.all(opened.splice(0).map((context) => context.close()));
}

/** What a browser keeps in which `userId` signed in, once per worker. */
export function signedIn(browser: Browser, userId: string): Promise<BrowserContextOptions['storageState']> {
  const state = sessions.get(userId) ?? makeState(browser, userId);
  sessions.set(userId, state);
  return state;
}

/** A new browser context in which `userId` is signed in; its page records toasts. */
export async function openAs(browser: Browser, userId: string, options: BrowserContextOptions = {}): Promise<Page> {
  const storageState = await signedIn(browser, userId);
  await closeFormer();
  const context = await browser.newContext({
    baseURL: baseUrl(),
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1440, height: 900 },
    ...(storageState === undefined ? {} : { storageState }),
    ...options,
  });
  opened.push(context);
  const page = await context.newPage();
  await recordToasts(page);
  return page;
}

/** Fills in the login page and waits for the portal behind it. */
export async function signInByHand(page: Page, userId: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('아이디').fill(userId);
  await page.getByLabel('비밀번호').fill(PASSWORD);
  await page.getByLabel('비밀번호').press('Enter');
  await personMenu(page).waitFor();
}

/** The same with a session of its own, for a test that ends it: the others share theirs. */
export async function openAlone(browser: Browser, userId: string): Promise<Page> {
  const page = await openAs(browser, userId, { storageState: { cookies: [], origins: [] } });
  await signInByHand(page, userId);
  return page;
}

/** The name of the signed-in user in the header, which opens his menu. */
export const personMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /님$/ });

/** Presses 로그아웃 in the menu of the signed-in user. */
export async function pressSignOut(page: Page): Promise<void> {
  await personMenu(page).click();
  await page.getByRole('button', { name: '로그아웃' }).click();
}
