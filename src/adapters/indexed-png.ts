import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);
const mostColors = 256;

/**
 * Pixels, four bytes each, as an indexed PNG: a third of the size of one with all colours, and faster to write, as a
 * picture has few colours except at the edges of its letters. The most frequent are kept, and the others become the nearest
 * of those. Opaque pictures only. Overwrites the pixels. PNG: W3C Portable Network Graphics (Third Edition), 2025.
 */
export async function indexedPng(rgba: Uint8Array, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  countColors(pixels);
  const palette = choosePalette();
  const rows = indexRows(rgba, width, height);
  return png([
    ['IHDR', header(width, height, 8, 3)],
    ['PLTE', Buffer.from(palette.flatMap(channels))],
    ['IDAT', await compress(rows, { level: 4, chunkSize: compressedSize })],
    ['IEND', Buffer.alloc(0)],
  ]);
}

/** From here on a pixel is white: half of the light, as a display of paper has no other colours. */
const whiteFrom = 128;

/** Grey pixels, four bytes each, as a PNG of one bit a pixel: for displays of paper. */
export async function bitPng(rgba: Uint8Array, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const rowBytes = Math.ceil(width / 8) + 1;
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (rgba[4 * (y * width + x)]! >= whiteFrom) rows[y * rowBytes + 1 + (x >> 3)]! |= 128 >> (x & 7);
    }
  }
  return png([
    ['IHDR', header(width, height, 1, 0)],
    ['IDAT', await compress(rows)],
    ['IEND', Buffer.alloc(0)],
  ]);
}

/** Of so many bits a pixel, of colour type 0, grey, or 3, indexed; deflate, the standard filters, not interlaced. */
function header(width: number, height: number, bits: number, colorType: 0 | 3): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([bits, colorType, 0, 0, 0], 8);
  return data;
}

/** Holds a picture of 20 to 60 kB as one piece. */
const compressedSize = 1 << 16;

/** Red, green and blue of a colour, of which red comes first in memory. */
function channels(color: number): [number, number, number] {
  return [color & 0xff, (color >> 8) & 0xff, (color >> 16) & 0xff];
}

/** More than pictures have colours; twice as many make few collisions. */
const slotBits = 16;
const slots = 1 << slotBits;

/**
 * Colours by open addressing (Knuth, TAOCP 3, 6.4), −1 in an empty slot: a `Map` takes five times as long for a million pixels.
 * Filled anew by each picture, between two awaits: buffers of this size are slow to allocate and to collect.
 */
const colors = new Int32Array(slots);
const counts = new Uint32Array(slots);
const indexes = new Uint8Array(slots);
let slotOfPixel = new Uint16Array(0);

function slotOf(color: number): number {
  let slot = Math.imul(color, 0x9e3779b1) >>> (32 - slotBits);
  while (colors[slot] !== color && colors[slot] !== -1) slot = (slot + 1) & (slots - 1);
  return slot;
}

function countColors(pixels: Uint32Array): void {
  if (slotOfPixel.length !== pixels.length) slotOfPixel = new Uint16Array(pixels.length);
  colors.fill(-1);
  counts.fill(0);
  let last = -1;
  let slot = 0;
  let known = 0;
  for (let i = 0; i < pixels.length; i++) {
    const color = pixels[i]! & 0xffffff;
    if (color !== last) {
      slot = slotOf(color);
      if (colors[slot] === -1 && ++known > slots / 2) throw new RangeError('Too many colours');
      colors[slot] = last = color;
    }
    counts[slot]!++;
    slotOfPixel[i] = slot;
  }
}

/** Rare colours that differ only in the last two bits of a channel (3 of 255) become the same: unseen on edges of letters. */
const cellBits = 0xfcfcfc;

/** The most frequent colours; sets the index of each slot to that of its own colour, or of one near to it. */
function choosePalette(): number[] {
  const used: number[] = [];
  for (let slot = 0; slot < slots; slot++) if (colors[slot] !== -1) used.push(slot);
  used.sort((a, b) => counts[b]! - counts[a]!);
  const kept = used.slice(0, mostColors).map((slot) => colors[slot]!);
  const planeOf = (channel: 0 | 1 | 2): Int16Array => Int16Array.from(kept, (color) => channels(color)[channel]);
  const planes = [planeOf(0), planeOf(1), planeOf(2)] as const;
  const nearby = new Map<number, number>();
  for (const [rank, slot] of used.entries()) {
    if (rank < mostColors) {
      indexes[slot] = rank;
      continue;
    }
    const color = colors[slot]!;
    const cell = color & cellBits;
    const known = nearby.get(cell) ?? nearest(channels(color), planes);
    nearby.set(cell, known);
    indexes[slot] = known;
  }
  return kept;
}

type Triple<T> = readonly [T, T, T];

function nearest([r, g, b]: Triple<number>, [reds, greens, blues]: Triple<Int16Array>): number {
  let best = 0;
  let least = Infinity;
  for (let k = 0; k < reds.length; k++) {
    const [dr, dg, db] = [r - reds[k]!, g - greens[k]!, b - blues[k]!];
    const distance = dr * dr + dg * dg + db * db;
    if (distance >= least) continue;
    least = distance;
    best = k;
  }
  return best;
}

/** Rows of indexes, each after a 0 for "not filtered" as the standard advises, in the pixels' memory: 0.8 MB less garbage. */
function indexRows(rgba: Uint8Array, width: number, height: number): Uint8Array {
  const rows = rgba.subarray(0, (width + 1) * height);
  let from = 0;
  let to = 0;
  for (let y = 0; y < height; y++) {
    rows[to++] = 0;
    for (const end = from + width; from < end; from++) rows[to++] = indexes[slotOfPixel[from]!]!;
  }
  return rows;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Of a chunk beside its data: length, type and checksum. */
const chunkFrame = 12;

/** A file of chunks, in memory of its own. */
function png(chunks: readonly (readonly [type: string, data: Uint8Array])[]): Uint8Array<ArrayBuffer> {
  const length = chunks.reduce((sum, [, data]) => sum + chunkFrame + data.length, signature.length);
  const bytes = new Uint8Array(length);
  const file = Buffer.from(bytes.buffer);
  file.set(signature);
  let at = signature.length;
  for (const [type, data] of chunks) {
    const end = at + 8 + data.length;
    file.writeUInt32BE(data.length, at);
    file.write(type, at + 4, 'latin1');
    file.set(data, at + 8);
    file.writeUInt32BE(crc32(file.subarray(at + 4, end)), end);
    at = end + 4;
  }
  return bytes;
}
