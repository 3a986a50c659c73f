import { expect, it } from 'vitest';
import { alarmSearch } from './search.ts';

const FIRST = { page: 1, size: 10, confirmStatus: 'N', status: 'A', employeeId: 'All' };

it('the address starts with the unread alarms of all authors, and every parameter is written', () => {
  expect(alarmSearch.read({})).toEqual(FIRST);
  expect(alarmSearch.write(alarmSearch.initial)).toEqual({
    page: 1,
    itemsPerPage: 10,
    confirmStatus: 'N',
    status: 'A',
    employeeId: 'All',
  });
});

it.each([
  [
    { confirmStatus: 'A', status: 'P', employeeId: 'pm1', itemsPerPage: '50', page: '3' },
    { page: 3, size: 50, confirmStatus: 'A', status: 'P', employeeId: 'pm1' },
  ],
  [
    { confirmStatus: 'x', status: 'x', itemsPerPage: '7' },
    { ...FIRST, confirmStatus: 'A' },
  ],
])('reads the valid parameters of %j and defaults for the others (D-28)', (query, address) => {
  expect(alarmSearch.read(query)).toEqual(address);
});
