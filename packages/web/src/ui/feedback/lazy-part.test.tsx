import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { lazyPart, loadMissingParts, missingParts } from './lazy-part.ts';

const Calendar = ({ day }: { day: string }) => <p>{`달력 ${day}`}</p>;
const Plain = ({ day }: { day: string }) => <p>{`날짜 ${day}`}</p>;

/** A part whose file is gone until it is found again. */
function makePart(instead?: typeof Plain) {
  let isMissing = true;
  const Part = lazyPart(async () => {
    if (isMissing) throw new TypeError('Failed to fetch dynamically imported module');
    return Calendar;
  }, instead);
  return {
    Part,
    find: () => {
      isMissing = false;
    },
  };
}

afterEach(() => act(loadMissingParts));

it('a part whose file is gone leaves the form around it as it is, and is drawn once it is found (D-480)', async () => {
  const { Part, find } = makePart();
  const user = draw(
    <Suspense>
      <input aria-label="이름" />
      <Part day="1" />
    </Suspense>,
  );
  const input = await screen.findByLabelText('이름');
  await user.type(input, '쓰던 이름');
  expect([missingParts.get(), screen.queryByText('달력 1')]).toEqual([true, null]);
  act(loadMissingParts);
  await act(async () => {});
  // Still gone: it is told again.
  expect(missingParts.get()).toBe(true);
  find();
  act(loadMissingParts);
  expect(await screen.findByText('달력 1')).toBeTruthy();
  expect([missingParts.get(), screen.getByLabelText<HTMLInputElement>('이름').value]).toEqual([false, '쓰던 이름']);
});

it('what may stand instead stands there', async () => {
  const { Part } = makePart(Plain);
  draw(
    <Suspense>
      <Part day="2" />
    </Suspense>,
  );
  expect(await screen.findByText('날짜 2')).toBeTruthy();
});
