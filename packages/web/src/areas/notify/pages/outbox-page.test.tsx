import type { OutboxRow } from '@portal/contract/areas/notify/outbox-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { popToasts } from '#test-kit/draw.tsx';
import { type MockRefusal, mockCalls } from '#test-kit/mock-calls.ts';
import { answerQuestion, openPage, STAFF } from '#test-kit/open-page.tsx';
import { outboxSearch } from '../search.ts';
import { OutboxPage } from './outbox-page.tsx';

const LIST = 'Notify/outbox-list';
const RESEND = 'Notify/outbox-resend';
const TEST = 'Notify/outbox-test';
const FIGURES = { oldestSeconds: 12, month: [], failedToday: [], talkCount: 0, talkLimit: 0 };

const message = (deliveryId: number, userName: string, againYn: 'Y' | 'N' = 'N'): OutboxRow => ({
  deliveryId,
  kind: 'offer',
  title: '새 일감',
  againYn,
  subject: '울산 전기',
  userName,
  companyName: '청솔네트웍스',
  channel: 'inbox',
  state: 'D',
  reason: '',
  attempts: 1,
  createdDtm: '2026-11-20 15:00:00',
});

async function openOutbox(more: Record<string, readonly object[] | MockRefusal> = {}) {
  const answers: Record<string, readonly object[] | MockRefusal> = {
    [LIST]: [message(2, '유병준'), message(1, '조은별')],
    'Notify/outbox-figures': [FIGURES],
    ...more,
  };
  const sent = mockCalls(answers, { meta: { stateCounts: [] } });
  const options = { actor: { ...STAFF, permission: 'M' }, validateSearch: outboxSearch.validate };
  const { user } = await openPage(outboxSearch.path, OutboxPage, outboxSearch.path, options);
  await screen.findByRole('row', { name: /유병준/ });
  return { user, answers, sentTo: (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body) };
}

const row = (name: RegExp) => within(screen.getByRole('row', { name }));

it('permission M sees how long messages wait, finds those of a record, and sends one again with a reason (D-425)', async () => {
  const { user, answers, sentTo } = await openOutbox();
  expect(await screen.findByText('최장 대기')).toBeTruthy();
  expect(screen.getByText('12초')).toBeTruthy();
  await user.type(screen.getByPlaceholderText('이름, 업체, 프로젝트'), '울산 전기{Enter}');
  await waitFor(() => expect(sentTo(LIST).at(-1)).toMatchObject({ SearchKey: '울산 전기' }));
  await user.click(row(/유병준/).getByRole('button', { name: '다시 보내기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '알림 다시 보내기' }));
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '전화로 확인');
  answers[LIST] = [message(3, '유병준', 'Y'), message(1, '조은별')];
  await user.click(dialog.getByRole('button', { name: '다시 보내기' }));
  await waitFor(() => expect(popToasts()).toEqual(['알림을 다시 보냈습니다.']));
  expect(sentTo(RESEND)).toMatchObject([{ DeliveryId: 2, Reason: '전화로 확인' }]);
  expect(await screen.findByText('새 일감 · 다시 보냄')).toBeTruthy();
});

it('several messages are sent again with one reason, and each that cannot be says why (D-425)', async () => {
  const { user, answers, sentTo } = await openOutbox();
  for (const box of screen.getAllByRole('checkbox', { name: /^새 일감/ })) await user.click(box);
  const send = async (label: string, reason: string) => {
    await user.click(screen.getByRole('button', { name: label }));
    const dialog = within(await screen.findByRole('dialog', { name: '다시 보내기' }));
    await user.click(dialog.getByRole('button', { name: label }));
    expect(popToasts()).toEqual(['변경 사유를 입력해주세요.']);
    await user.type(dialog.getByRole('textbox', { name: /사유/ }), reason);
    await answerQuestion(user, label);
  };
  await send('2건 다시 보내기', '서버 점검 뒤');
  await waitFor(() => expect(popToasts()).toEqual(['알림을 다시 보냈습니다.']));
  expect(sentTo(RESEND).map((body) => [body['DeliveryId'], body['Reason']])).toEqual([
    [2, '서버 점검 뒤'],
    [1, '서버 점검 뒤'],
  ]);
  answers[RESEND] = { status: 409, code: 'SENT_JUST_NOW', message: '방금 발송한 알림입니다.' };
  await user.click(screen.getByRole('checkbox', { name: /유병준/ }));
  await send('1건 다시 보내기', '한 번 더');
  const result = await screen.findByRole('dialog', { name: '다시 보낸 결과' });
  expect(within(result).getAllByText('방금 발송한 알림입니다.').length).toBeGreaterThan(0);
});

it('a test without any way is refused in clear words (D-425)', async () => {
  const message = '시험 알림을 받을 수단이 없습니다. 알림 설정에서 받는 수단을 확인해주세요.';
  const { user, sentTo } = await openOutbox({ [TEST]: { status: 409, code: 'TEST_UNREACHED', message } });
  await user.click(screen.getByRole('button', { name: '나에게 시험 발송' }));
  await waitFor(() => expect(popToasts()).toEqual(['시험 알림을 보내는 중 오류가 발생했습니다.', message]));
  expect(sentTo(TEST)).toHaveLength(1);
});
