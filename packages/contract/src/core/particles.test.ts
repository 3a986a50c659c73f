import { expect, it } from 'vitest';
import { withParticle } from './particles.ts';

it.each([
  ['팀장', '이', '팀장이'],
  ['한빛설비', '이', '한빛설비가'],
  ['마이즈', '과', '마이즈와'],
  ['새벽통신', '과', '새벽통신과'],
  ['ABC', '이', 'ABC가'],
  ['', '이', '가'],
] as const)('"%s" with 이/가 or 과/와 (%s) is "%s"', (word, particle, expected) => {
  expect(withParticle(word, particle)).toBe(expected);
});
