import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { DayCalendar } from './day-calendar.tsx';

const drawDay = (day: string, picked: string[] = []) =>
  draw(<DayCalendar dates={[day]} earliest="" onPick={(other) => picked.push(other)} />);

it('arrow and page keys move the focus by days and months, and Enter picks', async () => {
  const picked: string[] = [];
  const user = drawDay('2026-12-30', picked);
  screen.getByRole('button', { name: '2026-12-30 (수)' }).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('2027-01-07 (목)');
  await user.keyboard('{PageUp}{Enter}');
  expect(picked).toEqual(['2026-12-07']);
});

it('the month choice shows one year, and its arrows change the year', async () => {
  const user = drawDay('2026-12-30');
  await user.click(screen.getByRole('button', { name: '월 선택' }));
  await user.click(screen.getByRole('button', { name: '이전 해' }));
  await user.click(screen.getByRole('button', { name: '3월' }));
  expect(screen.getByRole('button', { name: '월 선택' }).textContent).toBe('2025년 3월');
});

it('a public holiday shows its name', () => {
  drawDay('2026-12-24');
  expect(screen.getByRole('button', { name: /^2026-12-25 \(금\) ./ }).title).not.toBe('');
});
