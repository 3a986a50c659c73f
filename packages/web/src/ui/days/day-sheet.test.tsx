import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { DayField } from '../fields/day-field.tsx';

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })),
);
afterEach(() => vi.unstubAllGlobals());

function Day({ initial, changes }: { initial: string; changes: string[] }) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    changes.push(next);
    setValue(next);
  };
  return <DayField name="InDate" label="입사일" value={value} onChange={change} />;
}

/** A date field whose sheet is open. */
async function openSheet(initial = '2026-12-24') {
  const changes: string[] = [];
  const user = draw(<Day {...{ initial, changes }} />);
  await user.click(screen.getByRole('button', { name: '달력 열기' }));
  await screen.findByRole('dialog', { name: '입사일' });
  return { user, changes };
}

const typed = () => screen.getByRole('textbox', { name: '입사일 입력' });
const press = (name: string) => screen.getByRole('button', { name });

it('a picked day is shown in full and counts with 선택', async () => {
  const { user, changes } = await openSheet();
  await user.click(press('25, 2026-12-25 (금)'));
  expect(changes).toEqual([]);
  expect(screen.getByText('2026-12-25 (금)', { selector: 'span' })).toBeTruthy();
  await user.click(press('선택'));
  expect(changes).toEqual(['2026-12-25']);
});

it('a typed short form counts with 선택, and its month is shown', async () => {
  const { user, changes } = await openSheet();
  await user.clear(typed());
  await user.type(typed(), '2027.1.5');
  expect(screen.getByText('2027-01-05 (화)', { selector: 'span' })).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(press('5, 2027-01-05 (화)').getAttribute('aria-pressed')).toBe('true');
  await user.click(press('선택'));
  expect(changes).toEqual(['2027-01-05']);
});

it('a text that is no day says why, and the sheet stays', async () => {
  const { user, changes } = await openSheet();
  await user.clear(typed());
  await user.type(typed(), '2026-02-30');
  await user.click(press('선택'));
  expect(screen.getByRole('alert').textContent).toBe('없는 날짜입니다. 2월은 28일까지 있습니다.');
  expect(changes).toEqual([]);
});

it('지우기 empties the field, and 닫기 leaves it', async () => {
  const { user, changes } = await openSheet();
  await user.click(press('25, 2026-12-25 (금)'));
  await user.click(screen.getAllByRole('button', { name: '닫기' }).at(-1) as HTMLElement);
  expect(changes).toEqual([]);
  await user.click(press('달력 열기'));
  await user.click(await screen.findByRole('button', { name: '지우기' }));
  expect(changes).toEqual(['']);
});
