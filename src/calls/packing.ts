import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Log } from '../log.ts';
import { isPacked, packedFileName } from '../places/index.ts';
import { hasCatalogue, hasDatums } from '../sources/stations/index.ts';
import { hasSea } from '../sources/weather/index.ts';
import { lacksTideGrid, type GridSetting } from '../sources/grid/index.ts';
import { hasWater } from '../sources/water/index.ts';

/**
 * Packs the stations and draws the sea at a first start, before anything needs them: some seconds of work in processes of
 * their own, because what they are made from would stay in memory with 140 MB and more.
 */
export async function packSources(dataDir: string): Promise<void> {
  await Promise.all([
    hasCatalogue(dataDir) || once(run('../sources/stations/pack.ts', dataDir), 'exit'),
    hasWater(dataDir) || once(run('../sources/water/pack.ts', dataDir), 'exit'),
    hasSea(dataDir) || once(run('../sources/weather/pack.ts', dataDir), 'exit'),
  ]);
}

/** Packs the gazetteer at a first start, behind: ten seconds of work that must not hold up answers. */
export function packPlaces(dataDir: string, log: Log, progress: (percent: number) => void): { stop(): void } {
  if (isPacked(path.join(dataDir, packedFileName))) return { stop: () => {} };
  const child = spawn(process.execPath, [pathOf('../places/pack.ts'), dataDir], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('message', (percent) => progress(Number(percent)));
  child.on('exit', (code) => {
    if (code) log.warn('The place names could not be packed: each is looked for in the raw file.');
  });
  return { stop: () => void child.kill() };
}

/** Computes datums at a first start, behind and after everything else: three minutes of work on one core. */
export function packDatums(dataDir: string, done: () => void): { stop(): void } {
  if (hasDatums(dataDir)) return { stop: () => {} };
  const child = run('../sources/stations/pack-datums.ts', dataDir, String(process.pid));
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.on('exit', (code) => code === 0 && done());
  return { stop: () => void child.kill() };
}

/** Fetches the tide model, behind: a few seconds with a network, and nothing without one. */
export function packTideGrid(dataDir: string, setting: GridSetting, done: () => void): { stop(): void } {
  if (!lacksTideGrid(dataDir, setting)) return { stop: () => {} };
  const child = run('../sources/grid/pack.ts', dataDir);
  child.on('exit', (code) => code === 0 && done());
  return { stop: () => void child.kill() };
}

function run(program: string, ...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [pathOf(program), ...args], { stdio: 'ignore' });
}

function pathOf(program: string): string {
  return fileURLToPath(new URL(program, import.meta.url));
}
