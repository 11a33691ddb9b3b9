import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { once } from '../../src/lib/once.ts';
import { packedFileName, packGazetteer } from '../../src/places/index.ts';
import { openCatalogue } from '../../src/sources/stations/index.ts';
import { writeStoredDatums } from '../../src/sources/stations/datums-file.ts';
import { openStreams } from '../../src/sources/streams/index.ts';
import { openWater } from '../../src/sources/water/water-file.ts';
import { openSea } from '../../src/sources/weather/sea.ts';

const root = path.join(import.meta.dirname, '..', '..');
const cache = path.join(root, 'node_modules', '.cache', 'bellbuoy-packed');

/** Packs before a run what its test files, which run at once, then find. */
export async function setup(): Promise<void> {
  packedGazetteer();
  await packedStations();
}

/** The packed gazetteer, packed once for each state of the code that packs it. Not to be changed. */
export function packedGazetteer(): string {
  const file = path.join(folderOf('places'), 'places.sqlite');
  if (!existsSync(file)) packGazetteer(file);
  return file;
}

/**
 * Gives an app or a program over this folder all that it would pack at its first start, and in the background. Datums of
 * stations, minutes of work, are marked as complete though there are none.
 */
export async function putPacked(dataDir: string): Promise<void> {
  symlinkSync(packedGazetteer(), path.join(dataDir, packedFileName));
  await copyPackedStations(dataDir);
  const stations = readdirSync(dataDir).find((name) => name.startsWith('stations-')) ?? '';
  const datums = stations.replace('stations-', 'datums-').replace('.bin', '.json');
  writeStoredDatums(path.join(dataDir, datums), { isComplete: true, byId: new Map() });
  const maps = folderOf('sources/weather', 'sources/water', 'domain');
  openSea(maps).isMarine({ lat: 0, lng: 0 });
  openWater(maps);
  for (const name of readdirSync(maps)) copyFileSync(path.join(maps, name), path.join(dataDir, name));
}

/** Copies the packed stations of tides and streams, so that a catalogue over this folder need not pack them. */
export async function copyPackedStations(dataDir: string): Promise<void> {
  const packed = await packedStations();
  for (const name of readdirSync(packed)) copyFileSync(path.join(packed, name), path.join(dataDir, name));
}

/** The folder of the packed stations, packed once for each state of the code that packs them. */
const packedStations = once(async (): Promise<string> => {
  const folder = folderOf('sources/stations', 'sources/streams', 'domain/tide');
  await openCatalogue({ dataDir: folder, nonCommercial: false });
  await openStreams(folder);
  return folder;
});

/** A younger folder may be written or read by another run at this moment. */
const oldMs = 24 * 3_600_000;

/** The folder for what is made of the code in these parts of `src`, in its present state. Old ones are removed. */
export function folderOf(...parts: readonly string[]): string {
  const folder = path.join(cache, versionOf(parts.map((part) => path.join(root, 'src', part))));
  if (existsSync(folder)) return folder;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(cache)) {
    const stats = statSync(path.join(cache, name), { throwIfNoEntry: false });
    const isOld = stats !== undefined && Date.now() - stats.mtimeMs > oldMs;
    if (isOld) rmSync(path.join(cache, name), { recursive: true, force: true });
  }
  return folder;
}

function versionOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
      if (/\.(ts|tsv|mjs|json)$/.test(name)) hash.update(name).update(readFileSync(path.join(folder, name)));
    }
  }
  hash.update(readFileSync(path.join(root, 'package-lock.json')));
  return hash.digest('hex').slice(0, 16);
}
