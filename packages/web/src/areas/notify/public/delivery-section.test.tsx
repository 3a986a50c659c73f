import type { DeliveryRow } from '@portal/contract/areas/notify/delivery-calls';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { draw, drawWithQueries } from '#test-kit/draw.tsx';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { DeliverySection } from './delivery-section.tsx';

// The part that is loaded when it is opened is here from the start.
beforeAll(async () => {
  await import('../parts/delivery-list.tsx');
});

const LIST = 'Notify/project-delivery-list';
const RESEND = 'Notify/project-delivery-resend';

const row = (deliveryId: number, rest: Partial<DeliveryRow>): DeliveryRow => ({
  deliveryId,
  title: '새 일감',
  againYn: 'N',
  userName: '심우석',
  companyName: '누리보안',
  channel: 'inbox',
  state: 'D',
  reason: '',
  createdDtm: '2026-11-20 15:00:00',
  ...rest,
});
const ROWS = [
  row(1, { state: 'X', reason: 'failed' }),
  row(2, { userName: '최영수' }),
  row(3, { userName: '백승철', state: 'R' }),
  row(4, { userName: '배은지', state: 'C', reason: 'rights' }),
];

const open = () => {
  const sent = mockCalls({ [LIST]: ROWS, [RESEND]: [] });
  const user = drawWithQueries(<DeliverySection project={{ id: 7, mizeStatus: ProjectStatus.Open }} />);
  return { sent, user };
};

it('asks for nothing until it is opened, and shows result and reason of each message (D-393)', async () => {
  const { sent, user } = open();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: '보낸 알림 보기' }));
  const rows = within(await screen.findByRole('table', { name: '보낸 알림' })).getAllByRole('row');
  const texts = rows.slice(1).map((one) => one.textContent ?? '');
  expect(texts[0]).toMatch(/새 일감.*심우석 누리보안.*포털 알림.*실패.*여러 번 보냈으나.*11-20 15:00.*다시 보내기/);
  expect(texts[1]).toMatch(/보냄.*다시 보내기/);
  expect(texts[2]).toMatch(/수신/);
  expect(texts[3]).toMatch(/취소.*더 이상 볼 수 없는 사람/);
  for (const text of texts.slice(2)) expect(text).not.toContain('다시 보내기');
});

it('sends a message again with a reason, which may not be blank (D-394)', async () => {
  const { sent, user } = open();
  await user.click(screen.getByRole('button', { name: '보낸 알림 보기' }));
  const [first] = await screen.findAllByRole('button', { name: '다시 보내기' });
  await user.click(first ?? expect.unreachable());
  const dialog = await screen.findByRole('dialog', { name: '알림 다시 보내기' });
  const send = within(dialog).getByRole('button', { name: '다시 보내기' });
  await user.click(send);
  await within(dialog).findByText('변경 사유를 입력해주세요.');
  await user.type(within(dialog).getByRole('textbox'), '답이 없음');
  await user.click(send);
  await waitFor(() => expect(sent.filter(({ path }) => path === RESEND)).toHaveLength(1));
  const body = sent.find(({ path }) => path === RESEND)?.body;
  expect(body).toMatchObject({ Id: 7, DeliveryId: 1, Reason: '답이 없음' });
});

it('names who of the company gets changes in the inbox alone (D-601)', async () => {
  const unreached = [{ userName: '심우석', companyName: '누리보안' }];
  mockCalls({ [LIST]: ROWS }, { meta: { unreached } });
  const user = drawWithQueries(<DeliverySection project={{ id: 7, mizeStatus: ProjectStatus.Open }} />);
  await user.click(screen.getByRole('button', { name: '보낸 알림 보기' }));
  await screen.findByText(/계약 변경을 포털 알림으로만 받는 사람: 심우석\./);
});

it('a draft has nothing to tell', () => {
  mockCalls({});
  draw(<DeliverySection project={{ id: 7, mizeStatus: ProjectStatus.Draft }} />);
  expect(screen.queryByText('보낸 알림')).toBeNull();
});
