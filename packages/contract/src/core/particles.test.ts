import { expect, it } from 'vitest';
import { withTopic } from './particles.ts';

it.each([
  ['버전 1', '버전 1은'],
  ['버전 2', '버전 2는'],
  ['버전 10', '버전 10은'],
  ['버전 14', '버전 14는'],
  ['판교', '판교는'],
  ['강남', '강남은'],
])('%s has the particle of its last sound: %s', (text, expected) => {
  expect(withTopic(text)).toBe(expected);
});
