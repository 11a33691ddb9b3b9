import { hash } from 'node:crypto';
import module from 'node:module';
import path from 'node:path';
import v8 from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Scene } from '../answers/pictures/index.ts';
import { programFile } from '../lib/program-file.ts';
import { createSizedMap } from '../lib/sized-map.ts';
import { withTimeout } from '../lib/timeout.ts';
import type { PngReply, PngRequest } from './picture-png-worker.ts';

/** Makes PNGs of pictures, off the event loop. */
export type PicturePng = {
  /**
   * The picture as PNG; `undefined` where it is not ready within `waitMs`, too many are waiting already, or drawing failed:
   * the answer is then sent without it. A picture that is finished too late is cached for the next request. The first one
   * waits for the worker and its fonts as well, `coldStartMs` longer.
   */
  render(scene: Scene, waitMs: number): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
};

type PicturePngPorts = {
  /** A bug: the picture could not be drawn. */
  failed(error: unknown): void;
};

/** While one is drawn, another is compressed: with more at once, each only takes longer. */
const atOnce = 2;
/** At 30 ms each, two at a time, the last one waits for less than half a second. */
const mostWaiting = 24;
/** A worker starts within a second on a quiet machine, and within three beside a full test run. */
const coldStartMs = 5000;
/** Some 100 pictures of 40 kB: many ask for the same one at the same time, and a minute later the present has moved. */
const mostBytes = 4_000_000;

type Job = { readonly scene: Scene; done(png: Uint8Array | undefined): void };

/** Makes PNGs on one worker thread and caches them. Its fonts are loaded with the first picture. */
export function createPicturePng(ports: PicturePngPorts): PicturePng {
  const finished = createSizedMap<Uint8Array>(mostBytes, ({ length }) => length);
  const inProgress = new Map<string, Promise<Uint8Array | undefined>>();
  /** Of scenes that are still in memory: answers share them, and to hash one takes 0.1 ms. */
  const keys = new WeakMap<Scene, string>();
  const drawing = createDrawingQueue(ports);

  const draw = async (key: string, scene: Scene): Promise<Uint8Array | undefined> => {
    const png = await drawing.add(scene);
    inProgress.delete(key);
    if (png) finished.set(key, png);
    return png;
  };
  return {
    async render(scene, waitMs) {
      const key = keys.get(scene) ?? hash('sha1', JSON.stringify(scene));
      keys.set(scene, key);
      const known = finished.get(key);
      if (known) return known;
      let drawn = inProgress.get(key);
      if (!drawn) {
        if (drawing.isFull()) return undefined;
        drawn = draw(key, scene);
        inProgress.set(key, drawn);
      }
      return withTimeout(drawing.isWarm() ? waitMs : waitMs + coldStartMs, drawn);
    },
    close: drawing.close,
  };
}

/** A thread of its own with little memory: of its heap, half would be garbage. */
function startWorker(): Worker {
  // `npm start` sets this for the main thread, whose heap has been made by now; of a thread it would override the limits.
  v8.setFlagsFromString('--max-semi-space-size=0');
  const compiled = module.getCompileCacheDir();
  return new Worker(programFile('./picture-png-worker', import.meta.url), {
    // Without the cache of compiled modules, the compiler of TypeScript takes 20 MB. The folder of this version of Node.js
    // is inside of the one that was given.
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(compiled) },
    resourceLimits: { maxYoungGenerationSizeMb: 3, maxOldGenerationSizeMb: 16 },
  });
}

/** Scenes drawn by a worker thread, in their order. A thread that fails is replaced with the next scene. */
function createDrawingQueue({ failed }: PicturePngPorts) {
  const waiting: Job[] = [];
  const running = new Map<number, Job>();
  let worker: Worker | undefined;
  let isWarm = false;
  let lastId = 0;

  const finish = (reply: PngReply): void => {
    isWarm = true;
    const job = running.get(reply.id);
    running.delete(reply.id);
    if ('error' in reply) failed(new Error(reply.error));
    job?.done('png' in reply ? reply.png : undefined);
    next();
  };
  const drop = (jobs: Iterable<Job>): void => {
    for (const { done } of jobs) done(undefined);
    running.clear();
  };
  const start = (): Worker => {
    const started = startWorker();
    started.unref();
    started.on('message', finish);
    started.on('error', (error) => {
      failed(error);
      worker = undefined;
      drop(running.values());
      next();
    });
    return started;
  };
  const next = (): void => {
    while (running.size < atOnce) {
      const job = waiting.shift();
      if (!job) return;
      worker ??= start();
      const id = ++lastId;
      running.set(id, job);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread, not a window.
      worker.postMessage({ id, scene: job.scene } satisfies PngRequest);
    }
  };
  return {
    /** Whether the worker has drawn something. */
    isWarm: () => isWarm,
    isFull: () => waiting.length >= mostWaiting,
    /** Resolves to `undefined` where drawing failed or the queue was closed. */
    add: (scene: Scene): Promise<Uint8Array | undefined> =>
      new Promise((done) => {
        waiting.push({ scene, done });
        next();
      }),
    async close(): Promise<void> {
      drop([...waiting.splice(0), ...running.values()]);
      await worker?.terminate();
      worker = undefined;
    },
  };
}
