import type { ReceiptPage } from '@portal/contract/areas/receipts/calls';
import { UserType } from '@portal/contract/core/actor';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeSession } from '#lib/session.ts';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { USER } from '#test-kit/queue-entries.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';

beforeEach(() => storeSession(USER));

const CREW = { ...STAFF, userId: 'hanbit1', userType: UserType.Partner, permission: '' as const };
const PHOTO = '11111111-1111-4111-8111-111111111111';
const ADD = 'Site/receipt-add';

const PAGE: ReceiptPage = {
  awardId: 5,
  access: 'write',
  shipment: 1,
  due: [
    { materialId: 1, materialName: '돔 카메라', modelName: 'DM-400V', unit: '대', sent: 18 },
    { materialId: 2, materialName: 'NVR', modelName: '', sent: 1 },
  ],
  version: 3,
  arrived: [],
  waitingYN: 'N',
};

const onClose = vi.fn();

const Page = () => (
  <ReceiptSheet
    project={{ id: 7, projectName: '여의도 현장' }}
    page={PAGE}
    facts={null}
    opened
    onClose={onClose}
    reload={async () => undefined}
    explainConflict={async () => false}
  />
);

async function openSheet() {
  onClose.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const photo = { entryId: PHOTO, name: 'box.jpg', label: 'M', caption: '', takenDtm: '2026-12-03 14:00:00' };
  const sent = mockCalls({ 'Site/photo-list': [photo], [ADD]: [{ receiptId: 1, state: 'R' }] });
  const { user } = await openPage('/award', Page, '/award', { actor: CREW });
  const sheet = within(await screen.findByRole('dialog', { name: '자재수령' }));
  const line = (name: string) => within(sheet.getByRole('radiogroup', { name }));
  return { user, sheet, line, bodyOf: () => sent.find(({ path }) => path === ADD)?.body };
}

it('when all is fine one press receives the materials', async () => {
  const { user, sheet, bodyOf } = await openSheet();
  expect(sheet.getByText('2종 · 모두 정상')).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: '자재수령' }));
  await waitFor(() =>
    expect(bodyOf()).toMatchObject({
      AwardId: 5,
      Version: 3,
      AcceptYN: 'N',
      Lines: [
        { MaterialId: 1, Kind: 'O', Count: 0 },
        { MaterialId: 2, Kind: 'O', Count: 0 },
      ],
    }),
  );
});

it('a shortage counts what came, needs a photo, and becomes a request to staff', async () => {
  const { user, sheet, line, bodyOf } = await openSheet();
  await user.click(line('돔 카메라').getByRole('radio', { name: '부족' }));
  await user.click(sheet.getByRole('button', { name: '돔 카메라 수령 수량 하나 줄이기' }));
  expect(sheet.getByText('2대 부족')).toBeTruthy();
  await user.click(line('NVR').getByRole('radio', { name: '파손' }));
  await user.click(sheet.getByRole('button', { name: '확인 요청 보내기' }));
  expect(sheet.getByText('사진을 한 장 이상 골라주세요.')).toBeTruthy();
  expect(bodyOf()).toBeUndefined();
  await user.click(await sheet.findByRole('checkbox', { name: /자재 사진 14:00/ }));
  await user.click(sheet.getByRole('button', { name: '확인 요청 보내기' }));
  await waitFor(() =>
    expect(bodyOf()).toMatchObject({
      Photos: [PHOTO],
      Lines: [
        { MaterialId: 1, Kind: 'S', Count: 2 },
        { MaterialId: 2, Kind: 'D', Count: 1 },
      ],
    }),
  );
});

it('who accepts the difference receives at once', async () => {
  const { user, sheet, line, bodyOf } = await openSheet();
  await user.click(line('NVR').getByRole('radio', { name: '파손' }));
  await user.click(await sheet.findByRole('checkbox', { name: /자재 사진/ }));
  await user.click(sheet.getByRole('checkbox', { name: '차이가 있지만 이대로 수령합니다' }));
  await user.click(sheet.getByRole('button', { name: '자재수령' }));
  await waitFor(() => expect(bodyOf()).toMatchObject({ AcceptYN: 'Y' }));
  // An open sheet would come back by itself with the next shipment.
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
