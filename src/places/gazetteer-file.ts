import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { distanceKm, type Point } from '../domain/place.ts';
import { boxesAround } from './box.ts';
import type { Gazetteer, Namesake, Town } from './gazetteer.ts';
import { currentStamp } from './packing.ts';

/** Where the packed gazetteer lies in a data directory. */
export const packedFileName = 'places.sqlite';

/** Read-only pages come from the operating system's cache instead of a copy of each; the file has 43 MB. */
const mappedBytes = 64 * 1024 * 1024;

/** The packed gazetteer; `undefined` while there is none of today's format and dump, or what lies there is no database. */
export function openGazetteer(file: string): Gazetteer | undefined {
  const database = existsSync(file) ? openCurrent(file) : undefined;
  if (database === undefined) return undefined;
  database.exec(`PRAGMA mmap_size = ${mappedBytes}`);
  const byName = database.prepare('SELECT town.*, is_main FROM name JOIN town ON town.id = name.town WHERE folded = ?');
  const byId = database.prepare('SELECT * FROM town WHERE id = ?');
  const inBox = database.prepare(
    `SELECT town.* FROM town_box JOIN town USING (id)
     WHERE north >= ? AND south <= ? AND east >= ? AND west <= ?`,
  );
  return {
    named: (names) => namesakesByName(byName, names),
    withId: (id) => byId.all(id).map(readTown)[0],
    nearest: (point, withinKm) => nearestOrNone(inBox, point, withinKm),
  };
}

export function isPacked(file: string): boolean {
  const database = existsSync(file) ? openCurrent(file) : undefined;
  database?.close();
  return database !== undefined;
}

/** Anything that cannot be read as a gazetteer will be packed anew, so why it cannot does not matter. */
function openCurrent(file: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const [stamp] = database.prepare('SELECT text FROM stamp').all();
    if (stamp?.['text'] === currentStamp()) return database;
  } catch (error) {
    if (!isSqliteError(error)) throw error;
  }
  database?.close();
  return undefined;
}

function isSqliteError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}

function namesakesByName(byName: StatementSync, names: readonly string[]): Map<string, readonly Namesake[]> {
  const found = new Map<string, readonly Namesake[]>();
  for (const name of names) {
    const namesakes = byName.all(name).map((row) => ({ town: readTown(row), isMainName: row['is_main'] === 1 }));
    if (namesakes.length > 0) found.set(name, namesakes);
  }
  return found;
}

/** Naming a point must not fail: where the file cannot be read any more, nothing is near. */
function nearestOrNone(inBox: StatementSync, point: Point, withinKm: number): Town | undefined {
  try {
    return nearestTown(inBox, point, withinKm);
  } catch (error) {
    if (!isSqliteError(error)) throw error;
    return undefined;
  }
}

/** First in a tenth of the circle: near a city it holds a few towns, the whole one a thousand. */
function nearestTown(inBox: StatementSync, point: Point, withinKm: number): Town | undefined {
  for (const radiusKm of [withinKm / 10, withinKm]) {
    const rows = boxesAround(point, radiusKm).flatMap(({ south, north, west, east }) =>
      inBox.all(south, north, west, east),
    );
    const nearest = nearestOf(rows.map(readTown), point);
    if (nearest !== undefined && distanceKm(nearest.point, point) <= radiusKm) return nearest;
  }
  return undefined;
}

function nearestOf(towns: readonly Town[], point: Point): Town | undefined {
  const byDistance = towns.map((town) => ({ town, km: distanceKm(town.point, point) }));
  return byDistance.sort((a, b) => a.km - b.km || a.town.id - b.town.id)[0]?.town;
}

function readTown(row: Record<string, SQLOutputValue>): Town {
  return {
    id: Number(row['id']),
    name: String(row['name']),
    countryCode: String(row['country']),
    regionCode: String(row['region']),
    point: { lat: Number(row['lat']), lng: Number(row['lng']) },
    prominence: Number(row['prominence']),
  };
}
