import { expect, it } from 'vitest';
import { countText, LIST_END, lastPage, MORE_THAN_END, pageGroup, shortCount } from './paging.ts';

it.each([
  [0, 10, 1],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [LIST_END, 100, 100],
  [MORE_THAN_END, 100, 100],
  [MORE_THAN_END, 300, 34],
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

it.each([
  [0, '0건', '0'],
  [LIST_END, '10,000건', '10,000'],
  [MORE_THAN_END, '10,000건 이상', '10,000+'],
])('%i rows are counted as %s and %s (D-650)', (total, text, short) => {
  expect([countText(total, '건'), shortCount(total)]).toEqual([text, short]);
});
