import { expect, it, vi } from 'vitest';
import { anyText, listSearch } from '#kit/list/list-search.ts';
import { storedQueries } from './stored-queries.ts';

const search = listSearch(
  '/things/list',
  { size: 5, statuses: [], types: [], orders: ['title_asc'] },
  { start: anyText(), billed: anyText() },
);
const CONDITIONS = ['start', 'billed'].map((name) => ({ kind: 'period' as const, name, label: name }));

it('every moving period of a view can be stored as its present days (D-348)', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T09:30:00+09:00') });
  const address = search.read({ start: 'today', billed: 'week' });
  expect(storedQueries(search, { ...search.initial, ...address }, CONDITIONS)).toEqual([
    { label: '언제나 오늘, 이번 주', query: 'billed=week&start=today' },
    {
      label: '2026-11-25, 2026-11-23 ~ 11-29',
      query: 'billed=2026-11-23%7E2026-11-29&start=2026-11-25%7E2026-11-25',
    },
  ]);
  vi.useRealTimers();
});
