import type { Point } from './place.ts';

/** Corners in order, `[lat, lng]`; the last joins the first. None crosses the 180th meridian. */
export type Area = readonly (readonly [lat: number, lng: number])[];

export function boxArea(south: number, west: number, north: number, east: number): Area {
  return [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
  ];
}

/** Whether a point lies in an area, its edge included. Edges are straight on a plain chart of degrees. */
export function areaHolds(area: Area, { lat, lng }: Point): boolean {
  let inside = false;
  for (let i = 0, j = area.length - 1; i < area.length; j = i++) {
    const [latA, latB] = [area[i]![0], area[j]![0]];
    if (!isBetween(lat, latA, latB)) continue;
    const [lngA, lngB] = [area[i]![1], area[j]![1]];
    if (isBetween(lng, lngA, lngB) && Math.abs((lat - latA) * (lngB - lngA) - (lng - lngA) * (latB - latA)) <= slack)
      return true;
    if (latA > lat !== latB > lat && lng < ((lngB - lngA) * (lat - latA)) / (latB - latA) + lngA) inside = !inside;
  }
  return inside;
}

function isBetween(value: number, a: number, b: number): boolean {
  return value >= Math.min(a, b) && value <= Math.max(a, b);
}

/** Tolerance, degrees squared: sums of decimal steps are not exact. */
const slack = 1e-9;
