import { expect, type Page, test } from '@playwright/test';
import { openSite, press, reportTab, signAsContractor, signBoth, withoutCustomer } from './support/report-page.ts';
import {
  album,
  cutCall,
  drawPictures,
  openCamera,
  reconnect,
  restoreCall,
  storedHashes,
  takenCount,
  unsentHashes,
  unsentStrip,
} from './support/site-device.ts';

type Report = {
  version: number;
  state: string;
  summary: string;
  absence: string;
  pairs: unknown[];
  signers: unknown[];
};

/** The versions of the report of a project, as the server has them. */
async function storedReports(page: Page, Id: number): Promise<Report[]> {
  const reply = await page.request.post('/api/Site/report-list', { data: { Id } });
  return (await reply.json()).data;
}

/** The server stores what a call sends, but its first answer is lost. */
async function loseAnswer(page: Page, call: string): Promise<void> {
  await restoreCall(page, call);
  let isLost = false;
  await page.context().route(`**/api/Site/${call}`, async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}

/** Cuts all calls that write, takes two photos, and opens the report. */
async function goUnderground(page: Page, id: number): Promise<void> {
  const pictures = await drawPictures(page, 2, '지하');
  await openCamera(page, id);
  for (const call of ['photo-add', 'report-save', 'report-sign']) await cutCall(page, call);
  await album(page).setInputFiles(pictures);
  await expect(takenCount(page, 2)).toBeVisible();
  await page.goto(`/projects/companyview/${id}`);
  await reportTab(page).tap();
}

/** Puts the first photo of before, which is still on this device, into the draft. */
async function chooseUnsent(page: Page): Promise<void> {
  await press(page, '전후 사진 묶기');
  const choice = page.getByRole('dialog', { name: '전후 사진 묶기' });
  await choice
    .getByRole('group', { name: '전' })
    .getByRole('button', { name: /미전송/ })
    .first()
    .tap();
  await press(choice, '선택');
  await expect(page.getByText('1 / 30장')).toBeVisible();
}

/** Tells the page that its connection is back, until nothing is left on the device. */
const sendAll = (page: Page) =>
  expect(async () => {
    await reconnect(page);
    expect(await unsentHashes(page)).toEqual({});
  }).toPass({ intervals: [300], timeout: 40_000 });

test('what was written and signed in a basement waits behind its photos, and is stored once', async ({ browser }) => {
  const { id, crew } = await openSite(browser, `지하 확인서 ${Date.now()}`);
  await goUnderground(crew, id);
  await crew.getByLabel('작업 내용').fill('지하 2층 배선을 마쳤습니다.');
  await chooseUnsent(crew);
  await press(crew, '저장');
  await expect(crew.getByText(/버전 1 · 기기에 저장됨 \d\d:\d\d/)).toBeVisible();
  await crew.reload();
  await expect(crew.getByLabel('작업 내용')).toHaveValue('지하 2층 배선을 마쳤습니다.');
  await expect(crew.getByText('1 / 30장')).toBeVisible();

  await crew.getByLabel('작업 내용').fill('지하 2층 배선과 시험을 마쳤습니다.');
  await signBoth(crew);
  await expect(crew.getByText('서명을 기기에 저장했습니다. 연결되면 보냅니다.')).toBeVisible();
  await crew.reload();
  await expect(crew.getByRole('img', { name: '문재호 서명' })).toBeVisible();
  await expect(crew.getByText('지하 2층 배선과 시험을 마쳤습니다.')).toBeVisible();
  await expect(crew.getByRole('textbox', { name: '작업 내용' })).toHaveCount(0);

  // The photos do not go yet, so the report waits behind them.
  for (const call of ['report-save', 'report-sign']) await loseAnswer(crew, call);
  await reconnect(crew);
  expect(await storedReports(crew, id)).toEqual([]);
  await restoreCall(crew, 'photo-add');
  await sendAll(crew);
  expect(Object.keys(await storedHashes(crew, id))).toHaveLength(2);
  const [report, ...others] = await storedReports(crew, id);
  expect(others).toEqual([]);
  expect(report).toMatchObject({ version: 1, state: 'S', summary: '지하 2층 배선과 시험을 마쳤습니다.' });
  expect([report?.pairs.length, report?.signers.length]).toEqual([1, 2]);
  await expect(unsentStrip(crew)).toHaveCount(0);
  await expect(crew.getByText('접수를 기다립니다. 서명한 내용은 바꿀 수 없습니다.')).toBeVisible();
});

test('the photo of a customer who is not there is one of the entries that go first', async ({ browser }) => {
  const { id, crew } = await openSite(browser, `서명 없는 지하 ${Date.now()}`);
  await goUnderground(crew, id);
  await crew.getByLabel('작업 내용').fill('지하 3층');
  await chooseUnsent(crew);
  const sheet = await withoutCustomer(crew);
  await sheet.getByRole('textbox', { name: '설명' }).fill('전화로 알렸습니다.');
  const [picture] = await drawPictures(crew, 1, '부재');
  if (!picture) throw new Error('no picture');
  await sheet.locator('input[type=file]').setInputFiles(picture);
  await expect(sheet.getByRole('button', { name: /기타 서명 불가 미전송/, pressed: true })).toBeVisible();
  await press(sheet, '다음');
  await signAsContractor(crew, '서명 없이 제출');
  await expect(crew.getByText('서명 불가 · 현장에 고객이 없음')).toBeVisible();
  for (const call of ['report-save', 'report-sign', 'photo-add']) await restoreCall(crew, call);
  await sendAll(crew);
  expect(await storedReports(crew, id)).toMatchObject([{ state: 'S', absence: 'absent', signers: [{}] }]);
  expect(Object.keys(await storedHashes(crew, id))).toHaveLength(3);
});
