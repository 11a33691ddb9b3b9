/**
 * Decoder of lossless WebP images (VP8L), after RFC 9649: only as much as a data table kept in such an image needs, so
 * no alpha channel of its own, no animation, no metadata. The formulas and code tables are those of the RFC.
 */

/** Pixels row by row, each as 0xAARRGGBB. */
export type Image = { readonly width: number; readonly height: number; readonly argb: Uint32Array };

/** Throws a `RangeError` for bytes that are no lossless WebP image. */
export function decodeLosslessWebp(bytes: Uint8Array): Image {
  const ascii = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (ascii(0) !== 'RIFF' || ascii(8) !== 'WEBP' || ascii(12) !== 'VP8L' || bytes[20] !== 0x2f) {
    throw new RangeError('Not a lossless WebP image');
  }
  const bits = createBitReader(bytes.subarray(21));
  const width = bits.read(14) + 1;
  const height = bits.read(14) + 1;
  // Whether alpha is used is a hint only; the version is always 0.
  bits.read(1);
  if (bits.read(3) !== 0) throw new RangeError('Unknown version of lossless WebP');
  return { width, height, argb: readTransformed(bits, width, height) };
}

type BitReader = ReturnType<typeof createBitReader>;

/** Least significant bit first. */
function createBitReader(bytes: Uint8Array) {
  let at = 0;
  return {
    read(count: number): number {
      let value = 0;
      for (let i = 0; i < count; i++, at++) {
        if (at >> 3 > bytes.length) throw new RangeError('The image ends too early');
        value |= (((bytes[at >> 3] ?? 0) >> (at & 7)) & 1) << i;
      }
      return value;
    },
  };
}

type Undo = (argb: Uint32Array) => Uint32Array;

const isPredictor = 0;
const isColour = 1;
const isSubtractGreen = 2;

function readTransformed(bits: BitReader, width: number, height: number): Uint32Array {
  const undos: Undo[] = [];
  let storedWidth = width;
  while (bits.read(1) === 1) {
    const kind = bits.read(2);
    if (kind === isSubtractGreen) undos.push(addGreen);
    else if (kind === isPredictor || kind === isColour) {
      const sizeBits = bits.read(3) + 2;
      const blocks = readPixels(bits, blocksOf(storedWidth, sizeBits), blocksOf(height, sizeBits), false);
      const transformWidth = storedWidth;
      const undo = kind === isPredictor ? undoPrediction : undoColour;
      undos.push((argb) => undo(argb, transformWidth, blocks, sizeBits));
    } else {
      const colours = readPixels(bits, bits.read(8) + 1, 1, false);
      for (let i = 1; i < colours.length; i++) colours[i] = addBytes(colours[i]!, colours[i - 1]!);
      const packing = colours.length <= 2 ? 3 : colours.length <= 4 ? 2 : colours.length <= 16 ? 1 : 0;
      const fullWidth = storedWidth;
      undos.push((argb) => undoIndexing(argb, fullWidth, height, colours, packing));
      storedWidth = blocksOf(storedWidth, packing);
    }
  }
  return undos.reduceRight((argb, undo) => undo(argb), readPixels(bits, storedWidth, height, true));
}

function blocksOf(size: number, sizeBits: number): number {
  return (size + (1 << sizeBits) - 1) >> sizeBits;
}

/** The five prefix codes of a group: green with lengths and cache, red, blue, alpha, distance. */
type PrefixGroup = readonly PrefixCode[];

const lengthCodes = 24;
const literals = 256;
const distanceCodes = 40;

function readPixels(bits: BitReader, width: number, height: number, isMain: boolean): Uint32Array {
  const cacheBits = bits.read(1) === 1 ? bits.read(4) : 0;
  const cache = new Uint32Array(cacheBits > 0 ? 1 << cacheBits : 0);
  let groupOf: (x: number, y: number) => number = () => 0;
  let groupCount = 1;
  if (isMain && bits.read(1) === 1) {
    const sizeBits = bits.read(3) + 2;
    const columns = blocksOf(width, sizeBits);
    const groups = readPixels(bits, columns, blocksOf(height, sizeBits), false).map((one) => (one >>> 8) & 0xffff);
    groupCount = groups.reduce((most, one) => Math.max(most, one), 0) + 1;
    groupOf = (x, y) => groups[(y >> sizeBits) * columns + (x >> sizeBits)]!;
  }
  const sizes = [literals + lengthCodes + cache.length, literals, literals, literals, distanceCodes];
  const groups = Array.from({ length: groupCount }, (): PrefixGroup => sizes.map((size) => readPrefixCode(bits, size)));

  const argb = new Uint32Array(width * height);
  const put = (at: number, pixel: number): void => {
    argb[at] = pixel;
    if (cacheBits > 0) cache[Math.imul(0x1e35a7bd, pixel) >>> (32 - cacheBits)] = pixel;
  };
  for (let at = 0; at < argb.length;) {
    const [green, red, blue, alpha, distance] = groups[groupOf(at % width, Math.floor(at / width))] as [
      PrefixCode,
      PrefixCode,
      PrefixCode,
      PrefixCode,
      PrefixCode,
    ];
    const symbol = green(bits);
    if (symbol < literals) {
      const [r, b, a] = [red(bits), blue(bits), alpha(bits)];
      put(at++, ((a << 24) | (r << 16) | (symbol << 8) | b) >>> 0);
    } else if (symbol < literals + lengthCodes) {
      const length = readExtended(bits, symbol - literals);
      const back = distanceOf(readExtended(bits, distance(bits)), width);
      for (let i = 0; i < length && at < argb.length; i++, at++) put(at, argb[at - back] ?? 0);
    } else put(at++, cache[symbol - literals - lengthCodes]!);
  }
  return argb;
}

/** A length or distance: small ones are their code, greater ones a code with extra bits. */
function readExtended(bits: BitReader, code: number): number {
  if (code < 4) return code + 1;
  const extra = (code - 2) >> 1;
  return ((2 + (code & 1)) << extra) + bits.read(extra) + 1;
}

/** The 120 nearest pixels by their distance codes: high half byte y, low half byte 8 − x. */
const nearPixels = (
  '18 07 17 19 28 06 27 29 16 1a 26 2a 38 05 37 39 15 1b 36 3a 25 2b 48 04 47 49 14 1c 35 3b 46 4a 24 2c 58 45 4b ' +
  '34 3c 03 57 59 13 1d 56 5a 23 2d 44 4c 55 5b 33 3d 68 02 67 69 12 1e 66 6a 22 2e 54 5c 43 4d 65 6b 32 3e 78 01 ' +
  '77 79 53 5d 11 1f 64 6c 42 4e 76 7a 21 2f 75 7b 31 3f 63 6d 52 5e 00 74 7c 41 4f 10 20 62 6e 30 73 7d 51 5f 40 ' +
  '72 7e 61 6f 50 71 7f 60 70'
)
  .split(' ')
  .map((pair) => Number.parseInt(pair, 16));

function distanceOf(code: number, width: number): number {
  const near = nearPixels[code - 1];
  return near === undefined ? code - nearPixels.length : Math.max(1, (near >> 4) * width + 8 - (near & 0xf));
}

/** Reads one symbol. */
type PrefixCode = (bits: BitReader) => number;

const codeLengthOrder = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

function readPrefixCode(bits: BitReader, size: number): PrefixCode {
  const lengths = new Uint8Array(size);
  if (bits.read(1) === 1) {
    const two = bits.read(1) === 1;
    lengths[bits.read(bits.read(1) === 1 ? 8 : 1)] = 1;
    if (two) lengths[bits.read(8)] = 1;
    return prefixCode(lengths);
  }
  const codeLengths = new Uint8Array(codeLengthOrder.length);
  const count = 4 + bits.read(4);
  for (let i = 0; i < count; i++) codeLengths[codeLengthOrder[i]!] = bits.read(3);
  const readLength = prefixCode(codeLengths);
  let left = bits.read(1) === 1 ? 2 + bits.read(2 + 2 * bits.read(3)) : size;
  let previous = 8;
  for (let i = 0; i < size && left > 0; left--) {
    const code = readLength(bits);
    if (code < 16) {
      lengths[i++] = code;
      if (code !== 0) previous = code;
      continue;
    }
    const times = code === 16 ? 3 + bits.read(2) : code === 17 ? 3 + bits.read(3) : 11 + bits.read(7);
    lengths.fill(code === 16 ? previous : 0, i, i + times);
    i += times;
  }
  return prefixCode(lengths);
}

const longestCode = 15;

/** Canonical code of these lengths: shorter codes first, equal lengths in the order of their symbols. */
function prefixCode(lengths: Uint8Array): PrefixCode {
  const counts = new Uint16Array(longestCode + 2);
  for (const length of lengths) if (length > 0) counts[length]!++;
  const symbols = [...lengths.keys()].filter((symbol) => lengths[symbol]! > 0);
  symbols.sort((a, b) => lengths[a]! - lengths[b]! || a - b);
  // A code of one symbol takes no bits.
  if (symbols.length <= 1) return () => symbols[0] ?? 0;
  return (bits) => {
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length <= longestCode; length++) {
      code |= bits.read(1);
      const count = counts[length]!;
      if (code - first < count) return symbols[index + code - first]!;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new RangeError('A code that no symbol has');
  };
}

/** Sums of the four bytes, each modulo 256. */
function addBytes(a: number, b: number): number {
  return (
    (((((a & 0xff00ff00) >>> 0) + ((b & 0xff00ff00) >>> 0)) & 0xff00ff00) |
      (((a & 0xff00ff) + (b & 0xff00ff)) & 0xff00ff)) >>>
    0
  );
}

function addGreen(argb: Uint32Array): Uint32Array {
  return argb.map((pixel) => addBytes(pixel, ((pixel >>> 8) & 0xff) * 0x10001));
}

function undoColour(argb: Uint32Array, width: number, blocks: Uint32Array, sizeBits: number): Uint32Array {
  const columns = blocksOf(width, sizeBits);
  const signed = (byte: number): number => (byte << 24) >> 24;
  const delta = (factor: number, colour: number): number => (signed(factor & 0xff) * signed(colour & 0xff)) >> 5;
  return argb.map((pixel, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const element = blocks[(y >> sizeBits) * columns + (x >> sizeBits)]!;
    const green = (pixel >>> 8) & 0xff;
    const red = ((pixel >>> 16) + delta(element, green)) & 0xff;
    const blue = (pixel + delta(element >>> 8, green) + delta(element >>> 16, red)) & 0xff;
    return ((pixel & 0xff00ff00) | (red << 16) | blue) >>> 0;
  });
}

function undoIndexing(
  argb: Uint32Array,
  width: number,
  height: number,
  colours: Uint32Array,
  packing: number,
): Uint32Array {
  const stored = blocksOf(width, packing);
  const bitsEach = 8 >> packing;
  const mask = (1 << bitsEach) - 1;
  return Uint32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const green = (argb[y * stored + (x >> packing)]! >>> 8) & 0xff;
    return colours[(green >> ((x & ((1 << packing) - 1)) * bitsEach)) & mask] ?? 0;
  });
}

const black = 0xff000000;

function undoPrediction(argb: Uint32Array, width: number, blocks: Uint32Array, sizeBits: number): Uint32Array {
  const columns = blocksOf(width, sizeBits);
  const out = Uint32Array.from(argb);
  for (let at = 0; at < out.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const left = out[at - 1] ?? 0;
    const top = out[at - width] ?? 0;
    const mode = (blocks[(y >> sizeBits) * columns + (x >> sizeBits)]! >>> 8) & 0xf;
    let predicted: number;
    if (at === 0) predicted = black;
    else if (y === 0) predicted = left;
    else if (x === 0) predicted = top;
    // Beyond the right edge stands the first pixel of this row, as the pixels lie in memory.
    else predicted = predict(mode, left, top, out[at - width - 1]!, out[at - width + 1]!);
    out[at] = addBytes(out[at]!, predicted);
  }
  return out;
}

function predict(mode: number, left: number, top: number, topLeft: number, topRight: number): number {
  switch (mode) {
    case 1:
      return left;
    case 2:
      return top;
    case 3:
      return topRight;
    case 4:
      return topLeft;
    case 5:
      return average(average(left, topRight), top);
    case 6:
      return average(left, topLeft);
    case 7:
      return average(left, top);
    case 8:
      return average(topLeft, top);
    case 9:
      return average(top, topRight);
    case 10:
      return average(average(left, topLeft), average(top, topRight));
    case 11:
      return select(left, top, topLeft);
    case 12:
      return eachByte((shift) => byteOf(left, shift) + byteOf(top, shift) - byteOf(topLeft, shift));
    case 13: {
      const middle = average(left, top);
      return eachByte((shift) => {
        const one = byteOf(middle, shift);
        return one + Math.trunc((one - byteOf(topLeft, shift)) / 2);
      });
    }
    default:
      return black;
  }
}

function average(a: number, b: number): number {
  return eachByte((shift) => (byteOf(a, shift) + byteOf(b, shift)) >> 1);
}

/** Whichever of left and top is nearer to left + top − top left. */
function select(left: number, top: number, topLeft: number): number {
  let nearness = 0;
  for (const shift of byteShifts) {
    nearness += Math.abs(byteOf(top, shift) - byteOf(topLeft, shift));
    nearness -= Math.abs(byteOf(left, shift) - byteOf(topLeft, shift));
  }
  return nearness < 0 ? left : top;
}

const byteShifts = [0, 8, 16, 24];

function byteOf(pixel: number, shift: number): number {
  return (pixel >>> shift) & 0xff;
}

/** A pixel of four bytes, each clamped to 0…255. */
function eachByte(value: (shift: number) => number): number {
  let pixel = 0;
  for (const shift of byteShifts) pixel |= Math.max(0, Math.min(255, value(shift))) << shift;
  return pixel >>> 0;
}
