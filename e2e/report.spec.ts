import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { drawPhoto } from './support/draw-photo.ts';
import { addProjectAtStage } from './support/project-stages.ts';
import { dayAfter } from './support/registration.ts';
import { openAs, PHONE } from './support/sign-in.ts';
import { findSmallTargets } from './support/small-targets.ts';

const press = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true }).tap();

/** Sends a photo of the site as the crew's device does. */
async function sendPhoto(crew: Page, AwardId: number, label: string, caption: string): Promise<void> {
  const file = await drawPhoto(crew, `${caption}.jpg`, '#86b6e0');
  const reply = await crew.request.post('/api/Site/photo-add', {
    multipart: { AwardId, EntryId: randomUUID(), Label: label, Caption: caption, photo: file },
    headers: { origin: new URL(crew.url()).origin },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** A site with photos of before and after, whose crew has opened the tab 확인서 on a phone. */
async function openReport(browser: Parameters<typeof openAs>[0], name: string): Promise<{ id: number; crew: Page }> {
  const id = await addProjectAtStage(browser, 'awarded', name, { StartDate: dayAfter(0) });
  const crew = await openAs(browser, 'hanbit1', PHONE);
  await crew.goto(`/projects/companyview/${id}`);
  const listed = await crew.request.post('/api/Site/report-list', { data: { Id: id } });
  const { awardId } = (await listed.json()).meta;
  await sendPhoto(crew, awardId, 'B', '지하 2층 A구역');
  await sendPhoto(crew, awardId, 'A', '지하 2층 A구역');
  await crew.getByRole('navigation', { name: '프로젝트 구역' }).getByRole('link', { name: '확인서' }).tap();
  return { id, crew };
}

/** Writes and saves a draft with both photos, and asks for the signatures. */
async function writeDraft(crew: Page, summary: string): Promise<void> {
  await crew.getByLabel('작업 요약').fill(summary);
  await press(crew, '짝 고르기');
  const choice = crew.getByRole('dialog', { name: '짝 고르기' });
  await choice.getByRole('group', { name: '전' }).getByRole('button').tap();
  await choice.getByRole('group', { name: '후' }).getByRole('button').tap();
  await press(choice, '넣기');
  await expect(crew.getByText('2 / 30장')).toBeVisible();
}

/** Draws two lines with a finger or the mouse. */
async function draw(crew: Page, scope: Locator): Promise<void> {
  const pad = scope.getByRole('img', { name: '서명란' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('no pad');
  for (const [from, to] of [
    [0.2, 0.5],
    [0.5, 0.8],
  ] as const) {
    await crew.mouse.move(box.x + box.width * from, box.y + 40);
    await crew.mouse.down();
    await crew.mouse.move(box.x + box.width * to, box.y + 120, { steps: 8 });
    await crew.mouse.up();
  }
}

/** The contractor signs after the customer. */
async function signAsContractor(crew: Page, button: string): Promise<void> {
  const sheet = crew.getByRole('dialog', { name: '시공 업체 서명' });
  await sheet.getByLabel('직책').fill('팀장');
  await draw(crew, sheet);
  await press(sheet, button);
  await expect(sheet).toBeHidden();
}

/** The customer reads, agrees and signs; then the contractor. */
async function signBoth(crew: Page): Promise<void> {
  await press(crew, '고객 서명 받기');
  const sheet = crew.getByRole('dialog', { name: '고객 서명' });
  await expect(sheet.getByText(/정산완료 후 3년 동안 보관한 뒤 지웁니다/)).toBeVisible();
  await press(sheet, '다음');
  const toast = crew.getByRole('alert').filter({ hasText: '안내를 읽고 동의해주세요.' });
  await toast.getByRole('button').tap();
  await expect(toast).toHaveCount(0);
  await sheet.getByRole('checkbox', { name: '읽었고 동의합니다.' }).check();
  await sheet.getByLabel('이름').fill('문재호');
  await sheet.getByLabel('직책').fill('과장');
  await draw(crew, sheet);
  await press(sheet, '다음');
  await signAsContractor(crew, '서명 완료');
}

test('on a phone two people sign; staff ask for a correction, and accept version 2', async ({ browser }) => {
  const name = `확인서 시험 ${Date.now()}`;
  const { id, crew } = await openReport(browser, name);
  await press(crew, '고객 서명 받기');
  await expect(crew.getByText('작업 요약을 입력해주세요.').first()).toBeVisible();
  await writeDraft(crew, '카메라 18대를 교체했습니다.');
  expect(await findSmallTargets(crew)).toEqual([]);
  await signBoth(crew);
  await expect(crew.getByText('접수를 기다립니다. 서명한 내용은 바꿀 수 없습니다.')).toBeVisible();
  await expect(crew.getByRole('img', { name: '문재호 서명' })).toBeVisible();
  await expect(crew.getByRole('button', { name: '고객 서명 받기' })).toHaveCount(0);

  const staff = await openAs(browser, 'pm1');
  await staff.goto(`/projects/view/${id}`);
  const report = staff.getByRole('region', { name: '작업완료확인서' });
  await expect(report.getByText('서명완료')).toBeVisible();
  await report.getByRole('button', { name: '보완요청' }).click();
  const dialog = staff.getByRole('dialog', { name: '보완요청' });
  await dialog.getByLabel('사유').fill('녹화 화면 사진이 없습니다.');
  await dialog.getByRole('button', { name: '보완요청' }).click();
  await expect(report.getByText('녹화 화면 사진이 없습니다.')).toBeVisible();

  // The crew's page hears of it by itself.
  await expect(crew.getByText('녹화 화면 사진이 없습니다.')).toBeVisible();
  await press(crew, '버전 2 작성');
  await crew.getByLabel('작업 요약').fill('녹화 화면 사진을 더했습니다.');
  await signBoth(crew);
  await expect(report.getByText('버전 2 ·')).toBeVisible();
  await report.getByRole('button', { name: '접수', exact: true }).click();
  await expect(crew.getByText('접수되었습니다.')).toBeVisible();
  await crew.getByRole('button', { name: '버전 1', exact: true }).tap();
  await expect(crew.getByRole('dialog').getByText('카메라 18대를 교체했습니다.')).toBeVisible();

  const pdf = await crew.request.get((await report.getByRole('link', { name: 'PDF 보기' }).getAttribute('href')) ?? '');
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('a customer who is not there leaves a reason and a photo instead of a signature', async ({ browser }) => {
  const { crew } = await openReport(browser, `서명 불가 ${Date.now()}`);
  await writeDraft(crew, '랙을 정리했습니다.');
  await press(crew, '저장');
  await crew.reload();
  await expect(crew.getByLabel('작업 요약')).toHaveValue('랙을 정리했습니다.');
  await press(crew, '고객 서명 받기');
  await press(crew.getByRole('dialog', { name: '고객 서명' }), '고객이 없거나 서명할 수 없습니다');
  const sheet = crew.getByRole('dialog', { name: '서명 불가' });
  await press(sheet, '다음');
  await expect(sheet.getByText('서명받지 못한 사유를 입력해주세요.')).toBeVisible();
  await sheet.getByLabel('설명').fill('오후 반차입니다. 전화로 알렸습니다.');
  await sheet.getByRole('group', { name: '사진' }).getByRole('button').first().tap();
  await press(sheet, '다음');
  await signAsContractor(crew, '서명 없이 제출');
  await expect(crew.getByText('서명 불가 · 현장에 고객이 없음')).toBeVisible();
});
