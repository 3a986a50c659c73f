import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { TimeField } from './time-field.tsx';

function Field({ values, initial = '' }: { values: string[]; initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <TimeField
        label="시작 시간"
        name="Time"
        value={value}
        onChange={(next) => {
          values.push(next);
          setValue(next);
        }}
      />
      <button type="button">다음</button>
    </>
  );
}

it('passes on a complete time, and an incomplete one on blur (A-09)', async () => {
  const values: string[] = [];
  const user = draw(<Field values={values} />);
  await user.click(screen.getByLabelText('시'));
  await user.keyboard('09');
  await user.click(screen.getByRole('button', { name: '다음' }));
  expect(values.at(-1)).toBe('09:');
  await user.click(screen.getByLabelText('분'));
  await user.keyboard('30');
  expect(values.at(-1)).toBe('09:30');
});

it("is '' again once both parts are deleted", async () => {
  const values: string[] = [];
  const user = draw(<Field values={values} />);
  await user.click(screen.getByLabelText('분'));
  await user.keyboard('30');
  await user.click(screen.getByRole('button', { name: '다음' }));
  expect(values.at(-1)).toBe(':30');
  await user.click(screen.getByLabelText('분'));
  await user.keyboard('{Backspace}{Backspace}');
  await user.click(screen.getByRole('button', { name: '다음' }));
  expect(values.at(-1)).toBe('');
});
