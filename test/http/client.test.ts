import { describe, expect, it } from 'vitest';
import { clientOf } from '../../src/http/client.ts';
import { parseAddressSet } from '../../src/lib/ip-address.ts';

const trusted = parseAddressSet(['127.0.0.1', '10.0.0.0/8', '::1'])!;

function client(remoteAddress: string, headers: Record<string, string>, url = '/chat') {
  const headersDistinct = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
  return clientOf({ url, headers, headersDistinct, socket: { remoteAddress } }, trusted);
}

describe('the address of a client', () => {
  it.each<[string, string, string | undefined, string]>([
    ['the peer’s', '203.0.113.7', undefined, '203.0.113.7'],
    ['an IPv4 peer’s on an IPv6 socket', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['the peer’s where it is no trusted proxy', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['what a trusted proxy says', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['what it says over IPv6', '::ffff:127.0.0.1', '2001:DB8::7', '2001:db8::7'],
    ['without its port', '127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['the rightmost that is not trusted, whatever it claims', '127.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['the same through several proxies', '127.0.0.1', '1.1.1.1, 198.51.100.1, 10.2.3.4,10.9.9.9', '198.51.100.1'],
    ['the first where all are proxies', '127.0.0.1', '10.1.1.1, 10.2.2.2', '10.1.1.1'],
    ['the proxy’s where it wrote no address', '127.0.0.1', '198.51.100.1, unknown', '127.0.0.1'],
    ['the last proxy’s where another one wrote none', '127.0.0.1', '198.51.100.1, secret, 10.1.1.1', '10.1.1.1'],
    ['the proxy’s where it wrote nothing', '127.0.0.1', ' , ', '127.0.0.1'],
  ])('is %s', (_, peer, forwarded, expected) => {
    expect(client(peer, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }).address).toBe(expected);
  });
});

describe('the name that a client used', () => {
  const headers = {
    host: 'inside:8080',
    'x-forwarded-host': 'evil.example, tides.example',
    'x-forwarded-proto': 'https',
  };

  it('is the one that the nearest trusted proxy was asked by', () => {
    expect(client('10.0.0.1', headers)).toMatchObject({ host: 'tides.example', protocol: 'https' });
  });

  it('is that of the request where its peer is not trusted', () => {
    expect(client('203.0.113.7', headers)).toMatchObject({ host: 'inside:8080', protocol: 'http' });
  });

  it('is unknown where the target of the request names another', () => {
    expect(client('203.0.113.7', { host: 'localhost' }, 'http://evil.example/chat').host).toBeUndefined();
  });
});
