import { describe, expect, it } from 'vitest';
import { shrunkSize } from './compress-picture.ts';
import { swipeStep } from './use-picture-steps.ts';

describe('photo size (FILE-03)', () => {
  it.each([
    [4032, 3024, 1024, 768],
    [3024, 4032, 768, 1024],
    [1024, 1024, 1024, 1024],
    [300, 200, 300, 200],
    [20000, 3, 1024, 1],
  ])('%i x %i becomes %i x %i', (width, height, newWidth, newHeight) => {
    expect(shrunkSize({ width, height })).toEqual({ width: newWidth, height: newHeight });
  });
});

describe('swipe (FILE-15)', () => {
  it.each([
    [-51, 0, 1],
    [51, 0, -1],
    [-50, 0, 0],
    [50, 10, 0],
    [-80, 120, 0],
    [0, 0, 0],
  ])('%i px sideways and %i px down step by %i', (dx, dy, step) => {
    expect(swipeStep(dx, dy)).toBe(step);
  });
});
