import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { startArguments } from '../program.ts';
import type { BenchStore } from './fixture.ts';

/** A process that plans and sends, started with `start --only digests`. */
export type Worker = {
  readonly port: number | undefined;
  /** Resolves when it has exited, to how long that took, ms. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number>;
};

export async function startWorker(
  { dataDir, storeUrl }: Pick<BenchStore, 'dataDir' | 'storeUrl'>,
  settings: Readonly<Record<string, string>>,
  parts = 'digests',
  root?: string,
): Promise<Worker> {
  const log = path.join(dataDir, 'log');
  const child = spawn(process.execPath, [...startArguments(root), '--only', parts], {
    cwd: dataDir,
    env: { DATA_DIR: dataDir, STORE_URL: storeUrl, CACHE_URL: 'memory:', PORT: '0', TIDE_GRID: 'off', ...settings },
    stdio: ['ignore', 'pipe', openSync(log, 'a')],
  }) as ChildProcessByStdio<null, Readable, null>;
  const gone = once(child, 'exit');
  let port: number | undefined;
  let isOn = false;
  for await (const line of createInterface(child.stdout)) {
    port ??= Number(/http:\/\/[^:]+:(\d+)\//.exec(line)?.[1]) || undefined;
    isOn = /^ {2}on {3}digests/.test(line);
    if (isOn) break;
  }
  if (!isOn) throw new Error(`The program did not start: ${readFileSync(log, 'utf8')}`);
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
