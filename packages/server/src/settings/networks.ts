import { BlockList, isIP } from 'node:net';

const BITS = { 4: 32, 6: 128 } as const;

type Network = { address: string; prefix: number; family: 'ipv4' | 'ipv6' };

function readNetwork(text: string): Network | undefined {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || rest.length > 0) return undefined;
  const bits = prefix === undefined ? BITS[version] : Number(/^\d{1,3}$/.exec(prefix)?.[0] ?? Number.NaN);
  if (!(bits <= BITS[version])) return undefined;
  return { address, prefix: bits, family: version === 4 ? 'ipv4' : 'ipv6' };
}

/** Parses networks such as '10.0.0.0/8' and single addresses. `wrong` lists the texts that are neither. */
export function readNetworks(texts: readonly string[]): { networks: BlockList; wrong: string[] } {
  const networks = new BlockList();
  const wrong: string[] = [];
  for (const text of texts) {
    const network = readNetwork(text);
    if (network) networks.addSubnet(network.address, network.prefix, network.family);
    else wrong.push(text);
  }
  return { networks, wrong };
}

/** True for an address in one of the networks. An IPv4 address matches in IPv6 notation too. */
export function isInside(networks: BlockList, address: string): boolean {
  const [plain = ''] = address.split('%');
  const version = isIP(plain);
  return version !== 0 && networks.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}
