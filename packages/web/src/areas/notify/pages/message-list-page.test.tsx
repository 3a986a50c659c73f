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
    const requested = sent.filter(({ path }) => path === LIST).map(({ body }) => body['SearchConfirmStatus']);
    expect(requested).toEqual(['N', 'A']);
  });
  expect(screen.queryByRole('button', { name: '지난 알림 보기' })).toBeNull();
});

it('each line of a message stands by itself, its new value bold (D-591)', async () => {
  mockCalls({
    [LIST]: [
      {
        readId: 1,
        kind: 'change',
        title: '계약 변경',
        subject: '송도 무선 AP',
        line: '프로젝트금액 1,500,000 원 → 1,600,000 원\n현장 변경',
        urgentYn: 'N',
        isRead: 'N',
        createdDtm: '2026-11-20 15:00:00',
        messageCount: 1,
        projectId: 7,
        noticeId: 0,
      },
    ],
  });
  const { search } = ownInbox();
  await openPage(search.path, () => <MessageListPage />, search.path, { actor: CONTRACTOR });
  expect((await screen.findByText('1,600,000 원')).tagName).toBe('B');
  expect(screen.getByText('현장 변경').tagName).toBe('SPAN');
});
