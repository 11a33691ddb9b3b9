import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Log } from '../log.ts';
import { isPacked, packedFileName } from '../places/index.ts';

const program = fileURLToPath(new URL('../places/pack.ts', import.meta.url));

/** Packs the gazetteer at a first start, in a process of its own: four seconds of work that must not hold up answers. */
export function packPlaces(dataDir: string, log: Log): { stop(): void } {
  if (isPacked(path.join(dataDir, packedFileName))) return { stop: () => {} };
  const child = spawn(process.execPath, [program, dataDir], { stdio: 'ignore' });
  child.on('exit', (code) => {
    if (code) log.warn('The place names could not be packed: each is looked for in the raw file.');
  });
  return { stop: () => void child.kill() };
}
