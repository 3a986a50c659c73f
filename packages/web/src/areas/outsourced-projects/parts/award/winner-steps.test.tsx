import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { UserType } from '@portal/contract/core/actor';
import { PROJECT_EVENT } from '@portal/contract/core/live-events';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { today } from '#lib/days.ts';
import { storeSession } from '#lib/session.ts';
import { popToasts } from '#test-kit/draw.tsx';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { USER } from '#test-kit/queue-entries.ts';
import { SAMPLE_PROJECT } from '#test-kit/sample-project.ts';
import { stubStreams } from '#test-kit/stub-streams.ts';
import { CompanyDetail } from '../../public/company-detail.tsx';

const CONTRACTOR = { ...STAFF, userId: 'hanbit1', userType: UserType.Partner, companyId: 1, permission: '' as const };
// What is written on a site belongs to the user of the tab.
beforeEach(() => storeSession(USER));

const INFO = 'Construction/construction-info';
const BILL = 'Construction/construction-billdate-update';
const RECEIVE = 'Site/receipt-add';
const DUE = { materialId: 5, materialName: 'NVR', modelName: '16채널', unit: '대', sent: 2 };

/** The parts of the answers that say what waits for a receipt. */
const meta = {
  awardId: 5,
  access: 'write',
  shipment: 1,
  due: [DUE],
  version: 3,
  arrived: [],
  waitingYN: 'N',
  missing: [],
  messageCount: 0,
  unreadCount: 0,
};

/** Opens a won project as its winner. `after` says what it has become once a call was made. */
async function openAward(part: Partial<ProjectInfo>, after: Readonly<Record<string, Partial<ProjectInfo>>> = {}) {
  stubStreams(PROJECT_EVENT);
  let project: ProjectInfo = {
    ...SAMPLE_PROJECT,
    ownYN: 'Y',
    winnerYN: 'Y',
    choiceSelDate: '2026-11-23',
    checkLists: [],
    checkLists2: [],
    ...part,
  };
  const rows: Record<string, readonly object[]> = { [INFO]: [project], [RECEIVE]: [{ receiptId: 1, state: 'R' }] };
  const sent = mockCalls(rows, {
    meta,
    onSent: ({ path }) => {
      if (!(path in after)) return;
      project = { ...project, ...after[path], version: project.version + 1 };
      rows[INFO] = [project];
    },
  });
  const page = () => <CompanyDetail title="프로젝트 상세 (업체)" listPath="/projects/companylist" />;
  const path = '/projects/companyview/$id';
  const { user } = await openPage(path, page, '/projects/companyview/7', { actor: CONTRACTOR });
  await screen.findByRole('heading', { level: 1, name: /역삼 에이타워/ });
  return { user, sentTo: (call: string) => sent.filter((one) => one.path === call).map(({ body }) => body) };
}

const state = (status: ProjectInfo['status']): Partial<ProjectInfo> => ({
  status,
  mizeStatus: status,
  orderStatus: status,
});
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it('the winner sees the sum of the invoice, must choose its date, and then sees it (T9)', async () => {
  const { user, sentTo } = await openAward(
    { ...state('YY'), price: '12500000', addPrice: '-250000', choiceDtm: `${today()} 10:00:00` },
    { [BILL]: { billDate: today() } },
  );
  await user.click(screen.getByRole('button', { name: '계산서 발행일 입력' }));
  const sheet = await screen.findByRole('dialog', { name: /계산서 발행일/ });
  expect(sheet.textContent).toContain('12,250,000 원');
  await user.click(within(sheet).getByRole('button', { name: '저장' }));
  expect(popToasts()).toEqual(['계산서 발행일을 입력해주세요.']);
  const date = document.querySelector<HTMLInputElement>('[name="BillDate"]');
  expect(document.activeElement).toBe(date);
  expect(sentTo(BILL)).toEqual([]);
  await user.type(date ?? document.body, today());
  await user.click(within(sheet).getByRole('button', { name: '저장' }));
  await waitFor(() => expect(popToasts()).toEqual(['계산서 발행일이 저장되었습니다.']));
  expect(sentTo(BILL)).toMatchObject([{ Id: 7, BillDate: today() }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(facts()).toContain(today());
});

it('the winner sees the delivery, checks the sent materials and confirms the receipt (MT4)', async () => {
  const { user, sentTo } = await openAward(
    {
      ...state('Y'),
      materialConfirmYN: 'Y',
      materialSendYN: 'Y',
      materialSendDtm: '2026-11-20 10:00:00',
      deliveryType: 'C',
      sendType: 'Q',
      sendAddr1: '서울 중구 세종대로 110',
      sendAddr2: '2층 사무실',
      qNumber: '010-8888-7777',
    },
    { [RECEIVE]: { materialReceiveYN: 'Y', materialReceiveDtm: '2026-11-21 10:00:00' } },
  );
  const call = screen.getByRole('link', { name: '퀵서비스 전화 010-8888-7777' });
  expect(call.getAttribute('href')).toBe('tel:01088887777');
  await user.click(await screen.findByRole('button', { name: '자재수령' }));
  const sheet = within(await screen.findByRole('dialog', { name: '자재수령' }));
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/2대/)]);
  expect(sheet.getByText(/서울 중구 세종대로 110 2층 사무실/)).toBeTruthy();
  expect(sheet.getByText(/모두 정상/)).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: '자재수령' }));
  await waitFor(() => expect(popToasts()).toEqual(['자재수령이 저장되었습니다.']));
  expect(sentTo(RECEIVE)).toMatchObject([{ AwardId: 5, Lines: [{ MaterialId: 5, Kind: 'O' }] }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: '자재수령' })).toBeNull());
});

it('the winner of a settled project sees that it is settled, and the date of the invoice (T11, D-64)', async () => {
  await openAward({ ...state('E'), billDate: '2026-12-01' });
  expect(document.querySelector('.badge')?.textContent).toBe('정산완료');
  expect(facts()).toContain('2026-12-01');
  expect(screen.queryByRole('button', { name: /계산서 발행일/ })).toBeNull();
});
