import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { TimeField } from './time-field.tsx';

function Field({ told, initial = '' }: { told: string[]; initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <TimeField
        label="시작 시간"
        name="Time"
        value={value}
        onChange={(next) => {
          told.push(next);
          setValue(next);
        }}
      />
      <button type="button">다음</button>
    </>
  );
}

it('hands out a complete time, and what there is of a half-typed one when it is left (A-09)', async () => {
  const told: string[] = [];
  const user = draw(<Field told={told} />);
  await user.click(screen.getByLabelText('시'));
  await user.keyboard('09');
  await user.click(screen.getByRole('button', { name: '다음' }));
  expect(told.at(-1)).toBe('09:');
  await user.click(screen.getByLabelText('분'));
  await user.keyboard('30');
  expect(told.at(-1)).toBe('09:30');
});

it('is none again once nothing is left of it', async () => {
  const told: string[] = [];
  const user = draw(<Field told={told} />);
  await user.click(screen.getByLabelText('분'));
  await user.keyboard('30');
  await user.click(screen.getByRole('button', { name: '다음' }));
  expect(told.at(-1)).toBe(':30');
  await user.click(screen.getByLabelText('분'));
  await user.keyboard('{Backspace}{Backspace}');
  await user.click(screen.getByRole('button', { name: '다음' }));
  expect(told.at(-1)).toBe('');
});
