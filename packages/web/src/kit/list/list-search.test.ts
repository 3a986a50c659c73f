import { describe, expect, it } from 'vitest';
import {
  anyDay,
  anyText,
  defineSearch,
  listSearch,
  oneOf,
  positiveInteger,
  storedListQuery,
  storeListQuery,
  storeListSize,
} from './list-search.ts';

const search = listSearch(
  '/things/list',
  {
    size: 30,
    statuses: ['N', 'Y', 'YY'],
    types: [
      { value: 'name', label: '이름' },
      { value: 'place', label: '장소' },
    ],
    orders: ['name_asc', 'name_desc'],
  },
  { company_id: positiveInteger(), month: anyText() },
);
const FIRST = { page: 1, size: 30, status: 'A', type: 'name', key: '', order: 'name_asc', company_id: 0, month: '' };

describe('the address of a list (OUT-30, LISTS-01)', () => {
  it('is read back as it was written', () => {
    const address = {
      page: 3,
      size: 100,
      status: 'YY',
      type: 'place',
      key: '설치 10%',
      order: 'name_desc',
      company_id: 7,
      month: '2026.08',
    };
    expect(search.read(search.write(address))).toEqual(address);
  });

  it('is empty for the defaults', () => {
    expect(search.write(FIRST)).toEqual({});
    expect(search.read({})).toEqual(FIRST);
  });

  it('reads numbers as text, and a keyword of digits as text', () => {
    expect(search.read({ page: '2', company_id: '4', key: 2026 })).toEqual({
      ...FIRST,
      page: 2,
      company_id: 4,
      key: '2026',
    });
  });

  it.each([
    { page: '0' },
    { page: '-3' },
    { page: '1.5' },
    { page: 'zwei' },
    { size: '7' },
    { size: '100000' },
    { status: 'X' },
    { status: 'n' },
    { type: 'price' },
    { order: 'price_asc' },
    { company_id: 'x' },
    { key: { nested: true } },
  ])('reads %j as the default, and the router drops it', (query) => {
    expect(search.read(query)).toEqual(FIRST);
    expect(search.validate(query)).toEqual({});
  });

  it('may use another name for the page size and write every parameter', () => {
    const full = defineSearch('/x', { kind: oneOf(['A', 'B'], 'A') }, { size: 10, sizeName: 'rows', writeAll: true });
    expect(full.write(full.initial)).toEqual({ page: 1, rows: 10, kind: 'A' });
    expect(full.read({ rows: '50', size: '300', kind: 'B' })).toEqual({ page: 1, size: 50, kind: 'B' });
  });

  it('has the size that was chosen for this list, and for no other (D-620)', () => {
    storeListSize('/chosen/list', 50);
    const chosen = defineSearch('/chosen/list', {}, { size: 10 });
    const other = defineSearch('/other/list', {}, { size: 10 });
    expect([chosen.read({}).size, other.read({}).size, chosen.read({ size: '5' }).size]).toEqual([50, 10, 5]);
    expect([50, 10].map((size) => chosen.write({ page: 1, size }))).toEqual([{ size: 50 }, { size: 10 }]);
    expect([50, 10].map((size) => other.write({ page: 1, size }))).toEqual([{ size: 50 }, {}]);
    localStorage.setItem('list size /chosen/list', '7');
    expect(chosen.read({}).size).toBe(10);
  });

  it('is stored for the way back', () => {
    storeListQuery('/things/list', { page: 2 });
    expect([storedListQuery('/things/list'), storedListQuery('/others/list')]).toEqual([{ page: 2 }, {}]);
  });
});

it('a date in the address must exist in the calendar', () => {
  const { read } = anyDay();
  expect(['2026-02-28', '2026-02-30', 'today', undefined].map(read)).toEqual([
    '2026-02-28',
    undefined,
    undefined,
    undefined,
  ]);
});
