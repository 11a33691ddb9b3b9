import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { foldedNames, readRow } from './gazetteer-row.ts';
import { rawFileBytes, rawLines } from './raw-file.ts';

/** Raise it whenever the tables, `fold` or `rank.ts`'s prominence change: a file of another format is packed anew. */
const formatVersion = 1;

const abandonedMs = 3_600_000;

/**
 * `name` is one B-tree, so that an exact name costs one descent. `town_box` finds neighbours; its 32-bit edges (1 m) only
 * choose candidates, distances come from `town`.
 */
const tables = `
  CREATE TABLE town (id INTEGER PRIMARY KEY, name TEXT NOT NULL, country TEXT NOT NULL, region TEXT NOT NULL,
    lat REAL NOT NULL, lng REAL NOT NULL, prominence REAL NOT NULL) STRICT;
  CREATE TABLE name (folded TEXT NOT NULL, town INTEGER NOT NULL, is_main INTEGER NOT NULL,
    PRIMARY KEY (folded, town)) STRICT, WITHOUT ROWID;
  CREATE VIRTUAL TABLE town_box USING rtree (id, south, north, west, east);
  CREATE TABLE stamp (text TEXT NOT NULL) STRICT;`;

/** The file is made aside and thrown away if anything fails, so it needs no journal; it is synced before it is renamed. */
const building = `
  PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -4000;`;

/** What a packed file must say of itself to be used: the format, and the dump that it was made of. */
export function currentStamp(): string {
  return `places ${formatVersion}, cities500 ${rawFileBytes()}`;
}

/** Packs the gazetteer into `file`, which appears whole or not at all. Takes 4 s and 45 MB, and blocks: see `pack.ts`. */
export function packGazetteer(file: string): void {
  removeAbandoned(file);
  const unfinished = `${file}.${process.pid}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    write(unfinished);
    sync(unfinished);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function write(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec(building);
    database.exec(tables);
    database.exec('BEGIN');
    insertRows(database);
    database.prepare('INSERT INTO stamp VALUES (?)').run(currentStamp());
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}

function insertRows(database: DatabaseSync): void {
  const insertTown = database.prepare('INSERT INTO town VALUES (?, ?, ?, ?, ?, ?, ?)');
  const insertBox = database.prepare('INSERT INTO town_box VALUES (?, ?, ?, ?, ?)');
  const insertName = database.prepare('INSERT INTO name VALUES (?, ?, ?)');
  for (const line of rawLines()) {
    const row = readRow(line);
    const { id, name, countryCode, regionCode, point, prominence } = row.town;
    insertTown.run(id, name, countryCode, regionCode, point.lat, point.lng, prominence);
    insertBox.run(id, point.lat, point.lat, point.lng, point.lng);
    for (const [folded, isMainName] of foldedNames(row)) insertName.run(folded, id, isMainName ? 1 : 0);
  }
}

/** What a killed process left behind (up to 43 MB each). A younger one may still be somebody's work. */
function removeAbandoned(file: string): void {
  const oldest = Date.now() - abandonedMs;
  for (const name of readdirSync(dirname(file))) {
    const path = join(dirname(file), name);
    const isUnfinished = name.startsWith(`${basename(file)}.`) && name.endsWith('.unfinished');
    if (isUnfinished && statSync(path).mtimeMs < oldest) rmSync(path, { force: true });
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
