import type { Point } from '../../domain/place.ts';

/** A closed line, `[lng, lat]` as in GeoJSON; the last corner joins the first. */
export type Ring = readonly (readonly [lng: number, lat: number])[];

/**
 * Areas in few flat arrays, which a thread hands over fast: 25,000 areas of some hundred corners have 20 MB. An area holds
 * the points that an odd number of its rings are around, so holes need no mark.
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
  /** The areas whose boxes touch each degree of latitude, from 90° S. */
  readonly bands: readonly Uint32Array[];
};

type Options = {
  /** Corners nearer than this to the one before are left out. */
  readonly thinDeg?: number;
  /** How far off an area `nearestArea` finds it. */
  readonly padDeg?: number;
  readonly most?: { readonly areas: number; readonly corners: number };
};

/** A hostile or broken body has more. A country has some 2,000 warnings on its worst day, of ten polygons and 100 corners each. */
const mostOfFeed = { areas: 40_000, corners: 2_000_000 };

/** Packs areas. Throws a `RangeError` where there are too many areas or corners, by default to be one feed's. */
export function packAreas(
  areas: readonly (readonly Ring[])[],
  { thinDeg = 0, padDeg = 0, most = mostOfFeed }: Options = {},
): PackedAreas {
  const count = areas.reduce((sum, rings) => sum + rings.reduce((own, { length }) => own + length, 0), 0);
  if (areas.length > most.areas || count > most.corners) {
    throw new RangeError(`${areas.length} areas of ${count} corners`);
  }
  const corners: number[] = [];
  const rings: number[] = [];
  const firstRings: number[] = [];
  const boxes = new Float32Array(areas.length * 4);
  const bands: number[][] = [];
  for (const [area, own] of areas.entries()) {
    firstRings.push(rings.length);
    const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
    for (const ring of own) {
      rings.push(corners.length / 2);
      addRing(ring, thinDeg, corners, box);
    }
    const [west, south, east, north] = [box[0] - padDeg, box[1] - padDeg, box[2] + padDeg, box[3] + padDeg];
    boxes.set([west, south, east, north], area * 4);
    for (let band = bandOf(Math.max(-90, south)); band <= bandOf(Math.min(90, north)); band++) {
      (bands[band] ??= []).push(area);
    }
  }
  return {
    corners: new Float32Array(corners),
    rings: new Uint32Array([...rings, corners.length / 2]),
    areas: new Uint32Array([...firstRings, rings.length]),
    boxes,
    // Of gaps as well.
    bands: Array.from(bands, (band: readonly number[] | undefined) => Uint32Array.from(band ?? [])),
  };
}

/** The memory that areas take, bytes. */
export function sizeOfAreas({ corners, rings, areas, boxes, bands }: PackedAreas): number {
  return [corners, rings, areas, boxes, ...bands].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

function bandOf(lat: number): number {
  return Math.floor(lat) + 90;
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

export function areasAt(packed: PackedAreas, { lat, lng: given }: Point): number[] {
  const found: number[] = [];
  visitBoxes(packed, lat, given, (area, lng) => {
    let isInside = false;
    visitEdges(packed, area, (lngA, latA, lngB, latB) => {
      if (latA > lat === latB > lat) return;
      if (lng < ((lngB - lngA) * (lat - latA)) / (latB - latA) + lngA) isInside = !isInside;
    });
    if (isInside) found.push(area);
  });
  return found;
}

/** The area whose edge is nearest to a point, within the `padDeg` that was packed with, degrees of latitude. */
export function nearestArea(packed: PackedAreas, { lat, lng: given }: Point, withinDeg: number): number | undefined {
  // How much shorter a degree of longitude is.
  const narrow = Math.cos((lat * Math.PI) / 180);
  let best: number | undefined;
  let least = withinDeg;
  visitBoxes(packed, lat, given, (area, lng) =>
    visitEdges(packed, area, (lngA, latA, lngB, latB) => {
      const [x, y] = [(lng - lngA) * narrow, lat - latA];
      const [dx, dy] = [(lngB - lngA) * narrow, latB - latA];
      const along = Math.min(1, Math.max(0, (x * dx + y * dy) / (dx * dx + dy * dy || 1)));
      const off = Math.hypot(x - along * dx, y - along * dy);
      if (off <= least) [best, least] = [area, off];
    }),
  );
  return best;
}

/** Calls `visit` with each area whose box a point lies in, and with the longitude that the area counts in. */
function visitBoxes(
  { boxes, bands }: PackedAreas,
  lat: number,
  lng: number,
  visit: (area: number, lng: number) => void,
): void {
  for (const area of bands[bandOf(lat)] ?? []) {
    const at = area * 4;
    if (lat < boxes[at + 1]! || lat > boxes[at + 3]!) continue;
    for (let turned = lng - 360; turned <= lng + 360; turned += 360) {
      if (turned >= boxes[at]! && turned <= boxes[at + 2]!) visit(area, turned);
    }
  }
}

function visitEdges(
  { corners, rings, areas }: PackedAreas,
  area: number,
  visit: (lngA: number, latA: number, lngB: number, latB: number) => void,
): void {
  for (let ring = areas[area]!; ring < areas[area + 1]!; ring++) {
    const end = rings[ring + 1]!;
    for (let i = rings[ring]!, j = end - 1; i < end; j = i++) {
      visit(corners[2 * i]!, corners[2 * i + 1]!, corners[2 * j]!, corners[2 * j + 1]!);
    }
  }
}
