import type { IncomingMessage } from 'node:http';
import { parseAddress, type AddressSet } from '../lib/ip-address.ts';
import { clientOf } from './client.ts';

export type OwnOriginOptions = {
  /** The address or name that the listener is bound to. */
  readonly host: string;
  /** The address under which people reach it, such as `https://tides.example`. */
  readonly publicUrl: string | undefined;
  readonly trustedProxies: AddressSet;
};

/** The name of a header that shows a request to come from a page of another site, and a sentence that says so. */
export type ForeignRequest = { readonly header: 'host' | 'origin'; readonly sentence: string };

const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
/** Addresses that stand for all of the machine's own. */
const wildcards: ReadonlySet<string> = new Set(['0.0.0.0', '[::]']);

/**
 * Recognises requests that a page of another site makes with a visitor's browser. `Host` must name this service, or else
 * a page whose name is made to resolve to this machine would be of the same origin (DNS rebinding). `Origin`, which
 * browsers send with everything but plain reads, must be this service's own: an opaque `null` or another port is another
 * site. Programs send no `Origin`, and may do anything.
 */
export function createOwnOriginCheck({ host, publicUrl, trustedProxies }: OwnOriginOptions) {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl);
  const boundTo = authorityOf(isIPv6Literal(host) ? `[${host}]` : host, 'http')?.name;
  const isWildcard = boundTo !== undefined && wildcards.has(boundTo);
  const names = new Set(
    [...loopbackNames, boundTo, publicOrigin && withoutDot(publicOrigin.hostname)].filter((name) => name !== undefined),
  );

  /** Bound to all addresses, the one that the client connected to is a name as well. */
  const isOwnName = (name: string, localAddress: string | undefined): boolean => {
    if (names.has(name)) return true;
    const local = isWildcard ? parseAddress(localAddress ?? '') : undefined;
    return local !== undefined && name === authorityOf(isIPv6Literal(local) ? `[${local}]` : local, 'http')?.name;
  };

  return (incoming: IncomingMessage): ForeignRequest | undefined => {
    const { host: requested, protocol } = clientOf(incoming, trustedProxies);
    const { localAddress } = incoming.socket;
    const authority = requested === undefined ? undefined : authorityOf(requested, protocol);
    if (!authority || !isOwnName(authority.name, localAddress)) return foreignHost;
    if (incoming.method === 'GET' || incoming.method === 'HEAD') return undefined;

    const { origin, 'sec-fetch-site': site } = incoming.headers;
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return foreignOrigin;
    if (origin === undefined || origin === publicOrigin?.origin) return undefined;
    const from = URL.parse(origin);
    if (!from || from.origin !== origin || from.protocol !== `${protocol}:`) return foreignOrigin;
    const own = authorityOf(from.host, protocol);
    const isOwn = own && own.port === authority.port && isOwnName(own.name, localAddress);
    return isOwn ? undefined : foreignOrigin;
  };
}

const foreignHost: ForeignRequest = {
  header: 'host',
  sentence: 'This name is none of this service. Whoever runs it may set PUBLIC_URL to the address that people use.',
};
const foreignOrigin: ForeignRequest = { header: 'origin', sentence: 'Pages of other sites are not answered here.' };

type Authority = {
  /** In lower case, an IPv6 address in brackets, without a dot at its end. */
  readonly name: string;
  /** Of the protocol where none is written. */
  readonly port: string;
};

function authorityOf(text: string, protocol: 'http' | 'https'): Authority | undefined {
  // These would begin a path, a query or a user name of a URL.
  if (/[\s/\\?#@]/.test(text)) return undefined;
  const url = URL.parse(`${protocol}://${text}`);
  if (!url) return undefined;
  const port = url.port === '' ? (protocol === 'https' ? '443' : '80') : url.port;
  return { name: withoutDot(url.hostname), port };
}

/** `localhost.` is the same name, written as a fully qualified one. */
function withoutDot(name: string): string {
  return name.replace(/\.$/, '');
}

function isIPv6Literal(host: string): boolean {
  return host.includes(':') && !host.startsWith('[');
}
