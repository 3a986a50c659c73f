import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserType, expect, type Locator, type Page, test } from '@playwright/test';
import { drawPhoto } from './support/draw-photo.ts';
import { acceptProject, addProjectAtStage, sendMaterials } from './support/project-stages.ts';
import { dayAfter } from './support/registration.ts';
import { press, signBoth, waitForSheet } from './support/report-page.ts';
import { PHONE, signInByHand } from './support/sign-in.ts';
import {
  album,
  drawPictures,
  openCamera,
  storedAwards,
  storedHashes,
  takenCount,
  unsentHashes,
} from './support/site-device.ts';

/** A phone: a browser with a folder of its own, which survives the browser. */
async function startPhone(chromium: BrowserType, folder: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(folder, {
    ...PHONE,
    ...test.info().project.use.launchOptions,
    baseURL: process.env['PORTAL_URL'] ?? '',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    serviceWorkers: 'allow',
  });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** Ends a phone as an empty battery does: all its processes are killed. */
function killPhone(folder: string): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    let command = '';
    try {
      command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      continue;
    }
    if (command.includes(folder) && !command.includes('playwright')) process.kill(Number(pid), 'SIGKILL');
  }
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '프로젝트 구역' }).getByRole('link', { name }).tap();

async function arrive(page: Page): Promise<void> {
  await tab(page, '현장');
  await press(page, '현장 도착');
  const sheet = page.getByRole('dialog', { name: '현장 도착' });
  for (const point of await sheet.getByRole('checkbox').all()) await point.tap();
  await press(sheet, '현장 도착');
  await expect(sheet).toBeHidden();
  await expect(page.getByText('기기에 저장됨 · 연결되면 보냅니다')).toBeVisible();
}

/** Takes five photos of before and five of after. */
async function shootTen(page: Page, id: number): Promise<void> {
  await openCamera(page, id);
  const pictures = await drawPictures(page, 10, '종일');
  for (const [label, of, count] of [
    ['전', pictures.slice(0, 5), 5],
    ['후', pictures.slice(5), 10],
  ] as const) {
    await page.getByRole('radio', { name: label, exact: true }).tap();
    await album(page).setInputFiles([...of]);
    await expect(takenCount(page, count)).toBeVisible();
  }
  await page.getByRole('link', { name: '닫기' }).tap();
}

async function writeLog(page: Page): Promise<void> {
  await tab(page, '현장');
  await page.getByRole('link', { name: '작업일보 쓰기' }).tap();
  await page.getByRole('textbox', { name: /작업 내용/ }).fill('감지기 8대 교체');
  await press(page, '작업일보 등록');
  await expect(page).toHaveURL(/tab=site/);
}

async function receiveShort(page: Page): Promise<void> {
  await tab(page, '정보');
  await press(page, '자재수령');
  const sheet = page.getByRole('dialog', { name: '자재수령' });
  await sheet.getByRole('radio', { name: '부족' }).tap();
  const picture = await drawPhoto(page, '빈 상자.jpg', '#a05a2c');
  await sheet.getByLabel('사진 찍기', { exact: true }).last().setInputFiles(picture);
  await expect(sheet.getByRole('checkbox', { name: /자재 사진/ })).toBeChecked();
  await press(sheet, '확인 요청 보내기');
  await expect(sheet).toBeHidden();
}

const pairOf = (choice: Locator, label: string) =>
  choice.getByRole('group', { name: label }).getByRole('button').first();

async function signReport(page: Page): Promise<void> {
  await tab(page, '확인서');
  await page.getByLabel('작업 내용').fill('감지기 8대를 교체했습니다.');
  await press(page, '전후 사진 묶기');
  const choice = page.getByRole('dialog', { name: '전후 사진 묶기' });
  await waitForSheet(choice);
  await pairOf(choice, '전').tap();
  await pairOf(choice, '후').tap();
  await press(choice, '선택');
  await signBoth(page);
  // The strokes are drawn with a mouse, which a phone has not: over a toast it would stop the timer.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('img', { name: '문재호 서명' })).toBeVisible();
}

async function endWork(page: Page): Promise<void> {
  await tab(page, '현장');
  await press(page, '작업 종료');
  const sheet = page.getByRole('dialog', { name: '작업 종료' });
  await sheet.getByRole('button', { name: '아니요, 마지막 날' }).tap();
  await press(sheet, '작업 종료');
  await expect(sheet).toBeHidden();
}

/** What the server has of a project, by a call of the site. */
async function read<Row>(page: Page, call: string, Id: number): Promise<Row[]> {
  const reply = await page.request.post(`/api/Site/${call}`, { data: { Id } });
  return (await reply.json()).data;
}

test('a whole day without a line, at 360 px and over a dead battery, arrives in its order', async ({
  browser,
  playwright,
}) => {
  test.setTimeout(480_000);
  const name = `종일 지하 ${Date.now()}`;
  const day = dayAfter(0);
  const id = await addProjectAtStage(browser, 'posted', name, { StartDate: day });
  await acceptProject(browser, 'saebyeok1', id);
  await sendMaterials(browser, id);
  const folder = mkdtempSync(join(tmpdir(), 'phone-'));
  let phone = await startPhone(playwright.chromium, folder);
  try {
    await signInByHand(phone.page, 'saebyeok1');
    await phone.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await phone.page.reload();
    await expect.poll(() => storedAwards(phone.page)).toContain(name);
    await phone.page.goto(`/projects/companyview/${id}`);
    await expect(phone.page.getByRole('heading', { name, level: 1 })).toBeVisible();

    await phone.context.setOffline(true);
    await arrive(phone.page);
    await shootTen(phone.page, id);
    await writeLog(phone.page);
    const before = await unsentHashes(phone.page);
    killPhone(folder);
    phone = await startPhone(playwright.chromium, folder);
    await phone.context.setOffline(true);
    await phone.page.goto(`/projects/companyview/${id}`);
    await expect(phone.page.getByRole('heading', { name, level: 1 })).toBeVisible();
    expect(await unsentHashes(phone.page)).toEqual(before);

    await receiveShort(phone.page);
    await signReport(phone.page);
    await endWork(phone.page);
    // Besides the photos: arrival, log, receipt, draft, signatures, end of work.
    const taken = await unsentHashes(phone.page);
    expect(Object.keys(taken)).toHaveLength(17);
    expect(Object.values(taken).filter((hash) => hash !== '')).toHaveLength(11);

    // The session ended with the browser. What was entered waits for the next sign-in of its owner.
    await phone.context.setOffline(false);
    await expect(phone.page.getByLabel('아이디')).toBeVisible();
    expect(await unsentHashes(phone.page)).toEqual(taken);
    await signInByHand(phone.page, 'saebyeok1');
    await expect.poll(() => unsentHashes(phone.page), { timeout: 120_000 }).toEqual({});
    expect(Object.keys(await storedHashes(phone.page, id))).toHaveLength(11);
    expect(await read(phone.page, 'visit-list', id)).toMatchObject([
      { day, tomorrowYN: 'N', leftDtm: expect.stringMatching(/^20/) },
    ]);
    expect(await read(phone.page, 'log-list', id)).toMatchObject([{ day, work: '감지기 8대 교체' }]);
    expect(await read(phone.page, 'receipt-list', id)).toHaveLength(1);
    expect(await read(phone.page, 'report-list', id)).toMatchObject([{ version: 1, state: 'S', signers: [{}, {}] }]);
  } finally {
    await phone.context.close().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
});
