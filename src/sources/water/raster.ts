import { columns, rows, type Cell } from './cells.ts';

export type WaterRaster = {
  isWater(cell: Cell): boolean;
  /** `wordCells` cells of a row as bits, 1 for water, bit 0 for `column`, which is a multiple of `wordCells`. */
  word(row: number, column: number): number;
};

export const wordCells = 32;

/** Tiles of 32 × 32, most all water or all land; a mixed one has a word a row, bit 0 in the west. 2.5 MB instead of 29. */
const tileCells = wordCells;
const tileColumns = columns / tileCells;
/** The northernmost row of tiles reaches beyond the pole. */
const tileRows = Math.ceil(rows / tileCells);
const allLand = 0;
const allWater = 1;
const firstMixed = 2;

/** Packs bits, lowest first: Uint16 a tile (0 land, 1 water, else 2 + its group of words), then the Uint32 words. */
export function packRaster(bits: Uint8Array): Uint8Array {
  const all = new Uint32Array(bits.buffer, bits.byteOffset, bits.length / 4);
  const kinds = new Uint16Array(tileColumns * tileRows);
  const words: number[] = [];
  const tileWords = new Uint32Array(tileCells);
  for (let tile = 0; tile < kinds.length; tile++) {
    const first = Math.floor(tile / tileColumns) * tileCells * tileColumns + (tile % tileColumns);
    for (let y = 0; y < tileCells; y++) tileWords[y] = all[first + y * tileColumns] ?? 0;
    const [southern] = tileWords;
    if ((southern === 0 || southern === 0xffff_ffff) && tileWords.every((word) => word === southern))
      kinds[tile] = southern === 0 ? allLand : allWater;
    else {
      kinds[tile] = firstMixed + words.length / tileCells;
      words.push(...tileWords);
    }
  }
  return Buffer.concat([Buffer.from(kinds.buffer), Buffer.from(Uint32Array.from(words).buffer)]);
}

export function readRaster(packed: Uint8Array): WaterRaster | undefined {
  const kindBytes = 2 * tileColumns * tileRows;
  if (packed.length < kindBytes || packed.length % 4 !== 0) return undefined;
  const { buffer } = new Uint8Array(packed);
  const kinds = new Uint16Array(buffer, 0, tileColumns * tileRows);
  const words = new Int32Array(buffer, kindBytes);
  const groups = words.length / tileCells;
  if (kinds.some((kind) => kind >= firstMixed + groups)) return undefined;
  const word = (row: number, column: number): number => {
    const kind = kinds[(row >> 5) * tileColumns + (column >> 5)]!;
    if (kind === allLand) return 0;
    return kind === allWater ? -1 : words[(kind - firstMixed) * tileCells + (row & 31)]!;
  };
  return {
    isWater(cell) {
      const row = Math.floor(cell / columns);
      const column = cell - row * columns;
      return ((word(row, column) >>> (column & 31)) & 1) === 1;
    },
    word,
  };
}
