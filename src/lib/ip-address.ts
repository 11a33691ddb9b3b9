import { BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net';
import { createBoundedMap } from './bounded-map.ts';

/**
 * An IP address in one spelling: IPv6 compressed and in lower case, IPv4 also where it is mapped into IPv6. A port or a
 * zone behind it is dropped: some proxies write `203.0.113.7:4711`. `undefined` for any other text.
 */
export function parseAddress(text: string): string | undefined {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const { address } = new SocketAddress({ address: bare.replace(/%.*$/, ''), family: 'ipv6' });
  return /^::ffff:([\d.]+)$/.exec(address)?.[1] ?? address;
}

/** An IPv4 address itself, of IPv6 the 64 bits a customer has at least (RFC 6177). `address`: as of `parseAddress`. */
export function customerNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const [before = '', after = ''] = address.split('::');
  const [first, last] = [before, after].map((groups) => (groups === '' ? [] : groups.split(':')));
  const zeros = Array.from({ length: Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0)) }, () => '0');
  return `${[...(first ?? []), ...zeros, ...(last ?? [])].slice(0, 4).join(':')}::/64`;
}

export type AddressSet = {
  /** `address` is in the spelling of `parseAddress`. */
  has(address: string): boolean;
};

/** The set of these addresses and networks (`10.0.0.0/8`); `undefined` where one of them is neither. */
export function parseAddressSet(texts: readonly string[]): AddressSet | undefined {
  const list = new BlockList();
  for (const text of texts) {
    const [base = '', bits, ...more] = text.split('/');
    const address = isIPv4(base) || isIPv6(base) ? parseAddress(base) : undefined;
    if (address === undefined || more.length > 0) return undefined;
    const family = familyOf(address);
    const most = family === 'ipv4' ? 32 : 128;
    if (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > most)) return undefined;
    list.addSubnet(address, bits === undefined ? most : Number(bits), family);
  }
  // To check one makes objects outside of the heap, and each request asks for its client's.
  const known = createBoundedMap<boolean>(1000);
  return {
    has(address) {
      if (address === '') return false;
      const isListed = known.get(address) ?? list.check(address, familyOf(address));
      if (known.get(address) === undefined) known.set(address, isListed);
      return isListed;
    },
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4';
}
