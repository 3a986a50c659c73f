import { expect, type Page, test } from '@playwright/test';
import { seoulDay, seoulTime } from '@portal/contract/core/dates';
import { callWorkspace, joinRoom, openRoom } from './support/room-tasks.ts';
import { entryOf, roomAddress } from './support/rooms.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^알림/ });
const MINUTE_MS = 60_000;
const minuteOf = (moment: Date): string => seoulTime(moment).slice(11, 16);

const titlesShown = (page: Page): Promise<(string | null)[]> =>
  page.getByRole('article').evaluateAll((entries) => entries.map((entry) => entry.getAttribute('aria-label')));

test('after a cut stream is restored, the feed shows every entry once, with edits and deletions (D-34, D-37)', async ({
  browser,
}) => {
  const { projectId, page: writer } = await openRoom(browser);
  const reader = await joinRoom(browser, projectId, 'sales1');
  const post = (Title: string) =>
    callWorkspace(writer, 'post-add', { ProjectId: projectId, Title, Content: '<p>본문</p>' });
  const editedPost = await post('처음 글');
  const deletedPost = await post('지울 글');
  await reader.goto(roomAddress(projectId));
  await expect(entryOf(reader, '지울 글')).toBeVisible();

  await reader.context().setOffline(true);
  for (const number of [1, 2, 3]) await post(`끊긴 동안 ${number}`);
  await callWorkspace(writer, 'post-edit', {
    EntryId: editedPost['entryId'] ?? 0,
    Version: 1,
    Title: '처음 글 (고침)',
    Content: '<p>고친 본문</p>',
  });
  await callWorkspace(writer, 'entry-delete', { EntryId: deletedPost['entryId'] ?? 0 });
  await Promise.all([
    reader.context().setOffline(false),
    ...[4, 5, 6].map((number) => post(`이어지는 동안 ${number}`)),
  ]);

  await expect(entryOf(reader, '처음 글 (고침)')).toBeVisible();
  await expect(entryOf(reader, '지울 글')).toHaveCount(0);
  await reader.getByRole('button', { name: '새 글 6건 보기' }).click();
  await expect(entryOf(reader, '이어지는 동안 6')).toBeVisible();
  await post('이어진 뒤');
  await reader.getByRole('button', { name: '새 글 1건 보기' }).click();
  await expect(entryOf(reader, '이어진 뒤')).toBeVisible();
  const titles = await titlesShown(reader);
  expect(titles.toSorted()).toEqual(
    [
      '이어진 뒤',
      ...[1, 2, 3].map((number) => `끊긴 동안 ${number}`),
      ...[4, 5, 6].map((number) => `이어지는 동안 ${number}`),
      '처음 글 (고침)',
    ].toSorted(),
  );
});

test('a reminder comes at its time to the participants and opens the schedule (WORK-36)', async ({ browser }) => {
  const { projectId, page: writer } = await openRoom(browser);
  const other = await joinRoom(browser, projectId, 'sales1');
  await other.goto(roomAddress(projectId));
  // The reminder comes ten minutes before the start, at the next full minute that is safely in the future.
  const start = new Date(Date.now() + 11 * MINUTE_MS + 10_000);
  const end = new Date(start.getTime() + 30 * MINUTE_MS);
  await callWorkspace(writer, 'schedule-add', {
    ProjectId: projectId,
    Title: '상황 공유 회의',
    StartDay: seoulDay(start),
    StartTime: minuteOf(start),
    EndDay: seoulDay(end),
    EndTime: minuteOf(end),
    AllDayYn: 'N',
    Reminder: '10',
  });
  await bell(other).click();
  const popup = other.getByRole('region', { name: '알림', exact: true });
  const reminder = popup.getByRole('button', { name: /일정 알림.*상황 공유 회의/s }).first();
  await expect(reminder).toBeVisible({ timeout: 120_000 });
  await reminder.click();
  await expect(entryOf(other, '상황 공유 회의')).toBeFocused();
});
