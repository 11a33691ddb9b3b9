import module from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { programFile } from '../../lib/program-file.ts';
import type { Read, ReaderName } from './readers.ts';

export type ReadJob = { readonly id: number; readonly reader: ReaderName; readonly bodies: readonly string[] };
export type ReadResult = { readonly id: number } & ({ readonly value: unknown } | { readonly fault: string });

/** The largest bodies, 20 MB of outlines, take 2 s. What takes longer is hostile, and the thread is ended. */
const jobTimeoutMs = 15_000;
/** A thread takes some 20 MB. */
const idleMs = 20_000;
const memory = { maxOldGenerationSizeMb: 512 };

/** Reads bodies in a thread while there are any. One that takes too long or too much memory ends it with all that waits. */
export function createReadingThread(): Read {
  const waiting = new Map<number, PromiseWithResolvers<never>>();
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  const end = (why: string): void => {
    const ended = worker;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
    clearTimeout(timer);
    void ended?.terminate();
  };
  /** Jobs are done one after another: the time of the next begins when one has ended. */
  const restartTimer = (): void => {
    clearTimeout(timer);
    const isBusy = waiting.size > 0;
    if (isBusy) worker?.ref();
    else worker?.unref();
    timer = setTimeout(() => end(isBusy ? 'takes too long to read' : 'idle'), isBusy ? jobTimeoutMs : idleMs);
    if (!isBusy) timer.unref();
  };
  const start = (): Worker => {
    // A thread keeps compiled modules only where its environment says so: without them, it takes twice as long to start.
    const compiled = module.getCompileCacheDir();
    const env = compiled === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(compiled) };
    const started = new Worker(programFile('./read-worker', import.meta.url), { resourceLimits: memory, env });
    started.on('message', ({ id, ...result }: ReadResult) => {
      const job = waiting.get(id);
      waiting.delete(id);
      if ('fault' in result) job?.reject(new Error(result.fault));
      // The value is what the reader of that name returns.
      else job?.resolve(result.value as never);
      restartTimer();
    });
    started.on('error', (error: Error) => {
      if (worker === started) end(error.message);
    });
    return started;
  };
  return (reader, bodies) => {
    worker ??= start();
    const id = ++lastId;
    const job = Promise.withResolvers<never>();
    waiting.set(id, job);
    if (waiting.size === 1) restartTimer();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    worker.postMessage({ id, reader, bodies } satisfies ReadJob);
    return job.promise;
  };
}
