import { fold } from './fold.ts';
import type { Town } from './gazetteer.ts';
import { prominence } from './rank.ts';

/** A line of the GeoNames dump as town and names. Both roads to a name, packing and scanning, read it here. */
export type GazetteerRow = {
  readonly town: Town;
  readonly names: readonly string[];
  readonly otherNames: readonly string[];
};

/** Columns of the dump (download.geonames.org/export/dump/readme.txt). */
const column = { id: 0, name: 1, asciiName: 2, otherNames: 3, lat: 4, lng: 5, country: 8, region: 10, population: 14 };

export function readRow(line: string): GazetteerRow {
  const cells = line.split('\t');
  const text = (index: number): string => cells[index] ?? '';
  const otherNames = text(column.otherNames).split(',').filter(Boolean);
  const town = {
    id: Number(text(column.id)),
    name: text(column.name),
    countryCode: text(column.country),
    regionCode: text(column.region),
    point: { lat: Number(text(column.lat)), lng: Number(text(column.lng)) },
    prominence: prominence(Number(text(column.population)), otherNames.length),
  };
  return { town, names: [town.name, text(column.asciiName)], otherNames };
}

/** Every folded name of the row once, and whether it is the main one (as written or in ASCII). */
export function foldedNames(row: GazetteerRow): Map<string, boolean> {
  const isMainName = new Map<string, boolean>();
  for (const name of row.names) isMainName.set(fold(name), true);
  for (const name of row.otherNames) {
    const folded = fold(name);
    if (!isMainName.has(folded)) isMainName.set(folded, false);
  }
  isMainName.delete('');
  return isMainName;
}
