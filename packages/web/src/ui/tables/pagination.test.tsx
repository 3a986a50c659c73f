import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { Pagination } from './pagination.tsx';

function Pages({ first, last }: { first: number; last: number }) {
  const [page, setPage] = useState(first);
  return <Pagination page={page} last={last} onChange={setPage} />;
}

const numbers = () => screen.getAllByText(/^\d+$/).map(({ textContent }) => textContent);
const isPossible = (name: string) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

it('shows pages in groups of five, and jumps to the last one (LISTS-07)', async () => {
  const user = draw(<Pages first={6} last={12} />);
  expect(numbers()).toEqual(['6', '7', '8', '9', '10']);
  await user.click(screen.getByRole('button', { name: '마지막' }));
  expect(numbers()).toEqual(['11', '12']);
  expect([isPossible('다음'), isPossible('이전')]).toEqual([false, true]);
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('12');
  await user.click(screen.getByRole('button', { name: '이전' }));
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('11');
  await user.click(screen.getByRole('button', { name: '처음' }));
  expect([isPossible('다음'), isPossible('이전')]).toEqual([true, false]);
});
