import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { popToasts } from '#test-kit/draw.tsx';
import { answerQuestion } from '#test-kit/open-page.tsx';
import { openRecord } from '#test-kit/open-record.tsx';

const CONFIRM = 'Construction/construction-materials-yn';
const SEND = 'Construction/construction-matertial-send';
const CONFIRMED: Partial<ProjectInfo> = { materialConfirmYN: 'Y' };
const SENT: Partial<ProjectInfo> = {
  ...CONFIRMED,
  materialSendYN: 'Y',
  materialSendDtm: '2026-11-20 10:00:00',
  deliveryType: 'C',
  sendType: 'Q',
  sendZipCode: '04524',
  sendAddr1: '서울 중구 세종대로 110',
  sendAddr2: '2층 사무실',
  qNumber: '010-8888-7777',
};

const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const section = () => screen.getByRole('region', { name: '투입자재와 배송' });

it('materials are confirmed with a reason, and confirmed ones are locked (MT1)', async () => {
  const { user, sentTo } = await openRecord({}, { after: { [CONFIRM]: CONFIRMED } });
  await user.click(await button('자재확정'));
  const dialog = await screen.findByRole('dialog', { name: '자재확정' });
  expect(dialog.textContent).toContain('자재를 확정하시겠습니까?');
  await user.click(within(dialog).getByRole('button', { name: '자재확정' }));
  expect(popToasts()).toEqual(['변경 사유를 입력해주세요.']);
  await user.type(within(dialog).getByRole('textbox'), '수량 확인 완료');
  await user.click(within(dialog).getByRole('button', { name: '자재확정' }));
  await waitFor(() => expect(popToasts()).toEqual(['자재가 확정되었습니다.']));
  expect(sentTo(CONFIRM)).toMatchObject([
    { Id: 7, Status: 'Y', ChangeReasons: [{ ItemName: '자재확정', Reason: '수량 확인 완료' }] },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: '자재확정' })).toBeNull());
  await user.click(await button('프로젝트정보 수정'));
  expect(field('ProjectName')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: '투입자재 추가' })).toBeNull();
});

it('materials that are not confirmed can be changed among the fields (MT1)', async () => {
  const { user } = await openRecord({});
  await user.click(await button('프로젝트정보 수정'));
  expect(screen.getByRole('combobox', { name: '투입자재 추가' })).toBeTruthy();
});

it('a shipment is refused until every field is filled in (MAT-22 to MAT-28)', async () => {
  const { user, sentTo } = await openRecord(CONFIRMED, { after: { [SEND]: SENT } });
  await user.click(await button('배송 정보 수정'));
  const refused = async (text: string): Promise<void> => {
    await user.click(await button('자재발송'));
    expect(popToasts()).toEqual([text]);
  };
  await refused('배송유형을 선택해주세요.');
  await user.click(screen.getByRole('radio', { name: '수주업체' }));
  await refused('발송방법을 선택해주세요.');
  await user.click(screen.getByRole('radio', { name: '퀵서비스' }));
  await refused('주소를 입력해주세요.');
  await user.click(await button('배송지 주소 검색'));
  const dialog = within(await screen.findByRole('dialog', { name: '주소 검색' }));
  await user.click(dialog.getByRole('button', { name: '직접 입력' }));
  await user.type(dialog.getByRole('textbox', { name: '우편번호' }), '04524');
  await user.type(dialog.getByRole('textbox', { name: '주소' }), '서울 중구 세종대로 110{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await refused('상세주소를 입력해주세요.');
  await user.type(field('SendAddr2') ?? document.body, '2층 사무실');
  await refused('퀵서비스 연락처를 입력해주세요.');
  expect(document.activeElement).toBe(field('QNumber'));
  expect(sentTo(SEND)).toEqual([]);
  await user.type(field('QNumber') ?? document.body, '01088887777');
  await user.click(await button('자재발송'));
  const question = await screen.findByRole('dialog', { name: '자재발송' });
  expect(question.textContent).toContain('자재를 발송하시겠습니까?');
  await answerQuestion(user, '자재발송');
  await waitFor(() => expect(popToasts()).toEqual(['자재발송 정보가 성공적으로 저장되었습니다.']));
  expect(sentTo(SEND)).toMatchObject([
    {
      Id: 7,
      DeliveryType: 'C',
      SendType: 'Q',
      SendZipCode: '04524',
      SendAddr1: '서울 중구 세종대로 110',
      SendAddr2: '2층 사무실',
    },
  ]);
  await waitFor(() => expect(section().textContent).toContain('(04524) 서울 중구 세종대로 110 2층 사무실'));
});

it('a shipment can be corrected until it is received (D-69)', async () => {
  const { user, sentTo } = await openRecord(SENT, { after: { [SEND]: { qNumber: '010-8888-9999' } } });
  await user.click(await button('배송 정보 수정'));
  await user.clear(field('QNumber') ?? document.body);
  await user.type(field('QNumber') ?? document.body, '01088889999');
  await user.click(await button('자재발송'));
  await answerQuestion(user, '자재발송');
  await waitFor(() => expect(popToasts()).toEqual(['자재발송 정보가 성공적으로 저장되었습니다.']));
  expect(String(sentTo(SEND)[0]?.['QNumber']).replaceAll('-', '')).toBe('01088889999');
  expect(await button('배송 정보 수정')).toBeTruthy();
  expect(section().textContent).toContain('010-8888-9999');
});

it.each([
  ['B', false],
  ['M', true],
])('only permission M can reopen received materials, and nobody corrects them (D-68): %s', async (permission, may) => {
  await openRecord({ ...SENT, materialReceiveYN: 'Y', materialReceiveDtm: '2026-11-21 10:00:00' }, { permission });
  await button('프로젝트완료');
  expect(screen.getByRole('region', { name: '업체 평가' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '자재수정' }) !== null).toBe(may);
  expect(screen.queryByRole('button', { name: '배송 정보 수정' })).toBeNull();
});
