import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { SettlementPage } from './settlement-page.tsx';

const MONTH = { yearMonth: '2026.11', unsettled: '119650000', settled: '0', unsettledCount: 9, settledCount: 0 };
const SUMS = { unsettledAmount: 119_650_000, unsettledCount: 9, settledAmount: 0, settledCount: 0 };

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })),
);
afterEach(() => vi.unstubAllGlobals());

/** What a call answers here. */
function rowsOf(path: string): object[] {
  if (path.endsWith('month-list')) return [MONTH];
  return path.endsWith('company-list') ? [{ id: 5, companyName: '한빛설비' }] : [];
}

/** The page of a phone, in November 2026. */
function openPhone(filter = '') {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json({ data: rowsOf(path), meta: { totalCount: 0, ...SUMS } }),
  );
  return openPage('/accounting/list', SettlementPage, `/accounting/list?month=2026.11${filter}`, { actor: STAFF });
}

it('folds the sums and the chart of the month into one line on a phone (D-342)', async () => {
  const { user } = await openPhone();
  const line = await screen.findByRole('button', { name: /2026\.11 ?미정산 9건 · 1\.2억 원/ });
  expect([
    line.getAttribute('aria-expanded'),
    screen.queryByText('미정산 금액'),
    screen.queryByText('최근 12개월'),
  ]).toEqual(['false', null, null]);
  await user.click(line);
  expect(await screen.findByText('미정산 금액')).toBeTruthy();
  expect(screen.getAllByText('119,650,000')).toHaveLength(2);
  expect(await screen.findByRole('region', { name: '월별 정산 금액' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: '이전 달' })).toHaveLength(1);
  expect(screen.getByRole('button', { name: '5개월 전' })).toBeTruthy();
});

it('steps to another month without opening it', async () => {
  const { user, address } = await openPhone();
  await user.click(await screen.findByRole('button', { name: '이전 달' }));
  await waitFor(() => expect(address()).toContain('2026.10'));
});

it('the sums of a chosen company name it, on the screen and on paper (D-611)', async () => {
  const { user } = await openPhone('&company_id=5');
  await user.click(await screen.findByRole('button', { name: /2026\.11 ?미정산/ }));
  expect(await screen.findByText('한빛설비 미정산 금액')).toBeTruthy();
  expect(screen.getByText('2026.11 한빛설비')).toBeTruthy();
});
