import { expect, it } from 'vitest';
import { messagePage } from './message-page.ts';

it.each([
  ['offer', 7, 0, '/projects/companyview/7'],
  ['change', 7, 0, '/projects/companyview/7'],
  ['notice', 0, 3, '/notices/companyview/3'],
  ['offer', 0, 0, '/projects/companylist'],
  ['change', 0, 0, '/orders/list'],
  ['notice', 0, 0, '/notices/list'],
] as const)('%s about project %i and notice %i opens %s', (kind, projectId, noticeId, path) => {
  expect(messagePage({ kind, projectId, noticeId })).toBe(path);
});
