import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { distanceKm, type Point } from '../../domain/place.ts';
import { once } from '../../lib/once.ts';
import { boxesAround } from './box.ts';
import { cellRangesOf } from './cells.ts';
import { renown, type Gazetteer, type Namesake, type Renown, type Town } from './gazetteer.ts';
import { mayHave } from './name-filter.ts';
import { currentStamp } from './packing.ts';
import { misspellings, readAlphabet, type SpellingBucket, type Spellings } from './spelling.ts';
import { most } from '../limits.ts';

export const packedFileName = 'places.sqlite';

/**
 * A town within so many km of the sea is well known with the score of one of 2,000; inland it needs one of 200,000.
 * Another name of three letters is the code of an airport, by which only a city of millions is known: VAR is Varna.
 */
const renownSql = `SELECT max(CASE
    WHEN kind <> 'other' AND sea_km <= 20 AND score >= 4.5 THEN ${renown.wellKnown}
    WHEN (kind <> 'other' AND sea_km <= 20) OR (kind = 'main' AND score >= 5.5)
      OR (score >= 6.9 AND NOT folded GLOB '[a-z][a-z][a-z]') OR score >= 8.4 THEN ${renown.likely}
    ELSE ${renown.named} END) AS renown
  FROM name JOIN town ON town.id = name.town WHERE folded = ?`;

/** The packed gazetteer; `undefined` where `file` is missing, no database, or of another format or dump. */
export function openGazetteer(file: string, stamp = currentStamp()): Gazetteer | undefined {
  const database = existsSync(file) ? openCurrent(file, stamp) : undefined;
  if (database === undefined) return undefined;
  database.exec(`PRAGMA mmap_size = ${most.mappedBytes}`);
  const byName = database.prepare('SELECT town.*, kind FROM name JOIN town ON town.id = name.town WHERE folded = ?');
  const renownByName = database.prepare(renownSql);
  const byId = database.prepare('SELECT * FROM town WHERE id = ?');
  const inCells = database.prepare(
    'SELECT * FROM town WHERE cell BETWEEN ? AND ? AND lat BETWEEN ? AND ? AND lng BETWEEN ? AND ?',
  );
  const inCountry = database.prepare('SELECT * FROM town WHERE country = ? ORDER BY score DESC LIMIT ?');
  const inRegion = database.prepare('SELECT * FROM town WHERE country = ? AND region = ? ORDER BY score DESC LIMIT ?');
  const byWords = database.prepare(
    `SELECT town.*, kind, folded FROM (SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid LIMIT ?) AS found
     JOIN name ON name.number = found.rowid JOIN town ON town.id = name.town ORDER BY name.number`,
  );
  const mayBeNamed = filterIn(database);
  const named: Gazetteer['named'] = (name) => (mayBeNamed(name) ? byName.all(name).map(readNamesake) : []);
  return {
    named,
    renownOf: (name) => (mayBeNamed(name) ? readRenown(renownByName.get(name)) : renown.none),
    withId: (id) => byId.all(id).map(readTown)[0],
    nearest: (point, withinKm) => nearestOrNone(inCells, point, withinKm),
    foremost: ({ countryCode, regionCode }, count) => {
      const rows =
        regionCode === undefined ? inCountry.all(countryCode, count) : inRegion.all(countryCode, regionCode, count);
      return rows.map(readTown);
    },
    similar: spellingSearch(database, named),
    completions: (words, count) =>
      byWords
        // `saint mal` → `"saint" AND "mal"*`. Folded words have no quotes.
        .all(`${words.map((word) => `"${word}"`).join(' AND ')}*`, Math.min(count, most.completionsFound))
        .map((row) => ({ ...readNamesake(row), folded: String(row['folded']) })),
  };
}

/** Whether a name may be in the file, which most runs of words in a sentence are not. Keeps 1 MB in memory from the first name on. */
function filterIn(database: DatabaseSync): (name: string) => boolean {
  const readBits = once(() => {
    // Imported places have none.
    const isThere = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'filter'").get() !== undefined;
    const bits = isThere ? database.prepare('SELECT bits FROM filter').get()?.['bits'] : undefined;
    return bits instanceof Uint8Array ? bits : undefined;
  });
  return (name) => {
    const bits = readBits();
    return bits === undefined || mayHave(bits, name);
  };
}

/** The spellings are let go of when nothing has been searched for this time: to read them again takes some 20 ms. */
const idleMs = 10 * 60_000;

/** Keeps the spellings in memory (8 MB) while there are searches: reading them for each leaves more garbage. */
function spellingSearch(database: DatabaseSync, named: Gazetteer['named']): Gazetteer['similar'] {
  let kept: Spellings | undefined;
  let idle: NodeJS.Timeout | undefined;
  return (typed) => {
    const spellings = (kept ??= readSpellings(database));
    idle ??= setTimeout(() => (kept = idle = undefined), idleMs).unref();
    idle.refresh();
    return typed.flatMap((of) =>
      misspellings(of, spellings).flatMap(({ name: folded, mistakes }) =>
        named(folded).map((namesake) => ({ ...namesake, folded, of, mistakes })),
      ),
    );
  };
}

function readSpellings(database: DatabaseSync): Spellings {
  const [alphabet] = database.prepare('SELECT letters FROM alphabet').all();
  const buckets = database
    .prepare('SELECT * FROM spelling')
    .all()
    .map(({ signatures, letters, length }): SpellingBucket => {
      if (!(signatures instanceof Uint8Array && letters instanceof Uint8Array))
        throw new Error('A row of the table `spelling` holds no bytes');
      const { buffer, byteOffset, byteLength } = signatures;
      return { length: Number(length), signatures: new Uint32Array(buffer, byteOffset, byteLength / 4), letters };
    });
  return {
    alphabet: readAlphabet(String(alphabet?.['letters'])),
    buckets: new Map(buckets.map((bucket) => [bucket.length, bucket])),
  };
}

export function isPacked(file: string): boolean {
  const database = existsSync(file) ? openCurrent(file, currentStamp()) : undefined;
  database?.close();
  return database !== undefined;
}

/** Any file that SQLite cannot read is packed anew, so its errors do not matter. */
function openCurrent(file: string, wanted: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const [stamp] = database.prepare('SELECT text FROM stamp').all();
    if (stamp?.['text'] === wanted) return database;
  } catch (error) {
    if (!isSqliteError(error)) throw error;
  }
  database?.close();
  return undefined;
}

function isSqliteError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}

/** Naming a point must not fail: where the file cannot be read any more, there is no nearest town. */
function nearestOrNone(inCells: StatementSync, point: Point, withinKm: number): Town | undefined {
  try {
    return nearestTown(inCells, point, withinKm);
  } catch (error) {
    if (!isSqliteError(error)) throw error;
    return undefined;
  }
}

/** Searches a tenth of the radius first: near a city that circle holds a few towns, the whole one a thousand. */
function nearestTown(inCells: StatementSync, point: Point, withinKm: number): Town | undefined {
  for (const radiusKm of [withinKm / 10, withinKm]) {
    const towns = boxesAround(point, radiusKm).flatMap((box) => {
      const { south, north, west, east } = box;
      return cellRangesOf(box).flatMap(([first, last]) =>
        inCells.all(first, last, south, north, west, east).map(readTown),
      );
    });
    const byDistance = towns.map((town) => ({ town, km: distanceKm(town.point, point) }));
    const [nearest] = byDistance.sort((a, b) => a.km - b.km || a.town.id - b.town.id);
    if (nearest && nearest.km <= radiusKm) return nearest.town;
  }
  return undefined;
}

function readNamesake(row: Record<string, SQLOutputValue>): Namesake {
  const { kind } = row;
  return { town: readTown(row), kind: kind === 'main' || kind === 'part' ? kind : 'other' };
}

/** No row of the table has a renown of none. */
function readRenown(row: Record<string, SQLOutputValue> | undefined): Renown {
  const found = row?.['renown'];
  return ranks.find((rank) => rank === found) ?? renown.none;
}

const ranks = Object.values(renown);

function readTown(row: Record<string, SQLOutputValue>): Town {
  return {
    id: Number(row['id']),
    name: String(row['name']),
    countryCode: String(row['country']),
    regionCode: String(row['region']),
    district: String(row['district']),
    point: { lat: Number(row['lat']), lng: Number(row['lng']) },
    seaKm: Number(row['sea_km']),
    prominence: Number(row['prominence']),
  };
}
