import type { IncomingMessage } from 'node:http';
import { customerNetwork, parseAddress, type AddressSet } from '../lib/ip-address.ts';

/** The other end of a request, and the name it used for this one. Behind a trusted proxy, as the proxy says. */
export type Client = {
  /** IP address; empty where the socket is closed already. */
  readonly address: string;
  /** The authority that was requested, such as `tides.example:8080`; `undefined` where there is none or there are several. */
  readonly host: string | undefined;
  readonly protocol: 'http' | 'https';
};

type ClientRequest = Pick<IncomingMessage, 'headers' | 'headersDistinct'> & {
  readonly url?: string | undefined;
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/**
 * Finds the client of a request. `X-Forwarded-For`, `-Proto` and `-Host` are read only where the peer of the socket is a
 * trusted proxy. Each proxy adds at the right, so everything left of the first address that is not trusted may be forged.
 */
export function clientOf(request: ClientRequest, trusted: AddressSet): Client {
  const { headers, headersDistinct, url = '', socket } = request;
  const address = addressOf(request, trusted);
  const peer = parseAddress(socket.remoteAddress ?? '') ?? '';
  // Of several Host headers, or one that a target such as http://other/chat contradicts, proxies differ in which they use.
  const hosts = url.startsWith('/') ? (headersDistinct['host'] ?? []) : [];
  const host = hosts.length === 1 ? hosts[0] : undefined;
  if (!trusted.has(peer)) return { address, host, protocol: 'http' };
  return {
    address,
    host: listOf(headers['x-forwarded-host']).at(-1) ?? host,
    protocol: listOf(headers['x-forwarded-proto']).at(-1)?.toLowerCase() === 'https' ? 'https' : 'http',
  };
}

function addressOf({ headers, socket }: Pick<ClientRequest, 'headers' | 'socket'>, trusted: AddressSet): string {
  const peer = parseAddress(socket.remoteAddress ?? '') ?? '';
  return trusted.has(peer) ? forwardedAddress(peer, listOf(headers['x-forwarded-for']), trusted) : peer;
}

/** The rightmost address that is not a trusted proxy's. Where an entry is no address, that of the proxy which wrote it. */
function forwardedAddress(peer: string, forwarded: readonly string[], trusted: AddressSet): string {
  let address = peer;
  for (const entry of forwarded.toReversed()) {
    if (!trusted.has(address)) return address;
    const next = parseAddress(entry);
    if (next === undefined) return address;
    address = next;
  }
  return address;
}

function listOf(header: string | readonly string[] | undefined): string[] {
  return [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** The network of the client: its IP address, of IPv6 its network of 64 bits. */
export function networkOf(incoming: IncomingMessage, trustedProxies: AddressSet): string {
  return customerNetwork(addressOf(incoming, trustedProxies));
}
