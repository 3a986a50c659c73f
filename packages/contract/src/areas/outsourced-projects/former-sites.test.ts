import { expect, it } from 'vitest';
import { isSiteKeyword } from './former-sites.ts';

it.each([
  ['', false],
  [' ', false],
  ['가', false],
  [' 가 ', false],
  ['송도', true],
  ['A1', true],
])('the keyword %j finds former sites: %s (D-321)', (typed, finds) => {
  expect(isSiteKeyword(typed)).toBe(finds);
});
