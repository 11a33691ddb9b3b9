import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { copyPackedStations } from './packed-gazetteer.ts';
import { createPlaceStreams, openStreams } from '../../src/sources/streams/index.ts';
import type { StreamStations } from '../../src/service/index.ts';
import { openCatalogue, type Catalogue } from '../../src/sources/stations/index.ts';

/** Creates a folder for a test file, removed after its last test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellbuoy-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The real catalogue of stations, in a folder of the test file. */
export async function realCatalogue(nonCommercial = false, dataDir = temporaryFolder()): Promise<Catalogue> {
  await copyPackedStations(dataDir);
  return openCatalogue({ dataDir, nonCommercial });
}

/** The real stream stations, in a folder of the test file, by air: without a map of the sea. */
export async function realStreams(dataDir = temporaryFolder()): Promise<StreamStations> {
  await copyPackedStations(dataDir);
  const { stations } = await openStreams(dataDir);
  return createPlaceStreams({ stations: () => stations, readWater: () => undefined });
}
