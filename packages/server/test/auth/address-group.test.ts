import { describe, expect, it } from 'vitest';
import { addressGroup } from '#areas/auth/public/address-group.ts';

describe('the group that an address counts for', () => {
  it.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2::', '1:2:0:0::/64'],
    ['no address', 'no address'],
  ])('%s', (address, group) => expect(addressGroup(address)).toBe(group));
});
