import { typefaces } from 'virtual:typefaces';
import { expect, it } from 'vitest';
import { openRanges } from '../src/lib/number-ranges.ts';

it('each typeface of the paper draws what it is there for, and none draws an emoji', () => {
  const drawers = typefaces.map(openRanges);
  const drawn = (character: string) => drawers.map((has) => has(character.codePointAt(0) ?? 0));
  expect(['가', '金', '髙', '𠮷', '😀', '龘'].map(drawn)).toEqual([
    [true, true, false],
    [false, true, true],
    [false, false, true],
    [false, false, true],
    [false, false, false],
    [false, false, false],
  ]);
});
