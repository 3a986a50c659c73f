import { expect, type Page, test } from '@playwright/test';
import { drawPhoto } from './support/draw-photo.ts';
import { addProjectAtStage } from './support/project-stages.ts';
import { dayAfter } from './support/registration.ts';
import { openAs, PHONE } from './support/sign-in.ts';
import { restoreCall, storedPhotos, unsentHashes, unsentStrip } from './support/site-device.ts';

const TODAY = dayAfter(0);

/** The entries of the photos that the log of today names on the server, or undefined without a log. */
async function loggedPhotos(page: Page, projectId: number): Promise<string[] | undefined> {
  const reply = await page.request.post('/api/Site/log-list', { data: { Id: projectId } });
  const { data } = await reply.json();
  return data[0]?.photos;
}

/** Takes a photo from within a form, and waits until it is on the phone and ticked. */
async function shoot(page: Page, color: string, count: number): Promise<void> {
  await page.getByLabel('사진 찍기', { exact: true }).setInputFiles(await drawPhoto(page, `${color}.jpg`, color));
  await expect(page.getByRole('checkbox', { name: /사진 .*미전송/, checked: true })).toHaveCount(count);
}

/** Opens the form of today's log and writes it down to its photos. */
async function writeLog(page: Page, projectId: number): Promise<void> {
  await page.goto(`/projects/companyview/${projectId}?tab=log&day=${TODAY}`);
  await page.getByRole('textbox', { name: /작업 내용/ }).fill('지하 3층 배관');
}

test('without a connection a log is written with two photos of the phone, and reaches the server after them', async ({
  browser,
}) => {
  const id = await addProjectAtStage(browser, 'awarded', `지하 일보 ${Date.now()}`, { StartDate: TODAY });
  const page = await openAs(browser, 'hanbit1', PHONE);
  await writeLog(page, id);
  await page.context().setOffline(true);
  await shoot(page, '#a05a2c', 1);
  await shoot(page, '#2c5aa0', 2);
  await expect(page.getByText('2장에서 2장')).toBeVisible();
  await page.getByRole('button', { name: '작업일보 등록' }).tap();
  await expect(unsentStrip(page)).toContainText('미전송 2장');
  await expect(page).toHaveURL(/tab=site/);

  await page.context().setOffline(false);
  await expect.poll(() => loggedPhotos(page, id)).toHaveLength(2);
  const stored = await storedPhotos(page, id);
  expect(new Set(await loggedPhotos(page, id))).toEqual(new Set(stored.map(({ entryId }) => entryId)));
  await expect.poll(() => unsentHashes(page)).toEqual({});
  await page.getByRole('link', { name: '작업일보 보기' }).tap();
  await expect(page.getByRole('checkbox', { name: /^중 사진/, checked: true })).toHaveCount(2);
});

test('a log whose photo the server refuses stays with its reason, and goes without that photo when asked', async ({
  browser,
}) => {
  const id = await addProjectAtStage(browser, 'awarded', `거절 일보 ${Date.now()}`, { StartDate: TODAY });
  const page = await openAs(browser, 'hanbit1', PHONE);
  await writeLog(page, id);
  await page.context().setOffline(true);
  await shoot(page, '#a05a2c', 1);
  await page.getByRole('button', { name: '작업일보 등록' }).tap();
  await expect(page).toHaveURL(/tab=site/);
  const full = { code: 'PHOTO_COUNT', message: '사진은 최대 300장까지 등록할 수 있습니다.' };
  await page.context().route('**/api/Site/photo-add', (route) => route.fulfill({ status: 409, json: full }));
  await page.context().setOffline(false);
  await page.goto('/site/queue');
  const log = page.getByRole('listitem').filter({ hasText: '작업일보' });
  await expect(log).toContainText('이 현장에 없는 사진이 있습니다. 사진을 먼저 전송해주세요.');
  expect(await loggedPhotos(page, id)).toBeUndefined();

  await log.getByRole('button', { name: '없는 사진 빼고 보내기' }).tap();
  await expect.poll(() => loggedPhotos(page, id)).toEqual([]);
  // For a moment the row is in both lists.
  await expect(log.filter({ hasText: '전송됨' })).toBeVisible();
  const photo = page.getByRole('listitem').filter({ hasText: full.message });
  await expect(photo).toContainText('보낼 수 없음');
  await restoreCall(page, 'photo-add');
  await photo.getByRole('button', { name: '다시 보내기' }).tap();
  await expect(page.getByRole('heading', { name: '미전송 없음' })).toBeVisible();
});

test('without a connection a shortage is received with a photo of the phone, and staff see both (D-449)', async ({
  browser,
}) => {
  const id = await addProjectAtStage(browser, 'sent', `지하 수령 ${Date.now()}`);
  const page = await openAs(browser, 'hanbit1', PHONE);
  await page.goto(`/projects/companyview/${id}`);
  await page.getByRole('button', { name: '자재수령' }).tap();
  const sheet = page.getByRole('dialog', { name: '자재수령' });
  await sheet.getByRole('radio', { name: '부족' }).check({ force: true });
  await page.context().setOffline(true);
  await shoot(page, '#a05a2c', 1);
  await sheet.getByRole('button', { name: '확인 요청 보내기' }).tap();
  await expect(sheet).toBeHidden();
  await expect(unsentStrip(page)).toContainText('미전송 1장');
  await expect(page.getByRole('button', { name: '기기에 저장됨' })).toBeVisible();
  await expect(page.getByRole('button', { name: '자재수령' })).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByText('확인 대기')).toBeVisible();

  const staff = await openAs(browser, 'sales1');
  await staff.goto(`/projects/view/${id}`);
  const section = staff.getByRole('region', { name: '자재수령', exact: true });
  await expect(section).toContainText('자재 차이의 확인을 기다립니다');
  await expect(section.getByRole('button', { name: /자재.* 크게 보기/ })).toHaveCount(1);
});
