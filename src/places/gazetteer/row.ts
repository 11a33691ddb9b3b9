import { memoize } from '../../domain/memoize.ts';
import { fold } from '../fold.ts';
import type { Districts } from '../regions.ts';
import type { NameKind, Town } from './gazetteer.ts';
import { baseScore, prominence } from '../rank.ts';
import { cellOf } from './cells.ts';
import column from './dump-columns.json' with { type: 'json' };
import type { Coast } from './coast.ts';

export type GazetteerRow = {
  /** The dump has no distance to the sea. */
  readonly town: Omit<Town, 'seaKm'>;
  readonly names: readonly string[];
  readonly otherNames: readonly string[];
};

/** Reads a line of the dump, whose columns download.geonames.org/export/dump/readme.txt tells. `districts` names the second-level divisions that the dump has by code. */
export function readRow(line: string, districts: Districts): GazetteerRow {
  const cells = line.split('\t');
  const text = (index: number): string => cells[index] ?? '';
  const otherNames = text(column.otherNames).split(',').filter(Boolean);
  const town = {
    id: Number(text(column.id)),
    name: text(column.name),
    countryCode: text(column.country),
    regionCode: text(column.region),
    district: districts.get(`${text(column.country)}.${text(column.region)}.${text(column.district)}`) ?? '',
    point: { lat: Number(text(column.lat)), lng: Number(text(column.lng)) },
    prominence: prominence(Number(text(column.population)), otherNames.length, text(column.feature)),
  };
  return { town, names: [town.name, text(column.asciiName)], otherNames };
}

/** Whether the signs of a country are in Latin letters, as the names of all towns are in the dump. */
const isLatin = memoize(
  300,
  (countryCode: string) => new Intl.Locale(`und-${countryCode}`).maximize().script === 'Latn',
);
const notLatin = /^[^\p{sc=Latn}]+$/u;

/** Every folded name of the row once, and its kind: those that signs may have in a script of their own are among the others. */
export function foldedNames(row: GazetteerRow): Map<string, NameKind> {
  const kinds = new Map<string, NameKind>();
  const signs = isLatin(row.town.countryCode) ? [] : row.otherNames.filter((name) => notLatin.test(name));
  for (const name of [...row.names, ...signs]) kinds.set(fold(name), 'main');
  const mainNames = [...kinds.keys()];
  for (const name of row.otherNames) {
    const folded = fold(name);
    if (!kinds.has(folded))
      kinds.set(folded, mainNames.some((main) => ` ${main} `.includes(` ${folded} `)) ? 'part' : 'other');
  }
  kinds.delete('');
  return kinds;
}

/** The columns of a row in the table `town`, and its distance from the coast, km. */
export function townCells({ town }: GazetteerRow, coast: Coast) {
  const { id, name, countryCode, regionCode, district, point, prominence } = town;
  const seaKm = coast.distanceKm(point);
  const score = baseScore({ prominence, seaKm, countryCode }, 'main');
  const place = [id, name, countryCode, regionCode, district, point.lat, point.lng, cellOf(point)];
  return { cells: [...place, Math.round(seaKm * 10) / 10, prominence, score], seaKm };
}
