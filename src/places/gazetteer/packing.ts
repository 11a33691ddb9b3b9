import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { loadCoast } from './coast.ts';
import { foldedNames, readRow } from './row.ts';
import type { NameKind, Town } from './gazetteer.ts';
import { baseScore } from '../rank.ts';
import { rawFileBytes, rawLines } from './dump-file.ts';
import { loadDistricts } from '../regions.ts';
import { alphabetOf, bucketsOf, isSpelled } from './spelling.ts';

/** Raise it whenever the tables, `fold` or `rank.ts` change: a file of another format is packed anew. */
const formatVersion = 2;

const abandonedMs = 3_600_000;

/**
 * Names are numbered by standing, the highest first. `words` finds them by the beginnings of their words, and since it
 * finds them in the order of their numbers, the first few are the ones wanted: nothing is sorted. `town_box` finds
 * neighbours; its 32-bit edges (1 m) only choose candidates, distances come from `town`. `spelling` is `spelling.ts`'s.
 */
const tables = `
  CREATE TABLE town (id INTEGER PRIMARY KEY, name TEXT NOT NULL, country TEXT NOT NULL, region TEXT NOT NULL, district TEXT NOT NULL,
    lat REAL NOT NULL, lng REAL NOT NULL, sea_km REAL NOT NULL, prominence REAL NOT NULL, standing REAL NOT NULL) STRICT;
  CREATE TABLE name (number INTEGER PRIMARY KEY, folded TEXT NOT NULL, town INTEGER NOT NULL, kind TEXT NOT NULL) STRICT;
  CREATE VIRTUAL TABLE words USING fts5 (folded, content = '', columnsize = 0, detail = none, prefix = '1 2 3',
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'");
  CREATE VIRTUAL TABLE town_box USING rtree (id, south, north, west, east);
  CREATE TABLE spelling (length INTEGER PRIMARY KEY, signatures BLOB NOT NULL, letters BLOB NOT NULL) STRICT;
  CREATE TABLE alphabet (letters TEXT NOT NULL) STRICT;
  CREATE TABLE stamp (text TEXT NOT NULL) STRICT;`;

/** Made when the rows are there: sorting once is faster than inserting in order. */
const indexes = `
  CREATE INDEX name_by_folded ON name (folded);
  CREATE INDEX town_by_country ON town (country, standing DESC);
  CREATE INDEX town_by_region ON town (country, region, standing DESC);`;

/** The file is made aside and thrown away if anything fails, so it needs no journal; it is synced before it is renamed. */
const building = `
  PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -32000;`;

/** What a packed file must say of itself to be used: the format, and the dump that it was made of. */
export function currentStamp(): string {
  return `places ${formatVersion}, cities500 ${rawFileBytes()}`;
}

/** Told how much of the work is done, 0 to 1. */
export type Progress = (share: number) => void;

/** Packs the gazetteer into `file`, which appears whole or not at all. Takes 10 s and blocks: see `pack.ts`. */
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

/** How the work is shared among its parts. */
const done = { coast: 0.08, towns: 0.5, names: 0.9, spelling: 0.97 };

function write(file: string, progress: Progress): void {
  const database = new DatabaseSync(file);
  try {
    database.exec(building);
    database.exec(tables);
    database.exec('BEGIN');
    const names = insertTowns(database, (share) => progress(done.coast + share * (done.towns - done.coast)));
    insertNames(database, names, (share) => progress(done.towns + share * (done.names - done.towns)));
    insertSpellings(database, names);
    progress(done.spelling);
    database.exec(indexes);
    database.prepare('INSERT INTO stamp VALUES (?)').run(currentStamp());
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}

type BornName = { readonly folded: string; readonly town: number; readonly kind: NameKind; readonly standing: number };

/** Inserts the towns. Returns their names, the highest standing first. */
function insertTowns(database: DatabaseSync, progress: Progress): BornName[] {
  const insertTown = database.prepare('INSERT INTO town VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const insertBox = database.prepare('INSERT INTO town_box VALUES (?, ?, ?, ?, ?)');
  const coast = loadCoast();
  const districts = loadDistricts();
  const names: BornName[] = [];
  const everyLine = everyThousandth(progress, 200_000);
  for (const line of rawLines()) {
    everyLine();
    const row = readRow(line, districts);
    const town: Town = { ...row.town, seaKm: coast.distanceKm(row.town.point) };
    const { lat, lng } = town.point;
    const best = baseScore(town, 'main');
    insertTown.run(
      town.id,
      town.name,
      town.countryCode,
      town.regionCode,
      town.district,
      lat,
      lng,
      Math.round(town.seaKm * 10) / 10,
      town.prominence,
      best,
    );
    insertBox.run(town.id, lat, lat, lng, lng);
    for (const [folded, kind] of foldedNames(row))
      names.push({ folded, town: town.id, kind, standing: baseScore(town, kind) });
  }
  return names.sort((a, b) => b.standing - a.standing || a.town - b.town);
}

function insertNames(database: DatabaseSync, names: readonly BornName[], progress: Progress): void {
  const insertName = database.prepare('INSERT INTO name VALUES (?, ?, ?, ?)');
  const insertWords = database.prepare('INSERT INTO words (rowid, folded) VALUES (?, ?)');
  const everyName = everyThousandth(progress, names.length);
  for (const [number, { folded, town, kind }] of names.entries()) {
    everyName();
    insertName.run(number, folded, town, kind);
    insertWords.run(number, folded);
  }
}

function insertSpellings(database: DatabaseSync, names: readonly BornName[]): void {
  const spelled = new Set<string>();
  for (const { folded } of names) if (isSpelled(folded)) spelled.add(folded);
  const alphabet = alphabetOf(spelled);
  database.prepare('INSERT INTO alphabet VALUES (?)').run(alphabet.letters);
  const insert = database.prepare('INSERT INTO spelling VALUES (?, ?, ?)');
  for (const { length, signatures, letters } of bucketsOf(spelled, alphabet))
    insert.run(length, new Uint8Array(signatures.buffer), letters);
}

function everyThousandth(progress: Progress, total: number): () => void {
  let count = 0;
  return () => {
    if (++count % 1000 === 0) progress(Math.min(1, count / total));
  };
}

/** What a killed process left behind (up to 110 MB each). A younger one may still be somebody's work. */
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
