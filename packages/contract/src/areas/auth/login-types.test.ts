import { expect, it } from 'vitest';
import { ALL_LOGIN_TYPES, fitsLoginType } from './login-types.ts';

const FITS: readonly [userType: 'M' | 'C', fitting: string][] = [
  ['M', 'B F N M0 M1'],
  ['C', 'A C'],
];

it.each(FITS)('a user of type %s signs in with the login types %s only (D-06)', (userType, fitting) => {
  const tried = [...ALL_LOGIN_TYPES, '', 'a', 'm0', 'M', 'M2', 'toString'];
  expect(tried.filter((loginType) => fitsLoginType(userType, loginType)).join(' ')).toBe(fitting);
});
