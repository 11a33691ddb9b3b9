import type { Point } from '../../domain/place.ts';
import { Problem } from '../../problem.ts';
import { mapServices } from './map-services.ts';

/** The point of a map link anywhere in a text; nothing is fetched. Throws `link-without-point` for every other link. */
export function readMapLink(text: string): Point | undefined {
  if (!text.includes('/')) return undefined;
  for (const piece of text.split(/\s+/)) {
    const url = linkIn(piece.replace(/^[<(]/, '').replace(/[>)]$/, ''));
    if (url !== undefined) return pointIn(url);
  }
  return undefined;
}

export function isMapLink(text: string): boolean {
  const url = linkIn(text.replace(/^[<(]/, ''));
  return url !== undefined && isMapService(url);
}

/** A link without its scheme must be one of a map service: `10/11` is a date. */
function linkIn(piece: string): URL | undefined {
  if (/^https?:\/\//i.test(piece)) return URL.parse(piece) ?? undefined;
  const url = /^[a-z.]+[/?]/i.test(piece) ? URL.parse(`https://${piece}`) : null;
  return url !== null && isMapService(url) ? url : undefined;
}

function isMapService({ hostname }: URL): boolean {
  return mapServices.some(({ host }) => host.test(hostname));
}

function pointIn(url: URL): Point {
  const point = mapServices.find(({ host }) => host.test(url.hostname))?.read(url);
  if (point === undefined) throw new Problem('link-without-point');
  return point;
}
