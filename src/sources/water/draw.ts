import type { FeatureCollection, LineString, Position } from 'geojson';
import { readJson } from '../../lib/data-file.ts';
import { cellsPerDegree, columns, rows, type Cell } from './cells.ts';
import { clearLand, rasterizeLand } from './land-raster.ts';

/**
 * Waterways with a tide that are narrower than a cell of the sea or missing on the map of it, typed in from charts. Canals
 * with locks and causeways (Suez, Panama, Corinth, Kiel, Cape Cod, Johor, Canso) are not there on purpose.
 */
const straits = new URL('straits.geojson', import.meta.url);

/**
 * The sea as a bitmap: a cell is water where its middle lies off Natural Earth's land in 1:10 million (public domain, by
 * way of world-atlas), which closes every isthmus of 2 km and more, and then the straits and tidal rivers that are too
 * narrow for that are opened. Lakes are land. Half a second of work, and 200 MB while it lasts.
 */
export function drawWater(): Uint8Array {
  const { bits } = rasterizeLand(cellsPerDegree);
  const { features } = readJson(straits) as FeatureCollection<LineString>;
  for (const { geometry } of features) open(bits, geometry.coordinates);
  keepOcean(bits);
  return bits;
}

/** Makes every cell along a line water. */
function open(bits: Uint8Array, line: readonly Position[]): void {
  for (let i = 1; i < line.length; i++) {
    const [lngA = 0, latA = 0] = line[i - 1]!;
    const [lngB = 0, latB = 0] = line[i]!;
    let before: { x: number; y: number } | undefined;
    const steps = Math.ceil(2 * cellsPerDegree * Math.max(Math.abs(latB - latA), Math.abs(lngB - lngA)));
    for (let step = 0; step <= steps; step++) {
      const share = step / steps;
      const y = Math.floor((latA + share * (latB - latA) + 90) * cellsPerDegree);
      const x = Math.floor((lngA + share * (lngB - lngA) + 180) * cellsPerDegree);
      set(bits, y * columns + x);
      // Two cells that touch at a corner only are no waterway.
      if (before && before.y !== y && before.x !== x) set(bits, before.y * columns + x);
      before = { x, y };
    }
  }
}

function set(bits: Uint8Array, cell: Cell): void {
  bits[cell >> 3]! |= 1 << (cell & 7);
}

/** A stretch of water in one row, first and last column, and the stretch that stands for all it is connected with. */
type Run = { readonly from: number; readonly to: number; root: Run | undefined; cells: number };

/** Leaves water only where it is connected with the ocean: ponds, lagoons without an inlet and the Caspian become land. */
function keepOcean(bits: Uint8Array): void {
  const runsOfRows: Run[][] = [];
  for (let row = 0; row < rows; row++) {
    const runs = runsOf(bits, row);
    // The 180th meridian is no edge.
    const [first, last] = [runs[0], runs.at(-1)];
    if (first && last && first !== last && first.from === 0 && last.to === columns - 1) join(first, last);
    const below = runsOfRows.at(-1) ?? [];
    for (let i = 0, j = 0; i < runs.length && j < below.length;) {
      const [here, there] = [runs[i]!, below[j]!];
      if (here.from <= there.to && there.from <= here.to) join(here, there);
      if (here.to < there.to) i++;
      else j++;
    }
    runsOfRows.push(runs);
  }
  const ocean = rootOf(runsOfRows.flat().reduce((most, run) => (rootOf(run).cells > rootOf(most).cells ? run : most)));
  for (const [row, runs] of runsOfRows.entries()) {
    for (const run of runs) if (rootOf(run) !== ocean) clearLand(bits, { row, columns }, run.from, run.to + 1);
  }
}

function runsOf(bits: Uint8Array, row: number): Run[] {
  const runs: Run[] = [];
  const first = row * columns;
  let from = -1;
  for (let column = 0; column <= columns; column++) {
    const cell = first + column;
    const byte = column < columns ? bits[cell >> 3]! : 0;
    // Most bytes are of one kind: their cells need no look each.
    if ((cell & 7) === 0 && column < columns && (from < 0 ? byte === 0 : byte === 0xff)) {
      column += 7;
      continue;
    }
    const isWater = (byte & (1 << (cell & 7))) !== 0;
    if (isWater && from < 0) from = column;
    if (!isWater && from >= 0) {
      runs.push({ from, to: column - 1, root: undefined, cells: column - from });
      from = -1;
    }
  }
  return runs;
}

function join(a: Run, b: Run): void {
  const [one, other] = [rootOf(a), rootOf(b)];
  if (one === other) return;
  other.root = one;
  one.cells += other.cells;
}

function rootOf(run: Run): Run {
  let root = run;
  while (root.root) root = root.root;
  for (let next: Run | undefined = run; next && next !== root;) {
    const after: Run | undefined = next.root;
    next.root = root;
    next = after;
  }
  return root;
}
