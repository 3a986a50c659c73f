import { expect, it } from 'vitest';
import { messageTarget } from './message-target.ts';

it.each([
  ['offer', 7, 0, '/projects/companyview/7'],
  ['change', 7, 0, '/projects/companyview/7'],
  ['notice', 0, 3, '/notices/companyview/3'],
  ['offer', 0, 0, '/projects/companylist'],
  ['change', 0, 0, '/orders/list'],
  ['notice', 0, 0, '/notices/list'],
] as const)('%s about project %i and notice %i opens %s', (kind, projectId, noticeId, path) => {
  expect(messageTarget({ kind, projectId, noticeId })).toEqual({ to: path });
});

it('a message of the talk opens the talk (D-435)', () => {
  const opened = messageTarget({ kind: 'talk', projectId: 7, noticeId: 0 });
  expect(opened).toEqual({ to: '/projects/companyview/7', search: { tab: 'talk' } });
});
