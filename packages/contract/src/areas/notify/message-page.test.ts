import { expect, it } from 'vitest';
import { messagePage, recordPage } from './message-page.ts';

it.each([
  ['offer', 7, 0, '/projects/companyview/7'],
  ['change', 7, 0, '/projects/companyview/7'],
  ['siteTalk', 7, 0, '/projects/companyview/7?tab=talk'],
  ['siteLog', 7, 0, '/projects/companyview/7?tab=site'],
  ['siteReport', 7, 0, '/projects/companyview/7?tab=report'],
  ['notice', 0, 3, '/notices/companyview/3'],
  ['offer', 0, 0, '/projects/companylist'],
  ['change', 0, 0, '/orders/list'],
  ['notice', 0, 0, '/notices/list'],
] as const)('%s about project %i and notice %i opens %s', (kind, projectId, noticeId, path) => {
  expect(messagePage({ kind, projectId, noticeId })).toBe(path);
});

it.each([
  ['project', '7', '/projects/view/7'],
  ['project-mize', '8', '/projects/mizeview/8'],
  ['manager', 'hanbit1', '/managers/view/hanbit1'],
  ['users', 'pm/1', '/employee/view/pm%2F1'],
  ['notice', '9', '/notices/view/9'],
] as const)('a comment on the record %s %s opens %s', (board, key, path) => {
  expect(recordPage(board, key)).toBe(path);
});
