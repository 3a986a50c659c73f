import { expect, it } from 'vitest';
import { readingSpan } from './live-events.ts';

it.each([
  [1, 10],
  [200, 2000],
  [2500, 25_000],
  [20_000, 60_000],
])('with %d streams pages read again within %d ms after a pause (D-640)', (streams, spanMs) => {
  expect(readingSpan(streams)).toBe(spanMs);
});
