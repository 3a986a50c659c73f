import { expect, test } from '@playwright/test';
import { agree, agreeWithMemo } from './support/answers.ts';
import {
  addAuthenticator,
  beginDeed,
  codeOf,
  givePassword,
  keepCodes,
  makeOwn,
  openNamed,
  openOwn,
  proveByPaper,
  readSecret,
} from './support/second-factor.ts';
import { openAs, personMenu } from './support/sign-in.ts';
import { ssoLink } from './support/sso-link.ts';
import { expectToasts } from './support/toasts.ts';

const secondStep = '2단계 인증';

test('an authenticator app is set up by its picture or its key, and its codes sign in once each (D-191, D-193)', async ({
  browser,
}) => {
  const person = await makeOwn(browser, '앱 시험');
  const own = await openOwn(browser, person);
  await own.goto('/myinfo/view');
  await beginDeed(own, person, '인증 앱 등록');
  await expect(own.getByRole('img', { name: '인증 앱 등록 QR 코드' })).toBeVisible();
  const secret = await readSecret(own);
  // The code of the step before counts too, and leaves that of now for the sign-in.
  await own.getByLabel('인증 코드 6자리').fill(codeOf(secret, -1));
  const codes = await keepCodes(own);
  expect(new Set(codes).size).toBe(10);
  await expectToasts(own, '인증 앱을 등록했습니다.');
  await expect(own.getByText('남은 코드 10개')).toBeVisible();

  const page = await openNamed(browser);
  await givePassword(page, person);
  await expect(page.getByRole('heading', { name: secondStep })).toBeVisible();
  await page.goto('/projects/companylist');
  await expect(page).toHaveURL('/login');
  await givePassword(page, person);
  await page.getByLabel('인증 코드 6자리').fill('000000');
  await expect(page.getByText('인증 코드가 일치하지 않거나 이미 사용되었습니다.')).toBeVisible();
  await page.getByLabel('인증 코드 6자리').fill(codeOf(secret));
  // The address that was wanted before.
  await expect(page).toHaveURL('/projects/companylist');
  await expect(personMenu(page)).toBeVisible();

  const lost = await openNamed(browser);
  await givePassword(lost, person);
  await proveByPaper(lost, codes[3]);
  await expect(personMenu(lost)).toBeVisible();

  // A link of the groupware stands for the password alone (D-190).
  const linked = await openNamed(browser);
  await linked.goto(await ssoLink(person.userId, 'A'));
  await expect(linked.getByRole('heading', { name: secondStep })).toBeVisible();
  await proveByPaper(linked, codes[4]);
  await expect(linked).toHaveURL('/notices/list');
  await expect(personMenu(linked)).toBeVisible();

  await own.reload();
  await expect(own.getByText('남은 코드 8개')).toBeVisible();
  await beginDeed(own, person, '인증 앱 해제');
  await expect(own.getByRole('button', { name: '인증 앱 등록' })).toBeVisible();
});

test('a passkey is registered and signs in; who lost it is let in by permission M, which is recorded (D-192, D-194)', async ({
  browser,
}) => {
  const person = await makeOwn(browser, '패스키 시험');
  const page = await openOwn(browser, person);
  await addAuthenticator(page);
  await page.goto('/myinfo/view');
  await beginDeed(page, person, '패스키 등록');
  await page.getByLabel('패스키 이름').fill('회사 노트북');
  await page.keyboard.press('Enter');
  await keepCodes(page);
  await expect(page.getByRole('button', { name: '패스키 회사 노트북 삭제' })).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await givePassword(page, person);
  await expect(page.getByRole('heading', { name: secondStep })).toBeVisible();
  await page.getByRole('button', { name: '패스키로 확인' }).click();
  await expect(personMenu(page)).toBeVisible();
  await page.goto('/myinfo/view');
  await expect(page.getByText('마지막 사용', { exact: false }).first()).toBeVisible();

  const admin = await openAs(browser, 'admin');
  await admin.goto(`/managers/view/${person.userId}`);
  await expect(admin.getByText('패스키 1개 · 남은 복구 코드 10개')).toBeVisible();
  await admin.getByRole('button', { name: '2단계 인증 초기화' }).click();
  await agreeWithMemo(admin, '이 사용자의 2단계 인증을 초기화하시겠습니까?', '노트북 분실');
  await expect(admin.getByText('사용하지 않음')).toBeVisible();
  await admin.goto('/reference/security-log');
  const row = admin.getByRole('row').filter({ hasText: '초기화 (admin): 노트북 분실' });
  await expect(row).toContainText('2단계 인증 변경');

  // His sessions are over, and the password is enough again.
  await page.reload();
  await expect(page).toHaveURL('/login');
  await givePassword(page, person);
  await expect(personMenu(page)).toBeVisible();
});

test('a session is ended from another device, one or all of them', async ({ browser }) => {
  const person = await makeOwn(browser, '기기 시험');
  const here = await openOwn(browser, person);
  const phone = await openOwn(browser, person);
  await here.goto('/myinfo/view');
  const list = here.getByRole('list', { name: '로그인한 기기' });
  const own = list.getByRole('listitem').filter({ hasText: '이 기기' });
  await expect(own.getByRole('button')).toHaveCount(0);
  await list
    .getByRole('button', { name: /로그인 종료$/ })
    .first()
    .click();
  await agree(here, '선택한 기기의 로그인을 종료하시겠습니까?');
  await phone.goto('/myinfo/view');
  await expect(phone).toHaveURL('/login');

  await givePassword(phone, person);
  await expect(personMenu(phone)).toBeVisible();
  await here.reload();
  await here.getByRole('button', { name: '다른 기기 모두 종료' }).click();
  await agree(here, '이 기기를 뺀 모든 기기의 로그인을 종료하시겠습니까?');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await phone.goto('/myinfo/view');
  await expect(phone).toHaveURL('/login');
  await here.reload();
  await expect(own).toBeVisible();
});
