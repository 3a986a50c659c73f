import type { CalendarItem as CalendarRow } from '@portal/contract/areas/workspace-entries/shapes';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { monthWeeks, weekOf } from '#ui/days/month-weeks.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { calendarItem } from './calendar-item.ts';

const row = (part: Partial<CalendarRow>): CalendarRow => ({
  entryId: 1,
  projectId: 1,
  projectColor: 'blue',
  entryKind: 'S',
  title: '중간 점검',
  day: '2026-12-09',
  startDay: '2026-12-09',
  startTime: '14:00',
  endDay: '2026-12-09',
  endTime: '15:00',
  allDayYn: 'N',
  place: '',
  taskStatus: '',
  mineYn: 'N',
  repeatYn: 'N',
  editYn: 'Y',
  version: 1,
  ...part,
});

function drawGrid(rows: readonly CalendarRow[], weeks: readonly string[][] = monthWeeks('2026-12')) {
  const moves: [string, number][] = [];
  const opened: string[] = [];
  const days: string[] = [];
  const hours: string[] = [];
  const user = draw(
    <CalendarGrid
      weeks={weeks}
      month="2026-12"
      items={rows.map(calendarItem)}
      holidays={{ '2026-12-25': ['성탄절'] }}
      onOpen={({ title }) => opened.push(title)}
      onDay={(day) => days.push(day)}
      onHour={(day, hour) => hours.push(`${day} ${hour}`)}
      onMove={({ title }, by) => moves.push([title, by])}
    />,
  );
  return { moves, opened, days, hours, user };
}

it('keys move an item by days and weeks and drop it', async () => {
  const { moves, opened, user } = drawGrid([row({})]);
  screen.getByRole('button', { name: '중간 점검, 일정, 2026-12-09 (수), 14:00' }).focus();
  await user.keyboard(' {ArrowDown}{ArrowRight}');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2026-12-17 (목)');
  await user.keyboard(' ');
  expect(moves).toEqual([['중간 점검', 8]]);
  expect(opened).toEqual([]);
});

it('an item without edit permission does not move but opens', async () => {
  const { moves, opened, user } = drawGrid([row({ editYn: 'N' })]);
  screen.getByRole('button', { name: /중간 점검/ }).focus();
  await user.keyboard(' {ArrowDown} {Enter}');
  expect([moves, opened]).toEqual([[], ['중간 점검']]);
});

it('days show their holiday and number of items, and the count of hidden items lists the day', async () => {
  const busy = ['가', '나', '다', '라'].map((title, index) => row({ entryId: index + 1, title }));
  const { days, user } = drawGrid(busy);
  expect(screen.getByRole('button', { name: '2026-12-25 (금) 성탄절' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '2026-12-09 (수) 4건' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '2026-12-09 (수) 나머지 2건' }));
  expect(days).toEqual(['2026-12-09']);
});

it('a week shows schedules by the hour and the rest above, and an empty hour starts a schedule (D-240)', async () => {
  const rows = [row({}), row({ entryId: 2, title: '명단 제출', entryKind: 'T', taskStatus: 'P', allDayYn: 'Y' })];
  const { hours, opened, moves, user } = drawGrid(rows, [weekOf('2026-12-09')]);
  const timed = screen.getByRole('button', { name: /^중간 점검/ });
  expect(timed.style.top).toBe(`${14 * 44}px`);
  expect(screen.getByRole('button', { name: /^명단 제출/ }).style.gridColumn).toBe('4 / 5');
  const empty = document.querySelector('[data-hour="2026-12-10 9"]');
  if (empty) await user.click(empty);
  expect(hours).toEqual(['2026-12-10 9']);
  await user.click(timed);
  expect(opened).toEqual(['중간 점검']);
  timed.focus();
  await user.keyboard(' {ArrowRight} ');
  expect(moves).toEqual([['중간 점검', 1]]);
});
