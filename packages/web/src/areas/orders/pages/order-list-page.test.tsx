import { UserType } from '@portal/contract/core/actor';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { storeListQuery } from '#kit/list/list-search.ts';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { answerQuestion, openPage, STAFF } from '#test-kit/open-page.tsx';
import { SAMPLE_PROJECT } from '#test-kit/sample-project.ts';
import { orderSearch, ownOrderSearch } from '../search.ts';
import { OrderDetailPage } from './order-detail-page.tsx';
import { OrderListPage, OwnOrderListPage } from './order-list-page.tsx';

const CONTRACTOR = { ...STAFF, userId: 'hanbit1', userType: UserType.Partner, companyId: 1, permission: '' as const };
const LIST = 'Order/all-partner-order-list';
const OWN = 'Order/all-my-order-list';
const order = (id: number, status: 'Y' | 'F', projectName: string) => ({
  ...SAMPLE_PROJECT,
  id,
  no: id,
  projectName,
  status,
  mizeStatus: status,
  changeCount: 0,
});
const validateSearch = orderSearch.validate;

/** Draws lists as a phone does. */
function asPhone(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

it('staff delete marked orders with a reason; accepted ones have a lock and are passed over (D-87, D-50)', async () => {
  const sent = mockCalls({ [LIST]: [order(2, 'F', '철회'), order(1, 'Y', '진행')] });
  const { user } = await openPage('/orders/list', OrderListPage, '/orders/list?key=x', { validateSearch });
  const locks = await screen.findAllByRole('img', { name: '수주 이후의 프로젝트는 삭제할 수 없습니다.' });
  expect(locks).toHaveLength(1);
  expect(screen.getByRole('link', { name: '철회' }).getAttribute('href')).toBe('/projects/view/2');
  await user.click(screen.getByRole('checkbox', { name: '전체 선택' }));
  expect(screen.getByText('1건 선택')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '1건 삭제' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('선택된 프로젝트 항목을 삭제하시겠습니까?');
  await user.type(screen.getByRole('textbox', { name: /삭제 사유/ }), '두 번 등록했습니다.');
  await answerQuestion(user, '1건 삭제');
  const removed = () => sent.filter(({ path }) => path === 'Order/order-delete').map(({ body }) => body);
  await waitFor(() => expect(removed()).toMatchObject([{ Id: 2, DeleteReason: '두 번 등록했습니다.' }]));
});

it('contractors have seven states and delete nothing; an order leads back to the list as it was (D-89)', async () => {
  asPhone();
  mockCalls({ [LIST]: [order(1, 'Y', '역삼 에이타워')] });
  const address = '/orders/list?status=Y&size=30';
  const { user, router } = await openPage('/orders/list', OrderListPage, address, {
    actor: CONTRACTOR,
    validateSearch,
  });
  const link = await screen.findByRole('link', { name: /역삼 에이타워/ });
  expect(link.getAttribute('href')).toBe('/orders/view/1');
  expect(screen.getAllByRole('radio')).toHaveLength(7);
  expect(screen.queryByRole('button', { name: /삭제/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(link);
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/view/1'));
});

it('the page of an order has its name as the title, and a way back to the list as it was (D-89, D-300)', async () => {
  mockCalls({ 'Construction/construction-info': [{ ...SAMPLE_PROJECT, ownYN: 'Y', checkLists: [] }] });
  storeListQuery('/orders/list', { status: 'Y', size: 30 });
  const { user, router } = await openPage('/orders/view/$id', OrderDetailPage, '/orders/view/7', { actor: CONTRACTOR });
  const title = await screen.findByRole('heading', { level: 1, name: /^역삼 에이타워/ });
  expect(title.textContent).toBe('역삼 에이타워');
  await user.click(screen.getByRole('link', { name: '목록' }));
  await waitFor(() => expect(router.state.location.href).toBe('/orders/list?status=Y&size=30'));
});

it('own orders lead contractors to the page of the project (D-89)', async () => {
  asPhone();
  mockCalls({ [OWN]: [order(1, 'Y', '역삼 에이타워')] });
  const options = { actor: CONTRACTOR, validateSearch: ownOrderSearch.validate };
  await openPage('/orders/self', OwnOrderListPage, '/orders/self', options);
  const link = await screen.findByRole('link', { name: /역삼 에이타워/ });
  expect(link.getAttribute('href')).toBe('/projects/companyview/1');
});

it('the list of a line of today asks for exactly its projects (LISTS-21)', async () => {
  const sent = mockCalls({});
  const address = '/orders/list?status=YY&todo=undated';
  await openPage('/orders/list', OrderListPage, address, { actor: CONTRACTOR, validateSearch });
  const lastRequest = () => sent.find(({ path }) => path === LIST)?.body;
  await waitFor(() =>
    expect(lastRequest()).toMatchObject({ SearchActiveStatus: 'YY', SearchTodo: 'undated', SearchScope: 'mine' }),
  );
});
