import { UserType } from '@portal/contract/core/actor';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { ownInbox } from '../api.ts';
import { MessageListPage } from './message-list-page.tsx';

const LIST = 'Notify/notify-list';
const CONTRACTOR = { ...STAFF, userId: 'hanbit1', userType: UserType.Partner, companyId: 1, permission: '' } as const;

it('an inbox without unread messages leads to the earlier ones (D-382)', async () => {
  const sent = mockCalls({});
  const { search } = ownInbox();
  const { user } = await openPage(search.path, () => <MessageListPage />, search.path, { actor: CONTRACTOR });
  await user.click(await screen.findByRole('button', { name: '지난 알림 보기' }));
  await waitFor(() => {
    const asked = sent.filter(({ path }) => path === LIST).map(({ body }) => body['SearchConfirmStatus']);
    expect(asked).toEqual(['N', 'A']);
  });
  expect(screen.queryByRole('button', { name: '지난 알림 보기' })).toBeNull();
});
