import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, test } from '@playwright/test';
import { recordToasts } from './toasts.ts';

/** Password of the demonstration accounts (wire.md). */
export const PASSWORD = 'portal1234!';

const baseUrl = (): string => process.env['PORTAL_URL'] ?? '';

/** A phone with a narrow screen of 360 px. */
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

type StorageItem = { name: string; value: string };
const sessions = new Map<string, Promise<BrowserContextOptions['storageState']>>();

/** Signs in through the API and returns the cookies and the local storage of that session. */
async function makeSignInState(browser: Browser, userId: string): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext({ baseURL: baseUrl() });
  const reply = await context.request.post('/api/Auth/login', { data: { UserId: userId, Password: PASSWORD } });
  const { user } = await reply.json();
  const localStorage: StorageItem[] = [
    { name: 'userid', value: user.UserId },
    { name: 'username', value: user.AdminName },
    { name: 'usertype', value: user.UserType },
    { name: 'companyid', value: String(user.CompanyId) },
    { name: 'userpermission', value: user.UserPermission },
    { name: 'usermodeauthority', value: user.ModeAuthority },
    { name: 'encryptUserid', value: user.EncryptUserId },
    // A device that has the typeface begins with it, so that no text changes under a flow.
    { name: 'typeface', value: 'Y' },
  ];
  const { cookies } = await context.storageState();
  await context.close();
  return { cookies, origins: [{ origin: baseUrl(), localStorage }] };
}

const openContexts: BrowserContext[] = [];
let testId = '';

/** Closes the contexts that an earlier test of this worker openContexts. Their pages would keep their event streams. */
async function closeEarlierContexts(): Promise<void> {
  const { testId: current } = test.info();
  if (current === testId) return;
  testId = current;
  await Promise.all(openContexts.splice(0).map((context) => context.close()));
}

/** Returns the cookies and the local storage of a user. Each worker signs the user in once. */
export function signInState(browser: Browser, userId: string): Promise<BrowserContextOptions['storageState']> {
  const state = sessions.get(userId) ?? makeSignInState(browser, userId);
  sessions.set(userId, state);
  return state;
}

/** Opens a page in a new browser context in which the user is signed in. The page records toasts. */
export async function openAs(browser: Browser, userId: string, options: BrowserContextOptions = {}): Promise<Page> {
  const storageState = await signInState(browser, userId);
  await closeEarlierContexts();
  const context = await browser.newContext({
    baseURL: baseUrl(),
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1440, height: 900 },
    ...(storageState === undefined ? {} : { storageState }),
    ...options,
  });
  openContexts.push(context);
  const page = await context.newPage();
  await recordToasts(page);
  return page;
}

/** Signs in on the login page and waits for the portal. */
export async function signInByHand(page: Page, userId: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('아이디').fill(userId);
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByLabel('비밀번호', { exact: true }).press('Enter');
  await userMenu(page).waitFor();
}

/** Opens a page with a session of its own, for a test that ends the session. Other tests share theirs. */
export async function openWithOwnSession(browser: Browser, userId: string): Promise<Page> {
  const page = await openAs(browser, userId, { storageState: { cookies: [], origins: [] } });
  await signInByHand(page, userId);
  return page;
}

/** The button in the header with the name of the user, which opens the user menu. */
export const userMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /님$/ });

/** Presses 로그아웃 in the user menu. */
export async function pressSignOut(page: Page): Promise<void> {
  await userMenu(page).click();
  await page.getByRole('button', { name: '로그아웃' }).click();
}
