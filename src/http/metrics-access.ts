import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseAddress, type AddressSet } from '../lib/ip-address.ts';

type MetricsRequest = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

export type MetricsAccessOptions = {
  /** Admits from everywhere as a bearer token; `undefined` where no token does. */
  readonly metricsToken: string | undefined;
  readonly trustedProxies: AddressSet;
};

/** Headers of proxies of all kinds beside those that begin with `x-forwarded-`. */
const proxyHeaders = new Set(['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip']);
const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/**
 * Decides who may read the metrics: programs on this machine, and whoever has the token. A proxy on this machine makes all
 * its clients come from loopback, so that a request from a trusted proxy, or with any header of a proxy, needs the token,
 * and so does one for another host name: that is a web page whose name is made to resolve to this machine, or a proxy that
 * passes on `Host` only.
 */
export function createMetricsAccess({ metricsToken, trustedProxies }: MetricsAccessOptions) {
  const expected = metricsToken === undefined ? undefined : digestOf(metricsToken);

  const hasToken = ({ headers }: MetricsRequest): boolean => {
    const token = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    // Digests are of one length, and comparing them takes the same time for every token.
    return expected !== undefined && token !== undefined && timingSafeEqual(digestOf(token), expected);
  };
  const isLocal = ({ headers, socket }: MetricsRequest): boolean => {
    const peer = parseAddress(socket.remoteAddress ?? '') ?? '';
    const isLoopback = (peer === '::1' || peer.startsWith('127.')) && loopbackHost.test(headers.host ?? '');
    const isProxied = Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || proxyHeaders.has(name));
    return isLoopback && !isProxied && !trustedProxies.has(peer);
  };
  return (request: MetricsRequest): boolean => hasToken(request) || isLocal(request);
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
