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

it.each([
  ['시', '25', '25:'],
  ['분', '75', ':75'],
])('%s %s is refused at the field, and never turned into another time', async (part, typed, passed) => {
  const values: string[] = [];
  const user = draw(<Field values={values} />);
  await user.click(screen.getByLabelText(part));
  await user.keyboard(typed);
  await user.click(screen.getByRole('button', { name: '다음' }));
  expect(values.at(-1)).toBe(passed);
  expect(screen.getByText('없는 시간입니다. 시는 00부터 23, 분은 00부터 59까지입니다.')).toBeTruthy();
  expect(screen.getByLabelText(part).getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByLabelText(part));
  await user.keyboard('07');
  expect(screen.queryByText(/없는 시간/)).toBeNull();
});

it('digits typed after a click replace the part', async () => {
  const values: string[] = [];
  const user = draw(<Field values={values} initial="09:30" />);
  await user.click(screen.getByLabelText('시'));
  await user.keyboard('14');
  expect(values.at(-1)).toBe('14:30');
});
