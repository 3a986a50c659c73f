import { expect, it } from 'vitest';
import { lastPage, pageGroup } from './paging.ts';

it.each([
  [0, 10, 1],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [1_000_000, 30, 33_334],
])('the last page of %i rows with size %i is %i', (total, size, last) => {
  expect(lastPage(total, size)).toBe(last);
});

it.each([
  [1, 12, [1, 2, 3, 4, 5]],
  [5, 12, [1, 2, 3, 4, 5]],
  [6, 12, [6, 7, 8, 9, 10]],
  [12, 12, [11, 12]],
  [1, 1, [1]],
])('page %i of %i belongs to the group %j (LISTS-07)', (page, last, group) => {
  expect(pageGroup(page, last)).toEqual(group);
});
