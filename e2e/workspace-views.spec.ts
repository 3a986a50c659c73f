import { expect, test } from '@playwright/test';
import { addDays, seoulDay, withWeekday } from '@portal/contract/core/dates';
import { blockEventStream } from './support/accepting.ts';
import { chooseOption } from './support/choose-option.ts';
import { dayAfter, field, press } from './support/registration.ts';
import {
  addTasks,
  callWorkspace,
  card,
  dragTo,
  joinRoom,
  lane,
  openRoom,
  storedRow,
  titlesIn,
} from './support/room-tasks.ts';
import { openAs, PHONE } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const today = (): string => seoulDay(new Date());
const boardOf = (projectId: number): string => `/special/report/feed?projectId=${projectId}&tab=T&view=board`;
const tableOf = (projectId: number): string => `/special/report/feed?projectId=${projectId}&tab=T`;
const calendarOf = (projectId: number, day: string): string =>
  `/special/report/feed?projectId=${projectId}&tab=C&day=${day}`;

test('a card moves on the board by mouse and by keys and stays where it was put (D-37)', async ({ browser }) => {
  const { projectId, page } = await openRoom(browser);
  await addTasks(page, projectId, ['하역장 예약', '명단 제출', '배선 확인']);
  await page.goto(boardOf(projectId));
  await expect(card(page, '하역장 예약')).toBeVisible();

  await test.step('move by mouse', async () => {
    await dragTo(page, card(page, '명단 제출'), lane(page, '진행'));
    await expect.poll(() => titlesIn(page, '진행')).toEqual(['명단 제출']);
    await expect(page).toHaveURL(/view=board$/);
  });

  await test.step('move by keys, which keeps the focus on the card', async () => {
    await card(page, '배선 확인').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(card(page, '배선 확인')).toBeFocused();
    await expect.poll(() => titlesIn(page, '진행')).toEqual(['명단 제출', '배선 확인']);
    // The board is drawn again when the move is stored, which would drop a card that is being dragged.
    await expect
      .poll(() => storedRow(page, 'task-list', { ProjectId: projectId }, '배선 확인'))
      .toMatchObject({ taskStatus: 'P' });
  });

  await test.step('a completed task has the progress 100', async () => {
    await dragTo(page, card(page, '하역장 예약'), lane(page, '완료'));
    await expect.poll(() => titlesIn(page, '완료')).toEqual(['하역장 예약']);
    // The page shows the move before the server stores it, and leaving the page would stop the call.
    await expect
      .poll(() => storedRow(page, 'task-list', { ProjectId: projectId }, '하역장 예약'))
      .toMatchObject({ progress: 100 });
    await page.goto(tableOf(projectId));
    await expect(page.getByRole('slider', { name: '하역장 예약 진척도' })).toHaveValue('100');
  });

  await page.goto(boardOf(projectId));
  await expect.poll(() => titlesIn(page, '진행')).toEqual(['명단 제출', '배선 확인']);
  await expect.poll(() => titlesIn(page, '요청')).toEqual([]);
});

test('a new task takes the state of its column, a new schedule its day, and a phone moves a card by state', async ({
  browser,
}) => {
  const { projectId, page } = await openRoom(browser);
  await page.goto(boardOf(projectId));
  await page.getByRole('button', { name: '피드백 업무 추가' }).click();
  await field(page, 'Title').fill('검토 요청');
  await press(page, '등록');
  await expect.poll(() => titlesIn(page, '피드백')).toEqual(['검토 요청']);

  const day = `${today().slice(0, 8)}15`;
  await page.goto(calendarOf(projectId, day));
  await page.locator(`[data-day="${day}"]`).getByRole('button').first().click();
  await field(page, 'Title').fill('그날 회의');
  await press(page, '등록');
  await expect(page.getByRole('button', { name: `그날 회의, 일정, ${withWeekday(day)}, 09:00` })).toBeVisible();

  const phone = await openAs(browser, 'pm1', PHONE);
  await phone.goto(boardOf(projectId));
  const states = phone.getByRole('group', { name: '상태', exact: true });
  await states.getByRole('button', { name: /^피드백 1/ }).click();
  await card(phone, '검토 요청').click();
  await phone.getByRole('dialog').getByRole('group', { name: '상태' }).getByRole('button', { name: '완료' }).click();
  await phone.keyboard.press('Escape');
  await states.getByRole('button', { name: /^완료 1/ }).click();
  await expect(card(phone, '검토 요청')).toBeVisible();
});

test('two users who move the same card see the same order in the end (D-37)', async ({ browser }) => {
  test.slow();
  const { projectId, page: one } = await openRoom(browser);
  const other = await joinRoom(browser, projectId, 'sales1');
  const pages = [one, other];
  await addTasks(one, projectId, ['가', '나', '다']);
  for (const page of pages) await page.goto(boardOf(projectId));
  for (const page of pages) await expect.poll(async () => (await titlesIn(page, '요청')).length).toBe(3);

  await Promise.all([
    dragTo(one, card(one, '나'), lane(one, '진행')),
    dragTo(other, card(other, '나'), lane(other, '피드백')),
  ]);
  await expect
    .poll(async () => {
      const boards = await Promise.all(
        pages.map(async (page) => [await titlesIn(page, '진행'), await titlesIn(page, '피드백')]),
      );
      const [mine, theirs] = boards;
      return JSON.stringify(mine) === JSON.stringify(theirs) && mine?.flat().join() === '나';
    })
    .toBe(true);
});

test('a task can be changed in the filtered and sorted table (D-37)', async ({ browser }) => {
  const { projectId, page } = await openRoom(browser);
  await addTasks(page, projectId, ['늦은 업무'], { DueDay: dayAfter(-2) });
  await addTasks(page, projectId, ['다음 업무'], { DueDay: dayAfter(20) });
  await page.goto(tableOf(projectId));
  const row = page.getByRole('row').filter({ hasText: '다음 업무' });
  await expect(page.getByRole('row').filter({ hasText: '늦은 업무' })).toContainText('지연');

  await chooseOption(page.getByLabel('다음 업무 상태'), '진행');
  await chooseOption(page.getByLabel('다음 업무 우선순위'), '긴급');
  await row.getByRole('button', { name: '다음 업무 담당자 지정' }).click();
  await page.getByRole('checkbox').first().check();
  await page.keyboard.press('Escape');
  await page.getByLabel('다음 업무 마감일').fill(dayAfter(30));
  await expect(row).toContainText('긴급');
  await expect
    .poll(() => storedRow(page, 'task-list', { ProjectId: projectId }, '다음 업무'))
    .toMatchObject({ taskStatus: 'P', priority: 'U', dueDay: dayAfter(30) });
  await page.reload();
  await expect(page.getByLabel('다음 업무 상태')).toHaveValue('진행');
  await expect(page.getByLabel('다음 업무 마감일')).toHaveValue(withWeekday(dayAfter(30)));

  const late = page.getByRole('row').filter({ hasText: '늦은 업무' });
  await page.getByRole('button', { name: '지연', exact: true }).click();
  await expect(row).toHaveCount(0);
  await expect(late).toBeVisible();
  await page.getByRole('button', { name: '전체', exact: true }).click();
  await chooseOption(page.getByLabel('우선순위', { exact: true }), '긴급');
  await expect(late).toHaveCount(0);
  await expect(row).toBeVisible();
  await chooseOption(page.getByLabel('다음 업무 상태'), '완료');
  await page.getByRole('button', { name: '미완료', exact: true }).click();
  await expect(page.getByText('조건에 맞는 업무가 없습니다.')).toBeVisible();
  await chooseOption(page.getByLabel('우선순위', { exact: true }), '우선순위');
  await expect(late).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a refused change in the table says what failed, and why (D-127)', async ({ browser }) => {
  const { projectId, page } = await openRoom(browser);
  await addTasks(page, projectId, ['짧은 업무'], { DueDay: dayAfter(3) });
  await page.goto(tableOf(projectId));
  await page.getByLabel('짧은 업무 시작일').fill(dayAfter(10));
  await expectToasts(page, '업무를 변경하지 못했습니다.', '마감일은 시작일보다 빠를 수 없습니다.');
  await expect(page.getByLabel('짧은 업무 시작일')).toHaveValue('');
});

test('a change of a task that another user changed first shows both values (wire.md, Concurrent edits)', async ({
  browser,
}) => {
  const { projectId, page } = await openRoom(browser);
  const other = await joinRoom(browser, projectId, 'sales1');
  await addTasks(page, projectId, ['같이 고칠 업무']);
  // Without its event stream the page does not learn of the other change.
  await blockEventStream(page);
  await page.goto(tableOf(projectId));
  await expect(page.getByLabel('같이 고칠 업무 상태')).toBeVisible();
  const tasks = await other.request.post('/api/Project/task-list', { data: { ProjectId: projectId } });
  const [{ entryId, version }] = (await tasks.json()).data;
  await callWorkspace(other, 'task-change', { EntryId: entryId, Version: version, Field: 'taskStatus', Value: 'F' });

  await chooseOption(page.getByLabel('같이 고칠 업무 상태'), '진행');
  const dialog = page.getByRole('dialog', { name: '다른 사용자의 수정' });
  await expect(dialog).toContainText('피드백');
  await dialog.getByRole('button', { name: '고른 값으로 계속' }).click();
  await expect(page.getByLabel('같이 고칠 업무 상태')).toHaveValue('진행');
});

test('a schedule moves to another day of the calendar by mouse and by keys (D-37)', async ({ browser }) => {
  const { projectId, page } = await openRoom(browser);
  // In the middle of a month the calendar shows all days of the test.
  const day = `${today().slice(0, 8)}15`;
  const times = { StartDay: day, StartTime: '14:00', EndDay: day, EndTime: '15:00', AllDayYn: 'N' };
  await callWorkspace(page, 'schedule-add', { ProjectId: projectId, Title: '중간 점검', ...times });
  await page.goto(calendarOf(projectId, day));
  const item = page.getByRole('button', { name: /^중간 점검/ });
  await expect(item).toBeVisible();
  // The second move comes after the first one is stored, while the calendar loads again. The page then drops that load.
  let release = (): void => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/Project/calendar-list', async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  const firstStored = page.waitForResponse('**/api/Project/schedule-day-edit');
  await dragTo(page, item, page.locator(`[data-day="${addDays(day, 2)}"]`));
  await expect(item).toHaveAccessibleName(`중간 점검, 일정, ${withWeekday(addDays(day, 2))}, 14:00`);
  await firstStored;
  await item.focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  release();
  const moved = `중간 점검, 일정, ${withWeekday(addDays(day, -5))}, 14:00`;
  await expect(item).toHaveAccessibleName(moved);
  const month = { ProjectId: projectId, FromDay: addDays(day, -14), ToDay: addDays(day, 13) };
  await expect
    .poll(() => storedRow(page, 'calendar-list', month, '중간 점검'))
    .toMatchObject({ startDay: addDays(day, -5), endDay: addDays(day, -5) });
  await page.reload();
  await expect(item).toHaveAccessibleName(moved);
});

test('the calendar can show only the tasks and schedules of the user', async ({ browser }) => {
  const { projectId, page } = await openRoom(browser);
  const day = `${today().slice(0, 8)}15`;
  await addTasks(page, projectId, ['남의 업무'], { DueDay: day });
  const times = { StartDay: day, StartTime: '14:00', EndDay: day, EndTime: '15:00', AllDayYn: 'N' };
  await callWorkspace(page, 'schedule-add', { ProjectId: projectId, Title: '내 점검', ...times });
  await page.goto(calendarOf(projectId, day));
  await expect(page.getByRole('button', { name: /^남의 업무/ })).toBeVisible();
  await page.getByRole('button', { name: '내 것만', exact: true }).click();
  await expect(page.getByRole('button', { name: /^남의 업무/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^내 점검/ })).toBeVisible();
});

test('one schedule of a series can be excluded, and the others stay (D-37)', async ({ browser }) => {
  const { projectId, page } = await openRoom(browser);
  const day = `${today().slice(0, 8)}08`;
  const times = { StartDay: day, StartTime: '09:00', EndDay: day, EndTime: '10:00', AllDayYn: 'N' };
  await callWorkspace(page, 'schedule-add', {
    ProjectId: projectId,
    Title: '주간 회의',
    ...times,
    Repeat: 'W',
    RepeatUntil: addDays(day, 14),
  });
  await page.goto(calendarOf(projectId, day));
  const items = page.getByRole('button', { name: /^주간 회의/ });
  await expect(items).toHaveCount(3);
  await page.getByRole('button', { name: `주간 회의, 일정, ${withWeekday(addDays(day, 7))}, 09:00` }).click();
  await page.getByRole('button', { name: '이 일정만 제외' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '제외', exact: true }).click();
  await expect(items).toHaveCount(2);
});

test('the calendar of a phone shows the chosen day at 360 px without sideways scrolling', async ({ browser }) => {
  const { projectId, page: owner } = await openRoom(browser);
  const day = today();
  const times = { StartDay: day, StartTime: '14:00', EndDay: day, EndTime: '15:00', AllDayYn: 'N' };
  await callWorkspace(owner, 'schedule-add', { ProjectId: projectId, Title: '현장 회의', ...times });
  const phone = await openAs(browser, 'pm1', PHONE);
  await phone.goto(calendarOf(projectId, day));
  await expect(phone.getByRole('button', { name: /^현장 회의/ })).toBeVisible();
  await phone.locator(`[data-day="${addDays(day, day.endsWith('01') ? 1 : -1)}"]`).click();
  await expect(phone.getByText('이 날에는 아무것도 없습니다.')).toBeVisible();
  const overflow = await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('at 1024 px the filters of the tasks leave the button beside them in sight', async ({ browser }) => {
  const { projectId, page } = await openRoom(browser);
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto(tableOf(projectId));
  await expect(page.getByRole('button', { name: '업무 추가' }).first()).toBeInViewport({ ratio: 1 });
});
