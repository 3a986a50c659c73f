import { expect, it } from 'vitest';
import { loginIdOf } from './login-id.ts';

it.each([
  ['010-1234-5678', '01012345678'],
  [' 010 1234 5678 ', '01012345678'],
  ['01012345678', '01012345678'],
  ['011-123-4567', '0111234567'],
  // An id with a suffix, because the number's own id was taken (D-100).
  ['01012345678-2', '01012345678-2'],
  ['Kim-01', 'kim-01'],
  ['02-1234-5678', '02-1234-5678'],
])('the sign-in of %s means the id %s (D-251)', (typed, userId) => {
  expect(loginIdOf(typed)).toBe(userId);
});
