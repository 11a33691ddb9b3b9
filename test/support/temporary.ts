import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { openCatalogue, type Catalogue } from '../../src/sources/stations/index.ts';

/** A folder of its own for a test file, removed at its end. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellbuoy-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The real catalogue, packed into a folder of this file's own. */
export function realCatalogue(nonCommercial = false, dataDir = temporaryFolder()): Promise<Catalogue> {
  return openCatalogue({ dataDir, nonCommercial });
}
