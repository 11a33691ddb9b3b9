import type { Point } from '../../domain/place.ts';

const decimal = /^[+-]?\d{1,9}(?:\.\d+)?$/;

/** Decimal degrees as programs write them, with a dot; `undefined` where one of them is none. */
export function plainPoint(lat: string | null | undefined, lng: string | null | undefined): Point | undefined {
  return isPlain(lat) && isPlain(lng) ? { lat: Number(lat) + 0, lng: Number(lng) + 0 } : undefined;
}

export function plainPair(text: string, separator: string): Point | undefined {
  const [lat, lng] = text.split(separator, 2);
  return plainPoint(lat, lng);
}

function isPlain(text: string | null | undefined): text is string {
  return typeof text === 'string' && decimal.test(text);
}
