import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { openAs, userMenu } from './sign-in.ts';

/** An account that only one test uses, with its own sessions and factors. */
export type Account = { userId: string; password: string };

const FIRST_PASSWORD = 'meadow-candle-3';

/** Makes an account for a contact person of a contractor, who has already changed the first password. */
export async function makeAccount(browser: Browser, UserName: string): Promise<Account> {
  const staff = await openAs(browser, 'sales1');
  const post = async (path: string, data: object) =>
    (await (await staff.request.post(`/api/Manager/${path}`, { data })).json()).data[0];
  const { companyId: CompanyId } = await post('all-manager-list', {});
  const UserPhone = `010-${String(Date.now()).slice(-8, -4)}-${String(Date.now()).slice(-4)}`;
  const contact = { CompanyId, UserName, UserPosition: '과장', UserPhone, AreaId: 1, SpecialMemo: '' };
  const { userId } = await post('manager-add', contact);
  const account = { userId, password: 'lantern-forest-9' };
  const ManagerChangeReasons = [{ ItemName: '비밀번호', Reason: '첫 비밀번호' }];
  await post('manager-edit', { ...contact, UserId: userId, UserPw: FIRST_PASSWORD, ManagerChangeReasons });
  const first = await browser.newContext({ baseURL: process.env['PORTAL_URL'] ?? '' });
  await first.request.post('/api/Auth/login', { data: { UserId: userId, Password: FIRST_PASSWORD } });
  const data = { AdminName: UserName, Position: '과장', CurrentPassword: FIRST_PASSWORD, Password: account.password };
  await first.request.post('/api/User/user-my-edit', { data });
  await first.close();
  return account;
}

/** Opens a page without a session at the host name localhost. Passkeys need a host name, not an IP address. */
export const openAtHostName = (browser: Browser): Promise<Page> => {
  const baseURL = (process.env['PORTAL_URL'] ?? '').replace('127.0.0.1', 'localhost');
  return openAs(browser, 'admin', { storageState: { cookies: [], origins: [] }, baseURL });
};

/** Enters id and password on the login page. The test does the second step. */
export async function enterPassword(page: Page, { userId, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('아이디').fill(userId);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByLabel('비밀번호', { exact: true }).press('Enter');
}

/** Opens a new browser context and signs in with the password of the account. */
export async function openAccount(browser: Browser, account: Account): Promise<Page> {
  const page = await openAtHostName(browser);
  await enterPassword(page, account);
  await userMenu(page).waitFor();
  return page;
}

/** Adds a virtual authenticator for passkeys to the browser context of the page. */
export async function addVirtualAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

/** The code that the authenticator app shows, moved by a number of 30-second steps. */
export const appCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Reads the secret that the page shows as text. */
export async function readSecret(page: Page): Promise<string> {
  await page.getByText('QR 코드를 찍을 수 없을 때').click();
  return ((await page.locator('details code').textContent()) ?? '').replace(/\s/g, '');
}

/** Starts an action on a factor on the user's own page and enters the password. */
export async function startFactorAction(page: Page, { password }: Account, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByLabel('현재 비밀번호').fill(password);
  await page.keyboard.press('Enter');
}

/** Reads the recovery codes on screen and confirms that they are kept. */
export async function saveRecoveryCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('region', { name: '복구 코드' }).getByRole('listitem');
  await codes.first().waitFor();
  const shown = await codes.allTextContents();
  await page.getByRole('button', { name: '보관했습니다' }).click();
  return shown;
}

/** Passes the second step with a recovery code. */
export async function enterRecoveryCode(page: Page, code = ''): Promise<void> {
  await page.getByRole('button', { name: '복구 코드 사용' }).click();
  await page.getByLabel('복구 코드', { exact: true }).fill(code);
  await page.getByLabel('복구 코드', { exact: true }).press('Enter');
}
