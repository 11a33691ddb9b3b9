import type { Point } from '../../domain/place.ts';

/** A closed line, `[lng, lat]` as in GeoJSON; the last corner joins the first. */
export type Ring = readonly (readonly [lng: number, lat: number])[];

/**
 * Areas in few flat arrays, which a thread hands over without a copy: 25,000 areas of some hundred corners have 20 MB. An
 * area holds the points that an odd number of its rings are around, so holes need no mark.
 */
export type PackedAreas = {
  /** Corners, `lng, lat`, degrees. Rings across the 180th meridian go on beyond it. */
  readonly corners: Float32Array;
  /** The first corner of each ring, and the end of the last. */
  readonly rings: Uint32Array;
  /** The first ring of each area, and the end of the last. */
  readonly areas: Uint32Array;
  /** Of each area: west, south, east, north. */
  readonly boxes: Float32Array;
  /** The first entry of each cell of a degree in `cellAreas`, and the end of the last; empty where there are few areas. */
  readonly cells: Uint32Array;
  readonly cellAreas: Uint32Array;
};

/** Below this, all boxes are looked at. */
const mostWithoutCells = 100;
/** An area over more cells is in the list that is looked at everywhere, the last of `cells`. */
const mostCells = 2000;
const columns = 360;
const rows = 180;

/** Packs areas. Corners nearer than `thinDeg` to the one before are left out; `padDeg` is how far off `nearestArea` finds one. */
export function packAreas(areas: readonly (readonly Ring[])[], { thinDeg = 0, padDeg = 0 } = {}): PackedAreas {
  const corners: number[] = [];
  const rings: number[] = [];
  const firstRings: number[] = [];
  const boxes = new Float32Array(areas.length * 4);
  for (const [i, own] of areas.entries()) {
    firstRings.push(rings.length);
    const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
    for (const ring of own) {
      rings.push(corners.length / 2);
      addRing(ring, thinDeg, corners, box);
    }
    boxes.set([box[0] - padDeg, box[1] - padDeg, box[2] + padDeg, box[3] + padDeg], i * 4);
  }
  return {
    corners: new Float32Array(corners),
    rings: new Uint32Array([...rings, corners.length / 2]),
    areas: new Uint32Array([...firstRings, rings.length]),
    boxes,
    ...packCells(boxes),
  };
}

type Box = [west: number, south: number, east: number, north: number];

function addRing(ring: Ring, thinDeg: number, corners: number[], box: Box): void {
  let lastLng = NaN;
  let lastLat = NaN;
  let turn = 0;
  let before = ring[0]?.[0] ?? 0;
  for (const [givenLng, lat] of ring) {
    if (Math.abs(givenLng - before) > 180) turn += givenLng < before ? 360 : -360;
    before = givenLng;
    const lng = givenLng + turn;
    if (Math.abs(lng - lastLng) < thinDeg && Math.abs(lat - lastLat) < thinDeg) continue;
    corners.push(lng, lat);
    [lastLng, lastLat] = [lng, lat];
    box[0] = Math.min(box[0], lng);
    box[1] = Math.min(box[1], lat);
    box[2] = Math.max(box[2], lng);
    box[3] = Math.max(box[3], lat);
  }
}

/** The cells of each area, sorted by cell. */
function packCells(boxes: Float32Array): Pick<PackedAreas, 'cells' | 'cellAreas'> {
  const count = boxes.length / 4;
  if (count <= mostWithoutCells) return { cells: new Uint32Array(), cellAreas: new Uint32Array() };
  const everywhere = columns * rows;
  const sizes = new Uint32Array(everywhere + 2);
  const each = (visit: (cell: number, area: number) => void): void => {
    for (let area = 0; area < count; area++) {
      const [west = 0, south = 0, east = -1, north = -1] = boxes.subarray(area * 4, area * 4 + 4);
      const [left, right] = [Math.floor(west), Math.floor(east)];
      const [low, high] = [Math.max(-90, Math.floor(south)), Math.min(89, Math.floor(north))];
      if (!(west <= east)) continue;
      if ((right - left + 1) * (high - low + 1) > mostCells) {
        visit(everywhere, area);
        continue;
      }
      for (let y = low; y <= high; y++) for (let x = left; x <= right; x++) visit(cellOf(x, y), area);
    }
  };
  each((cell) => void sizes[cell + 1]!++);
  for (let cell = 0; cell <= everywhere; cell++) sizes[cell + 1]! += sizes[cell]!;
  const cellAreas = new Uint32Array(sizes[everywhere + 1]!);
  const next = sizes.slice();
  each((cell, area) => void (cellAreas[next[cell]!++] = area));
  return { cells: sizes, cellAreas };
}

function cellOf(lng: number, lat: number): number {
  const column = (((Math.floor(lng) + 180) % columns) + columns) % columns;
  return Math.min(rows - 1, Math.floor(lat) + 90) * columns + column;
}

/** The numbers of the areas that a point lies in. */
export function areasAt(packed: PackedAreas, point: Point): number[] {
  const found: number[] = [];
  visitBoxes(packed, point, (area, lng) => {
    if (holds(packed, area, lng, point.lat)) found.push(area);
  });
  return found;
}

/** The area whose edge is nearest to a point, within the `padDeg` that was packed with, degrees of latitude. */
export function nearestArea(packed: PackedAreas, point: Point, withinDeg: number): number | undefined {
  const narrow = Math.cos((point.lat * Math.PI) / 180);
  let best: number | undefined;
  let least = withinDeg;
  visitBoxes(packed, point, (area, lng) => {
    for (const edge of edgesOf(packed, area)) {
      const off = distanceTo(edge, lng, point.lat, narrow);
      if (off <= least) [best, least] = [area, off];
    }
  });
  return best;
}

/** Calls `visit` with each area whose box a point lies in, and with the longitude that the area counts in. */
function visitBoxes(
  { boxes, cells, cellAreas }: PackedAreas,
  { lat, lng }: Point,
  visit: (area: number, lng: number) => void,
): void {
  const look = (area: number): void => {
    const at = area * 4;
    if (lat < boxes[at + 1]! || lat > boxes[at + 3]!) return;
    for (const turned of [lng, lng + 360, lng - 360]) {
      if (turned >= boxes[at]! && turned <= boxes[at + 2]!) visit(area, turned);
    }
  };
  if (cells.length === 0) {
    for (let area = 0; area < boxes.length / 4; area++) look(area);
    return;
  }
  for (const cell of [cellOf(lng, lat), columns * rows]) {
    for (let i = cells[cell]!; i < cells[cell + 1]!; i++) look(cellAreas[i]!);
  }
}

function holds({ corners, rings, areas }: PackedAreas, area: number, lng: number, lat: number): boolean {
  let inside = false;
  for (let ring = areas[area]!; ring < areas[area + 1]!; ring++) {
    const end = rings[ring + 1]!;
    for (let i = rings[ring]!, j = end - 1; i < end; j = i++) {
      const latA = corners[2 * i + 1]!;
      const latB = corners[2 * j + 1]!;
      if (latA > lat === latB > lat) continue;
      const lngA = corners[2 * i]!;
      if (lng < ((corners[2 * j]! - lngA) * (lat - latA)) / (latB - latA) + lngA) inside = !inside;
    }
  }
  return inside;
}

type Edge = readonly [lngA: number, latA: number, lngB: number, latB: number];

function* edgesOf({ corners, rings, areas }: PackedAreas, area: number): Generator<Edge> {
  for (let ring = areas[area]!; ring < areas[area + 1]!; ring++) {
    const end = rings[ring + 1]!;
    for (let i = rings[ring]!, j = end - 1; i < end; j = i++) {
      yield [corners[2 * i]!, corners[2 * i + 1]!, corners[2 * j]!, corners[2 * j + 1]!];
    }
  }
}

/** Degrees of latitude; `narrow` is how much shorter a degree of longitude is. */
function distanceTo([lngA, latA, lngB, latB]: Edge, lng: number, lat: number, narrow: number): number {
  const [x, y] = [(lng - lngA) * narrow, lat - latA];
  const [dx, dy] = [(lngB - lngA) * narrow, latB - latA];
  const along = Math.min(1, Math.max(0, (x * dx + y * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - along * dx, y - along * dy);
}
