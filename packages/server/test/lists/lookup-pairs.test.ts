import { expect, it } from 'vitest';
import { lookupPairs } from '#lists/lookup-pairs.ts';

const pairs = (count: number): string[] => Array.from({ length: count }, (_, index) => `p${index}`);

it('asks for every pair in few rooms, once', () => {
  expect(lookupPairs([...pairs(99), 'p0'], 100)).toEqual(pairs(99));
  expect(lookupPairs(pairs(1), 1)).toEqual(['p0']);
  expect(lookupPairs([], 3)).toEqual([]);
});

it('bounds pairs times rooms, evenly, and always asks for one', () => {
  const found = lookupPairs(pairs(99), 500);
  expect(found.length).toBeLessThanOrEqual(20);
  expect(found.length).toBeGreaterThan(15);
  expect(found[0]).toBe('p0');
  expect(Number(found.at(-1)?.slice(1))).toBeGreaterThan(90);
  expect(lookupPairs(pairs(99), 1_000_000)).toEqual(['p0']);
  expect(lookupPairs(pairs(1), 1_000_000)).toEqual(['p0']);
});
