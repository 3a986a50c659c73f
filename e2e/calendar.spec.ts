import { expect, test } from '@playwright/test';
import { addDays, weekdayOf, withWeekday } from '@portal/contract/core/dates';
import { addOutsourcedProject, dayAfter, field, press } from './support/registration.ts';
import { dragTo } from './support/room-tasks.ts';
import { openAs, PHONE } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

test('an offered day is moved by mouse with a reason, and the project has it (D-331)', async ({ browser }) => {
  const page = await openAs(browser, 'admin');
  const id = await addOutsourcedProject(page, '캘린더 이동 현장');
  const day = dayAfter(3);
  const column = WEEKDAYS.indexOf(weekdayOf(day));
  const step = column === 6 ? -1 : 1;
  const target = addDays(day, step);
  const entryOn = (on: string) => page.locator(`[data-item="outsourced ${id} ${on}"]`);
  await page.goto(`/projects/calendar?span=week&offered=Y&day=${day}`);
  const cells = page.getByRole('row', { name: /^미정/ }).getByRole('cell');
  await dragTo(page, entryOn(day), cells.nth(column + step));
  await expect(page.getByRole('dialog')).toContainText(target);
  await field(page, 'Reason').fill('자재 입고 지연');
  await press(page, '저장');
  await expectToasts(page, '프로젝트 정보가 성공적으로 수정되었습니다.');
  await expect(entryOn(target)).toBeVisible();
  await expect(entryOn(day)).toHaveCount(0);
  await page.goto(`/projects/view/${id}`);
  await expect(page.getByRole('main')).toContainText(withWeekday(target).slice(5));
  await expect(page.getByRole('main')).toContainText('자재 입고 지연');
});

test('an address is copied once, read without a session, and revoked (D-333)', async ({ browser }) => {
  const page = await openAs(browser, 'hanbit1', PHONE);
  await page.goto('/projects/calendar');
  await press(page, '구독');
  const dialog = page.getByRole('dialog', { name: '캘린더 구독' });
  await press(page, '주소 만들기');
  const address = dialog.getByRole('textbox', { name: /내 주소/ });
  await expect(address).toHaveValue(/\/ics\/[\w-]{43}\.ics$/);
  const url = await address.inputValue();
  const outside = await browser.newContext();
  const read = await outside.request.get(url);
  expect(read.status()).toBe(200);
  expect(await read.text()).toContain('BEGIN:VCALENDAR');
  await page.reload();
  await press(page, '구독');
  await expect(address).toHaveValue(/…/);
  await press(page, '주소 폐기');
  await page.getByRole('dialog', { name: '주소 폐기' }).getByRole('button', { name: '주소 폐기' }).click();
  await expectToasts(page, '구독 주소를 폐기했습니다.');
  expect((await outside.request.get(url)).status()).toBe(404);
  await outside.close();
});
