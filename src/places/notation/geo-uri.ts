import type { Point } from '../../domain/place.ts';
import { Problem } from '../../problem.ts';
import { plainPair, plainPoint } from './plain.ts';

/** `geo:48.39,-4.49;u=35` (RFC 5870); in `geo:0,0?q=48.39,-4.49(Brest)` 0,0 is none (Android, "Common intents"). */
export function readGeoUri(text: string): Point | undefined {
  if (!/^geo:/i.test(text)) return undefined;
  const [position = '', query = ''] = text.slice('geo:'.length).split('?', 2);
  const [coordinates = '', ...parameters] = position.split(';');
  if (parameters.some((parameter) => /^crs=(?!wgs84$)/i.test(parameter))) return undefined;
  const [lat, lng, , surplus] = coordinates.split(',');
  const point = surplus === undefined ? plainPoint(lat, lng) : undefined;
  const searched = new URLSearchParams(query).get('q');
  if (searched === null) return point;
  const found = plainPair(searched.replace(/\(.*/s, '').trim(), ',');
  if (found === undefined && point?.lat === 0 && point.lng === 0) throw new Problem('link-without-point');
  return found ?? point;
}
