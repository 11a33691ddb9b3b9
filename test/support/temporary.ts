import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
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
