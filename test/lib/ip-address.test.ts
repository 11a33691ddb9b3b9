import { describe, expect, it } from 'vitest';
import { customerNetwork, parseAddress, parseAddressSet } from '../../src/lib/ip-address.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['[2001:DB8::1]:443', '2001:db8::1'],
    ['[::1]', '::1'],
    ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('%s is %s', (text, address) => expect(parseAddress(text)).toBe(address));

  it.each(['', 'unknown', '_hidden', '1', '0x7f.1', '256.1.1.1', '1.2.3.4.5', '1.2.3.4:x', '[::1', ':::', 'localhost'])(
    '“%s” is none',
    (text) => expect(parseAddress(text)).toBeUndefined(),
  );
});

describe('the network of a customer', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, network) => expect(customerNetwork(address)).toBe(network));
});

describe('a set of addresses', () => {
  it('has its addresses and all of its networks', () => {
    const set = parseAddressSet(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32', '::1'])!;
    const texts = ['127.0.0.1', '10.255.0.9', '2001:db8:ffff::1', '::1', '127.0.0.2', '11.0.0.1', '2001:db9::1', ''];
    expect(texts.map((address) => set.has(address))).toEqual([true, true, true, true, false, false, false, false]);
  });

  it('may be empty', () => expect(parseAddressSet([])?.has('127.0.0.1')).toBe(false));

  it.each(['', 'localhost', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/-1', '10.0.0.0/8/8', '::1/129', '1.2.3.4:80'])(
    'is none where an entry is “%s”',
    (text) => expect(parseAddressSet(['127.0.0.1', text])).toBeUndefined(),
  );
});
