import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants as copying, copyFileSync, existsSync, linkSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { programFile } from '../lib/program-file.ts';
import { progressBar } from '../lib/progress-bar.ts';
import type { Log } from '../ops/log.ts';
import { isPacked, packedFileName } from '../places/index.ts';
import { Problem } from '../problem.ts';
import { takeRightsOfOthers } from '../store/index.ts';
import { lacksTideGrid, type GridSetting } from '../sources/grid/index.ts';
import { hasCatalogue, hasDatums } from '../sources/stations/index.ts';
import { hasStreams } from '../sources/streams/index.ts';
import { hasWater } from '../sources/water/index.ts';
import { hasSea } from '../sources/weather/index.ts';

/**
 * Puts what `prepare.mjs` has packed into the data directory, where that lacks it: as links, and as copies on another disk.
 * Files have their version in their names, but the place names, which are replaced where they are of another version. Where
 * nothing was packed, or a file cannot be put there, it is packed by who needs it.
 */
export function takeInstalled(dataDir: string, installed = installedFolder): void {
  if (!existsSync(installed)) return;
  for (const name of readdirSync(installed).filter((name) => /\.(bin|sqlite)$/.test(name))) {
    const [from, to] = [path.join(installed, name), path.join(dataDir, name)];
    const isOther = (): boolean => statSync(to).size !== statSync(from).size && !isPacked(to) && isPacked(from);
    if (!existsSync(to) || (name === packedFileName && isOther())) takeFile(from, to);
  }
}

const installedFolder = fileURLToPath(new URL('../../node_modules/.cache/bellbuoy', import.meta.url));

/** In one step, since other processes may be reading the file. */
function takeFile(from: string, to: string): void {
  const unfinished = `${to}.${process.pid}.unfinished`;
  try {
    try {
      linkSync(from, unfinished);
    } catch {
      copyFileSync(from, unfinished, copying.COPYFILE_FICLONE);
    }
    takeRightsOfOthers(unfinished);
    renameSync(unfinished, to);
  } catch {
    rmSync(unfinished, { force: true });
  }
}

/** Packs stations and land map at the first start (1 s), in child processes: raw data would stay in memory, 140 MB. */
export async function packSources(dataDir: string): Promise<void> {
  await Promise.all([
    (hasCatalogue(dataDir) && hasStreams(dataDir)) || once(run('../sources/stations/pack', dataDir), 'exit'),
    hasSea(dataDir) || once(run('../sources/weather/pack', dataDir), 'exit'),
  ]);
}

/** A failed packing takes seconds of a core, and the next one most likely fails as well. */
const retryAfterMs = 60_000;

export type PlacePacking = ReturnType<typeof createPlacePacking>;

/** Packs place names in a process, which may be killed, beside those of others: only the file shows success. */
export function createPlacePacking(dataDir: string, log: Pick<Log, 'warn'>, program = placesProgram) {
  const file = path.join(dataDir, packedFileName);
  let packing: Promise<void> | undefined;
  let child: ChildProcess | undefined;
  let report: (percent: number) => void = () => {};
  let failedAt = -Infinity;
  let isStopped = false;

  async function pack(): Promise<void> {
    if (isStopped || performance.now() - failedAt < retryAfterMs) throw new Problem('place-names-unavailable');
    child = watched(program, dataDir);
    child.on('message', (percent) => report(Number(percent)));
    const reason = await reasonOfEnd(child);
    child = undefined;
    report(100);
    if (isPacked(file)) return;
    failedAt = performance.now();
    if (!isStopped)
      log.warn(`The place names could not be packed (${reason}). Coordinates and tide stations are found.`);
    throw new Problem('place-names-unavailable');
  }

  return {
    /** Packs if not done or under way. Rejects with `place-names-unavailable`, at once for a minute after a failure. */
    async ready(): Promise<void> {
      if (isPacked(file)) return;
      packing ??= pack().finally(() => (packing = undefined));
      await packing;
    },
    /** Calls `report` with each percent that is done, and with 100 at the end, also where packing failed. */
    onProgress(listener: (percent: number) => void): void {
      report = listener;
    },
    stop(): void {
      isStopped = true;
      child?.kill();
    },
  };
}

/** Waits until a process ends or cannot be started. Resolves to its error message, else to its signal or exit code. */
async function reasonOfEnd(child: ChildProcess): Promise<string> {
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors = (errors + String(chunk)).slice(0, maxErrorLength)));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) =>
      resolve(/^\w*Error: .*$/m.exec(errors)?.[0] ?? signal ?? `exit code ${code}`),
    );
  });
}

const maxErrorLength = 4000;

/** Shows progress on a line of standard error, where that is a terminal. */
export function showProgressOnTerminal(percent: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${progressBar(percent)}${percent < 100 ? '' : '\n'}`);
}

type Job = { stop(): void };
const nothing: Job = { stop: () => {} };

/** Computes datums at the first start, in a child process of low priority: three minutes of work on one core. */
export function packDatums(dataDir: string, done: () => void): Job {
  if (hasDatums(dataDir)) return nothing;
  return inBackground(atLowPriority(run('../sources/stations/pack-datums', dataDir, String(process.pid))), done);
}

/** At the first start: half a second of one core, 200 MB. Until then a place has the tide of the nearest station by air. */
export function packWater(dataDir: string): Job {
  if (hasWater(dataDir)) return nothing;
  const child = run('../sources/water/pack', dataDir);
  // `ask` does not wait for it to end.
  child.unref();
  return inBackground(child);
}

/**
 * Fetches the tide model, or packs it from a folder of EOT20's own files, in a child process. Fetching takes a few seconds with
 * a network; without one, there is no model until the next start. Packing takes some 5 s of low priority and 230 MB.
 */
export function packTideGrid(
  { dataDir, tideGrid }: { readonly dataDir: string; readonly tideGrid: GridSetting },
  log: Pick<Log, 'info' | 'warn'>,
  done: () => void,
): Job {
  if (!lacksTideGrid(dataDir, tideGrid)) return nothing;
  if (typeof tideGrid !== 'object') return inBackground(run('../sources/grid/pack', dataDir), done);
  const folder = tideGrid.path;
  const child = atLowPriority(watched(programFile('../sources/grid/pack', import.meta.url), dataDir, folder));
  log.info(`The tide model in ${folder} is being packed`);
  child.on('message', (percent) => log.info(`The tide model in ${folder}: ${Number(percent)} % packed`));
  const warn = async (): Promise<void> => {
    const reason = await reasonOfEnd(child);
    if (child.killed || child.exitCode === 0) return;
    log.warn(
      `TIDE_GRID: the tide model could not be packed (${reason}). The one from before is used, if there is one.`,
    );
  };
  void warn();
  return inBackground(child, done);
}

/** Calls `done` when a process has succeeded. */
function inBackground(child: ChildProcess, done: () => void = () => {}): Job {
  child.on('exit', (code) => code === 0 && done());
  return { stop: () => void child.kill() };
}

function atLowPriority(child: ChildProcess): ChildProcess {
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

/** V8 settings of these processes: a quarter more processor time, and 130 to 250 MB less, where packing alone could fill a small machine. */
const frugal = ['--max-semi-space-size=4', '--heap-growing-percent=30'];

function run(program: string, ...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [...frugal, programFile(program, import.meta.url), ...args], { stdio: 'ignore' });
}

function watched(...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [...frugal, ...args], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
}

const placesProgram = programFile('../places/gazetteer/pack', import.meta.url);
