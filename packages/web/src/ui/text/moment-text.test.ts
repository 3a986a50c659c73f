import { expect, it } from 'vitest';
import { momentText } from './moment-text.ts';

const NOW = new Date(2026, 10, 24, 15, 0);

it.each([
  [new Date(2026, 10, 24, 9, 5), '오늘 09:05'],
  [new Date(2026, 10, 23, 23, 59), '11-23 23:59'],
  [new Date(2025, 10, 24, 9, 5), '11-24 09:05'],
])('the moment %s is shown as %s', (moment, text) => {
  expect(momentText(moment, NOW)).toBe(text);
});
