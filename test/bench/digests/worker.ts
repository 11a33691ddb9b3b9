import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { startArguments } from '../program.ts';
import type { Yard } from './fixture.ts';

/** A process that plans and sends, as its owner would start it: `start --only digests`. */
export type Worker = {
  readonly port: number | undefined;
  /** Resolves when it is gone, to how long that took, ms. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number>;
};

const packing = fileURLToPath(new URL('../../../src/places/gazetteer/pack.ts', import.meta.url));

/** What a first start does behind, done before: else each of hundreds of short lives would begin it anew. */
export async function packAhead(dataDir: string): Promise<void> {
  await once(spawn(process.execPath, [packing, dataDir], { stdio: 'ignore' }), 'exit');
}

export async function startWorker(
  { dataDir, storeUrl }: Pick<Yard, 'dataDir' | 'storeUrl'>,
  settings: Readonly<Record<string, string>>,
  rooms = 'digests',
): Promise<Worker> {
  const child = spawn(process.execPath, [...startArguments(), '--only', rooms], {
    cwd: dataDir,
    env: { DATA_DIR: dataDir, STORE_URL: storeUrl, CACHE_URL: 'memory:', PORT: '0', ...settings },
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
