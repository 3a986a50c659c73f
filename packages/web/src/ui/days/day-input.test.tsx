import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { TextField } from '../fields/fields.tsx';

function Day({ changes, initial = '' }: { changes: string[]; initial?: string }) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    changes.push(next);
    setValue(next);
  };
  return <TextField label="입사일" name="UserInDate" type="date" value={value} onChange={change} />;
}

const input = () => screen.getByLabelText('입사일');
const shown = () => (input() instanceof HTMLInputElement ? input().getAttribute('value') : null);

it('a whole date counts at once and is shown with its weekday when the field is left', async () => {
  const changes: string[] = [];
  const user = draw(<Day changes={changes} />);
  await user.type(input(), '2026-12-25');
  expect(changes).toEqual(['2026-12-25']);
  await user.tab();
  expect(shown()).toBe('2026-12-25 (금)');
});

it('a short form says what it means and counts with Enter', async () => {
  const changes: string[] = [];
  const user = draw(<Day changes={changes} initial="2026-12-01" />);
  await user.clear(input());
  await user.type(input(), '2027.1.5');
  expect(screen.getByRole('status').textContent).toBe('2027-01-05 (화) Enter로 선택');
  await user.keyboard('{Enter}');
  expect(changes).toEqual(['2027-01-05']);
  await user.clear(input());
  await user.tab();
  expect(changes).toEqual(['2027-01-05', '']);
});

it('a text that is no day says why and leaves the value as it is, and Escape drops it', async () => {
  const changes: string[] = [];
  const user = draw(<Day changes={changes} initial="2026-12-01" />);
  await user.tripleClick(input());
  await user.keyboard('2026-02-30');
  await user.tab();
  expect(screen.getByText('없는 날짜입니다. 2월은 28일까지 있습니다.')).toBeTruthy();
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(changes).toEqual([]);
  await user.click(input());
  await user.keyboard('{Escape}');
  expect(shown()).toBe('2026-12-01 (화)');
});

it('the calendar opens by Arrow Down on the chosen day, and picking returns the focus', async () => {
  const changes: string[] = [];
  const user = draw(<Day changes={changes} initial="2026-12-24" />);
  await user.click(input());
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('dialog', { name: '입사일 달력' });
  await expect.poll(() => document.activeElement?.getAttribute('data-day')).toBe('2026-12-24');
  await user.keyboard('{ArrowRight}{Enter}');
  expect(changes).toEqual(['2026-12-25']);
  expect(document.activeElement).toBe(input());
  await user.click(screen.getByRole('button', { name: '달력 열기' }));
  await user.click(await screen.findByRole('button', { name: '지우기' }));
  expect(changes.at(-1)).toBe('');
});
