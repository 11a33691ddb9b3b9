import { Worker } from 'node:worker_threads';
import { programFile } from '../../lib/program-file.ts';
import type { Read, ReaderName } from './readers.ts';

export type ReadJob = { readonly id: number; readonly reader: ReaderName; readonly bodies: readonly string[] };
export type ReadResult =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly fault: string };

/** The largest bodies, 20 MB of outlines, take 2 s. What takes longer is hostile, and the thread is ended. */
const jobTimeoutMs = 15_000;
/** A thread takes some 20 MB. */
const idleMs = 20_000;
const memory = { maxOldGenerationSizeMb: 512 };

type Waiting = { resolve(value: unknown): void; reject(error: Error): void; readonly timer: NodeJS.Timeout };

/**
 * Reads bodies in a thread, which is started for the first and ends when there has been none for a while. A body that takes
 * too long, or too much memory, ends the thread with all that waits in it; the next one starts another.
 */
export function createReadingThread(): Read {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const end = (why: string): void => {
    const ended = worker;
    worker = undefined;
    clearTimeout(idle);
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new Error(why));
    }
    waiting.clear();
    void ended?.terminate();
  };
  const settle = (result: ReadResult): void => {
    const one = waiting.get(result.id);
    if (!one) return;
    waiting.delete(result.id);
    clearTimeout(one.timer);
    if ('fault' in result) one.reject(new Error(result.fault));
    else one.resolve(result.value);
    if (waiting.size > 0) return;
    worker?.unref();
    idle = setTimeout(() => end('idle'), idleMs).unref();
  };
  const start = (): Worker => {
    const started = new Worker(programFile('./read-worker', import.meta.url), { resourceLimits: memory });
    started.on('message', settle);
    const failed = (error: Error): void => {
      if (worker === started) end(error.message);
    };
    started.on('error', failed);
    return started;
  };
  return (reader, bodies) =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      worker ??= start();
      worker.ref();
      const id = ++lastId;
      const timer = setTimeout(() => end('takes too long to read'), jobTimeoutMs);
      // The value is what the reader of that name returns.
      waiting.set(id, { resolve, reject, timer });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
      worker.postMessage({ id, reader, bodies } satisfies ReadJob);
    });
}
