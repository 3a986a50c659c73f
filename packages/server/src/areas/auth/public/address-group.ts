import { isIPv6 } from 'node:net';

/** The key that sign-ins and readings of calendar addresses are counted by: an IPv4 address, or the /64 network of an IPv6 subscriber. */
export function addressGroup(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? plain;
  const [head = '', tail = ''] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = plain.includes('::') ? 8 - groups.length - (tail === '' ? 0 : tail.split(':').length) : 0;
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...tail.split(':')];
  const network = whole.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
