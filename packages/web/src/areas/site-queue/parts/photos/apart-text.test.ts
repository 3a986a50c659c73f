import { expect, it } from 'vitest';
import { apartText } from './apart-text.ts';

it.each([
  ['2026-11-24 14:06:00', '2026-11-24 18:20:00', '4시간 뒤'],
  ['2026-11-24 14:06:00', '2026-11-24 14:21:00', '15분 뒤'],
  ['2026-11-24 14:06:00', '2026-11-26 14:06:00', '2일 뒤'],
  ['2026-11-25 14:06:00', '2026-11-24 14:06:00', '기기 시각 1일 빠름'],
  ['', '2026-11-24 14:06:00', ''],
])('taken %s, received %s: %s', (taken, received, text) => {
  expect(apartText(taken, received)).toBe(text);
});
