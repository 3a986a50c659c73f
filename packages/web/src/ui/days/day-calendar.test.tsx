import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHolidays } from '#areas/lookups/public/use-holidays.ts';
import { drawWithQueries } from '#test-kit/draw.tsx';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { DayCalendar } from './day-calendar.tsx';
import { HolidaySource } from './holiday-source.ts';

type Holiday = { day: string; holidayName: string };

function drawDay(day: string, picked: string[] = [], holidays: readonly Holiday[] = []) {
  mockCalls({ 'BaseInfo/holiday-info': holidays });
  return drawWithQueries(
    <HolidaySource value={useHolidays}>
      <DayCalendar dates={[day]} earliest="" onPick={(other) => picked.push(other)} />
    </HolidaySource>,
  );
}

it('arrow and page keys move the focus by days and months, and Enter picks', async () => {
  const picked: string[] = [];
  const user = drawDay('2026-12-30', picked);
  screen.getByRole('button', { name: '30, 2026-12-30 (수)' }).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('7, 2027-01-07 (목)');
  await user.keyboard('{PageUp}{Enter}');
  expect(picked).toEqual(['2026-12-07']);
});

it('the month choice shows one year, and its arrows change the year', async () => {
  const user = drawDay('2026-12-30');
  await user.click(screen.getByRole('button', { name: /월 선택$/ }));
  await user.click(screen.getByRole('button', { name: '이전 해' }));
  await user.click(screen.getByRole('button', { name: '3월' }));
  expect(screen.getByRole('button', { name: /월 선택$/ }).textContent).toBe('2025년 3월');
});

it('a public holiday shows its name, also below the month', () => {
  drawDay('2026-12-24');
  expect(screen.getByRole('button', { name: /^25, 2026-12-25 \(금\) ./ }).title).not.toBe('');
  expect(screen.getByText('25일 성탄절')).toBeTruthy();
});

it('the calendar is drawn at once, and an announced holiday gets its name when it is loaded (D-204)', async () => {
  drawDay('2026-12-17', [], [{ day: '2026-12-16', holidayName: '임시공휴일' }]);
  expect(screen.getByRole('button', { name: '16, 2026-12-16 (수)' }).dataset['tone']).toBeUndefined();
  expect(screen.getByRole('button', { name: '25, 2026-12-25 (금) 성탄절' }).dataset['tone']).toBe('red');
  const announced = await screen.findByRole('button', { name: '16, 2026-12-16 (수) 임시공휴일' });
  expect([announced.title, announced.dataset['tone']]).toEqual(['임시공휴일', 'red']);
});
