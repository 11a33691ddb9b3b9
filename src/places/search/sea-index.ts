import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { once } from '../../lib/once.ts';
import { readSeaName, seaRows, type SeaName } from '../gazetteer/sea-names.ts';
import { filterOf, mayHave } from '../gazetteer/name-filter.ts';
import { indexSpellings, misspellings } from '../gazetteer/spelling.ts';
import { bareNamesOf, landformReadings, readingsOf, readingsOfShore } from './landforms.ts';

/** The places of the sea, in a file of their own: they are known while the towns are being packed. */
export type SeaIndex = ReturnType<typeof indexIn>;

/** By what a place is found. A tail is a name from one of its words on. */
const waysToFind: Readonly<Record<string, (seaName: SeaName) => readonly string[]>> = {
  name: ({ folded }) => folded,
  tail: ({ folded }) =>
    folded.flatMap((name) => Array.from(name.matchAll(/(?<=^| )/g), ({ index }) => name.slice(index))),
  reading: readingsOf,
  bare: bareNamesOf,
  // Camps Bay is found as Camps Bay Beach, where nothing is called so.
  shore: readingsOfShore,
};

/** Part of the name of the file. Raise it when the tables, `fold` or the readings change; its other part are these data. */
const version = 1;
const data = ['../gazetteer/sea-names.tsv', 'landforms.tsv', 'name-words.tsv'];

/** Opens the index in a folder, or makes it (0.5 s), in memory where the disk refuses. As objects: 9 MB, 60 ms. */
export function openSeaNames(folder: string): SeaIndex {
  const sum = data.reduce((before, name) => crc32(readFileSync(new URL(name, import.meta.url)), before), 0);
  const file = path.join(folder, `sea-names-${version}-${sum.toString(16)}.sqlite`);
  if (existsSync(file)) return indexIn(new DatabaseSync(file, { readOnly: true }));
  const made = tablesOf(seaRows());
  const unfinished = `${file}.${process.pid}.unfinished`;
  try {
    made.prepare('VACUUM INTO ?').run(unfinished);
    renameSync(unfinished, file);
  } catch {
    rmSync(unfinished, { force: true });
    return indexIn(made);
  }
  made.close();
  return openSeaNames(folder);
}

export function tablesOf(rows: readonly string[]): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec(`
    CREATE TABLE sea (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, row TEXT NOT NULL) STRICT;
    CREATE TABLE found (way TEXT NOT NULL, name TEXT NOT NULL, sea INTEGER NOT NULL, PRIMARY KEY (way, name, sea))
      STRICT, WITHOUT ROWID;
    CREATE TABLE filter (bits BLOB NOT NULL) STRICT;
    BEGIN`);
  const addRow = database.prepare('INSERT INTO sea VALUES (?, ?, ?)');
  const addWay = database.prepare('INSERT OR IGNORE INTO found VALUES (?, ?, ?)');
  for (const [number, row] of rows.entries()) {
    const seaName = readSeaName(row);
    addRow.run(number, seaName.id, row);
    for (const [way, namesOf] of Object.entries(waysToFind))
      for (const name of namesOf(seaName)) addWay.run(way, name, number);
  }
  const keys = database.prepare(`SELECT way || name AS key FROM found WHERE way <> 'tail'`).all();
  const names = keys.map(({ key }) => String(key));
  database.prepare('INSERT INTO filter VALUES (?)').run(filterOf(2 ** 16, names));
  database.exec('COMMIT');
  return database;
}

export function indexIn(database: DatabaseSync) {
  const bits = database.prepare('SELECT bits FROM filter').get()?.['bits'] as Uint8Array;
  const byId = database.prepare('SELECT row FROM sea WHERE id = ?');
  const byName = database.prepare('SELECT id, row FROM found JOIN sea ON number = sea WHERE way = ? AND name = ?');
  const byTail = database.prepare(
    `SELECT row, name FROM found JOIN sea ON number = sea WHERE way = 'tail' AND name >= ? ORDER BY name LIMIT ?`,
  );
  const allNames = database.prepare(`SELECT name FROM found WHERE way = 'name' ORDER BY sea`);
  const find = (way: string, names: readonly string[]): SeaName[] => {
    // Most runs of words in a sentence name nothing: they are refused in a twentieth of the time of a lookup.
    const known = names.filter((name) => mayHave(bits, way + name));
    if (known.length === 0) return [];
    const rows = known.flatMap((name) => byName.all(way, name)).map(({ id, row }) => [id, row] as const);
    return Array.from(new Map(rows).values(), (row) => readSeaName(String(row)));
  };
  const spellings = once(() => indexSpellings(new Set(allNames.all().map(({ name }) => String(name)))));
  return {
    named: (folded: string) => find('name', [folded]),
    /** Places of names that have these words, the last perhaps unfinished, each with its folded name: at most `count`. */
    beginning: (typed: string, count: number) =>
      byTail.all(typed, count).flatMap(({ row, name }) => {
        const tail = String(name);
        if (!tail.startsWith(typed)) return [];
        const seaName = readSeaName(String(row));
        return seaName.folded.filter((one) => ` ${one}`.endsWith(` ${tail}`)).map((one) => [one, seaName] as const);
      }),
    /** Those of a name, or where there are none, of the name with another word for its landform: Kap Arkona, Cape Arkona. */
    called: (folded: string): readonly SeaName[] => {
      const named = find('name', [folded]);
      const typed = named.length > 0 ? [] : landformReadings(folded);
      const read = find('reading', typed);
      return [...named, ...read, ...(read.length > 0 ? [] : find('shore', typed))];
    },
    /** Those whose name is this one and a landform: Seminyak Beach of `seminyak`. */
    shortlyCalled: (folded: string) => find('bare', [folded]),
    withId: (id: string) => byId.all(id).map(({ row }) => readSeaName(String(row)))[0],
    /** The names that differ from this one by at most so many letters. */
    similar: (typed: string, most: number) => misspellings(typed, spellings(), most),
  };
}
