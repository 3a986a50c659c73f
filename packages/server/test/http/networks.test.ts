import { expect, it } from 'vitest';
import { isInside, readNetworks } from '#settings/networks.ts';

const { networks } = readNetworks(['10.0.0.0/8', '192.168.1.7', '2001:db8::/32']);

it.each([
  ['10.255.0.1', true],
  ['11.0.0.1', false],
  ['::ffff:10.0.0.1', true],
  ['::ffff:11.0.0.1', false],
  ['192.168.1.7', true],
  ['192.168.1.8', false],
  ['2001:db8:ffff::1', true],
  ['2001:db8::1%eth0', true],
  ['2001:db9::1', false],
  ['not an address', false],
  ['', false],
])('%s is inside the trusted networks: %s (D-190)', (address, inside) => {
  expect(isInside(networks, address)).toBe(inside);
});

it('without trusted networks nobody is inside', () => {
  expect(isInside(readNetworks([]).networks, '127.0.0.1')).toBe(false);
});

it('a network is an address with a valid number of prefix bits', () => {
  const texts = ['10.0.0.0/33', '10.0.0', 'office', '10.0.0.0/8/8', '::1/129', '10.0.0.0/', '10.0.0.0/-1', '0.0.0.0/0'];
  expect(readNetworks(texts).wrong).toEqual(texts.slice(0, -1));
});
