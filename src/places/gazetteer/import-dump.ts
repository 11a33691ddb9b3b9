import { copyFileSync, createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../lib/startup-error.ts';
import { loadDistricts, type Districts } from '../regions.ts';
import { loadCoast } from './coast.ts';
import { indexes, tables } from './packing.ts';
import { foldedNames, readRow, townCells, type GazetteerRow } from './row.ts';

export const importedFileName = 'places-imported.sqlite';

/** To be raised whenever the tables, `fold` or `rank.ts` change: the places have to be imported anew then. */
export const importedStamp = 'imported places 1';

const pragmas = 'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -32000;';
const columns = 19;
const reportEvery = 10_000;

export type ImportedCounts = { readonly places: number; readonly known: number };

/**
 * Adds the rows of a dump of geonames.org (`allCountries.txt` or that of a country, CC BY 4.0) to the file of imported
 * places, which changes as a whole or not at all. Reads line by line. Resolves to the numbers of new places and of those that
 * were there already. Throws a `StartupError` that names the first line that is no row of such a dump.
 */
export async function importDump(
  dump: string,
  file: string,
  onProgress: (rows: number) => void = () => {},
): Promise<ImportedCounts> {
  if (!existsSync(dump)) throw new StartupError(`There is no file ${dump}`);
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.unfinished`;
  try {
    const isNew = !existsSync(file);
    if (!isNew) copyFileSync(file, unfinished);
    const counts = await insertRows(dump, unfinished, isNew, onProgress);
    renameSync(unfinished, file);
    return counts;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

async function insertRows(dump: string, file: string, isNew: boolean, onProgress: (rows: number) => void) {
  const database = new DatabaseSync(file);
  try {
    database.exec(pragmas);
    if (isNew) database.exec(`${tables}${indexes}`);
    database.exec('BEGIN');
    const insert = createInserter(database);
    const districts = loadDistricts();
    let number = 0;
    let places = 0;
    let known = 0;
    for await (const line of createInterface({ input: createReadStream(dump), crlfDelay: Infinity })) {
      number++;
      if (line === '') continue;
      if (insert(rowOf(line, number, dump, districts))) places++;
      else known++;
      if (number % reportEvery === 0) onProgress(number);
    }
    if (isNew) database.prepare('INSERT INTO stamp VALUES (?)').run(importedStamp);
    database.exec('COMMIT');
    return { places, known };
  } finally {
    database.close();
  }
}

/** Inserts a row; false where a place with its id is there already. */
function createInserter(database: DatabaseSync): (row: GazetteerRow) => boolean {
  const coast = loadCoast();
  const town = database.prepare('INSERT OR IGNORE INTO town VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const name = database.prepare('INSERT INTO name (folded, town, kind) VALUES (?, ?, ?)');
  return (row) => {
    if (town.run(...townCells(row, coast).cells).changes === 0) return false;
    for (const [folded, kind] of foldedNames(row)) name.run(folded, row.town.id, kind);
    return true;
  };
}

/** Throws a `StartupError` where a line is no row of a dump. */
function rowOf(line: string, number: number, dump: string, districts: Districts): GazetteerRow {
  const cells = line.split('\t');
  const row = readRow(line, districts);
  const { id, name, point } = row.town;
  const isPlace =
    Number.isSafeInteger(id) && id > 0 && name !== '' && Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;
  if (cells.length !== columns || !isPlace || !Number.isFinite(row.town.prominence)) {
    throw new StartupError(`Line ${number} of ${dump} is no row of a GeoNames dump: ${columns} cells between tabs.`);
  }
  return row;
}
