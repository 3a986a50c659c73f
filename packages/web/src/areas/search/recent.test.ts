import { expect, test } from 'vitest';
import { keyOfPath } from './recent.ts';

test.each([
  ['/projects/view/12', 'outsourced:12'],
  ['/projects/companyview/12', 'outsourced:12'],
  ['/orders/view/12', 'outsourced:12'],
  ['/projects/mizeview/3', 'internal:3'],
  ['/notices/companyview/4', 'notice:4'],
  ['/mizenotices/view/4', 'notice:4'],
  // The id of a manager is a telephone number.
  ['/managers/view/01012345678', ''],
  ['/employee/view/kim', ''],
  ['/projects/list', ''],
])('the page %s is remembered as %j (D-283)', (path, key) => {
  expect(keyOfPath(path)).toBe(key);
});
