import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  makeDataDir,
  type PortalProcess,
  removeDataDir,
  startPortal,
} from '../packages/server/test-kit/portal-process.ts';
import { acceptButton, fillAcceptSheet, openAcceptSheet } from './support/accepting.ts';
import { chooseOption } from './support/choose-option.ts';
import { fillEmployee, fillManager, makeLink, setWithCode, signInWith, treeNode } from './support/people.ts';
import { addMaterial, addPm, dayAfter, field, pickDays, press, typeAddress } from './support/registration.ts';
import { expectToasts, recordToasts } from './support/toasts.ts';

const COMMAND = fileURLToPath(new URL('../scripts/portal.mjs', import.meta.url));
const ADMIN = { userId: 'boss', password: 'the-first-password' };
const CONTACT = { userId: '01098765432', password: 'lantern-meadow-1' };
const PROJECT = '첫 현장 CCTV 설치';

let dataDir: string;
let portal: PortalProcess;

/** Starts a portal with an empty production database and the one account that create-admin makes. */
test.beforeAll(async () => {
  dataDir = await makeDataDir();
  const env = {
    NODE_ENV: 'production',
    APP_KEYS: randomBytes(32).toString('base64url'),
    PORTAL_ORIGIN: 'https://portal.example.com',
    EMBEDDED_DATABASE: '1',
    DRAIN_SECONDS: '0',
    COMPANY_NAME: '새출발',
  };
  const child = spawn(process.execPath, [COMMAND, 'create-admin', ADMIN.userId, '김대표'], {
    env: { ...process.env, ...env, DATA_DIR: dataDir, ADMIN_PASSWORD: ADMIN.password },
    stdio: 'ignore',
  });
  expect((await once(child, 'close'))[0]).toBe(0);
  portal = await startPortal({ dataDir, env });
});
test.afterAll(async () => {
  await portal.stop();
  await removeDataDir(dataDir);
});

type ClickCount = { clicks: number };

/** Opens a page of the new portal and counts its clicks. */
async function openCountingClicks(browser: Browser, clickCount: ClickCount): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal.url, locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
  await context.exposeFunction('noteClick', () => {
    clickCount.clicks += 1;
  });
  await context.addInitScript(() => {
    document.addEventListener('pointerdown', () => Reflect.get(window, 'noteClick')?.(), true);
  });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await recordToasts(page);
  return page;
}

const guide = (page: Page) => page.getByRole('region', { name: '시작하기' });

/** Returns to the first screen, checks the progress in the guide and follows one of its links. */
async function followGuide(page: Page, link: string, finished: number): Promise<void> {
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '공지사항' }).click();
  await expect(guide(page).getByText(`지금 ${finished} / 6`)).toBeVisible();
  await guide(page).getByRole('link', { name: link, exact: true }).click();
}

async function addReference(page: Page, fields: Record<string, string>): Promise<void> {
  await press(page, '추가');
  for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value);
  await page.getByRole('dialog').getByRole('button', { name: '추가', exact: true }).click();
  await expectToasts(page, '등록되었습니다.');
}

/** Registers the contact, who sets a password by the link at once. */
async function addContact(page: Page, contact: Page): Promise<void> {
  await fillManager(page, { company: '첫협력', name: '박현장', middle: '9876', last: '5432' });
  await press(page, '등록');
  await expectToasts(page, '담당자 정보가 성공적으로 등록되었습니다.');
  await page.getByRole('link', { name: '박현장 (서울)' }).click();
  await press(page, '비밀번호 링크');
  await setWithCode(contact, await makeLink(page), CONTACT.password);
}

async function addDepartments(page: Page): Promise<void> {
  await guide(page).getByRole('link', { name: '부서목록' }).first().click();
  for (const name of ['국내영업팀', 'PM팀']) {
    await treeNode(page, '부서', '새출발').click();
    await press(page, '하위 부서 추가');
    await field(page, 'DeptName').fill(name);
    await press(page, '추가');
    await expectToasts(page, '부서가 등록되었습니다.');
  }
}

async function addColleague(page: Page, userId: string, name: string, department: string): Promise<void> {
  await fillEmployee(page, { userId, name, department, menus: ['프로젝트'] });
  await press(page, '등록');
  await expectToasts(page, '직원이 성공적으로 등록되었습니다.');
}

async function registerProject(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/projects\/add/);
  await field(page, 'ProjectName').fill(PROJECT);
  await chooseOption(field(page, 'AreaId'), '서울');
  await field(page, 'Price').fill('3500000');
  await pickDays(page, dayAfter(5));
  await field(page, 'DetailContent').fill('카메라 4대 설치');
  await addMaterial(page, '돔 카메라');
  await chooseOption(field(page, 'MizeSalesUserId'), '이영업');
  await addPm(page, '최피엠');
  await field(page, 'CustomerName').fill('첫고객 주식회사');
  await typeAddress(page, '06236', '서울 강남구 테헤란로 152');
  await field(page, 'Addr2').fill('지하 1층');
  await field(page, 'PlaceName').fill('첫 현장');
  await field(page, 'PlaceManagerName').fill('정소장');
  await field(page, 'PlaceManagerMobile').fill('01033334444');
  await page.getByLabel('등록 후 바로 게시').check();
  await press(page, '등록하고 게시');
  await expect(page).toHaveURL(/\/projects\/(list|view)/);
}

async function acceptProject(page: Page): Promise<void> {
  await page.goto('/projects/companylist');
  await page.getByRole('link', { name: PROJECT }).click();
  await openAcceptSheet(page);
  await fillAcceptSheet(page);
  await acceptButton(page).click();
  await expectToasts(page, '프로젝트 수주가 완료되었습니다.');
  await expect(page.locator('.badge').first()).toHaveText('수주완료');
}

test('the guide of an empty production portal leads to the first accepted project', async ({ browser }) => {
  test.setTimeout(400_000);
  const started = Date.now();
  const clickCount: ClickCount = { clicks: 0 };
  const page = await openCountingClicks(browser, clickCount);
  const contact = await openCountingClicks(browser, clickCount);
  await signInWith(page, ADMIN.userId, ADMIN.password);
  await test.step('a company', async () => {
    await followGuide(page, '업체 등록', 0);
    await addReference(page, { CompanyName: '첫협력' });
  });
  await test.step('the contact of the company gets a password', async () => {
    await followGuide(page, '업체 담당자 등록', 1);
    await addContact(page, contact);
  });
  await test.step('colleagues in their departments', async () => {
    await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '공지사항' }).click();
    await addDepartments(page);
    await followGuide(page, '영업 직원 등록', 2);
    await addColleague(page, 'sales', '이영업', '국내영업팀');
    await followGuide(page, 'PM 직원 등록', 3);
    await addColleague(page, 'pm', '최피엠', 'PM팀');
  });
  await test.step('a material', async () => {
    await followGuide(page, '자재 등록', 4);
    await addReference(page, { MaterialName: '돔 카메라', ModelName: 'D-1', Unit: 'EA' });
  });
  await test.step('the guide ends at the first project, and disappears when it is posted', async () => {
    await followGuide(page, '첫 프로젝트 등록', 5);
    await registerProject(page);
    await page.goto('/mizenotices/list');
    await expect(page.getByRole('heading', { name: '공지사항목록' })).toBeVisible();
    await expect(guide(page)).toBeHidden();
  });
  await test.step('the contact accepts it', async () => {
    await signInWith(contact, CONTACT.userId, CONTACT.password);
    await acceptProject(contact);
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  test.info().annotations.push({ type: 'effort', description: `${clickCount.clicks} clicks, ${seconds} s by script` });
});
