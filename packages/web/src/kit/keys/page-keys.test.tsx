import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ListColumn } from '#kit/list/list-columns.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { listSearch } from '#kit/list/list-search.ts';
import type { ListAnswer } from '#kit/list/use-list.ts';
import { rememberAddedRow } from '#lib/added-row.ts';
import { openPage } from '#test-kit/open-page.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { chooseSingleKeys, sheetOpened } from './key-settings.ts';
import { PageKeys } from './page-keys.tsx';

const search = listSearch(
  '/things/list',
  { size: 5, statuses: ['N'], types: [{ value: 'title', label: '제목' }], orders: ['title_asc'] },
  {},
);
type Thing = { key: number; title: string };

const COLUMNS: readonly ListColumn<Thing>[] = [
  { key: 'title', header: '제목', render: ({ title }) => title, link: ({ key }) => `/things/view/${key}` },
];
const ROWS: Thing[] = [1, 2, 3].map((key) => ({ key, title: `물건 ${key}` }));
const save = vi.fn();
/** The rows come after this. */
let isAnswered: Promise<void>;

const page = () => (
  <main id="content" tabIndex={-1}>
    <ListScreen
      title="물건 목록"
      search={search}
      query={(address) => ({
        queryKey: ['things', address],
        queryFn: (): Promise<ListAnswer<Thing>> =>
          isAnswered.then(() => ({ data: ROWS, meta: { totalCount: ROWS.length } })),
      })}
      filters={[{ kind: 'search', types: [{ value: 'title', label: '제목' }] }]}
      keyOf={({ key }: Thing) => key}
      nameOf={({ title }: Thing) => title}
      columns={COLUMNS}
      batch={[
        {
          label: '삭제',
          noneMarked: 'project.remove.noneSelected',
          question: 'project.remove.confirm',
          done: 'project.remove.done',
          summary: { title: '삭제 결과', text: 'project.remove.summary' },
          act: async () => undefined,
        },
      ]}
    />
    <textarea aria-label="메모" />
    <BusyButton data-save onClick={save}>
      저장
    </BusyButton>
    <PageKeys />
  </main>
);

const open = async () => {
  const opened = await openPage('/things/list', page, '/things/list');
  await screen.findByText('물건 1');
  return opened;
};
const link = (name: string): HTMLElement => screen.getByRole('link', { name });

beforeEach(() => {
  chooseSingleKeys(true);
  sheetOpened.set(false);
  save.mockClear();
  isAnswered = Promise.resolve();
});

it('moves by arrows from row to row, ticks with Space and opens with Enter', async () => {
  const { user, address } = await open();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(link('물건 2'));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(link('물건 1'));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(link('물건 1'));
  await user.keyboard(' ');
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.filter((box) => box instanceof HTMLInputElement && box.checked)).toHaveLength(1);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/things/view/2'));
});

it('focuses the keyword with /, but not while the user is typing', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText('메모'));
  await user.keyboard('/?');
  expect((screen.getByLabelText('메모') as HTMLTextAreaElement).value).toBe('/?');
  screen.getByLabelText('메모').blur();
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('lists the shortcuts with ?, where those of a single character are switched off', async () => {
  const { user } = await open();
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: '단축키' });
  expect(within(sheet).getByText('이 화면에서 검색').textContent).toBe('이 화면에서 검색');
  await user.click(within(sheet).getByLabelText('한 글자 단축키'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('/?');
  expect(document.activeElement).not.toBe(screen.getByRole('searchbox'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(link('물건 1'));
});

it('saves with Ctrl+S, also while the user is typing, once for each press', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText('메모'));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
});

it('focuses the row of a record that was just added', async () => {
  rememberAddedRow({ data: [{ id: 3 }] });
  await open();
  await waitFor(() => expect(document.activeElement).toBe(link('물건 3')));
});

it('leaves the focus with a user who already types when the added row comes', async () => {
  rememberAddedRow({ data: [{ id: 3 }] });
  let answer = () => {};
  isAnswered = new Promise((resolve) => {
    answer = resolve;
  });
  const opened = open();
  (await screen.findByRole('searchbox')).focus();
  answer();
  await opened;
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('focuses the title when the added row is not on the page', async () => {
  rememberAddedRow({ data: [{ id: 77 }] });
  await open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: '물건 목록' })));
});
