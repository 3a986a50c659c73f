import { Figure } from '@portal/contract/areas/outsourced-projects/figures';
import { UserType } from '@portal/contract/core/actor';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { HomePage } from './home-page.tsx';

const MONTHS = [
  { yearMonth: '2026.10', awarded: { count: 0, amount: '0' }, settled: { count: 1, amount: '30000000' } },
  { yearMonth: '2026.11', awarded: { count: 4, amount: '120000000' }, settled: { count: 0, amount: '0' } },
];
const OVERVIEW = {
  statuses: [{ status: 'Y', count: 36 }],
  attention: [
    { figure: Figure.Delayed, count: 0, amount: '0', since: '' },
    { figure: Figure.Unanswered, count: 7, amount: '1', since: '2026-11-01' },
    { figure: Figure.Unsettled, count: 2, amount: '5000000', since: '2026-10-01' },
  ],
  months: MONTHS,
  areas: [{ areaId: 3, areaName: '경기', count: 4, amount: '120000000', settledAmount: '30000000' }],
  companies: [
    { companyId: 5, companyName: '한빛설비', count: 4, amount: '1', score: '8.7', withdrawnCnt: 1, lateCnt: 2 },
    { companyId: 6, companyName: '다온전기', count: 0, amount: '0', score: '', withdrawnCnt: 0, lateCnt: 0 },
  ],
};

const hrefOf = (name: string | RegExp): string | null => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => localStorage.clear());

it('every figure is a link to its filtered list (D-317)', async () => {
  mockCalls({ 'Overview/overview-info': [OVERVIEW] });
  await openPage('/home', HomePage, '/home');
  await screen.findByText('손이 필요한 일');
  expect(hrefOf(/수주완료/)).toBe('/projects/list?status=Y');
  expect(hrefOf(/미수주/)).toBe('/projects/list?figure=unanswered');
  expect(hrefOf('2026.11 수주 120,000,000 원 · 4건')).toBe('/projects/list?figure=awarded&month=2026.11');
  expect(hrefOf('2026.10 정산 30,000,000 원 · 1건')).toBe('/projects/list?figure=settled&month=2026.10');
  expect(hrefOf(/경기/)).toBe('/projects/list?figure=awarded&area_id=3');
  const row = screen.getByRole('row', { name: /한빛설비/ });
  expect(
    within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/projects/list?figure=awarded&company_id=5',
    '/projects/list?figure=withdrawn&company_id=5',
    '/projects/list?figure=late&company_id=5',
  ]);
});

it('what is zero is no link, and a company with few projects is 신규', async () => {
  mockCalls({ 'Overview/overview-info': [OVERVIEW] });
  await openPage('/home', HomePage, '/home');
  const row = await screen.findByRole('row', { name: /다온전기/ });
  expect(within(row).queryAllByRole('link')).toEqual([]);
  expect(within(row).getByText('신규')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /시작 지연/ })).toBeNull();
});

it('the scope is asked for, stands in every link and is remembered', async () => {
  const sent = mockCalls({ 'Overview/overview-info': [OVERVIEW] });
  const { user } = await openPage('/home', HomePage, '/home');
  await user.click(await screen.findByRole('button', { name: '우리 팀' }));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ SearchOwner: 'team' }));
  await waitFor(() => expect(hrefOf(/미수주/)).toBe('/projects/list?figure=unanswered&owner=team'));
  expect(localStorage.getItem('overview owner')).toBe('team');
});

it('the months are a table too, whose cells are the same links', async () => {
  mockCalls({ 'Overview/overview-info': [OVERVIEW] });
  const { user } = await openPage('/home', HomePage, '/home');
  await user.click(await screen.findByRole('button', { name: '표로 보기' }));
  const row = screen.getByRole('row', { name: /2026.11/ });
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/projects/list?figure=awarded&month=2026.11');
  await user.click(screen.getByRole('button', { name: '그림으로 보기' }));
  expect(screen.queryByRole('row', { name: /2026.11/ })).toBeNull();
});

it('a contractor sees the own year, whose figures open the orders (D-318)', async () => {
  const sent = mockCalls({
    'Overview/overview-partner-info': [
      { companyName: '한빛설비', months: MONTHS, unsettled: { count: 2, amount: '5000000' } },
    ],
  });
  const actor = { ...STAFF, userType: UserType.Partner, companyId: 5, permission: '' };
  await openPage('/home', HomePage, '/home', { actor });
  await screen.findByText(/한빛설비/);
  expect(hrefOf(/2026.11 수주/)).toBe('/orders/list?figure=awarded&month=2026.11');
  expect(hrefOf(/2건/)).toBe('/orders/list?figure=unsettled');
  expect(screen.queryByText(/점수/)).toBeNull();
  expect(sent.map(({ path }) => path)).toEqual(['Overview/overview-partner-info']);
});
