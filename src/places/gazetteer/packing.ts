import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { baseScore } from '../rank.ts';
import { loadDistricts } from '../regions.ts';
import { loadCoast } from './coast.ts';
import { rawFileBytes, rawLines } from './dump-file.ts';
import type { NameKind } from './gazetteer.ts';
import { filterOf } from './name-filter.ts';
import { foldedNames, readRow, townCells } from './row.ts';
import { indexSpellings } from './spelling.ts';
import { most } from '../limits.ts';

/** To be raised whenever the tables, `fold` or `rank.ts` change: a file of another format is packed anew. */
const formatVersion = 8;

/** An unfinished file that has not grown for this long belongs to a killed process. */
const abandonedAfterMs = 3_600_000;

/** Names are numbered by score, the highest first, so that `words` returns the wanted ones first and nothing is sorted. */
export const tables = `
  CREATE TABLE town (id INTEGER PRIMARY KEY, name TEXT NOT NULL, country TEXT NOT NULL, region TEXT NOT NULL, district TEXT NOT NULL,
    lat REAL NOT NULL, lng REAL NOT NULL, cell INTEGER NOT NULL, sea_km REAL NOT NULL, prominence REAL NOT NULL,
    score REAL NOT NULL) STRICT;
  CREATE TABLE name (number INTEGER PRIMARY KEY, folded TEXT NOT NULL, town INTEGER NOT NULL, kind TEXT NOT NULL) STRICT;
  CREATE VIRTUAL TABLE words USING fts5 (folded, content = '', columnsize = 0, detail = none, prefix = '1 2 3',
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'");
  CREATE TABLE spelling (length INTEGER PRIMARY KEY, signatures BLOB NOT NULL, letters BLOB NOT NULL) STRICT;
  CREATE TABLE alphabet (letters TEXT NOT NULL) STRICT;
  CREATE TABLE stamp (text TEXT NOT NULL) STRICT;`;

/** Imported places have none: there may be any number of them. */
const filterTable = 'CREATE TABLE filter (bits BLOB NOT NULL) STRICT;';

/** Created after the rows: sorting once is faster than inserting in order. */
export const indexes = `
  CREATE INDEX name_by_folded ON name (folded);
  CREATE INDEX town_by_cell ON town (cell);
  CREATE INDEX town_by_country ON town (country, score DESC);
  CREATE INDEX town_by_region ON town (country, region, score DESC);`;

/** Written under another name, synced and renamed, or deleted if anything fails: it needs no journal. */
const pragmas = `
  PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -32000; PRAGMA temp_store = MEMORY;`;

export function currentStamp(): string {
  return `places ${formatVersion}, cities500 ${rawFileBytes()}`;
}

export type Progress = (share: number) => void;

/** Packs whole or not at all. Blocks for some 8 s and takes 390 MB, so `pack.ts` runs it. Throws where the disk refuses. */
export function packGazetteer(file: string, progress: Progress = () => {}): void {
  removeAbandoned(file);
  const unfinished = `${file}.${process.pid}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    write(unfinished, progress);
    sync(unfinished);
    renameSync(unfinished, file);
    progress(1);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

const doneAfter = { coast: 0.08, towns: 0.6, words: 0.83, spelling: 0.88 };

function write(file: string, progress: Progress): void {
  const database = new DatabaseSync(file);
  try {
    database.exec(pragmas);
    database.exec(tables);
    database.exec(filterTable);
    database.exec('BEGIN');
    const names = insertTowns(database, (share) =>
      progress(doneAfter.coast + share * (doneAfter.towns - doneAfter.coast)),
    );
    insertNames(database, names);
    insertWords(database, names.length, (share) =>
      progress(doneAfter.towns + share * (doneAfter.words - doneAfter.towns)),
    );
    insertSpellings(database, names);
    const folded = names.values().map((name) => name.folded);
    database.prepare('INSERT INTO filter VALUES (?)').run(filterOf(2 ** 20, folded));
    progress(doneAfter.spelling);
    database.exec(indexes);
    database.prepare('INSERT INTO stamp VALUES (?)').run(currentStamp());
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}

type ScoredName = { readonly folded: string; readonly town: number; readonly kind: NameKind; readonly score: number };

/** Inserts the towns. Returns their names, the highest score first. */
function insertTowns(database: DatabaseSync, progress: Progress): ScoredName[] {
  const towns = createBatchInsert(database, 'town', 11);
  const coast = loadCoast();
  const districts = loadDistricts();
  const names: ScoredName[] = [];
  const countLine = everyThousandth(progress, 200_000);
  for (const line of rawLines()) {
    countLine();
    const row = readRow(line, districts);
    const { cells, seaKm } = townCells(row, coast);
    towns.add(...cells);
    const { id, prominence, countryCode } = row.town;
    const scoreAs = (kind: NameKind): number => baseScore({ prominence, seaKm, countryCode }, kind);
    for (const [folded, kind] of foldedNames(row)) names.push({ folded, town: id, kind, score: scoreAs(kind) });
  }
  towns.end();
  return names.sort((a, b) => b.score - a.score || a.town - b.town);
}

function insertNames(database: DatabaseSync, names: readonly ScoredName[]): void {
  const rows = createBatchInsert(database, 'name', 4);
  for (const [number, { folded, town, kind }] of names.entries()) rows.add(number, folded, town, kind);
  rows.end();
}

/** Copied within SQLite, which spares binding each name once more; in slices, so that progress shows. */
function insertWords(database: DatabaseSync, names: number, progress: Progress): void {
  const insert = database.prepare(
    'INSERT INTO words (rowid, folded) SELECT number, folded FROM name WHERE number >= ? AND number < ?',
  );
  const slice = Math.ceil(names / 50);
  for (let from = 0; from < names; from += slice) {
    insert.run(from, from + slice);
    progress(Math.min(1, (from + slice) / names));
  }
}

function insertSpellings(database: DatabaseSync, names: readonly ScoredName[]): void {
  const { alphabet, buckets } = indexSpellings(new Set(names.map(({ folded }) => folded)));
  database.prepare('INSERT INTO alphabet VALUES (?)').run(alphabet.letters);
  const insert = database.prepare('INSERT INTO spelling VALUES (?, ?, ?)');
  for (const { length, signatures, letters } of buckets.values())
    insert.run(length, new Uint8Array(signatures.buffer), letters);
}

function everyThousandth(progress: Progress, total: number): () => void {
  let count = 0;
  return () => {
    if (++count % 1000 === 0) progress(Math.min(1, count / total));
  };
}

/** Removes the files of killed processes (up to 110 MB each). Another process may still be writing a younger one. */
function removeAbandoned(file: string): void {
  const abandonedBefore = Date.now() - abandonedAfterMs;
  for (const name of readdirSync(dirname(file))) {
    const path = join(dirname(file), name);
    const isUnfinished = name.startsWith(`${basename(file)}.`) && name.endsWith('.unfinished');
    if (isUnfinished && statSync(path).mtimeMs < abandonedBefore) rmSync(path, { force: true });
  }
}

function sync(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function createBatchInsert(database: DatabaseSync, table: string, columns: number) {
  const row = `(${Array.from({ length: columns }, () => '?').join(', ')})`;
  const insertOf = (rows: number): string => `INSERT INTO ${table} VALUES ${Array(rows).fill(row).join(', ')}`;
  const insertBatch = database.prepare(insertOf(most.batchRows));
  let waiting: SQLInputValue[] = [];
  return {
    add(...values: readonly SQLInputValue[]): void {
      for (const value of values) waiting.push(value);
      if (waiting.length < most.batchRows * columns) return;
      insertBatch.run(...waiting);
      waiting = [];
    },
    /** Inserts the rows that are still waiting. */
    end(): void {
      if (waiting.length > 0) database.prepare(insertOf(waiting.length / columns)).run(...waiting);
      waiting = [];
    },
  };
}
