import { UserType } from '@portal/contract/core/actor';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { popToasts } from '#test-kit/draw.tsx';
import { type MockRefusal, mockCalls } from '#test-kit/mock-calls.ts';
import { answerQuestion, openPage, STAFF } from '#test-kit/open-page.tsx';
import { SAMPLE_PROJECT } from '#test-kit/sample-project.ts';
import { currentMonth, settlementSearch } from '../search.ts';
import { SettlementPage } from './settlement-page.tsx';

const MANAGER = { ...STAFF, permission: 'M' };
const CONTRACTOR = { ...STAFF, userId: 'hanbit1', userType: UserType.Partner, companyId: 1, permission: '' as const };
const STAFF_LIST = 'Accounting/all-accounting-mize-list';
const FINISH = 'Accounting/accounting-finish';
const MONTHS = 'Accounting/accounting-month-list';
const MONTH = { unsettled: '2000000', settled: '1000000', unsettledCount: 2, settledCount: 1 };

const invoice = (id: number, mizeStatus: 'B' | 'E') => ({
  ...SAMPLE_PROJECT,
  id,
  no: id,
  projectName: `현장 ${id}`,
  mizeStatus,
  status: mizeStatus,
  billDate: '2026-11-20',
  price: '1000000',
});
const ROWS = [invoice(3, 'E'), invoice(2, 'B'), invoice(1, 'B')];

async function openMonth(rows: readonly object[], actor: typeof STAFF | typeof CONTRACTOR, query = '') {
  const answers: Record<string, readonly object[] | MockRefusal> = {
    [STAFF_LIST]: rows,
    [MONTHS]: ['2026.10', '2026.11'].map((yearMonth) => ({ ...MONTH, yearMonth })),
    'Accounting/all-accounting-partner-list': rows,
  };
  const sent = mockCalls(answers, {
    meta: { unsettledAmount: 2_000_000, unsettledCount: 2, settledAmount: 1_000_000, settledCount: 1 },
    onSent: ({ path, body }) => {
      if (path === FINISH && body['Id'] === 1)
        answers[FINISH] = {
          status: 409,
          code: 'ALREADY_SETTLED',
          message: '이미 정산완료 처리된 항목이 있습니다.',
        };
    },
  });
  const address = `/accounting/list${query}`;
  const options = { actor, validateSearch: settlementSearch.validate };
  const page = await openPage('/accounting/list', SettlementPage, address, options);
  return { ...page, answers, sent };
}

it('the settlement of a month needs a selection, locks what is settled, and sums what is marked (SETTLE-26 to SETTLE-29)', async () => {
  const { user } = await openMonth(ROWS, MANAGER);
  await screen.findByText('현장 1');
  await user.click(screen.getByRole('button', { name: '정산완료' }));
  expect(popToasts()).toEqual(['정산완료 처리할 항목을 선택해주세요.']);
  const settled = screen.getByRole('row', { name: /현장 3/ });
  expect(within(settled).getByRole('img', { name: '이미 정산완료 처리된 항목이 있습니다.' })).toBeTruthy();
  expect(within(settled).queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: '현장 2 선택' }));
  expect(screen.getByRole('status', { name: '선택' }).textContent).toMatch(/1건 선택.*1,000,000 원/);
  expect(screen.getByRole('link', { name: '현장 2' }).getAttribute('href')).toBe('/projects/view/2');
});

it('rows that a colleague settled meanwhile are named with the reason, and nothing stays marked (SETTLE-30, SETTLE-31)', async () => {
  const { user, answers } = await openMonth(ROWS, MANAGER);
  await screen.findByText('현장 1');
  for (const name of ['현장 2 선택', '현장 1 선택']) await user.click(screen.getByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: '2건 정산완료' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('선택된 항목을 정산완료 처리하시겠습니까?');
  answers[STAFF_LIST] = ROWS.map((row) => ({ ...row, mizeStatus: 'E', status: 'E' }));
  await answerQuestion(user, '2건 정산완료');
  const summary = within(await screen.findByRole('dialog', { name: '정산 결과' }));
  expect(summary.getByText('1건 정산완료, 1건 처리하지 못했습니다.')).toBeTruthy();
  expect(summary.getByRole('row', { name: /현장 1/ }).textContent).toContain('이미 정산완료 처리된 항목이 있습니다.');
  expect(summary.getByRole('row', { name: /현장 2/ }).textContent).toContain('완료');
  await user.click(summary.getAllByRole('button', { name: '닫기' }).at(-1) ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryAllByRole('checkbox', { name: /^현장/ })).toEqual([]);
});

it('a column of the chart opens its month, and that on screen is marked (SETTLE-36)', async () => {
  const { user, address } = await openMonth(ROWS, MANAGER, '?month=2026.11');
  const chart = within(await screen.findByRole('region', { name: '월별 정산 금액' }));
  const [before, shown] = await chart.findAllByRole('button', { name: /월/ });
  expect([before, shown].map((column) => column?.getAttribute('aria-current'))).toEqual([null, 'true']);
  await user.click(before ?? document.body);
  await waitFor(() => expect(address()).toContain('month=2026.10'));
  await waitFor(() => expect(chart.getAllByRole('button', { current: true })).toHaveLength(1));
});

it('contractors see their settlements as cards that lead to their own page, without controls (SETTLE-19, SETTLE-33)', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { sent } = await openMonth(ROWS, CONTRACTOR);
  const link = await screen.findByRole('link', { name: /현장 1/ });
  expect(link.getAttribute('href')).toBe('/projects/companyview/1');
  expect(within(screen.getByRole('list', { name: '정산현황' })).getAllByRole('listitem')[0]?.textContent).toContain(
    '한빛설비',
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: '정산완료' })).toBeNull();
  expect(screen.queryByLabelText('검색어')).toBeNull();
  expect(sent.some(({ path }) => path === STAFF_LIST)).toBe(false);
});

it('the months start at 2020.01, an empty one says so, and a month that is none shows the current one (D-96)', async () => {
  const { user, address } = await openMonth([], MANAGER, '?month=2020.03');
  await user.click(await screen.findByRole('button', { name: '5개월 전' }));
  await waitFor(() => expect(address()).toContain('month=2020.01'));
  expect(screen.getByText('데이터가 없습니다')).toBeTruthy();
  const back = screen.getByRole<HTMLButtonElement>('button', { name: '이전 달' });
  expect(back.disabled || back.getAttribute('aria-disabled') === 'true').toBe(true);
});

it('an address with a month that is none shows the current month (D-96)', async () => {
  const { sent } = await openMonth([], MANAGER, '?month=2026-13');
  expect(await screen.findAllByText(currentMonth())).not.toEqual([]);
  expect(sent.find(({ path }) => path === STAFF_LIST)?.body).toMatchObject({ SearchYearMonth: currentMonth() });
});

it('인쇄 first puts the whole month on the page, whatever page is on screen', async () => {
  const printed: number[] = [];
  vi.stubGlobal('print', () => printed.push(screen.getAllByRole('row').length - 1));
  const rows = Array.from({ length: 7 }, (_, index) => invoice(index + 1, 'B'));
  const answers: Record<string, object[]> = {};
  mockCalls(answers, {
    meta: { totalCount: 7 },
    onSent: ({ path, body }) => {
      if (path === STAFF_LIST) answers[STAFF_LIST] = rows.slice(0, Number(body['PageSize']));
    },
  });
  const options = { actor: MANAGER, validateSearch: settlementSearch.validate };
  const { user } = await openPage('/accounting/list', SettlementPage, '/accounting/list?size=5', options);
  await screen.findByText('현장 1');
  expect(screen.queryByText('현장 6')).toBeNull();
  await user.click(screen.getByRole('button', { name: '인쇄' }));
  await waitFor(() => expect(printed).toEqual([7]));
});
