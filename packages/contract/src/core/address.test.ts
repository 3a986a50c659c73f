import { expect, it } from 'vitest';
import { wholeAddress } from './address.ts';

it('joins the lines of an address that are filled', () => {
  expect(wholeAddress({ addr1: '을지로 1', addr2: '3층' })).toBe('을지로 1 3층');
  expect(wholeAddress({ addr1: '을지로 1', addr2: '' })).toBe('을지로 1');
  expect(wholeAddress({ addr1: '', addr2: '3층' })).toBe('3층');
  expect(wholeAddress({ addr1: '', addr2: '' })).toBe('');
  expect(wholeAddress(undefined)).toBe('');
});
