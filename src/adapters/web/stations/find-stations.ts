import { spellOut } from '../../../lib/plain-letters.ts';
import type { MapStation } from '../ports.ts';

const maxFound = 60;

/** Stations whose names have every word of a text, in any capitals and accents; those that begin with it first. */
export function stationsNamed(stations: readonly MapStation[], text: string): readonly MapStation[] {
  const wanted = fold(text);
  const words = wanted.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = stations.filter(({ name, source }) => {
    const own = `${fold(name)} ${source}`;
    return words.every((word) => own.includes(word));
  });
  const rank = ({ name }: MapStation): number => (fold(name).startsWith(wanted) ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name)).slice(0, maxFound);
}

/** All stations of a country, by name. */
export function stationsIn(stations: readonly MapStation[], countryCode: string): readonly MapStation[] {
  return stations.filter((one) => one.countryCode === countryCode).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The countries that have stations, with their numbers. */
export function countriesOf(stations: readonly MapStation[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { countryCode } of stations) counts.set(countryCode, (counts.get(countryCode) ?? 0) + 1);
  return counts;
}

function fold(text: string): string {
  return spellOut(text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()).trim();
}
