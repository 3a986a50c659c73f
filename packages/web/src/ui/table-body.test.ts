import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStaged } from './table-body.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => vi.useRealTimers());

const stage = (count: number) =>
  renderHook((rows: number) => useStaged(rows, { atOnce: 18, step: 6 }), { initialProps: count });

it('draws what fits on the screen in one drawing', () => {
  expect(stage(10).result.current).toBe(10);
  expect(vi.getTimerCount()).toBe(0);
});

it('draws the others with the frames that follow, and rests', () => {
  const { result } = stage(30);
  const seen = [result.current];
  while (vi.getTimerCount() > 0) {
    act(() => vi.advanceTimersToNextFrame());
    seen.push(result.current);
  }
  expect(seen).toEqual([18, 24, 30]);
});

it('draws a row that is added later with it', () => {
  const { result, rerender } = stage(18);
  rerender(19);
  expect(result.current).toBe(18);
  act(() => vi.advanceTimersToNextFrame());
  expect(result.current).toBe(19);
});
