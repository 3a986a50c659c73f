import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { grownPart, keptPart, usePart, type Wanted } from './use-part.ts';

const pace = { step: 4, atOnce: 20 };

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => vi.useRealTimers());

it.each([
  ['a part within what is wanted stays', { from: 2, to: 9 }, { from: 0, first: 4, to: 30 }, { from: 2, to: 9 }],
  ['what is far away goes', { from: 0, to: 30 }, { from: 10, first: 16, to: 40 }, { from: 10, to: 30 }],
  [
    'after a jump ahead the first seen row comes first',
    { from: 0, to: 30 },
    { from: 92, first: 100, to: 130 },
    { from: 100, to: 104 },
  ],
  ['nothing seen is drawn yet', { from: 0, to: 98 }, { from: 92, first: 100, to: 130 }, { from: 100, to: 104 }],
  ['after a jump back too', { from: 100, to: 130 }, { from: 2, first: 10, to: 40 }, { from: 10, to: 14 }],
  [
    'where nothing was drawn a screenful comes at once',
    { from: 0, to: 0 },
    { from: 0, first: 0, to: 30 },
    { from: 0, to: 20 },
  ],
  ['fewer rows than a screenful', { from: 0, to: 0 }, { from: 0, first: 0, to: 7 }, { from: 0, to: 7 }],
])('%s', (_, drawn, wanted, kept) => {
  expect(keptPart(drawn, wanted, pace)).toEqual(kept);
});

it.each([
  ['below', { from: 10, to: 20 }, { from: 4, first: 10, to: 40 }, { from: 10, to: 24 }],
  [
    'above, where rows that are seen are missing',
    { from: 20, to: 30 },
    { from: 4, first: 10, to: 40 },
    { from: 16, to: 30 },
  ],
  ['above, when nothing is missing below', { from: 10, to: 40 }, { from: 4, first: 10, to: 40 }, { from: 6, to: 40 }],
  [
    'on both sides with what is left of a step',
    { from: 10, to: 38 },
    { from: 4, first: 10, to: 40 },
    { from: 8, to: 40 },
  ],
])('a part grows %s', (_, part, wanted, grown) => {
  expect(grownPart(part, wanted, pace.step)).toEqual(grown);
});

const frame = () => act(() => vi.advanceTimersToNextFrame());

it('draws a step more with each frame until everything is drawn, then rests', () => {
  const scrolled = { from: 8, first: 16, to: 46 };
  const { result, rerender } = renderHook((wanted: Wanted) => usePart(wanted, pace), {
    initialProps: { from: 0, first: 0, to: 38 },
  });
  const seen = [result.current.to];
  while (vi.getTimerCount() > 0) {
    frame();
    seen.push(result.current.to);
  }
  expect(seen).toEqual([20, 24, 28, 32, 36, 38]);
  rerender(scrolled);
  expect(result.current).toEqual({ from: 8, to: 38 });
  frame();
  expect(result.current).toEqual({ from: 8, to: 42 });
  while (vi.getTimerCount() > 0) frame();
  expect(result.current).toEqual({ from: 8, to: 46 });
});

it('remembers what it gave up, so that the way back is drawn in steps too', () => {
  const start = { from: 0, first: 0, to: 20 };
  const { result, rerender } = renderHook((wanted: Wanted) => usePart(wanted, pace), { initialProps: start });
  rerender({ from: 10, first: 14, to: 30 });
  while (vi.getTimerCount() > 0) frame();
  rerender(start);
  expect(result.current).toEqual({ from: 10, to: 20 });
  frame();
  expect(result.current).toEqual({ from: 6, to: 20 });
});
