import { expect, test } from '@playwright/test';
import { addProjectAtStage } from './support/project-stages.ts';
import { dayAfter } from './support/registration.ts';
import { openAs, PHONE } from './support/sign-in.ts';
import { album, drawPictures, openCamera, storedPhotos, takenCount, unsentHashes } from './support/site-device.ts';

test('who ends the work sees what is missing: a photo of after, the log of the day', async ({ browser }) => {
  const id = await addProjectAtStage(browser, 'awarded', `떠나는 현장 ${Date.now()}`, { StartDate: dayAfter(0) });
  const page = await openAs(browser, 'hanbit1', PHONE);
  await page.goto(`/projects/companyview/${id}?tab=site`);
  await page.getByRole('button', { name: '현장 도착' }).tap();
  const arrival = page.getByRole('dialog', { name: '현장 도착' });
  for (const point of await arrival.getByRole('checkbox').all()) await point.tap();
  await arrival.getByRole('button', { name: '현장 도착', exact: true }).tap();
  await expect(arrival).toBeHidden();

  const [before, after] = await drawPictures(page, 2, 'L');
  if (!before || !after) throw new Error('no pictures');
  await openCamera(page, id);
  await album(page).setInputFiles(before);
  await expect(takenCount(page, 1)).toBeVisible();
  await expect.poll(() => unsentHashes(page)).toEqual({});

  await page.goto(`/projects/companyview/${id}?tab=site`);
  await page.getByRole('button', { name: '작업 종료' }).tap();
  const sheet = page.getByRole('dialog', { name: '작업 종료' });
  const checks = sheet.getByRole('list', { name: '종료 전 확인' });
  await expect(checks).toContainText('후 사진 없음');
  await expect(checks).toContainText('전 사진 1장 중 1장에 짝 사진이 없습니다');
  await expect(checks).toContainText('작업일보 없음');
  await checks.getByRole('button', { name: '찍기' }).tap();

  await expect(page.getByRole('radio', { name: '후' })).toHaveAttribute('aria-checked', 'true');
  await expect(page.getByRole('button', { name: '전 사진 1' })).toHaveAttribute('aria-pressed', 'true');
  await album(page).setInputFiles(after);
  await expect(page.getByRole('button', { name: '전 사진 1 짝 있음' })).toBeVisible();
  await expect.poll(async () => (await storedPhotos(page, id)).length).toBe(2);

  await page.goto(`/projects/companyview/${id}?tab=site`);
  await page.getByRole('button', { name: '작업 종료' }).tap();
  await expect(checks).toContainText('후 사진 1장');
  await expect(checks).not.toContainText('짝 사진이 없습니다');
  await checks.getByRole('link', { name: '쓰기' }).tap();
  await page.getByRole('textbox', { name: /작업 내용/ }).fill('마무리');
  await page.getByRole('button', { name: '작업일보 등록' }).tap();
  await page.getByRole('button', { name: '작업 종료' }).tap();
  await expect(checks).not.toContainText('작업일보 없음');
  await sheet.getByRole('button', { name: '작업 종료', exact: true }).tap();
  await expect(page.getByText(/내일도 작업/)).toBeVisible();
});
