import { expect, it } from 'vitest';
import { isMailAddress } from './policy.ts';

it.each(['hanbit@example.co.kr', 'a.b+c@ex-ample.com', '가나@example.com'])('%s is a mail address', (text) => {
  expect(isMailAddress(text)).toBe(true);
});

it.each([
  '',
  'hanbit',
  'hanbit@localhost',
  'a@b.kr, c@d.kr',
  'a@b.kr\r\nBcc: c@d.kr',
  'Name <a@b.kr>',
  'a@b@c.kr',
  `${'a'.repeat(65)}@b.kr`,
  `a@${'b'.repeat(250)}.kr`,
])('%j is none', (text) => {
  expect(isMailAddress(text)).toBe(false);
});
