import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '#test-kit/open-page.tsx';
import { LineCard } from './line-card.tsx';
import { ListScreen } from './list-screen.tsx';
import { listSearch, positiveInteger } from './list-search.ts';

const search = listSearch(
  '/things/list',
  { size: 5, statuses: ['N'], types: [{ value: 'title', label: '제목' }], orders: ['title_asc'] },
  { owner: positiveInteger() },
);

const page = () => (
  <ListScreen
    title="물건 목록"
    search={search}
    query={(address) => ({
      queryKey: ['phone', address],
      queryFn: async () => ({ data: [{ key: 't1' }], meta: { totalCount: 1 } }),
    })}
    filters={[
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
    nameOf={({ key }) => key}
    card={({ key }) => <LineCard name={key} above="서울" aboveEnd="오늘" below="한빛설비" />}
    addPath="/things/add"
  />
);

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })),
);
afterEach(() => vi.unstubAllGlobals());

it('a phone has search, conditions and registration behind icons (D-275)', async () => {
  const { user } = await openPage(search.path, page, search.path, { validateSearch: search.validate });
  await screen.findByText('한빛설비');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('combobox', { name: '주인' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '검색 열기' }));
  const field = await screen.findByRole('searchbox');
  expect(document.activeElement).toBe(field);
  await user.click(screen.getByRole('button', { name: '조건 열기' }));
  await screen.findByRole('combobox', { name: '주인' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  screen.getByRole('button', { name: '등록하기' });
});

it('a condition in use stays in sight on a phone (D-275)', async () => {
  await openPage(search.path, page, `${search.path}?owner=7`, { validateSearch: search.validate });
  await waitFor(() => screen.getByRole('combobox', { name: '주인' }));
  expect(screen.queryByRole('searchbox')).toBeNull();
});
