import { UserType } from '@portal/contract/core/actor';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { projectSearch } from '../search.ts';
import { ListPage } from './list-page.tsx';

const LIST = 'Construction/all-construction-mize-list';
const OFFERS = 'Construction/all-construction-partner-list';
const CUSTOMERS = 'Construction/construction-customer-list';
const CONTRACTOR = { ...STAFF, userType: UserType.Partner, companyId: 3, permission: '' as const };

const row = (id: number) => ({
  id,
  projectName: `현장 ${id}`,
  status: 'N',
  startDate: '2026-12-01',
  price: '1000000',
  addPrice: '0',
  choiceDtm: '',
  billDate: '',
  mizePMUserName: '김도현',
  mizeSalesUserName: '박지훈',
});
const customer = { id: 2, customerName: '달빛병원', placeName: '달빛 본관', addr1: '을지로 1', addr2: '3층' };

const open = (query: string, actor: Parameters<typeof openPage>[3] & object = { actor: STAFF }) =>
  openPage('/projects/list', ListPage, `/projects/list${query}`, {
    validateSearch: projectSearch.staff.validate,
    ...actor,
  });
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

it('a list shows and reads no customer until a user has chosen such a column (D-672)', async () => {
  const sent = mockCalls({ [LIST]: [row(1), row(2)], [CUSTOMERS]: [customer] });
  await open('');
  await screen.findByRole('link', { name: /현장 2/ });
  expect(heads().join()).not.toMatch(/고객사|주소|영업/);
  expect(sent.filter(({ path }) => path === CUSTOMERS)).toEqual([]);
});

it('chosen columns show customer, site, address and sales manager of the rows, read at once (D-672)', async () => {
  const sent = mockCalls({ [LIST]: [row(1), row(2)], [CUSTOMERS]: [customer] });
  await open('?columns=name^customer^place^address^sales');
  for (const text of ['달빛병원', '달빛 본관', '을지로 1 3층']) await screen.findByRole('cell', { name: text });
  expect(screen.getAllByRole('cell', { name: '박지훈' })).toHaveLength(2);
  expect(sent.filter(({ path }) => path === CUSTOMERS).map(({ body }) => body)).toEqual([{ Ids: '1^2' }]);
});

it('a list without rows asks for no customer (D-672)', async () => {
  const sent = mockCalls({ [LIST]: [], [CUSTOMERS]: [customer] });
  await open('?columns=name^customer');
  await screen.findAllByText(/전체 0건|없습니다/);
  expect(sent.filter(({ path }) => path === CUSTOMERS)).toEqual([]);
});

it('an address gives a contractor no such column, and asks for no customer (D-672)', async () => {
  const sent = mockCalls({ [OFFERS]: [row(2)], [CUSTOMERS]: [customer] });
  await open('?columns=name^customer', { actor: CONTRACTOR });
  await screen.findByRole('link', { name: /현장 2/ });
  expect(screen.queryByText('달빛병원')).toBeNull();
  expect(sent.filter(({ path }) => path === CUSTOMERS)).toEqual([]);
});

it('staff sort by company, contractors have no such order (D-670)', async () => {
  const sent = mockCalls({ [LIST]: [row(1)], [OFFERS]: [row(1)] });
  const { user, address } = await open('');
  await user.click(await screen.findByRole('button', { name: '업체' }));
  await waitFor(() => expect(address()).toContain('order=companyName_asc'));
  const listed = () => sent.filter(({ path }) => path === LIST).at(-1)?.body;
  await waitFor(() => expect(listed()).toMatchObject({ OrderType: 'companyName_asc' }));
  expect(screen.getByRole('columnheader', { name: /업체$/ }).getAttribute('aria-sort')).toBe('ascending');
});

it('periods of award, invoice and completion are conditions, each its own (D-671)', async () => {
  const sent = mockCalls({ [LIST]: [row(1)] });
  await open('?awarded=2026-11-01~2026-11-30&billed=~2026-12-15&done=2026-11-05~');
  // With less room the third is folded.
  for (const name of ['수주일', '계산서 발행일']) await screen.findByRole('button', { name: `${name} 조건 해제` });
  const periods = {
    SearchAwardFrom: '2026-11-01',
    SearchAwardTo: '2026-11-30',
    SearchBillTo: '2026-12-15',
    SearchDoneFrom: '2026-11-05',
  };
  const counts = 'Construction/construction-mize-status-count';
  for (const path of [LIST, counts])
    await waitFor(() => expect(sent.find((one) => one.path === path)?.body).toMatchObject(periods));
});
