/** True for a host name that an entry of PUSH_HOSTS names: itself, or any name below '*.'. */
const isNamed = (host: string, entry: string): boolean =>
  entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry;

/**
 * Whether an address of a device may be called. It comes from outside, so only the push services of the setting are
 * reached. They are called over https, at their usual port. An origin in the setting is a stand-in.
 */
export function isAtPushService(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (hosts.includes(origin)) return true;
  return protocol === 'https:' && port === '' && hosts.some((entry) => isNamed(hostname, entry.toLowerCase()));
}
