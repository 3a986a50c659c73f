import { expect, test } from '@playwright/test';
import { addProjectAtStage } from './support/project-stages.ts';
import { dayAfter } from './support/registration.ts';
import { openAs, PHONE } from './support/sign-in.ts';

test('on a phone the crew writes the log of its day, a colleague edits it, and staff read it at once', async ({
  browser,
}) => {
  const id = await addProjectAtStage(browser, 'sent', `일보 시험 ${Date.now()}`, { StartDate: dayAfter(0) });
  const staff = await openAs(browser, 'pm1');
  await staff.goto(`/projects/view/${id}`);
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();

  const crew = await openAs(browser, 'hanbit1', PHONE);
  await crew.goto(`/projects/companyview/${id}?tab=site`);
  await crew.getByRole('link', { name: '작업일보 쓰기' }).tap();
  await crew.getByRole('button', { name: '작업일보 등록' }).tap();
  await expect(crew.getByText('작업 내용을 입력해주세요.').first()).toBeVisible();
  await crew.getByRole('textbox', { name: /작업 내용/ }).fill('카메라 6대 설치');
  await crew.getByRole('button', { name: '하나 늘리기', exact: true }).tap();
  await crew
    .getByRole('button', { name: /사용 수량 하나 늘리기/ })
    .first()
    .tap();
  await crew.getByRole('radio', { name: '날씨' }).check({ force: true });
  await crew.getByRole('textbox', { name: /지연 내용/ }).fill('비로 두 시간 쉼');
  await crew.getByRole('textbox', { name: '내일 할 일' }).fill('NVR 설치');

  // The page is lost before it was sent; what was typed is still on the device.
  await expect.poll(() => crew.evaluate(() => JSON.stringify(Object.entries(localStorage)))).toContain('NVR 설치');
  crew.on('dialog', (dialog) => void dialog.accept());
  await crew.reload();
  await crew.getByRole('button', { name: '이어서 쓰기' }).tap();
  await expect(crew.getByRole('textbox', { name: /작업 내용/ })).toHaveValue('카메라 6대 설치');
  await crew.getByRole('button', { name: '작업일보 등록' }).tap();
  await expect(crew).toHaveURL(/tab=site/);
  await expect(crew.getByRole('link', { name: '작업일보 보기' })).toBeVisible();

  const record = staff.getByRole('article', { name: `${dayAfter(0)} 현장 기록` });
  await expect(record).toContainText('카메라 6대 설치');
  await expect(record).toContainText('날씨 · 비로 두 시간 쉼');
  await expect(record).toContainText(/사용 자재.* 1/);
  await expect(record).toContainText('도착 기록 없음');

  const colleague = await openAs(browser, 'hanbit2', PHONE);
  await colleague.goto(`/projects/companyview/${id}?tab=log&day=${dayAfter(0)}`);
  await colleague.getByRole('textbox', { name: /작업 내용/ }).fill('카메라 8대 설치');
  await colleague.getByRole('button', { name: '작업일보 수정' }).tap();
  await expect(colleague).toHaveURL(/tab=site/);
  await expect(record).toContainText('카메라 8대 설치');

  // A second log of the day, which was begun before, leads to the first.
  await crew.goto(`/projects/companyview/${id}?tab=log&day=${dayAfter(0)}`);
  await expect(crew.getByRole('textbox', { name: /작업 내용/ })).toHaveValue('카메라 8대 설치');
});

test('a log has no part wider than the narrowest phone', async ({ browser }) => {
  const id = await addProjectAtStage(browser, 'awarded', `좁은 일보 ${Date.now()}`, { StartDate: dayAfter(0) });
  const crew = await openAs(browser, 'hanbit1', PHONE);
  await crew.goto(`/projects/companyview/${id}?tab=log&day=${dayAfter(0)}`);
  await expect(crew.getByRole('button', { name: '작업일보 등록' })).toBeVisible();
  const widths = await crew.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});
