import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Log } from '../ops/log.ts';
import { isPacked, packedFileName } from '../places/index.ts';
import { hasCatalogue, hasDatums } from '../sources/stations/index.ts';
import { hasSea } from '../sources/weather/index.ts';

/**
 * Packs the stations and the land map at the first start, before any part needs them. It takes a second, in child processes
 * because the raw data would stay in memory with 140 MB and more.
 */
export async function packSources(dataDir: string): Promise<void> {
  await Promise.all([
    hasCatalogue(dataDir) || once(run('../sources/stations/pack.ts', dataDir), 'exit'),
    hasSea(dataDir) || once(run('../sources/weather/pack.ts', dataDir), 'exit'),
  ]);
}

/** Packs the gazetteer at the first start, in a child process: ten seconds of work that must not delay answers. */
export function packPlaces(dataDir: string, log: Log, progress: (percent: number) => void): { stop(): void } {
  if (isPacked(path.join(dataDir, packedFileName))) return { stop: () => {} };
  const child = spawn(process.execPath, [pathOf('../places/gazetteer/pack.ts'), dataDir], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('message', (percent) => progress(Number(percent)));
  child.on('exit', (code) => {
    if (code) log.warn('The place names could not be packed: each is looked for in the raw file.');
  });
  return { stop: () => void child.kill() };
}

/** Computes datums at the first start, in a child process of low priority: three minutes of work on one core. */
export function packDatums(dataDir: string, done: () => void): { stop(): void } {
  if (hasDatums(dataDir)) return { stop: () => {} };
  const child = run('../sources/stations/pack-datums.ts', dataDir, String(process.pid));
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.on('exit', (code) => code === 0 && done());
  return { stop: () => void child.kill() };
}

function run(program: string, ...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [pathOf(program), ...args], { stdio: 'ignore' });
}

function pathOf(program: string): string {
  return fileURLToPath(new URL(program, import.meta.url));
}
