import { expect, test } from '@playwright/test';
import { agree, agreeWithMemo } from './support/answers.ts';
import { pressMore } from './support/record-page.ts';
import {
  addVirtualAuthenticator,
  appCode,
  enterPassword,
  enterRecoveryCode,
  makeAccount,
  openAccount,
  openAtHostName,
  readSecret,
  saveRecoveryCodes,
  startFactorAction,
} from './support/second-factor.ts';
import { openAs, userMenu } from './support/sign-in.ts';
import { ssoLink } from './support/sso-link.ts';
import { expectToasts } from './support/toasts.ts';

const secondStep = '2단계 인증';

test('an authenticator app is registered by QR code or key, and each code signs in once (D-191, D-193)', async ({
  browser,
}) => {
  const account = await makeAccount(browser, '앱 시험');
  const accountPage = await openAccount(browser, account);
  await accountPage.goto('/myinfo/view');
  await startFactorAction(accountPage, account, '인증 앱 등록');
  await expect(accountPage.getByRole('img', { name: '인증 앱 등록 QR 코드' })).toBeVisible();
  const secret = await readSecret(accountPage);
  // The previous code is valid too, so the current code is left for the sign-in.
  await accountPage.getByLabel('인증 코드 6자리').fill(appCode(secret, -1));
  const codes = await saveRecoveryCodes(accountPage);
  expect(new Set(codes).size).toBe(10);
  await expectToasts(accountPage, '인증 앱을 등록했습니다.');
  await expect(accountPage.getByText('남은 코드 10개')).toBeVisible();

  const page = await openAtHostName(browser);
  await enterPassword(page, account);
  await expect(page.getByRole('heading', { name: secondStep })).toBeVisible();
  await page.goto('/projects/companylist');
  await expect(page).toHaveURL('/login');
  await enterPassword(page, account);
  await page.getByLabel('인증 코드 6자리').fill('000000');
  await expect(page.getByText('인증 코드가 일치하지 않거나 이미 사용되었습니다.')).toBeVisible();
  await page.getByLabel('인증 코드 6자리').fill(appCode(secret));
  // The sign-in leads to the address that the user opened before.
  await expect(page).toHaveURL('/projects/companylist');
  await expect(userMenu(page)).toBeVisible();

  const withRecoveryCode = await openAtHostName(browser);
  await enterPassword(withRecoveryCode, account);
  await enterRecoveryCode(withRecoveryCode, codes[3]);
  await expect(userMenu(withRecoveryCode)).toBeVisible();

  // A link of the groupware replaces only the password (D-190).
  const fromGroupware = await openAtHostName(browser);
  await fromGroupware.goto(await ssoLink(account.userId, 'A'));
  await expect(fromGroupware.getByRole('heading', { name: secondStep })).toBeVisible();
  await enterRecoveryCode(fromGroupware, codes[4]);
  await expect(fromGroupware).toHaveURL('/notices/list');
  await expect(userMenu(fromGroupware)).toBeVisible();

  await accountPage.reload();
  await expect(accountPage.getByText('남은 코드 8개')).toBeVisible();
  await startFactorAction(accountPage, account, '인증 앱 해제');
  await expect(accountPage.getByRole('button', { name: '인증 앱 등록' })).toBeVisible();
});

test('a passkey signs in, and permission M can reset a lost one, which the log records (D-192, D-194)', async ({
  browser,
}) => {
  const account = await makeAccount(browser, '패스키 시험');
  const page = await openAccount(browser, account);
  await addVirtualAuthenticator(page);
  await page.goto('/myinfo/view');
  await startFactorAction(page, account, '패스키 등록');
  await page.getByLabel('패스키 이름').fill('회사 노트북');
  await page.keyboard.press('Enter');
  await saveRecoveryCodes(page);
  await expect(page.getByRole('button', { name: '패스키 회사 노트북 삭제' })).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await enterPassword(page, account);
  await expect(page.getByRole('heading', { name: secondStep })).toBeVisible();
  await page.getByRole('button', { name: '패스키로 확인' }).click();
  await expect(userMenu(page)).toBeVisible();
  await page.goto('/myinfo/view');
  await expect(page.getByText('마지막 사용', { exact: false }).first()).toBeVisible();

  const admin = await openAs(browser, 'admin');
  await admin.goto(`/managers/view/${account.userId}`);
  await expect(admin.getByText('패스키 1개 · 남은 복구 코드 10개')).toBeVisible();
  await pressMore(admin, '2단계 인증 초기화');
  await agreeWithMemo(admin, '이 사용자의 2단계 인증을 초기화하시겠습니까?', '노트북 분실');
  await expect(admin.getByText('사용하지 않음')).toBeVisible();
  await admin.goto('/reference/security-log');
  const row = admin.getByRole('row').filter({ hasText: '초기화 (admin): 노트북 분실' });
  await expect(row).toContainText('2단계 인증 변경');

  // The sessions of the user have ended, and the password alone signs in again.
  await page.reload();
  await expect(page).toHaveURL('/login');
  await enterPassword(page, account);
  await expect(userMenu(page)).toBeVisible();
});

test('a user can end one or all of their sessions on other devices', async ({ browser }) => {
  const account = await makeAccount(browser, '기기 시험');
  const here = await openAccount(browser, account);
  const phone = await openAccount(browser, account);
  await here.goto('/myinfo/view');
  const list = here.getByRole('list', { name: '로그인한 기기' });
  const currentDevice = list.getByRole('listitem').filter({ hasText: '이 기기' });
  await expect(currentDevice.getByRole('button')).toHaveCount(0);
  await list
    .getByRole('button', { name: /로그인 종료$/ })
    .first()
    .click();
  await agree(here, '선택한 기기의 로그인을 종료하시겠습니까?');
  await phone.goto('/myinfo/view');
  await expect(phone).toHaveURL('/login');

  await enterPassword(phone, account);
  await expect(userMenu(phone)).toBeVisible();
  await here.reload();
  await here.getByRole('button', { name: '다른 기기 모두 종료' }).click();
  await agree(here, '이 기기를 뺀 모든 기기의 로그인을 종료하시겠습니까?');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await phone.goto('/myinfo/view');
  await expect(phone).toHaveURL('/login');
  await here.reload();
  await expect(currentDevice).toBeVisible();
});
