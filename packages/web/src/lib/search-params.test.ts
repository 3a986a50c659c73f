import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

describe('search params', () => {
  it('are written plainly, without the quoting of JSON', () => {
    expect(stringifySearch({ page: 2, key: '설치' })).toBe(`?page=2&key=${encodeURIComponent('설치')}`);
    expect(parseSearch('?page=2&key=설치')).toEqual({ page: '2', key: '설치' });
  });

  it('leave out blank values', () => {
    expect(stringifySearch({ page: undefined, key: '', type: null })).toBe('');
    expect(parseSearch('')).toEqual({});
  });

  it.each(['a b', '100%', 'a&b=c', '"따옴표"', 'true', '007', 'A+B'])('read back %s as it was written', (key) => {
    expect(parseSearch(stringifySearch({ key }))).toEqual({ key });
  });

  it('take the first of a repeated name', () => {
    expect(parseSearch('?page=1&page=2')).toEqual({ page: '1' });
  });
});
