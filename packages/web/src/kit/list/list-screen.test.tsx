import { MORE_THAN_END } from '@portal/contract/core/paging';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noAnswer, Refusal } from '#lib/refusal.ts';
import { toasts } from '#lib/toast.ts';
import { popToasts } from '#test-kit/draw.tsx';
import { answerQuestion, openPage } from '#test-kit/open-page.tsx';
import type { ListColumn } from './list-columns.tsx';
import { statusChips } from './list-filter.ts';
import { ListScreen } from './list-screen.tsx';
import { type AddressOf, listSearch, positiveInteger, storedListQuery } from './list-search.ts';

type Thing = { key: string; title: string; state: string; pinned: boolean };

const search = listSearch(
  '/things/list',
  { size: 5, statuses: ['N', 'Y'], types: [{ value: 'title', label: '제목' }], orders: ['title_asc', 'title_desc'] },
  { owner: positiveInteger() },
);
type Address = AddressOf<typeof search>;

const thing = (number: number, more: Partial<Thing> = {}): Thing => ({
  key: `t${number}`,
  title: `물건 ${number}`,
  state: 'N',
  pinned: false,
  ...more,
});

/** A made-up table and the requests of its list. */
function makeTable(rows: Thing[]) {
  const requests: Address[] = [];
  const table = {
    rows,
    requests,
    failing: false,
    /** The total of a list that has more rows than its pages show. */
    total: undefined as number | undefined,
    /** Rows whose first deletion gets no answer. */
    unanswered: new Set<string>(),
    /** Rows that another user deletes meanwhile. */
    gone: new Set<string>(),
    settled: new Set<string>(),
    removals: [] as { key: string; repeatKey: string }[],
  };
  const read = async (address: Address) => {
    requests.push(address);
    if (table.failing) throw new Refusal(503, 'UNAVAILABLE', '일시적으로 사용할 수 없습니다.');
    const found = table.rows.filter(({ state }) => address.status === 'A' || state === address.status);
    const from = (address.page - 1) * address.size;
    return { data: found.slice(from, from + address.size), meta: { totalCount: table.total ?? found.length } };
  };
  const remove = async ({ key }: Thing, repeatKey: string): Promise<void> => {
    table.removals.push({ key, repeatKey });
    if (table.unanswered.delete(key)) throw noAnswer();
    if (table.gone.has(key)) throw new Refusal(404, 'NOT_FOUND', '볼 수 없습니다.');
    if (table.settled.has(key)) throw new Refusal(409, 'ALREADY_SETTLED', '이미 정산된 물건입니다.');
    if (key === 't2') throw new Refusal(409, 'BAD_STATE', '사용 중입니다.');
    table.rows = table.rows.filter((row) => row.key !== key);
  };
  const page = () => (
    <ListScreen
      title="물건 목록"
      search={search}
      query={(address) => ({ queryKey: ['things', address], queryFn: () => read(address) })}
      counts={() => ({ queryKey: ['things', 'counts'], queryFn: async () => ({ data: countsOf(table.rows) }) })}
      filters={[
        statusChips(['N', 'Y'], { labelOf: (code) => (code === 'N' ? '있음' : '없음') }),
        {
          kind: 'choice',
          name: 'owner',
          label: '주인',
          field: 'Owner',
          none: { value: '0', label: '전체보기' },
          choices: [{ value: '7', label: '박지훈' }],
          pending: false,
        },
        { kind: 'search', types: [{ value: 'title', label: '제목' }] },
      ]}
      keyOf={({ key }) => key}
      nameOf={({ title }) => title}
      emptyHint="notice.list.hint"
      columns={COLUMNS}
      isPinned={({ pinned }) => pinned}
      rowAction={{
        label: '복원',
        done: 'project.remove.done',
        failed: 'project.register.failed',
        act: (row) => remove(row, ''),
      }}
      batch={[
        {
          label: '삭제',
          removes: true,
          refusalOf: ({ key, state }) => (key === 't3' || state === 'L' ? 'BAD_STATE' : null),
          amountOf: () => 1500,
          noneMarked: 'project.remove.noneSelected',
          question: 'project.remove.confirm',
          done: 'project.remove.done',
          summary: { title: '삭제 결과', text: 'project.remove.summary' },
          act: remove,
        },
      ]}
    />
  );
  return {
    table,
    open: (address: string) => openPage('/things/list', page, address, { validateSearch: search.validate }),
  };
}

const COLUMNS = [
  {
    key: 'title',
    header: '제목',
    sort: 'title',
    link: ({ key }: Thing) => `/things/view/${key}`,
    render: ({ title }: Thing) => title,
  },
  { key: 'state', header: '상태', rank: 3, render: ({ state }: Thing) => (state === 'N' ? '있음' : '없음') },
] as const;

const countsOf = (rows: readonly Thing[]) =>
  ['N', 'Y'].map((status) => ({ status, count: rows.filter(({ state }) => state === status).length }));

const six = () => [thing(1, { pinned: true }), thing(2), thing(3), thing(4), thing(5), thing(6, { state: 'Y' })];
const titles = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const settled = () => waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'));

it('an empty list says what would stand in it, unless a condition hides its rows (D-264)', async () => {
  const { open } = makeTable([]);
  await open('/things/list');
  await screen.findByText('데이터가 없습니다');
  expect(screen.getByText('게시된 공지사항이 여기에 표시됩니다.')).toBeTruthy();
  cleanup();
  await makeTable([]).open('/things/list?status=Y');
  await screen.findByText('적용한 조건');
  expect(screen.queryByText('게시된 공지사항이 여기에 표시됩니다.')).toBeNull();
});

it('a description draws a page of rows with total, pinned rows and links', async () => {
  const { open } = makeTable(six());
  await open('/things/list');
  await screen.findByText('전체 6건');
  expect(titles()).toEqual(['물건 1', '물건 2', '물건 3', '물건 4', '물건 5']);
  expect(screen.getByText('물건 1').closest('tr')?.dataset['pinned']).toBe('true');
  expect(screen.getByText('물건 2').closest('tr')?.dataset['pinned']).toBeUndefined();
  expect(screen.getByText('물건 3').getAttribute('href')).toBe('/things/view/t3');
});

it('a list that counts no further says so, and how to narrow it on its last page (D-650)', async () => {
  const { table, open } = makeTable(six());
  table.total = MORE_THAN_END;
  const { user, address } = await open('/things/list');
  await screen.findByText('전체 10,000건 이상');
  await user.click(screen.getByRole('button', { name: '마지막' }));
  await waitFor(() => expect(address()).toBe('/things/list?page=2000'));
  await screen.findByText('전체 10,000건 이상 · 검색어나 필터로 좁혀주세요');
  expect(screen.getByRole('button', { name: '다음' }).hasAttribute('disabled')).toBe(true);
});

it('filters and order are in the address, return to page 1, and are stored for 목록 (LISTS-19)', async () => {
  const { table, open } = makeTable(six());
  const { user, address } = await open('/things/list?page=2');
  await screen.findByText('물건 6');
  await user.click(screen.getByRole('radio', { name: '없음' }));
  await waitFor(() => expect(address()).toBe('/things/list?status=Y'));
  await user.click(screen.getByRole('combobox', { name: '주인' }));
  await user.click(await screen.findByRole('option', { name: '박지훈' }));
  await user.type(screen.getByLabelText('검색어'), '물건{Enter}');
  await waitFor(() => expect(address()).toContain('owner=7'));
  await settled();
  await user.click(screen.getByRole('button', { name: '제목' }));
  await waitFor(() => expect(address()).toContain('order=title_desc'));
  await settled();
  expect(screen.getByRole('columnheader', { name: '제목' }).getAttribute('aria-sort')).toBe('descending');
  expect(table.requests.at(-1)).toEqual({
    page: 1,
    size: 5,
    status: 'Y',
    type: 'title',
    key: '물건',
    order: 'title_desc',
    owner: 7,
  });
  expect(storedListQuery('/things/list')).toMatchObject({ status: 'Y', owner: 7 });
});

it('a choice that does not exist is ignored, but stays in the address (D-47)', async () => {
  const { table, open } = makeTable(six());
  const { address } = await open('/things/list?owner=9');
  await screen.findByText('물건 1');
  expect(table.requests.map(({ owner }) => owner)).toEqual([0]);
  expect(address()).toBe('/things/list?owner=9');
});

it('a page after the last one is replaced by the last one', async () => {
  const { open } = makeTable(six());
  const { address } = await open('/things/list?page=9');
  await screen.findByText('물건 6');
  expect(address()).toBe('/things/list?page=2');
});

it('a failed load shows an error with a retry button (A-03, LISTS-14)', async () => {
  const { table, open } = makeTable(six());
  table.failing = true;
  const { user } = await open('/things/list');
  await screen.findByText('내용을 불러오지 못했습니다.');
  table.failing = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await screen.findByText('물건 1');
  expect(screen.queryByText('내용을 불러오지 못했습니다.')).toBeNull();
  expect(popToasts()).toEqual([]);
});

const box = (name: string) => screen.getByRole('checkbox', { name });

it('a batch asks with count, sum and names, and lists the rows that are refused (A-03)', async () => {
  const { open } = makeTable(six());
  const { user } = await open('/things/list');
  await screen.findByText('물건 1');
  for (const name of ['물건 2 선택', '물건 4 선택']) await user.click(box(name));
  expect(screen.getByText('2건 선택')).toBeTruthy();
  expect(screen.getByText('삭제 가능 2건')).toBeTruthy();
  expect(screen.queryByLabelText('검색어')).toBeNull();
  await user.click(screen.getByRole('button', { name: '2건 삭제' }));
  const question = await screen.findByRole('dialog', { name: '삭제' });
  expect(within(question).getByText('3,000 원')).toBeTruthy();
  expect(
    within(question)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['물건 2', '물건 4']);
  await answerQuestion(user, '2건 삭제');
  const result = await screen.findByRole('dialog', { name: '삭제 결과' });
  expect(within(result).getByText('1건 삭제, 1건 삭제하지 못했습니다.')).toBeTruthy();
  const lines = within(result).getAllByRole('row').slice(1);
  expect(lines.map(({ textContent }) => textContent)).toEqual(['물건 2사용 중입니다.', '물건 4완료']);
  // The same call would be refused again.
  expect(within(result).queryByRole('button', { name: /다시/ })).toBeNull();
  await screen.findByText('전체 5건');
  expect(popToasts()).toEqual([]);
  await user.click(within(result).getByRole('button', { name: '실패 1' }));
  expect(within(result).getAllByRole('row')).toHaveLength(2);
  await user.click(within(result).getAllByRole('button', { name: '닫기' }).at(-1) as HTMLElement);
  // What was refused stays selected.
  expect(await screen.findByText('1건 선택')).toBeTruthy();
  expect(box('물건 2 선택')).toHaveProperty('checked', true);
});

it('a row that is gone, or done by another user, says so and has not failed (D-680)', async () => {
  const { open, table } = makeTable(six());
  table.gone.add('t4');
  table.settled.add('t5');
  const { user } = await open('/things/list');
  await screen.findByText('물건 1');
  for (const name of ['물건 4 선택', '물건 5 선택']) await user.click(box(name));
  await user.click(screen.getByRole('button', { name: '2건 삭제' }));
  await answerQuestion(user, '2건 삭제');
  const result = await screen.findByRole('dialog', { name: '삭제 결과' });
  expect(within(result).getByText('이미 삭제된 항목입니다.')).toBeTruthy();
  expect(within(result).getByText('이미 정산된 물건입니다.')).toBeTruthy();
  expect(within(result).getByRole('button', { name: '제외 2' })).toBeTruthy();
  expect(within(result).queryByRole('button', { name: /실패/u })).toBeNull();
});

it('the head is not ticked because of a refused row that is locked by now', async () => {
  const { open, table } = makeTable(six());
  const { user } = await open('/things/list');
  await screen.findByText('물건 1');
  await user.click(box('물건 2 선택'));
  await user.click(screen.getByRole('button', { name: '1건 삭제' }));
  table.rows = six().map((row) => ({ ...row, state: row.key === 't4' ? 'N' : 'L' }));
  await answerQuestion(user, '1건 삭제');
  await screen.findByRole('dialog', { name: '삭제 결과' });
  await waitFor(() => expect(screen.getAllByRole('checkbox', { hidden: true })).toHaveLength(2));
  expect(screen.getByRole('checkbox', { name: '전체 선택', hidden: true })).toHaveProperty('checked', false);
});

it('다시 repeats only the rows without an answer, with the keys of the first try (D-325)', async () => {
  const { open, table } = makeTable(six());
  table.unanswered.add('t4');
  const { user } = await open('/things/list');
  await screen.findByText('물건 1');
  for (const name of ['물건 2 선택', '물건 4 선택', '물건 5 선택']) await user.click(box(name));
  await user.click(screen.getByRole('button', { name: '3건 삭제' }));
  await screen.findByRole('dialog', { name: '삭제' });
  await answerQuestion(user, '3건 삭제');
  const result = await screen.findByRole('dialog', { name: '삭제 결과' });
  await user.click(within(result).getByRole('button', { name: '1건 다시 삭제' }));
  await within(result).findByText('2건 삭제, 1건 삭제하지 못했습니다.');
  expect(within(result).queryByRole('button', { name: /다시/ })).toBeNull();
  const keysOf = (row: string) => table.removals.filter(({ key }) => key === row).map(({ repeatKey }) => repeatKey);
  expect(keysOf('t4')).toHaveLength(2);
  expect(new Set(keysOf('t4')).size).toBe(1);
  expect(keysOf('t5')).toHaveLength(1);
});

it('a row that no action can be done with has a lock with the reason, and 전체 선택 passes it over (D-272)', async () => {
  const { open } = makeTable(six());
  const { user } = await open('/things/list');
  await screen.findByText('물건 1');
  expect(screen.queryByRole('checkbox', { name: '물건 3 선택' })).toBeNull();
  const lock = screen.getByRole('img', { name: '현재 상태에서는 처리할 수 없습니다.' });
  expect(lock.closest('tr')?.textContent).toContain('물건 3');
  await user.click(box('전체 선택'));
  expect(screen.getByText('4건 선택')).toBeTruthy();
  expect(box('전체 선택')).toHaveProperty('checked', true);
});

it('the control for deleting always stands, and says what to select (D-272, MSG-81)', async () => {
  const { open } = makeTable(six());
  const { user } = await open('/things/list');
  await screen.findByText('물건 1');
  await user.click(screen.getByRole('button', { name: '삭제' }));
  expect(toasts.get().map(({ kind }) => kind)).toEqual(['hint']);
  expect(popToasts()).toEqual(['원하시는 삭제 프로젝트 리스트를 선택해주세요.']);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(box('물건 4 선택'));
  expect(screen.getAllByRole('button', { name: /삭제/ }).map((button) => button.textContent)).toEqual(['1건 삭제']);
  await user.click(screen.getByRole('button', { name: '해제' }));
  expect(screen.getByRole('button', { name: '삭제' })).toBeTruthy();
  expect(screen.getByLabelText('검색어')).toBeTruthy();
});

it('a batch without a refusal shows one toast and clears the selection', async () => {
  const { open } = makeTable(six());
  const { user } = await open('/things/list');
  await screen.findByText('물건 1');
  await user.click(box('물건 4 선택'));
  await user.click(screen.getByRole('button', { name: '1건 삭제' }));
  await answerQuestion(user, '1건 삭제');
  await screen.findByText('전체 5건');
  expect(popToasts()).toEqual(['프로젝트가 삭제되었습니다.']);
  expect(screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
});

it('states show their counts, and choosing one applies the typed keyword too', async () => {
  const { table, open } = makeTable(six());
  const { user } = await open('/things/list');
  await screen.findByText('물건 1');
  const state = screen.getByRole('radio', { name: '있음' });
  expect(document.getElementById(state.getAttribute('aria-describedby') ?? '')?.textContent).toBe('5');
  await user.type(screen.getByLabelText('검색어'), '물건');
  await user.click(state);
  await waitFor(() => expect(table.requests.at(-1)).toMatchObject({ status: 'N', key: '물건' }));
});

it('an empty result lists the active filters, which can be removed one by one or all at once', async () => {
  const { open } = makeTable([thing(1), thing(2)]);
  const { user, address } = await open('/things/list?status=Y&key=물건&owner=7');
  await screen.findByText('데이터가 없습니다');
  expect(screen.getByRole('button', { name: '모든 상태에서 ‘물건’ 찾기 · 2건' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '주인 박지훈 조건 해제' }));
  await waitFor(() => expect(address()).not.toContain('owner'));
  await user.click(await screen.findByRole('button', { name: '조건 초기화' }));
  await screen.findByText('물건 1');
  expect(address()).toBe('/things/list');
});

it('a click on a row opens it, a click on its checkbox only selects it', async () => {
  const { open } = makeTable(six());
  const { user, address } = await open('/things/list');
  await screen.findByText('물건 1');
  await user.click(box('물건 2 선택'));
  expect(address()).toBe('/things/list');
  await user.click(screen.getAllByText('있음', { selector: 'td' })[3] as HTMLElement);
  await waitFor(() => expect(address()).toBe('/things/view/t4'));
});

it('the action of a row runs on that row only and reloads the list', async () => {
  const { open } = makeTable(six());
  const { user } = await open('/things/list');
  await screen.findByText('물건 1');
  await user.click(screen.getAllByRole('button', { name: '복원' })[3] as HTMLElement);
  await screen.findByText('전체 5건');
  expect(titles()).toEqual(['물건 1', '물건 2', '물건 3', '물건 5', '물건 6']);
  expect(popToasts()).toEqual(['프로젝트가 삭제되었습니다.']);
});

it('a row without a link calls onOpen on a click on its name or anywhere on it', async () => {
  const opened: string[] = [];
  const columns = [
    {
      key: 'title',
      header: '제목',
      onOpen: ({ key }: Thing) => opened.push(key),
      render: ({ title }: Thing) => title,
    },
    { key: 'state', header: '상태', render: ({ state }: Thing) => `상태 ${state}` },
  ] as const satisfies readonly ListColumn<Thing>[];
  const { user } = await openPage(
    '/things/list',
    () => (
      <ListScreen
        isPart
        title="물건"
        search={search}
        query={() => ({
          queryKey: ['things', 'beside'],
          queryFn: async () => ({ data: [thing(1)], meta: { totalCount: 1 } }),
        })}
        keyOf={({ key }) => key}
        nameOf={({ title }) => title}
        columns={columns}
      />
    ),
    '/things/list',
    { validateSearch: search.validate },
  );
  await user.click(await screen.findByRole('button', { name: '물건 1' }));
  await user.click(screen.getByText('상태 N'));
  expect(opened).toEqual(['t1', 't1']);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('물건');
});
