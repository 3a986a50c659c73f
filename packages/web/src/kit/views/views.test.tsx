import { VIEW_EVENT } from '@portal/contract/core/live-events';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { anyText, listSearch } from '#kit/list/list-search.ts';
import { eventStream } from '#lib/events/event-stream.ts';
import { popToasts } from '#test-kit/draw.tsx';
import { type MockRefusal, mockCalls } from '#test-kit/mock-calls.ts';
import { openPage } from '#test-kit/open-page.tsx';
import type { SavedView } from './saved-view.ts';
import { viewParams } from './view-params.ts';

const search = listSearch(
  '/things/list',
  { size: 5, statuses: ['N', 'Y'], types: [{ value: 'title', label: '제목' }], orders: ['title_asc', 'title_desc'] },
  { places: anyText(), ...viewParams },
);

const PLACES = [
  { value: '1', label: '서울' },
  { value: '2', label: '경기' },
];
const COLUMNS = [
  { key: 'title', header: '제목', link: ({ key }: { key: string }) => `/things/view/${key}`, render: () => '물건' },
  { key: 'place', header: '장소', rank: 3, render: () => '서울' },
  { key: 'owner', header: '주인', isOptional: true, render: () => '박지훈' },
] as const;

const ListPage = () => (
  <ListScreen
    title="물건 목록"
    search={search}
    viewList="orders"
    query={({ places, order }) => ({
      queryKey: ['things', places, order],
      queryFn: async () => ({ data: [{ key: 't1' }], meta: { totalCount: places === '' ? 9 : 4 } }),
    })}
    filters={[{ kind: 'many', name: 'places', label: '장소', choices: PLACES, pending: false }]}
    keyOf={({ key }) => key}
    nameOf={({ key }) => key}
    columns={COLUMNS}
  />
);

const view = (id: number, name: string, more: Partial<SavedView> = {}): SavedView => ({
  id,
  version: 3,
  name,
  query: 'places=1',
  sharedYN: 'N',
  mineYN: 'Y',
  ownerName: '박지훈',
  ...more,
});

/** Opens the list with these views; `used` is the view used last. */
async function openList(address: string, views: readonly SavedView[], used = {}, refusal?: MockRefusal) {
  const answers: Record<string, readonly object[] | MockRefusal> = { 'ListView/view-list': views };
  if (refusal) answers['ListView/view-edit'] = refusal;
  const sent = mockCalls(answers, { meta: { lastViewId: 0, columns: '', ...used } });
  const opened = await openPage('/things/list', ListPage, address, { validateSearch: search.validate });
  await screen.findByText(/^전체 \d건$/);
  const bodiesOf = (path: string) => sent.filter((one) => one.path === `ListView/${path}`).map(({ body }) => body);
  return { ...opened, answers, bodiesOf };
}
const tab = (name: string | RegExp) =>
  within(screen.getByRole('navigation', { name: '필터 목록' })).getByRole('button', { name });

it('a list without a condition opens the view used last, one with a condition stays as it is (D-347)', async () => {
  const { address } = await openList('/things/list', [view(7, '서울')], { lastViewId: 7 });
  await screen.findByText('전체 4건');
  expect(address()).toBe('/things/list?places=1&view=7');
  expect(tab(/^서울 ?4/).getAttribute('aria-current')).toBe('true');
});

it('an address with a condition is not replaced by the view used last (D-347)', async () => {
  const { address } = await openList('/things/list?places=2', [view(7, '서울')], { lastViewId: 7 });
  await waitFor(() => tab('서울'));
  expect(address()).toBe('/things/list?places=2');
  expect(tab(/전체/).getAttribute('aria-current')).toBe('true');
});

it('a tab opens its view and is remembered, and so is 전체 (D-347)', async () => {
  const { user, address, bodiesOf } = await openList('/things/list', [view(7, '서울')]);
  await user.click(await waitFor(() => tab('서울')));
  await screen.findByText('전체 4건');
  await user.click(tab('전체'));
  await screen.findByText('전체 9건');
  expect(address()).toBe('/things/list');
  expect(bodiesOf('view-use')).toEqual([
    { List: 'orders', ViewId: 7 },
    { List: 'orders', ViewId: 0 },
  ]);
});

it('a changed view says so, and is stored with its version or taken back (D-349)', async () => {
  const { user, address, bodiesOf } = await openList('/things/list?view=7&places=1', [view(7, '서울')]);
  await user.click(await screen.findByRole('button', { name: '장소 조건 해제' }));
  await screen.findByText('저장한 필터와 다름');
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  await waitFor(() => expect(address()).toBe('/things/list?places=1&view=7'));
  expect(screen.queryByText('저장한 필터와 다름')).toBeNull();
  await user.click(screen.getByRole('button', { name: '장소 조건 해제' }));
  await user.click(await screen.findByRole('button', { name: '저장' }));
  await waitFor(() => expect(popToasts()).toEqual(['필터를 바꿨습니다.']));
  expect(bodiesOf('view-edit')).toEqual([{ Id: 7, Version: 3, Name: '서울', Query: '', SharedYN: 'N' }]);
});

it('a changed view of somebody else can only become a new one (D-349)', async () => {
  const shared = view(7, '서울', { mineYN: 'N', sharedYN: 'Y', ownerName: '김도현' });
  await openList('/things/list?view=7&places=2', [shared]);
  await screen.findByText('저장한 필터와 다름');
  expect(screen.queryByRole('button', { name: '저장' })).toBeNull();
  expect(screen.queryByRole('button', { name: '서울 설정' })).toBeNull();
  expect(screen.getByRole('button', { name: '새 필터로' })).toBeTruthy();
});

it('a view that another window changed is not overwritten, and the stored one is read (D-349)', async () => {
  const stale = { status: 409, code: 'STALE', message: '다른 사용자가 먼저 저장했습니다.' };
  const { user, answers, bodiesOf } = await openList('/things/list?view=7&places=2', [view(7, '서울')], {}, stale);
  await screen.findByText('저장한 필터와 다름');
  answers['ListView/view-list'] = [view(7, '경기', { version: 4, query: 'places=2' })];
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => tab(/^경기 ?4/));
  expect(popToasts()).toContain('다른 사용자가 먼저 저장했습니다.');
  expect(screen.queryByText('저장한 필터와 다름')).toBeNull();
  expect(bodiesOf('view-edit')).toHaveLength(1);
});

it('a shared view that is taken away leaves the list as it is, and this is said (D-349)', async () => {
  const shared = view(7, '서울', { mineYN: 'N', sharedYN: 'Y' });
  const { address, answers } = await openList('/things/list?view=7&places=1', [shared]);
  await waitFor(() => tab(/서울/));
  answers['ListView/view-list'] = [];
  eventStream.announce(VIEW_EVENT, 'internal');
  eventStream.announce(VIEW_EVENT, 'orders');
  await screen.findByText('사용하던 필터를 찾을 수 없습니다: 서울. 목록은 그대로입니다.');
  expect(screen.queryByRole('button', { name: /^서울/ })).toBeNull();
  expect(address()).toBe('/things/list?places=1');
  expect(screen.getByText('전체 4건')).toBeTruthy();
});

it('a view is saved with a name, its scope and the conditions of the address (D-347)', async () => {
  const { user, bodiesOf } = await openList('/things/list?places=1^2&order=title_desc', []);
  await user.click(tab('필터 저장'));
  const dialog = await screen.findByRole('dialog', { name: '필터 저장' });
  expect(within(dialog).getByText('장소 서울, 경기')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: '저장' }));
  expect(within(dialog).getByText('필터의 이름을 입력해주세요.')).toBeTruthy();
  await user.type(within(dialog).getByLabelText(/이름/), '수도권');
  await user.click(within(dialog).getByRole('radio', { name: /직원과 함께/ }));
  await user.click(within(dialog).getByRole('button', { name: '저장' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const Query = 'order=title_desc&places=1%5E2';
  expect(bodiesOf('view-add')).toEqual([{ List: 'orders', Name: '수도권', Query, SharedYN: 'Y' }]);
});

it('views are put in order and removed among all views, those of others only opened (D-347)', async () => {
  const shared = view(9, '남의 것', { mineYN: 'N', sharedYN: 'Y' });
  const { user, bodiesOf } = await openList('/things/list', [view(7, '서울'), view(8, '경기'), shared]);
  await user.click(await waitFor(() => tab('저장한 필터 3')));
  const dialog = await screen.findByRole('dialog', { name: '저장한 필터' });
  await user.click(within(dialog).getByRole('button', { name: '경기 위로' }));
  await waitFor(() => expect(bodiesOf('view-order')).toEqual([{ List: 'orders', Ids: '8^7' }]));
  expect(within(dialog).queryByRole('button', { name: '남의 것 삭제' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: '서울 삭제' }));
  const question = await screen.findByRole('dialog', { name: '필터 삭제' });
  await user.click(within(question).getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(bodiesOf('view-delete')).toEqual([{ Id: 7 }]));
});

it('columns are chosen and kept per user, and in the address while a view is open (D-347)', async () => {
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const { user, address, bodiesOf } = await openList('/things/list', [view(7, '서울')], { columns: 'place^title' });
  await waitFor(() => expect(heads()).toEqual(['장소', '제목']));
  const dropPlace = async () => {
    await user.click(tab('표시할 항목'));
    await user.click(await screen.findByRole('checkbox', { name: '장소' }));
    await user.click(screen.getByRole('button', { name: '저장' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await dropPlace();
  expect(bodiesOf('column-save')).toEqual([{ List: 'orders', Columns: 'title' }]);
  await user.click(tab('서울'));
  await dropPlace();
  await waitFor(() => expect(address()).toContain('columns=title'));
  expect(heads()).toEqual(['제목']);
  expect(bodiesOf('column-save')).toHaveLength(1);
  await screen.findByText('저장한 필터와 다름');
});

it('a column without room is not ticked, and is shown once it is chosen (D-622)', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '[data-rank] { display: none; }';
  onTestFinished(() => style.remove());
  const { user, bodiesOf } = await openList('/things/list', [], { columns: '' });
  const place = () => screen.getByRole('checkbox', { name: '장소' });
  await user.click(tab('표시할 항목'));
  await screen.findByRole('checkbox', { name: '제목' });
  expect(place()).toHaveProperty('checked', false);
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(bodiesOf('column-save')).toEqual([{ List: 'orders', Columns: '' }]));
  await user.click(tab('표시할 항목'));
  await user.click(await screen.findByRole('checkbox', { name: '장소' }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(bodiesOf('column-save')[1]).toEqual({ List: 'orders', Columns: 'title^place' }));
});

it('an optional column is shown once it is chosen (D-672)', async () => {
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const { user, bodiesOf } = await openList('/things/list', [], { columns: '' });
  expect(heads()).toEqual(['제목', '장소']);
  await user.click(tab('표시할 항목'));
  const owner = await screen.findByRole('checkbox', { name: '주인' });
  expect(owner).toHaveProperty('checked', false);
  await user.click(owner);
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(bodiesOf('column-save')).toEqual([{ List: 'orders', Columns: 'title^place^owner' }]));
});

it.each([
  ['chosen columns stay', 'place^title', undefined],
  ['the others are hidden', '', '3'],
])('where there is no room %s (D-622)', async (_name, columns, rank) => {
  await openList('/things/list', [], { columns });
  await waitFor(() => expect(screen.getByRole('columnheader', { name: '장소' }).dataset['rank']).toBe(rank));
});

it('conditions are counted before they are applied, and are chips of the address (D-348)', async () => {
  const { user, address } = await openList('/things/list', []);
  await user.click(screen.getByRole('button', { name: '조건' }));
  await user.click(await screen.findByRole('checkbox', { name: '서울' }));
  await screen.findByText('4건');
  expect(address()).toBe('/things/list');
  await user.click(screen.getByRole('button', { name: '적용' }));
  await screen.findByRole('button', { name: '장소 서울 조건 수정' });
  expect(address()).toBe('/things/list?places=1');
  await user.click(screen.getByRole('button', { name: '모두 해제' }));
  await screen.findByText('전체 9건');
  expect(address()).toBe('/things/list');
});
