import { describe, expect, it } from 'vitest';
import { readListAddress, writeListAddress } from './list-address.ts';

const DEFAULT_SIZE = 30;
const FIRST = { page: 1, size: DEFAULT_SIZE, status: 'A', type: 'projectName', key: '', companyId: 0 };

describe('the address of a project list (OUT-30, LISTS-01, LISTS-19)', () => {
  it('comes back as it was written', () => {
    const address = { page: 3, size: 100, status: 'YY', type: 'pmName', key: '설치 10%', companyId: 7 };
    expect(readListAddress(writeListAddress(address, DEFAULT_SIZE), DEFAULT_SIZE)).toEqual(address);
  });

  it('is empty for the defaults', () => {
    expect(writeListAddress(FIRST, DEFAULT_SIZE)).toEqual({});
    expect(readListAddress({}, DEFAULT_SIZE)).toEqual(FIRST);
  });

  it('reads numbers as text, and a keyword of digits as text', () => {
    expect(readListAddress({ page: '2', company_id: '4', key: 2026 }, DEFAULT_SIZE)).toEqual({
      ...FIRST,
      page: 2,
      companyId: 4,
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
    { company_id: 'x' },
    { key: { nested: true } },
  ])('takes the default for %j', (query) => {
    expect(readListAddress(query, DEFAULT_SIZE)).toEqual(FIRST);
  });
});
