import { expect, it } from 'vitest';
import { allCalls } from './calls.ts';

const SIZES: readonly (readonly [string, number])[] = [
  ['Construction/all-construction-mize-list', 30],
  ['MizeConstruction/all-construction-list', 30],
  ['Construction/all-construction-partner-list', 10],
  ['Order/all-partner-order-list', 10],
  ['Order/all-my-order-list', 10],
  ['Accounting/all-accounting-mize-list', 10],
  ['Accounting/all-accounting-partner-list', 10],
  ['Manager/all-manager-list', 10],
  ['User/all-user-list', 10],
  ['Department/depart-user-list', 10],
  ['Notice/all-notice-list', 10],
  ['MizeNotice/all-notice-list', 10],
  ['Alarm/all-alarm-list', 10],
];

it.each(SIZES)('%s has %i rows a page for a request without a size (LISTS-02 to LISTS-06)', (path, size) => {
  const list = allCalls.find((call) => call.path === path);
  expect(list?.request.shape['PageSize']?.parse(undefined)).toBe(size);
});
