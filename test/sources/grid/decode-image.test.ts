import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decodeImage } from '../../../src/sources/grid/decode-image.ts';
import { eot20Files } from '../../../src/sources/grid/thinned-eot20.ts';
import { leftOut, referenceBytes, withoutReference } from '../../support/reference.ts';

type Field = readonly [value: number, bits: number];

/** A prefix code of two symbols, one bit each (RFC 9649, 3.7.2.1). */
const either = ([a, b]: readonly [number, number]): Field[] => [
  [0b111, 3],
  [a, 8],
  [b, 8],
];

/** A lossless WebP image of three pixels below each other, each of the first or the second symbol of every channel. */
function webpOf(alphas: readonly [number, number]): Buffer {
  const fields: Field[] = [
    [0, 14],
    [2, 14],
    // Alpha is used; version 0; no transform, no cache, one group of prefix codes.
    [1, 1],
    [0, 3 + 1 + 1 + 1],
    // Green, red, blue, alpha, distance.
    ...either([10, 20]),
    ...either([1, 254]),
    ...either([2, 250]),
    ...either(alphas),
    ...either([0, 1]),
    // In the order green, red, blue, alpha.
    [0b1000, 4],
    [0b1111, 4],
    [0b1010, 4],
  ];
  const bits = fields.flatMap(([value, count]) => Array.from({ length: count }, (_, i) => (value >> i) & 1));
  const bytes = new Uint8Array(2 * Math.ceil(bits.length / 16));
  for (const [i, bit] of bits.entries()) bytes[i >> 3]! |= bit << (i & 7);
  const data = Buffer.from([0x2f, ...bytes, 0]);
  const header = Buffer.from('RIFF____WEBPVP8L____', 'latin1');
  header.writeUInt32LE(12 + data.length, 4);
  header.writeUInt32LE(data.length, 16);
  return Buffer.concat([header, data]);
}

describe('an image', () => {
  it('has the pixels that it was made of', async () => {
    const { width, height, rgba } = await decodeImage(webpOf([0, 255]));
    expect([width, height]).toEqual([1, 3]);
    expect([...rgba]).toEqual([1, 10, 2, 255, 254, 20, 250, 255, 254, 10, 2, 255]);
  });

  it('is refused where it is not opaque, broken off or something else', async () => {
    await expect(decodeImage(webpOf([128, 254]))).rejects.toThrow(RangeError);
    await expect(decodeImage(webpOf([0, 255]).subarray(0, -8))).rejects.toThrow();
    await expect(decodeImage(Buffer.from('something else'))).rejects.toThrow();
    await expect(decodeImage(new Uint8Array())).rejects.toThrow();
  });

  // The hash of all pixels by the decoder after RFC 9649 that stood here before, three files compared with libwebp 1.5.
  it.skipIf(withoutReference)(`has the pixels of the tide model, in each of its files${leftOut}`, async () => {
    const hash = createHash('sha256');
    for (const file of Object.keys(eot20Files)) {
      hash.update((await decodeImage(referenceBytes(`tide-grid/${file}`))).rgba);
    }
    expect(hash.digest('hex')).toBe('52e6b41eb54a3030fcd06dc0108c5f6f49168f238b01c5931627fb56d05a3563');
  });
});
