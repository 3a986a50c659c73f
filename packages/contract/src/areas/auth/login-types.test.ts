import { expect, it } from 'vitest';
import { ALL_LOGIN_TYPES, fitsLoginType } from './login-types.ts';

const FITS: readonly [userType: 'M' | 'C', fitting: string][] = [
  ['M', 'B F N M0 M1'],
  ['C', 'A C'],
];

it.each(FITS)('type %s comes in with %s and nothing else (D-06)', (userType, fitting) => {
  const tried = [...ALL_LOGIN_TYPES, '', 'a', 'm0', 'M', 'M2', 'toString'];
  expect(tried.filter((loginType) => fitsLoginType(userType, loginType)).join(' ')).toBe(fitting);
});
