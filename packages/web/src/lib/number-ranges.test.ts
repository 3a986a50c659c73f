import { expect, it } from 'vitest';
import { openRanges, packRanges } from './number-ranges.ts';

it.each([[[]], [[0]], [[5, 6, 7]], [[0, 2, 3, 900, 901, 131_072]]])(
  'the set %j is read as it was written',
  (numbers) => {
    const has = openRanges(packRanges(numbers));
    const around = [-1, 0, ...numbers.flatMap((one) => [one - 1, one, one + 1])];
    for (const one of around) expect([one, has(one)]).toEqual([one, numbers.includes(one)]);
  },
);
