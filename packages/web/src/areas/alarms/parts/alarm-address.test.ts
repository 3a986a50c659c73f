import { describe, expect, it } from 'vitest';
import { readAlarmAddress, writeAlarmAddress } from './alarm-address.ts';

const defaults = { page: 1, size: 10, confirmStatus: 'N', category: 'A', author: 'All' };

describe('the address of the notification list (ALARM-41 to ALARM-43, D-28)', () => {
  it('has defaults', () => {
    expect(readAlarmAddress({})).toEqual(defaults);
  });

  it('is read as it was written', () => {
    const filter = { page: 3, size: 30, confirmStatus: 'A', category: 'P', author: 'pm1' } as const;
    expect(readAlarmAddress(writeAlarmAddress(filter))).toEqual(filter);
  });

  it('takes unknown filter values as all, and senseless numbers as the defaults', () => {
    const query = { page: '-2', itemsPerPage: '7', confirmStatus: 'X', status: 'U', employeeId: ' ' };
    expect(readAlarmAddress(query)).toEqual({ ...defaults, confirmStatus: 'A' });
  });
});
