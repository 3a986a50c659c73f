import { describe, expect, it } from 'vitest';
import { pageOfRows } from './client-side-list.ts';

const rows = [
  { name: '서울', activeYN: 'Y' as const },
  { name: '경기 북부', activeYN: 'N' as const },
  { name: 'Gyeonggi', activeYN: 'Y' as const },
];
const all = { page: 1, size: 10, status: 'A' as const, key: '' };
const namesOnPage = (part: Partial<Omit<typeof all, 'status'>> & { status?: 'A' | 'Y' | 'N' }) => {
  const { data, meta } = pageOfRows(rows, { ...all, ...part }, ({ name }) => name);
  return [data.map(({ name }) => name), meta.totalCount];
};

describe('a page of a list that is filtered in the browser', () => {
  it('contains all rows without a filter', () => {
    expect(namesOnPage({})).toEqual([['서울', '경기 북부', 'Gyeonggi'], 3]);
  });

  it('contains only active rows, or only retired ones', () => {
    expect(namesOnPage({ status: 'Y' })).toEqual([['서울', 'Gyeonggi'], 2]);
    expect(namesOnPage({ status: 'N' })).toEqual([['경기 북부'], 1]);
  });

  it('finds a keyword in any case', () => {
    expect(namesOnPage({ key: 'gyeong' })).toEqual([['Gyeonggi'], 1]);
  });

  it('counts all rows and returns those of one page', () => {
    expect(namesOnPage({ page: 2, size: 2 })).toEqual([['Gyeonggi'], 3]);
  });
});
