import { expect, it } from 'vitest';
import { containsPersonalWord } from './passwords.ts';

const WORDS = ['hanbit1', '한지우', '한빛설비', 'kim'];

it.each([
  ['hanbit1-2026', true],
  ['My HANBIT1 pass', true],
  ['hanbit-2026', false],
  ['좋은 한지우 2026', true],
  ['한빛 설비 화이팅', true],
  ['akimbo-forest', true],
  ['forest-lantern', false],
  ['', false],
])("'%s' holds a word of its owner: %s (D-195)", (password, holds) => {
  expect(containsPersonalWord(password, WORDS)).toBe(holds);
});

it('words of one or two characters are ignored', () => {
  expect(containsPersonalWord('forest-lantern', ['o', 'fo', '', ' '])).toBe(false);
});
