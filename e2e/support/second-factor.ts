import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { openAs, personMenu } from './sign-in.ts';

/** Somebody whom no other flow knows: his sessions and factors are the test's own. */
export type Own = { userId: string; password: string };

const GIVEN = 'meadow-candle-3';

/** Makes a contact person of a contractor, with a password of their own. */
export async function makeOwn(browser: Browser, UserName: string): Promise<Own> {
  const staff = await openAs(browser, 'sales1');
  const post = async (path: string, data: object) =>
    (await (await staff.request.post(`/api/Manager/${path}`, { data })).json()).data[0];
  const { companyId: CompanyId } = await post('all-manager-list', {});
  const UserPhone = `010-${String(Date.now()).slice(-8, -4)}-${String(Date.now()).slice(-4)}`;
  const contact = { CompanyId, UserName, UserPosition: '과장', UserPhone, AreaId: 1, SpecialMemo: '' };
  const { userId } = await post('manager-add', contact);
  const own = { userId, password: 'lantern-forest-9' };
  const ManagerChangeReasons = [{ ItemName: '비밀번호', Reason: '첫 비밀번호' }];
  await post('manager-edit', { ...contact, UserId: userId, UserPw: GIVEN, ManagerChangeReasons });
  const first = await browser.newContext({ baseURL: process.env['PORTAL_URL'] ?? '' });
  await first.request.post('/api/Auth/login', { data: { UserId: userId, Password: GIVEN } });
  const data = { AdminName: UserName, Position: '과장', CurrentPassword: GIVEN, Password: own.password };
  await first.request.post('/api/User/user-my-edit', { data });
  await first.close();
  return own;
}

/** A browser in which nobody is signed in, at the portal's name: passkeys belong to names, never to numbers. */
export const openNamed = (browser: Browser): Promise<Page> => {
  const baseURL = (process.env['PORTAL_URL'] ?? '').replace('127.0.0.1', 'localhost');
  return openAs(browser, 'admin', { storageState: { cookies: [], origins: [] }, baseURL });
};

/** Gives id and password; what follows is the test's own. */
export async function givePassword(page: Page, { userId, password }: Own): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('아이디').fill(userId);
  await page.getByLabel('비밀번호').fill(password);
  await page.getByLabel('비밀번호').press('Enter');
}

/** A browser of his own, in which he is signed in by his password. */
export async function openOwn(browser: Browser, own: Own): Promise<Page> {
  const page = await openNamed(browser);
  await givePassword(page, own);
  await personMenu(page).waitFor();
  return page;
}

/** A phone that holds passkeys, inside the browser of the page. */
export async function addAuthenticator(page: Page): Promise<void> {
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

/** The code that the app shows at a step of time from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** The secret that the page shows as text. */
export async function readSecret(page: Page): Promise<string> {
  await page.getByText('QR 코드를 찍을 수 없나요?').click();
  return ((await page.locator('details code').textContent()) ?? '').replace(/\s/g, '');
}

/** Opens what can be done to a factor on one's own page and gives the password. */
export async function beginDeed(page: Page, { password }: Own, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByLabel('현재 비밀번호').fill(password);
  await page.keyboard.press('Enter');
}

/** The recovery codes on screen, put away. */
export async function keepCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('region', { name: '복구 코드' }).getByRole('listitem');
  await codes.first().waitFor();
  const shown = await codes.allTextContents();
  await page.getByRole('button', { name: '보관했습니다' }).click();
  return shown;
}

/** Proves the second step by a code that was kept on paper. */
export async function proveByPaper(page: Page, code = ''): Promise<void> {
  await page.getByRole('button', { name: '복구 코드 사용' }).click();
  await page.getByLabel('복구 코드', { exact: true }).fill(code);
  await page.getByLabel('복구 코드', { exact: true }).press('Enter');
}
