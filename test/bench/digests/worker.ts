import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { once as onlyOnce } from '../../../src/lib/once.ts';
import { writeStoredDatums } from '../../../src/sources/stations/datums-file.ts';
import { startArguments } from '../program.ts';
import type { BenchStore } from './fixture.ts';

/** A process that plans and sends, started with `start --only digests`. */
export type Worker = {
  readonly port: number | undefined;
  /** Resolves when it has exited, to how long that took, ms. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number>;
};

const packers = [
  'sources/stations/pack.ts',
  'sources/weather/pack.ts',
  'sources/water/pack.ts',
  'places/gazetteer/pack.ts',
];

/**
 * Puts into a folder what a first start packs in the background: many short-lived processes would each begin again. Datums
 * of stations, minutes of work, are marked as complete though there are none.
 */
export async function packAhead(dataDir: string): Promise<void> {
  cpSync(await packedFolder(), dataDir, { recursive: true });
}

const packedFolder = onlyOnce(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellbuoy-packed-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const packer of packers) {
    const program = fileURLToPath(new URL(`../../../src/${packer}`, import.meta.url));
    await once(spawn(process.execPath, [program, folder], { stdio: 'ignore' }), 'exit');
  }
  const catalogue = readdirSync(folder).find((file) => file.startsWith('stations-')) ?? '';
  const datums = catalogue.replace('stations-', 'datums-').replace('.bin', '.json');
  writeStoredDatums(path.join(folder, datums), { isComplete: true, byId: new Map() });
  return folder;
});

export async function startWorker(
  { dataDir, storeUrl }: Pick<BenchStore, 'dataDir' | 'storeUrl'>,
  settings: Readonly<Record<string, string>>,
  parts = 'digests',
): Promise<Worker> {
  const child = spawn(process.execPath, [...startArguments(), '--only', parts], {
    cwd: dataDir,
    env: { DATA_DIR: dataDir, STORE_URL: storeUrl, CACHE_URL: 'memory:', PORT: '0', TIDE_GRID: 'off', ...settings },
    stdio: ['ignore', 'pipe', openSync(path.join(dataDir, 'log'), 'a')],
  }) as ChildProcessByStdio<null, Readable, null>;
  const gone = once(child, 'exit');
  let port: number | undefined;
  for await (const line of createInterface(child.stdout)) {
    port ??= Number(/http:\/\/[^:]+:(\d+)\//.exec(line)?.[1]) || undefined;
    if (/^ {2}on {3}digests/.test(line)) break;
  }
  if (child.exitCode !== null) throw new Error('The program did not start');
  child.stdout.resume();
  return {
    port,
    async end(signal) {
      const begin = performance.now();
      child.kill(signal);
      await gone;
      return performance.now() - begin;
    },
  };
}
