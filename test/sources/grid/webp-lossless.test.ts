import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decodeLosslessWebp } from '../../../src/sources/grid/webp-lossless.ts';
import { leftOut, referenceBytes, withoutReference } from '../../support/reference.ts';

/** Writes bit fields as VP8L has them, each least significant bit first. */
function webpOf(fields: readonly (readonly [value: number, bits: number])[]): Uint8Array {
  const bits = fields.flatMap(([value, count]) => Array.from({ length: count }, (_, i) => (value >> i) & 1));
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  for (const [i, bit] of bits.entries()) bytes[i >> 3]! |= bit << (i & 7);
  return Buffer.concat([Buffer.from('RIFF....WEBPVP8L....\x2f', 'latin1'), bytes]);
}

const size = (width: number, height: number): [number, number][] => [
  [width - 1, 14],
  [height - 1, 14],
  [0, 1],
  [0, 3],
];
/** A prefix code of one symbol, which takes no bits afterwards. */
const only = (symbol: number): [number, number][] => [
  [1, 1],
  [0, 1],
  [1, 1],
  [symbol, 8],
];
/** A prefix code of two symbols, one bit each. */
const either = (a: number, b: number): [number, number][] => [
  [1, 1],
  [1, 1],
  [1, 1],
  [a, 8],
  [b, 8],
];
const noTransform: [number, number] = [0, 1];
const noCache: [number, number] = [0, 1];
const oneGroup: [number, number] = [0, 1];

describe('a lossless WebP image', () => {
  it('of one colour is only prefix codes', () => {
    const image = webpOf([...size(3, 2), noTransform, noCache, oneGroup, ...[0x22, 0x11, 0x33, 0xff, 0].flatMap(only)]);
    expect(decodeLosslessWebp(image)).toEqual({ width: 3, height: 2, argb: new Uint32Array(6).fill(0xff112233) });
  });

  it('has pixels row by row, and adds green where that was subtracted', () => {
    const codes = [...either(10, 20), ...only(1), ...either(2, 250), ...only(0xff), ...only(0)];
    const pixels: [number, number][] = [
      [0, 1],
      [0, 1],
      [1, 1],
      [1, 1],
      [0, 1],
      [1, 1],
    ];
    const image = webpOf([...size(1, 3), [1, 1], [2, 2], noTransform, noCache, oneGroup, ...codes, ...pixels]);
    // Blue 250 + green 20 is 270, modulo 256.
    expect([...decodeLosslessWebp(image).argb]).toEqual([0xff0b0a0c, 0xff15140e, 0xff0b0a04]);
  });

  it('repeats pixels from before', () => {
    // A literal of green 9, then length code 256 + 2 (3 pixels) from distance code 1 − 1: the pixel above, here also left.
    const green: [number, number][] = [
      // Code lengths by the normal method: symbols 9 and 258 have one bit each.
      [0, 1],
      [11 - 4, 4],
      // In the order 17 18 0 1 2 3 4 5 16 6 7: 18 and 1 and 0 are used.
      ...[0, 1, 2, 2, 0, 0, 0, 0, 0, 0, 0].map((length): [number, number] => [length, 3]),
      [0, 1],
      // 9 zeros, as nine single zeros (10₂ read from its top bit), then 1, 138 + 110 zeros, then 1, zeros to the end.
      ...Array.from({ length: 9 }, (): [number, number] => [1, 2]),
      [3, 2],
      [0, 1],
      [127, 7],
      [0, 1],
      [99, 7],
      [3, 2],
      [0, 1],
      [10, 7],
    ];
    const codes = [...green, ...only(7), ...only(5), ...only(0xff), ...only(1)];
    const image = webpOf([...size(1, 4), noTransform, noCache, oneGroup, ...codes, [0, 1], [1, 1]]);
    expect([...decodeLosslessWebp(image).argb]).toEqual(Array.from({ length: 4 }, () => 0xff070905));
  });

  it('is refused where it is something else, or ends too early', () => {
    expect(() => decodeLosslessWebp(Buffer.from('RIFF....WEBPVP8 ....\x2f'))).toThrow(RangeError);
    expect(() => decodeLosslessWebp(webpOf([...size(100, 100), noTransform]))).toThrow(RangeError);
    expect(() => decodeLosslessWebp(new Uint8Array())).toThrow(RangeError);
  });

  // Hashes of the pixels as libwebp 1.5 decodes them (by way of @jsquash/webp): red, green, blue, alpha.
  it.skipIf(withoutReference).each([
    ['tide-indices-1-2.webp', 'aa537825fb9f18198edd5a5b34f4fc311b343c13dcc399c1a5e4149d7734e3cf'],
    ['tide-amplitudes-4-6.webp', '0d91b9a7012af4a39c1298c124688836f61a4bc509bfce8e9ce9c380b7f190d8'],
    ['tide-phases-13-15.webp', 'f6e09f0799b5f7014d98a418dc8d5c42556ad8065729da774a16a5e99853391a'],
  ])(`is what libwebp makes of it: %s${leftOut}`, (file, hash) => {
    const { argb } = decodeLosslessWebp(referenceBytes(`tide-grid/${file}`));
    const pixels = Uint8Array.from({ length: 4 * argb.length }, (_, i) => argb[i >> 2]! >>> [16, 8, 0, 24][i & 3]!);
    expect(createHash('sha256').update(pixels).digest('hex')).toBe(hash);
  });
});
