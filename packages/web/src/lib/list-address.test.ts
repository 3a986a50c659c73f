import { describe, expect, it } from 'vitest';
import { type ListRules, readListAddress, writeListAddress } from './list-address.ts';

const RULES: ListRules = {
  path: '/projects/list',
  defaultSize: 30,
  statuses: ['N', 'Y', 'YY'],
  types: [{ value: 'projectName' }, { value: 'pmName' }],
};
const FIRST = { page: 1, size: 30, status: 'A', type: 'projectName', key: '', companyId: 0, month: '' };

describe('the address of a list (OUT-30, LISTS-01, LISTS-19)', () => {
  it('comes back as it was written', () => {
    const address = {
      page: 3,
      size: 100,
      status: 'YY',
      type: 'pmName',
      key: '설치 10%',
      companyId: 7,
      month: '2026.08',
    };
    expect(readListAddress(writeListAddress(address, RULES), RULES)).toEqual(address);
  });

  it('is empty for the defaults', () => {
    expect(writeListAddress(FIRST, RULES)).toEqual({});
    expect(readListAddress({}, RULES)).toEqual(FIRST);
  });

  it('reads numbers as text, and a keyword of digits as text', () => {
    expect(readListAddress({ page: '2', company_id: '4', key: 2026 }, RULES)).toEqual({
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
    expect(readListAddress(query, RULES)).toEqual(FIRST);
  });
});
