import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { createPlaceStreams, openStreams } from '../../src/sources/streams/index.ts';
import type { StreamStations } from '../../src/service/index.ts';
import { openCatalogue, type Catalogue } from '../../src/sources/stations/index.ts';

/** Creates a folder for a test file, removed after its last test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellbuoy-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The real catalogue of stations, packed into a folder of the test file. */
export function realCatalogue(nonCommercial = false, dataDir = temporaryFolder()): Promise<Catalogue> {
  return openCatalogue({ dataDir, nonCommercial });
}

/** The real stream stations, packed into a folder of the test file, by air: without a map of the sea. */
export async function realStreams(dataDir = temporaryFolder()): Promise<StreamStations> {
  const { stations } = await openStreams(dataDir);
  return createPlaceStreams({ stations: () => stations, readWater: () => undefined });
}
