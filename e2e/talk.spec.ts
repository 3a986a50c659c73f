import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { drawPhoto } from './support/draw-photo.ts';
import { addProjectAtStage } from './support/project-stages.ts';
import { openAs, PHONE } from './support/sign-in.ts';

declare global {
  interface Window {
    axe?: { run: (options: RunOptions) => Promise<AxeResults> };
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const talk = (page: Page) => page.getByRole('region', { name: '현장 대화' });
const message = (page: Page, text: string) => talk(page).getByRole('listitem').filter({ hasText: text });
const tabs = (page: Page) => page.getByRole('navigation', { name: '대화 구역' });

async function openSides(
  browser: Browser,
  name: string,
  screen = {},
): Promise<{ id: number; staff: Page; company: Page }> {
  const id = await addProjectAtStage(browser, 'awarded', `${name} ${Date.now()}`);
  const staff = await openAs(browser, 'sales1', screen);
  const company = await openAs(browser, 'hanbit1', screen);
  await Promise.all([
    staff.goto(`/projects/view/${id}?tab=talk`),
    company.goto(`/projects/companyview/${id}?tab=talk`),
  ]);
  await Promise.all([staff, company].map((page) => expect(talk(page)).toBeVisible()));
  return { id, staff, company };
}

async function sendMessage(page: Page, text: string): Promise<void> {
  await talk(page).getByRole('textbox').fill(text);
  await talk(page)
    .getByRole('button', { name: /보내기$/ })
    .click();
  await expect(message(page, text)).toBeVisible();
}

async function axeFinds(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(() => window.axe?.run({}));
  return (found?.violations ?? []).map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.body.offsetWidth);

for (const [size, screen] of [
  ['1440', { viewport: { width: 1440, height: 900 } }],
  ['360', PHONE],
] as const) {
  test(`both sides write, confirm and see what was read, at once, at ${size} px (D-434, D-435)`, async ({
    browser,
  }) => {
    const { staff, company } = await openSides(browser, '함께 쓰는 현장', screen);
    await expect(talk(staff)).toContainText('업체에 보입니다');
    await expect(talk(company)).toContainText('함께 봅니다');
    await sendMessage(company, '기존 배관이 막혀 있습니다.');
    await expect(message(staff, '기존 배관이 막혀 있습니다.')).toBeVisible();
    await expect(message(company, '기존 배관이 막혀 있습니다.')).toContainText(/읽음 \d/);

    await talk(staff).getByRole('checkbox', { name: '확인 요청' }).check();
    await sendMessage(staff, '노출 배관으로 진행합니다.');
    await expect(message(staff, '노출 배관으로 진행합니다.')).toContainText(/한빛설비 읽음 1 \/ \d/);
    await message(company, '노출 배관으로 진행합니다.').getByRole('button', { name: '확인했습니다' }).click();
    await expect(message(staff, '노출 배관으로 진행합니다.')).toContainText('확인했습니다 ·');
    await expect(message(staff, '노출 배관으로 진행합니다.').getByRole('button', { name: '수정' })).toHaveCount(0);

    await sendMessage(staff, '몰딩은 흰색입니다.');
    await message(staff, '몰딩은 흰색입니다.').getByRole('button', { name: '수정' }).click();
    await message(staff, '몰딩은').getByRole('textbox', { name: '메시지 수정' }).fill('몰딩은 회색입니다.');
    await talk(staff).getByRole('button', { name: '수정 완료' }).click();
    await expect(message(company, '몰딩은 회색입니다.')).toContainText('수정됨');
    await message(staff, '몰딩은 회색입니다.').getByRole('button', { name: '삭제' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
    await expect(message(company, '삭제된 메시지입니다.')).toBeVisible();
    await expect(message(company, '몰딩은')).toHaveCount(0);

    for (const page of [staff, company]) {
      expect(await axeFinds(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
    }
  });
}

test('photos come with the message and open in full screen on the other side (D-436)', async ({ browser }) => {
  const { staff, company } = await openSides(browser, '사진이 오는 현장', PHONE);
  const photos = [await drawPhoto(company, '전.jpg', '#7fa7c9'), await drawPhoto(company, '후.jpg', '#c9a77f')];
  await talk(company).locator('input[type="file"]').setInputFiles(photos);
  await expect(talk(company).getByRole('list', { name: '보낼 사진' }).getByRole('listitem')).toHaveCount(2);
  await talk(company).getByRole('button', { name: '보내기' }).click();
  const shown = talk(staff).getByRole('button', { name: '사진 2 크게 보기' });
  await expect(shown.locator('img')).toHaveJSProperty('complete', true);
  await shown.click();
  await expect(staff.getByRole('dialog', { name: '사진 보기' })).toContainText('2 / 2');
});

test('internal comments and the talk are two tabs, and what is typed asks before it is left (D-437, A-13)', async ({
  browser,
}) => {
  const id = await addProjectAtStage(browser, 'awarded', `두 칸의 현장 ${Date.now()}`);
  const page = await openAs(browser, 'sales1');
  await page.goto(`/projects/view/${id}`);
  await expect(page.getByText('직원만 봅니다')).toBeVisible();
  await expect(page.getByRole('button', { name: '등록', exact: true })).toBeVisible();
  await tabs(page)
    .getByRole('link', { name: /현장 대화/ })
    .click();
  await expect(page).toHaveURL(/tab=talk/);
  await expect(talk(page).getByRole('button', { name: '업체에 보내기' })).toBeVisible();
  await expect(page.getByText('직원만 봅니다')).toHaveCount(0);
  await talk(page).getByRole('textbox').fill('아직 보내지 않은 말');
  await tabs(page)
    .getByRole('link', { name: /내부 댓글/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).filter({ hasText: '닫기' }).click();
  await expect(talk(page).getByRole('textbox')).toHaveValue('아직 보내지 않은 말');
});

test('before an award the talk is off; a closed site says so to its company (D-45)', async ({ browser }) => {
  const draft = await addProjectAtStage(browser, 'posted', `수주 전 현장 ${Date.now()}`);
  const staff = await openAs(browser, 'sales1');
  await staff.goto(`/projects/view/${draft}`);
  await expect(tabs(staff)).toContainText('현장 대화는 수주 후에 열립니다');
  await expect(tabs(staff).getByRole('link', { name: /현장 대화/ })).toHaveCount(0);

  const id = await addProjectAtStage(browser, 'awarded', `취소된 현장 ${Date.now()}`);
  const data = { Id: id, Status: 'C', cancelMemo: '고객 요청' };
  await staff.request.post('/api/Construction/construction-cancel-update', { data });
  const company = await openAs(browser, 'hanbit1', PHONE);
  await company.goto(`/projects/companyview/${id}?tab=talk`);
  await expect(company.getByText('종료된 현장의 대화는 표시하지 않습니다.')).toBeVisible();
  await expect(company.getByRole('textbox')).toHaveCount(0);
});

test('an alarm of staff opens the talk (D-435)', async ({ browser }) => {
  const { id, staff, company } = await openSides(browser, '알림이 가는 현장');
  await sendMessage(company, '도착했습니다.');
  await staff.goto('/alarmsnotices/list');
  const alarm = staff.getByRole('main').getByRole('listitem').filter({ hasText: '알림이 가는 현장' }).first();
  await expect(alarm).toContainText('새 메시지가 있습니다');
  await alarm.getByRole('button').first().click();
  await expect(staff).toHaveURL(new RegExp(`/projects/view/${id}.*tab=talk`));
  await expect(message(staff, '도착했습니다.')).toBeVisible();
});

test('each side sees on its tab how many messages wait for it, at once (D-477)', async ({ browser }) => {
  const id = await addProjectAtStage(browser, 'awarded', `읽지 않은 현장 ${Date.now()}`);
  const staff = await openAs(browser, 'sales1');
  const company = await openAs(browser, 'hanbit1', PHONE);
  await Promise.all([staff.goto(`/projects/view/${id}?tab=talk`), company.goto(`/projects/companyview/${id}`)]);
  const companyTab = company.getByRole('navigation', { name: '프로젝트 구역' }).getByRole('link', { name: /^대화/ });
  await expect(companyTab).toHaveText('대화');
  await sendMessage(staff, '내일 몇 시에 오시나요?');
  await expect(companyTab).toHaveText(/^대화 ?1/);
  await sendMessage(staff, '주차는 지하 2층입니다.');
  await expect(companyTab).toHaveText(/^대화 ?2/);
  expect(await axeFinds(company)).toEqual([]);
  await companyTab.tap();
  await expect(message(company, '주차는 지하 2층입니다.')).toBeVisible();
  await expect(companyTab).toHaveText('대화');

  const staffTab = tabs(staff).getByRole('link', { name: /현장 대화/ });
  await tabs(staff)
    .getByRole('link', { name: /내부 댓글/ })
    .click();
  await sendMessage(company, '아침 8시에 갑니다.');
  await expect(staffTab.locator('b')).toHaveText('1');
});
